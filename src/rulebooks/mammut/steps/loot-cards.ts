import { topOf } from '../../../engine/agenda.js';
import type { Seat } from '../../../engine/rulebook.js';
import { effectOf } from '../cards.js';
import { Place, Share } from '../fields.js';
import { isNoAnimal, returnable } from '../has-use.js';
import { action, type Game, prompt, step } from '../rules.js';
import { ownerOf, placesAt, shareSizes } from '../shares.js';
import type { State, StepOf } from '../state.js';
import { aboutCard } from '../texts/names.js';
import { hiddenFace, isQuestion, shownAt, shownEach } from '../tiles.js';
import { done, enough } from './done.js';
import { onTiles } from './tile-actions.js';

const peeking = onTiles('peek');
const flipping = onTiles('flip');

export const peek = action('peek', {
  fields: { place: Place },
  description: 'Look secretly at the other face of a question tile.',
  carryOut: (game, seat, { place }) => {
    const shown = shownAt(game.state, place);
    game.add({ type: 'tile-peeked', seat, place, shown, face: hiddenFace(game.state, place) });
    finishIfSpent(game, seat);
  },
  text: {
    en: 'Look under question mark {place}{place:heldBy}',
    de: 'Schau unter Fragezeichen {place}{place:heldBy}',
  },
});

export const flip = action('flip', {
  fields: { place: Place },
  description: 'Turn over a tile that shows no animal.',
  carryOut: (game, seat, { place }) => {
    const shown = shownAt(game.state, place);
    game.add({ type: 'tile-flipped', seat, place, shown, face: hiddenFace(game.state, place) });
    finishIfSpent(game, seat);
  },
  text: {
    en: 'Turn over tile {place}: {place:faceAt}{place:heldBy}',
    de: 'Wende Plättchen {place}: {place:faceAt}{place:heldBy}',
  },
});

export const returnShare = action('return-share', {
  fields: { share: Share },
  description: 'Have all of a share put back into the middle.',
  carryOut: (game, seat, { share }) => {
    const places = placesAt(game.state, share);
    game.add({ type: 'share-returned', seat, share, places, shown: shownEach(game.state, places) });
    finishIfSpent(game, seat);
  },
  text: {
    en: 'Have {share} put back into the middle{share:holding}',
    de: 'Lass {share} in die Mitte zurücklegen{share:holding}',
  },
  whyNot: (state, { share }, seat) => {
    const size = shareSizes(state)[share];
    if (size === undefined) return 'no_such_share';
    return size > 0 && ownerOf(state.seats, share) === seat ? 'own_share' : 'share_empty';
  },
});

export const peekStep = step('peek', {
  prompt: {
    en: 'Under which question mark do you look?',
    de: 'Unter welches Fragezeichen schaust du?',
    words: aboutCard,
  },
  about: (_, { card, chosen }) => ({ card, chosen: chosen.length }),
  answers: [peek, done],
  legal: peeks,
  whyNot: { peek: whyNotTile },
});

export const flipStep = step('flip', {
  prompt: { en: 'Which tile do you turn over?', de: 'Welches Plättchen wendest du?', words: aboutCard },
  about: (_, { card, chosen }) => ({ card, chosen: chosen.length }),
  answers: [flip, done],
  legal: flips,
  whyNot: { flip: whyNotTile },
});

export const returnStep = step('return', {
  prompt: prompt('return-shares', {
    en: 'Which shares go back to the middle?',
    de: 'Welche Anteile kommen zurück in die Mitte?',
    words: aboutCard,
  }),
  about: (_, { card }) => ({ card }),
  answers: [returnShare, done],
  legal: shares,
});

function peeks(state: State, { chosen }: StepOf<'peek'>) {
  const free = peeking.filter(({ place }) => isFree(state, place, chosen, isQuestion));
  return chosen.length > 0 ? [...free, enough] : free;
}

function flips(state: State, { chosen }: StepOf<'flip'>) {
  const free = flipping.filter(({ place }) => isFree(state, place, chosen, isNoAnimal));
  return chosen.length > 0 ? [...free, enough] : free;
}

function isFree(
  { tiles }: State,
  place: number,
  chosen: readonly number[],
  fits: (face: string) => boolean,
): boolean {
  const face = tiles.faces[place];
  return face !== undefined && fits(face) && !chosen.includes(place);
}

function shares(state: State, { seat, any }: StepOf<'return'>) {
  const actions = returnable(state, seat).map((share) => ({ type: 'return-share', share }) as const);
  return any ? [...actions, enough] : actions;
}

function whyNotTile(
  { tiles }: State,
  { step, chosen }: StepOf<'peek' | 'flip'>,
  { place }: { place: number },
) {
  const face = tiles.faces[place];
  if (face === undefined) return 'no_such_place';
  if (chosen.includes(place)) return 'already_chosen';
  if (step === 'peek') return isQuestion(face) ? 'not_asked_for' : 'not_a_question_tile';
  return isNoAnimal(face) ? 'not_asked_for' : 'animal_tile';
}

/** Ends the card when it allows no more tiles, or when only `done` is left to say. */
function finishIfSpent(game: Game, seat: Seat): void {
  const { state } = game;
  const step = topOf(state.agenda);
  if (step?.step !== 'peek' && step?.step !== 'flip' && step?.step !== 'return') return;
  if (left(state, step) <= 1 || isSpent(state, step)) game.add({ type: 'card-finished', seat });
}

function left(state: State, step: StepOf<'peek' | 'flip' | 'return'>): number {
  if (step.step === 'return') return shares(state, step).length;
  return step.step === 'peek' ? peeks(state, step).length : flips(state, step).length;
}

function isSpent(state: State, step: StepOf<'peek' | 'flip' | 'return'>): boolean {
  const effect = effectOf(state.components, step.card);
  return 'tiles' in effect && 'chosen' in step && step.chosen.length >= effect.tiles;
}
