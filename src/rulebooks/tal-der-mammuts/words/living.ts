import type { Text } from '../../../engine/rulebook.js';
import { assertNever } from '../../../kernel/assert-never.js';
import type { SeenOf } from './seen-of.js';
import { both, cardName, listed, people, type Told, who } from './texts.js';

type LivingEvent = SeenOf<
  | 'food-stolen'
  | 'food-gained'
  | 'food-lost'
  | 'income-received'
  | 'figure-starved'
  | 'food-paid'
  | 'child-born'
  | 'field-sown'
>;

/** Food, births and sowing. */
export function livingText(event: LivingEvent, told: Told): Text {
  const name = who(event.seat, told);
  switch (event.type) {
    case 'food-stolen': {
      const from = who(event.target, told);
      return {
        en: `${name} steals ${event.food} food from ${from}.`,
        de: `${name} stiehlt ${from} ${event.food} Nahrung.`,
      };
    }
    case 'food-gained': {
      const by = cardName(event.by, told);
      return {
        en: `${name} gains ${event.food} food (${by.en}).`,
        de: `${name} erhält ${event.food} Nahrung (${by.de}).`,
      };
    }
    case 'food-lost':
      return { en: `${name} loses ${event.food} food.`, de: `${name} verliert ${event.food} Nahrung.` };
    case 'income-received':
      return incomeText(event, told);
    case 'figure-starved':
      return {
        en: `A ${event.figure} of ${name} starves on hex ${event.hex}.`,
        de: `${event.figure === 'woman' ? 'Eine Frau' : 'Ein Krieger'} von ${name} verhungert auf Feld ${event.hex}.`,
      };
    case 'food-paid':
      return {
        en: `The tribe of ${name} eats ${event.food} food.`,
        de: `Der Stamm von ${name} isst ${event.food} Nahrung.`,
      };
    case 'child-born':
      return bornText(event, told);
    case 'field-sown':
      return {
        en: `${name} sows the field on hex ${event.hex} for ${event.food} food.`,
        de: `${name} besät den Acker auf Feld ${event.hex} für ${event.food} Nahrung.`,
      };
  }
  return assertNever(event);
}

function incomeText({ seat, fish, gathered, harvest }: SeenOf<'income-received'>, told: Told): Text {
  const name = who(seat, told);
  const sources = [
    { food: fish, en: 'fishing', de: 'Fischen' },
    { food: gathered, en: 'gathering', de: 'Sammeln' },
    { food: harvest, en: 'the harvest', de: 'die Ernte' },
  ].filter(({ food }) => food > 0);
  if (sources.length === 0) return { en: `${name} finds no food.`, de: `${name} findet keine Nahrung.` };
  const found = listed(
    sources.map(({ food, en, de }) => ({ en: `${food} by ${en}`, de: `${food} durch ${de}` })),
  );
  const sum = fish + gathered + harvest;
  if (sources.length === 1)
    return {
      en: `${name} finds ${sum} food by ${sources[0]?.en}.`,
      de: `${name} findet ${sum} Nahrung durch ${sources[0]?.de}.`,
    };
  return {
    en: `${name} finds ${sum} food: ${found.en}.`,
    de: `${name} findet ${sum} Nahrung: ${found.de}.`,
  };
}

function bornText({ seat, hex, dice, women, warriors }: SeenOf<'child-born'>, told: Told): Text {
  const name = who(seat, told);
  const rolled = listed(dice.map((die) => both(String(die))));
  const born = people({ women, warriors });
  if (women + warriors === 0)
    return {
      en: `${name} rolls ${rolled.en} on hex ${hex}, but has no figure left for a child.`,
      de: `${name} würfelt ${rolled.de} auf Feld ${hex}, hat aber für ein Kind keine Figur mehr.`,
    };
  const one = women + warriors === 1;
  return {
    en: `${name} rolls ${rolled.en} on hex ${hex}: ${born.en} ${one ? 'is' : 'are'} born.`,
    de: `${name} würfelt ${rolled.de} auf Feld ${hex}: ${born.de} ${one ? 'wird' : 'werden'} geboren.`,
  };
}
