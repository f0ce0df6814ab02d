import { topOf } from '../../../engine/agenda.js';
import type { Seat } from '../../../engine/rulebook.js';
import { assertNever } from '../../../kernel/assert-never.js';
import { cardOf } from '../atlas.js';
import { copyable, drawable, isPlayable } from '../cards.js';
import type { Action } from '../schemas/action.js';
import type { State } from '../state.js';
import type { Step } from '../steps.js';
import {
  campPlaces,
  driveMoves,
  firstPlaces,
  ownMoves,
  places,
  removals,
  swapFirsts,
  swapSeconds,
  trekMoves,
} from './hunters.js';
import {
  campMammoths,
  clubOrMove,
  clubs,
  fires,
  gives,
  glaciers,
  mammothOptions,
  mammothsToRemove,
  opponents,
  trekMammoths,
} from './pieces.js';
import { done } from './tables.js';

export function legal(state: State, seat: Seat): Action[] {
  const step = topOf(state.agenda);
  if (step === undefined || step.seat !== seat) return [];
  const found = answers(state, step);
  if (isOptional(step)) found.push(done);
  return found;
}

/** Whether a seat may leave it at that. */
export const isOptional = ({ step }: Step): boolean =>
  step !== 'first' && step !== 'turn' && step !== 'copy' && step !== 'opponent' && step !== 'draw';

/** What may be answered to a step, besides that it is enough. */
export function answers(state: State, step: Step): Action[] {
  switch (step.step) {
    case 'first':
      return firstPlaces(state, step.seat);
    case 'turn':
      return plays(state, step.seat);
    case 'copy':
      return copyable(state, step.seat).map((colour) => ({ type: 'choose-copy', colour }));
    case 'opponent':
      return opponents(state, step.seat);
    case 'place':
      return places(state, step);
    case 'camp':
      return campPlaces(state, step);
    case 'camp-mammoth':
      return campMammoths(state, step);
    case 'trek':
      return trekMoves(state, step);
    case 'trek-mammoth':
      return trekMammoths(state, step);
    case 'mammoth':
      return mammothOptions(state, step);
    case 'fire':
      return fires(state);
    case 'swap':
      return swapFirsts(state, step);
    case 'swap-with':
      return swapSeconds(state, step);
    case 'club':
      return clubs(state);
    case 'drive':
      return driveMoves(state, step);
    case 'remove':
      return removals(state, step);
    case 'club-or-move':
      return clubOrMove(state, step);
    case 'move':
      return ownMoves(state, step);
    case 'mammoth-home':
      return mammothsToRemove(state);
    case 'give':
      return gives(state, step);
    case 'discard':
      return kindsInHand(state, step.seat).map((card) => ({ type: 'discard', card }));
    case 'draw':
      return drawable(state, step.seat).map((colour) => ({ type: 'draw', colour }));
    case 'glacier':
      return glaciers(state);
  }
  return assertNever(step);
}

const kindsInHand = ({ hands }: State, seat: Seat): string[] => [...new Set(hands[seat])];

function plays(state: State, seat: Seat): Action[] {
  const kinds = kindsInHand(state, seat);
  const playable = kinds.filter((card) => isPlayable(state, seat, cardOf(state.components, card)));
  return playable.length > 0
    ? playable.map((card) => ({ type: 'play', card }))
    : kinds.map((card) => ({ type: 'lay-down', card }));
}
