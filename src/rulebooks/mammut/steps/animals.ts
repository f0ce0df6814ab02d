import type { Seat, Text } from '../../../engine/rulebook.js';
import { say } from '../../../engine/words.js';
import { animalsLacking, owns } from '../animals.js';
import { AnimalId, Place } from '../fields.js';
import { action, prompt, step } from '../rules.js';
import type { State } from '../state.js';
import { aboutCard } from '../texts/names.js';
import { placesOfAnimals, shownAt } from '../tiles.js';

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
  description:
    'Gain any animal that this seat does not own; the animal tile at this place then brings nothing else.',
  carryOut: (game, seat, { place, animal }) => {
    game.add({ type: 'tile-traded', seat, place, shown: shownAt(game.state, place) });
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
  description: 'Make no use of the card that gives an animal for an animal tile.',
  carryOut: (game, seat) => game.add({ type: 'offer-ended', seat, stuck: false }),
  text: { en: 'Trade no animal tile', de: 'Tausche kein Tierplättchen ein' },
});

const whichTrade: Text = {
  en: 'Which animal do you take, and for which of your animal tiles?',
  de: 'Welches Tier nimmst du, und für welches deiner Tierplättchen?',
};

const whichAnimal = prompt('choose-animal', {
  en: 'Which animal do you choose?',
  de: 'Welches Tier wählst du?',
  words: (telling, prompt, question) =>
    aboutCard(telling, prompt, prompt.about?.trade === true ? say(telling, whichTrade) : question),
});

export const chooseStep = step('choose', {
  prompt: whichAnimal,
  about: (_, { card }) => ({ card, trade: false }),
  answers: [chooseAnimal],
  legal: (state, _, seat) => animalsLacking(state, seat).map((animal) => ({ type: 'choose-animal', animal })),
  // There may be nothing to choose from, as where a seat owns every animal.
  stuck: (game, { seat }) => game.add({ type: 'offer-ended', seat, stuck: true }),
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
  stuck: (game, { seat }) => game.add({ type: 'offer-ended', seat, stuck: true }),
});
