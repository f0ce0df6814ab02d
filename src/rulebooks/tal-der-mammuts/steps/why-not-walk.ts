import type { Seat } from '../../../engine/rulebook.js';
import { directionTo, isRiver, NOWHERE } from '../board.js';
import { riversOpen, stepsOf } from '../conditions.js';
import type { Figure } from '../fields.js';
import { figuresAt } from '../people.js';
import { boardIn, isFlooded, type State } from '../state.js';
import type { Code } from '../texts/index.js';
import { unmoved } from '../walk.js';
import { fresh, mayLeave, raftOn } from '../walking.js';

interface Move {
  readonly figure: Figure;
  readonly from: number;
  readonly to: number;
}

export function whyNotMove(state: State, seat: Seat, { figure, from, to }: Move): Code {
  if (stepsOf(state) === 0) return 'no_movement';
  if (figuresAt(state, seat, figure, from) === 0) return 'no_figure';
  if (fresh(state, state.walk ?? unmoved, seat, figure, from) === 0) return 'already_moved';
  if (isFlooded(state, from)) return 'flooded';
  if (!mayLeave(state, seat, from)) return 'must_leave_enough';
  return whyNotStep(state, from, to) ?? 'too_far';
}

export function whyNotGoOn(state: State, seat: Seat, to: number): Code {
  const walker = state.walk?.walker ?? null;
  if (walker === null) return 'too_far';
  if (!mayLeave(state, seat, walker.hex)) return 'must_leave_enough';
  return whyNotStep(state, walker.hex, to, walker.start) ?? 'too_far';
}

/** Why the ground does not allow a step to a figure that set out from `start`; null if it does. */
export function whyNotStep(state: State, from: number, to: number, start = from): Code | null {
  const board = boardIn(state);
  if (board.terrain[to] === 'lake') return 'lake';
  const direction = directionTo(board, from, to);
  const rafted = raftOn(state.walk ?? unmoved, from, to, start) !== undefined;
  if (direction === NOWHERE && !rafted) return 'too_far';
  if ((state.closed[to] ?? 0) !== 0) return 'hex_closed';
  if (!rafted && isRiver(board, from, direction) && !riversOpen(state)) return 'river';
  return null;
}
