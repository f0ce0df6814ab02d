import type { Text } from '../../../engine/rulebook.js';
import { assertNever } from '../../../kernel/assert-never.js';
import type { SeenOf } from './seen-of.js';
import { aFigure, cardName, listed, people, steps, type Told, who, women } from './texts.js';

type TribeEvent = SeenOf<
  | 'camp-placed'
  | 'camp-founded'
  | 'camp-lost'
  | 'camp-conquered'
  | 'camp-kept'
  | 'camp-burnt'
  | 'fire-lost'
  | 'fire-placed'
  | 'people-removed'
  | 'figure-moved'
  | 'path-opened'
  | 'march-ordered'
  | 'raft-built'
  | 'fence-built'
  | 'woman-eloped'
  | 'women-joined'
  | 'rationing-announced'
  | 'movement-ended'
  | 'tribe-returned'
  | 'tribe-died-out'
  | 'return-declined'
>;

/** Where tribes live and go, and what becomes of them. */
export function tribeText(event: TribeEvent, told: Told): Text {
  const name = who(event.seat, told);
  switch (event.type) {
    case 'camp-placed':
      return {
        en: `${name} sets up the first camp on hex ${event.hex}.`,
        de: `${name} schlägt das erste Lager auf Feld ${event.hex} auf.`,
      };
    case 'camp-founded':
      return {
        en: `${name} founds a camp on hex ${event.hex}.`,
        de: `${name} gründet ein Lager auf Feld ${event.hex}.`,
      };
    case 'camp-lost':
      return {
        en: `${name} loses the camp on hex ${event.hex}.`,
        de: `${name} verliert das Lager auf Feld ${event.hex}.`,
      };
    case 'camp-conquered': {
      const from = who(event.from, told);
      return {
        en: `${name} conquers the camp of ${from} on hex ${event.hex} and takes ${event.food} food.`,
        de: `${name} erobert das Lager von ${from} auf Feld ${event.hex} und nimmt ${event.food} Nahrung.`,
      };
    }
    case 'camp-kept': {
      const from = who(event.from, told);
      return {
        en: `${name} keeps the camp of ${from} on hex ${event.hex}.`,
        de: `${name} behält das Lager von ${from} auf Feld ${event.hex}.`,
      };
    }
    case 'camp-burnt': {
      const from = who(event.from, told);
      return {
        en: `${name} burns down the camp of ${from} on hex ${event.hex}.`,
        de: `${name} brennt das Lager von ${from} auf Feld ${event.hex} nieder.`,
      };
    }
    case 'fire-lost':
      return { en: `${name} loses the fire.`, de: `${name} verliert das Feuer.` };
    case 'fire-placed':
      return {
        en: `${name} keeps the fire in the camp on hex ${event.hex}.`,
        de: `${name} hütet das Feuer im Lager auf Feld ${event.hex}.`,
      };
    case 'people-removed': {
      const gone = people(event);
      return {
        en: `${name} loses ${gone.en} on hex ${event.hex}.`,
        de: `${name} verliert ${gone.de} auf Feld ${event.hex}.`,
      };
    }
    case 'figure-moved': {
      const mover = aFigure[event.figure];
      const more = { en: event.on ? ' on' : '', de: event.on ? ' weiter' : '' };
      return {
        en: `${name} moves ${mover.en}${more.en} from hex ${event.from} to hex ${event.to}.`,
        de: `${name} bewegt ${mover.de} von Feld ${event.from}${more.de} auf Feld ${event.to}.`,
      };
    }
    case 'path-opened':
      return {
        en: `Mountains do not stop the group of ${name} that sets out from hex ${event.hex}.`,
        de: `Die Gruppe von ${name}, die von Feld ${event.hex} aufbricht, hält kein Gebirge auf.`,
      };
    case 'march-ordered': {
      const far = steps(event.steps);
      return {
        en: `The group of ${name} that sets out from hex ${event.hex} goes up to ${far.en}.`,
        de: `Die Gruppe von ${name}, die von Feld ${event.hex} aufbricht, geht bis zu ${far.de}.`,
      };
    }
    case 'raft-built':
      return {
        en: `${name} builds a raft from hex ${event.from} to hex ${event.to}.`,
        de: `${name} baut ein Floß von Feld ${event.from} auf Feld ${event.to}.`,
      };
    case 'fence-built':
      return {
        en: `${name} fences the camp on hex ${event.hex}: whoever defends it adds ${event.bonus}.`,
        de: `${name} umzäunt das Lager auf Feld ${event.hex}: Wer es verteidigt, zählt ${event.bonus} hinzu.`,
      };
    case 'woman-eloped': {
      const from = who(event.target, told);
      return {
        en: `A woman of ${from} leaves hex ${event.from} for ${name} on hex ${event.to}.`,
        de: `Eine Frau von ${from} geht von Feld ${event.from} zu ${name} auf Feld ${event.to}.`,
      };
    }
    case 'women-joined':
      return womenText(event, told);
    case 'rationing-announced':
      return {
        en: `${name} will choose who shall eat this round.`,
        de: `${name} wird in dieser Runde wählen, wer essen soll.`,
      };
    case 'movement-ended':
      return { en: `${name} has moved.`, de: `${name} hat die Bewegung beendet.` };
    case 'tribe-returned':
      return {
        en: `A new tribe of ${name} comes over the rim on hex ${event.hex}.`,
        de: `Ein neuer Stamm von ${name} kommt auf Feld ${event.hex} über den Rand.`,
      };
    case 'tribe-died-out':
      return diedOutText(event, told);
    case 'return-declined':
      return { en: `${name} does not come back.`, de: `${name} kommt nicht zurück.` };
  }
  return assertNever(event);
}

function womenText({ seat, from, hex, women: all, joined }: SeenOf<'women-joined'>, told: Told): Text {
  const [to, lost] = [who(seat, told), who(from, told)];
  if (joined === 0)
    return {
      en: `${lost} loses ${women(all).en} on hex ${hex}, for whom ${to} has no figure left.`,
      de: `${lost} verliert ${women(all).de} auf Feld ${hex}, für die ${to} keine Figur mehr hat.`,
    };
  const [came, rest] = [women(joined), women(all - joined)];
  const one = joined === 1;
  const [restIs, restSind] = all - joined === 1 ? ['finds', 'findet'] : ['find', 'finden'];
  const others =
    joined === all
      ? { en: '', de: '' }
      : { en: `; ${rest.en} ${restIs} no place`, de: `; ${rest.de} ${restSind} keinen Platz` };
  return {
    en: `${came.en} of ${lost} ${one ? 'joins' : 'join'} ${to} on hex ${hex}${others.en}.`,
    de: `${came.de} von ${lost} ${one ? 'läuft' : 'laufen'} auf Feld ${hex} zu ${to} über${others.de}.`,
  };
}

function diedOutText({ seat, cards, returns }: SeenOf<'tribe-died-out'>, told: Told): Text {
  const name = who(seat, told);
  const left = listed(cards.map((card) => cardName(card, told)));
  const end = {
    en: returns ? `The tribe of ${name} has died out, but may return.` : `The tribe of ${name} has died out.`,
    de: returns
      ? `Der Stamm von ${name} ist ausgestorben, darf aber wiederkommen.`
      : `Der Stamm von ${name} ist ausgestorben.`,
  };
  return cards.length === 0
    ? end
    : {
        en: `${end.en} Its cards go back: ${left.en}.`,
        de: `${end.de} Seine Karten gehen zurück: ${left.de}.`,
      };
}
