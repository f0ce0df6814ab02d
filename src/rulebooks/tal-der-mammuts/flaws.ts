import type { Violation } from '../../engine/rulebook.js';
import { twins, violation } from '../../engine/violations.js';
import { boardFlaws } from './board-flaws.js';
import type { EventCard } from './components/schema.js';
import type { TalConfig } from './state.js';

const MOST_TILES = 62;
const MOST_CARDS = 120;

/** What is wrong with a pack although it fits the schema. */
export function flaws(config: TalConfig): Violation[] {
  return [
    ...boardFlaws(config.components),
    ...animalFlaws(config),
    ...eventFlaws(config),
    ...cardFlaws(config),
    ...numberFlaws(config),
  ];
}

function animalFlaws({ components }: TalConfig): Violation[] {
  const { species, animalTiles, reserve } = components;
  const ids = species.values.map(({ id }) => id);
  const found = twins({ species: species.values }, { en: 'species', de: 'Tierarten' });
  for (const [row, one] of animalTiles.values.entries())
    if (!ids.includes(one.species))
      found.push(
        violation('animalTiles', `/${row}/species`, {
          en: `There is no species ${one.species}.`,
          de: `Es gibt keine Tierart namens ${one.species}.`,
        }),
      );
  if (!ids.includes(reserve.values.species))
    found.push(
      violation('reserve', '/species', {
        en: `There is no species ${reserve.values.species}.`,
        de: `Es gibt keine Tierart namens ${reserve.values.species}.`,
      }),
    );
  const tiles = animalTiles.values.reduce((sum, { letters }) => sum + letters.length, reserve.values.tiles);
  if (tiles > MOST_TILES)
    found.push(
      violation('animalTiles', '', {
        en: `${tiles} tiles are more than ${MOST_TILES}.`,
        de: `${tiles} Plättchen sind mehr als ${MOST_TILES}.`,
      }),
    );
  return found;
}

function eventFlaws({ components }: TalConfig): Violation[] {
  const species = components.species.values.map(({ id }) => id);
  const found: Violation[] = [];
  for (const deck of ['summerEvents', 'winterEvents'] as const) {
    const cards = components[deck].values;
    found.push(...twins({ [deck]: cards }, { en: 'events', de: 'Ereignisse' }));
    // Otherwise a season could be extended without end.
    if (cards.every(({ effect }) => effect.type === 'longer-season'))
      found.push(
        violation(deck, '', {
          en: 'A season needs an event that does not make it longer.',
          de: 'Eine Jahreszeit braucht ein Ereignis, das sie nicht verlängert.',
        }),
      );
    for (const [at, { effect }] of cards.entries())
      if (effect.type === 'hibernation' && !species.includes(effect.species))
        found.push(
          violation(deck, `/${at}/effect/species`, {
            en: `There is no species ${effect.species}.`,
            de: `Es gibt keine Tierart namens ${effect.species}.`,
          }),
        );
  }
  for (const [at, card] of components.winterEvents.values.entries()) {
    const twin = components.summerEvents.values.find(({ id }) => id === card.id);
    if (twin !== undefined && !sameEffect(twin, card))
      found.push(
        violation('winterEvents', `/${at}/id`, {
          en: `${card.id} does something else in summer.`,
          de: `${card.id} bewirkt im Sommer etwas anderes.`,
        }),
      );
  }
  return found;
}

const sameEffect = (a: EventCard, b: EventCard): boolean => {
  const [one, other] = [Object.entries(a.effect).sort(), Object.entries(b.effect).sort()];
  return JSON.stringify(one) === JSON.stringify(other);
};

function cardFlaws({ components }: TalConfig): Violation[] {
  const { values } = components.specialCards;
  const found = twins({ specialCards: values }, { en: 'special cards', de: 'Sonderkarten' });
  const cards = values.reduce((sum, { copies }) => sum + copies, 0);
  if (cards > MOST_CARDS)
    found.push(
      violation('specialCards', '', {
        en: `${cards} cards are more than ${MOST_CARDS}.`,
        de: `${cards} Karten sind mehr als ${MOST_CARDS}.`,
      }),
    );
  return found;
}

function numberFlaws({ components }: TalConfig): Violation[] {
  const { women, warriors, camps, campsToWin } = components.limits.values;
  const found: Violation[] = [];
  for (const group of ['start', 'comeback'] as const) {
    const { values } = components[group];
    if (values.women > women)
      found.push(
        violation(group, '/women', {
          en: `A tribe has only ${women} women.`,
          de: `Ein Stamm hat nur ${women} Frauen.`,
        }),
      );
    if (values.warriors > warriors)
      found.push(
        violation(group, '/warriors', {
          en: `A tribe has only ${warriors} warriors.`,
          de: `Ein Stamm hat nur ${warriors} Krieger.`,
        }),
      );
  }
  if (campsToWin > camps)
    found.push(
      violation('limits', '/campsToWin', {
        en: `A tribe has only ${camps} camps.`,
        de: `Ein Stamm hat nur ${camps} Lager.`,
      }),
    );
  const { births } = components;
  if (births.values.woman >= births.values.twins)
    found.push(
      violation('births', '/twins', {
        en: 'Twins need a higher number than a woman.',
        de: 'Zwillinge brauchen eine höhere Zahl als eine Frau.',
      }),
    );
  return found;
}
