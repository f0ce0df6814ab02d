import type { Text } from '../../../engine/rulebook.js';
import { assertNever } from '../../../kernel/assert-never.js';
import type { SeenOf } from './seen-of.js';
import {
  aFigure,
  both,
  figures,
  listed,
  onPlaces,
  places,
  speciesName,
  type Told,
  who,
  whoAll,
} from './texts.js';

type FightEvent = SeenOf<
  | 'fight-began'
  | 'fighter-strengthened'
  | 'amazons-joined'
  | 'meat-smoked'
  | 'fight-rolled'
  | 'animal-killed'
  | 'losses-demanded'
  | 'figure-lost'
  | 'tribe-fled'
  | 'fight-ended'
>;

export function fightText(event: FightEvent, told: Told): Text {
  switch (event.type) {
    case 'fight-began':
      return beganText(event, told);
    case 'fighter-strengthened': {
      const name = who(event.seat, told);
      return {
        en: `${name} adds ${event.bonus} in this fight.`,
        de: `${name} zählt in diesem Kampf ${event.bonus} hinzu.`,
      };
    }
    case 'amazons-joined': {
      const name = who(event.seat, told);
      return {
        en: `The women of ${name} fight like warriors.`,
        de: `Die Frauen von ${name} kämpfen wie Krieger.`,
      };
    }
    case 'meat-smoked': {
      const name = who(event.seat, told);
      return {
        en: `Every animal that ${name} kills this round pays ${event.food} more food.`,
        de: `Jedes Tier, das ${name} in dieser Runde erlegt, bringt ${event.food} Nahrung mehr.`,
      };
    }
    case 'fight-rolled': {
      const rolls = event.rolls.map(({ seat, die, bonus }): Text => {
        const sum = `${die} + ${bonus} = ${die + bonus}`;
        return seat === null
          ? { en: `animals ${sum}`, de: `Tiere ${sum}` }
          : both(`${who(seat, told)} ${sum}`);
      });
      const { en, de } = listed(rolls);
      return { en: `The dice fall: ${en}.`, de: `Die Würfel fallen: ${de}.` };
    }
    case 'animal-killed': {
      const name = who(event.seat, told);
      const { en, de } = speciesName(event.species, told);
      return {
        en: `${name} kills an animal, ${en}, and gains ${event.food} food.`,
        de: `${name} erlegt ein Tier, ${de}, und erhält ${event.food} Nahrung.`,
      };
    }
    case 'losses-demanded':
      return lossesText(event, told);
    case 'figure-lost': {
      const name = who(event.seat, told);
      const lost = aFigure[event.figure];
      const { en, de } = places([event.hex]);
      return event.fight
        ? {
            en: `${name} loses ${lost.en} in the fight on ${en}.`,
            de: `${name} verliert ${lost.de} im Kampf auf ${de}.`,
          }
        : { en: `${name} loses ${lost.en} on ${en}.`, de: `${name} verliert ${lost.de} auf ${de}.` };
    }
    case 'tribe-fled': {
      const name = who(event.seat, told);
      return {
        en: `${name} flees from hex ${event.from} to hex ${event.to}.`,
        de: `${name} flieht von Feld ${event.from} auf Feld ${event.to}.`,
      };
    }
    case 'fight-ended':
      return {
        en: `The fight on hex ${event.hex} is over.`,
        de: `Der Kampf auf Feld ${event.hex} ist vorbei.`,
      };
  }
  return assertNever(event);
}

function beganText({ hex, kind, species, seats }: SeenOf<'fight-began'>, told: Told): Text {
  const names = whoAll(seats, told);
  if (kind === 'animals') {
    const { en, de } = speciesName(species ?? '', told);
    return {
      en: `Fight on hex ${hex}: ${names.en} against ${en}.`,
      de: `Kampf auf Feld ${hex}: ${names.de} gegen ${de}.`,
    };
  }
  const versus = seats.map((seat) => who(seat, told));
  return kind === 'women'
    ? {
        en: `Women fight on hex ${hex}: ${versus.join(' against ')}.`,
        de: `Frauen kämpfen auf Feld ${hex}: ${versus.join(' gegen ')}.`,
      }
    : {
        en: `Fight on hex ${hex}: ${versus.join(' against ')}.`,
        de: `Kampf auf Feld ${hex}: ${versus.join(' gegen ')}.`,
      };
}

/** A seat that loses several figures stands there several times. */
function lossesText({ seats, hexes }: SeenOf<'losses-demanded'>, told: Told): Text {
  const losers = [...new Set(seats)];
  const lost = losers.map((seat) => {
    const { en, de } = figures(seats.filter((one) => one === seat).length);
    return { en: `${who(seat, told)} ${en}`, de: `${who(seat, told)} ${de}` };
  });
  const [all, on] = [listed(lost), onPlaces(hexes)];
  return losers.length === 1
    ? {
        en: `${who(losers[0] ?? 0, told)} must lose ${figures(seats.length).en} ${on.en}.`,
        de: `${who(losers[0] ?? 0, told)} muss ${figures(seats.length).de} ${on.de} verlieren.`,
      }
    : { en: `Losses ${on.en}: ${all.en}.`, de: `Verluste ${on.de}: ${all.de}.` };
}
