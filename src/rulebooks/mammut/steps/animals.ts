import type { Seat } from '../../../engine/rulebook.js';
import { animalsLacking, owns } from '../animals.js';
import { AnimalId, Place } from '../fields.js';
import { action, prompt, step } from '../rules.js';
import type { State } from '../state.js';
import { aboutCard } from '../texts/names.js';
import { placesOfAnimals } from '../tiles.js';

const whyNotAnimal = (state: State, { animal }: { readonly animal: string }, seat: Seat) => {
  if (!state.components.animals.values.some(({ id }) => id === animal)) return 'no_such_animal';
  return owns(state, seat, animal) ? 'already_owned' : 'not_asked_for';
};

export const chooseAnimal = action('choose-animal', {
  fields: { animal: AnimalId },
  description: 'Gain an animal that this seat does not own.',
  carryOut: (game, seat, { animal }) => game.add({ type: 'animal-gained', seat, animal, from: 'card' }),
  text: { en: 'Choose this animal: {animal}', de: 'Wähle dieses Tier: {animal}' },
  whyNot: whyNotAnimal,
});

export const tradeAnimal = action('trade-animal', {
  fields: { place: Place, animal: AnimalId },
  description: 'For the animal tile at this place, gain another animal than the one it shows.',
  carryOut: (game, seat, { place, animal }) => {
    game.add({ type: 'tile-traded', seat, place });
    game.add({ type: 'animal-gained', seat, animal, from: 'card' });
  },
  text: {
    en: 'For tile {place} ({place:faceAt}) take: {animal}',
    de: 'Nimm für Plättchen {place} ({place:faceAt}): {animal}',
  },
  whyNot: (state, action, seat) =>
    placesOfAnimals(state, seat).includes(action.place)
      ? whyNotAnimal(state, action, seat)
      : 'not_your_animal_tile',
});

export const decline = action('decline', {
  fields: {},
  description: 'Make no (more) use of the card that lets animals be chosen.',
  carryOut: (game, seat) => game.add({ type: 'offer-ended', seat }),
  text: { en: 'Trade no more animals', de: 'Tausche kein Tier mehr' },
});

const whichAnimal = prompt('choose-animal', {
  en: 'Which animal do you choose?',
  de: 'Welches Tier wählst du?',
  words: aboutCard,
});

export const chooseStep = step('choose', {
  prompt: whichAnimal,
  about: (_, { card }) => ({ card, trade: false }),
  answers: [chooseAnimal],
  legal: (state, _, seat) => animalsLacking(state, seat).map((animal) => ({ type: 'choose-animal', animal })),
  // There may be nothing to choose from, as where a seat owns every animal.
  stuck: (game, { seat }) => game.add({ type: 'offer-ended', seat }),
});

export const tradeStep = step('trade', {
  prompt: whichAnimal,
  about: (_, { card }) => ({ card, trade: true }),
  answers: [tradeAnimal, decline],
  legal: (state, _, seat) => {
    const lacking = animalsLacking(state, seat);
    const offered = placesOfAnimals(state, seat).flatMap((place) =>
      lacking.map((animal) => ({ type: 'trade-animal', place, animal }) as const),
    );
    return offered.length === 0 ? [] : [...offered, { type: 'decline' }];
  },
  stuck: (game, { seat }) => game.add({ type: 'offer-ended', seat }),
});
