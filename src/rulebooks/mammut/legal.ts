import { topOf } from '../../engine/agenda.js';
import type { Seat } from '../../engine/rulebook.js';
import { assertNever } from '../../kernel/assert-never.js';
import { animalsLacking } from './animals.js';
import { effectOf } from './cards.js';
import { type Action, MOST_PLACES } from './schemas/action.js';
import type { CardEffect } from './schemas/components.js';
import { MIDDLE, missingShares, ownerOf, shareSizes, sharesPerSeat } from './shares.js';
import type { State, Step } from './state.js';
import { isAnimal, isQuestion, placesOfAnimals } from './tiles.js';

const places = [...Array(MOST_PLACES).keys()];
// The same few actions are listed over and over again: made once, never changed.
const take = places.map((place): Action => Object.freeze({ type: 'take', place }));
const putBack = places.map((place): Action => Object.freeze({ type: 'return', place }));
const peek = places.map((place): Action => Object.freeze({ type: 'peek', place }));
const flip = places.map((place): Action => Object.freeze({ type: 'flip', place }));
const done: Action = Object.freeze({ type: 'done' });

export function legal(state: State, seat: Seat): Action[] {
  const step = topOf(state.agenda);
  if (step === undefined || step.step === 'score' || step.seat !== seat) return [];
  return answers(state, step);
}

/** What may be answered to a step that asks somebody. */
export function answers(state: State, step: Exclude<Step, { step: 'score' }>): Action[] {
  switch (step.step) {
    case 'divide':
      return division(state, step.seat);
    case 'take':
      return [...actionsAt(state, take, MIDDLE), done];
    case 'rob': {
      const kept = actionsAt(state, putBack, step.share);
      const returning = kept.length > 1 ? kept : [];
      return step.returned.length > 0 ? [...returning, done] : returning;
    }
    case 'peek':
      return tilesFor(state, peek, isQuestion, step.chosen);
    case 'flip':
      return tilesFor(state, flip, isNoAnimal, step.chosen);
    case 'return': {
      const shares = returnable(state, step.seat);
      return step.any ? [...shares, done] : shares;
    }
    case 'choose':
      return animalsLacking(state, step.seat).map((animal) => ({ type: 'choose-animal', animal }));
    case 'trade':
      return trades(state, step.seat);
  }
  return assertNever(step);
}

function division(state: State, seat: Seat): Action[] {
  const sizes = shareSizes(state);
  const actions = actionsAt(state, take, MIDDLE);
  // Whoever has the last missing share takes all of the middle, or none of it.
  if (missingShares(sizes) === 1 && actions.length > 0)
    actions.splice(0, actions.length, { type: 'take-rest' });
  for (const [share, size] of sizes.entries()) {
    // One tile goes back and one is kept, so a share of one cannot be robbed.
    if (size > 1 && ownerOf(state.seats, share) !== seat) actions.push({ type: 'rob', share });
  }
  // Two players can divide so that the middle is empty and the other seat holds single tiles only.
  if (actions.length === 0) actions.push({ type: 'pass' });
  for (const card of new Set(state.hands[seat])) {
    if (hasUse(state, seat, effectOf(state.components, card))) actions.push({ type: 'play', card });
  }
  return actions;
}

/** A loot card must be carried out, so it needs something to be carried out on. */
export function hasUse(state: State, seat: Seat, effect: CardEffect): boolean {
  switch (effect.type) {
    case 'peek':
      return state.tiles.faces.some(isQuestion);
    case 'flip':
      return state.tiles.faces.some(isNoAnimal);
    case 'return-shares':
      return shareSizes(state).some((size, share) => size > 0 && canReturn(state, seat, share));
    case 'counts-as':
    case 'per-axe':
    case 'most-points':
    case 'most-animal':
    case 'trade-animal':
      return true;
  }
  return assertNever(effect);
}

/** With two players a seat may also return a share of its own. */
const canReturn = ({ seats }: State, seat: Seat, share: number): boolean =>
  sharesPerSeat(seats) > 1 || ownerOf(seats, share) !== seat;

const returnable = (state: State, seat: Seat): Action[] =>
  shareSizes(state).flatMap((size, share): Action[] =>
    size > 0 && canReturn(state, seat, share) ? [{ type: 'return-share', share }] : [],
  );

function trades(state: State, seat: Seat): Action[] {
  const lacking = animalsLacking(state, seat);
  const tiles = placesOfAnimals(state, seat);
  if (lacking.length === 0 || tiles.length === 0) return [];
  const offered = tiles.flatMap((place) =>
    lacking.map((animal): Action => ({ type: 'trade-animal', place, animal })),
  );
  return [...offered, { type: 'decline' }];
}

const isNoAnimal = (face: string): boolean => !isAnimal(face);

function tilesFor(
  { tiles }: State,
  actions: readonly Action[],
  fits: (face: string) => boolean,
  chosen: readonly number[],
): Action[] {
  const free = actions.filter((_, place) => {
    const face = tiles.faces[place];
    return face !== undefined && fits(face) && !chosen.includes(place);
  });
  return chosen.length > 0 ? [...free, done] : free;
}

function actionsAt({ tiles }: State, actions: readonly Action[], where: number): Action[] {
  const found: Action[] = [];
  for (let place = 0; place < tiles.at.length; place += 1) {
    const action = actions[place];
    if (tiles.at[place] === where && action !== undefined) found.push(action);
  }
  return found;
}
