import type { Seat } from '../../engine/rulebook.js';
import { campsLeft, womenAt, womenLeft } from './people.js';
import type { State } from './state.js';

export interface Taking {
  readonly seat: Seat;
  readonly from: Seat;
  readonly hex: number;
}

/** A camp needs a marker of the winner and a woman of theirs to live in it. */
export function canKeep(state: State, { seat, from, hex }: Taking): boolean {
  if (campsLeft(state, seat) <= 0) return false;
  if (womenAt(state, seat, hex) > 0) return true;
  return womenAt(state, from, hex) > 0 && womenLeft(state, seat) > 0;
}
