import { zeros } from '../../../engine/lists.js';
import type { Seat } from '../../../engine/rulebook.js';
import { spotsOf } from '../building-ground.js';
import type { State } from '../state.js';

/**
 * What a megalith on this spot scores at once, by seat: its builder two points for each of the four beneath that
 * is their own and one for each other, and the owners of the others one point for each.
 */
export function pointsFor(state: State, seat: Seat, spot: number): number[] {
  const points = zeros(state.seats);
  const add = (whose: number, n: number): void => {
    if (whose < state.seats) points[whose] = (points[whose] ?? 0) + n;
  };
  for (const below of spotsOf(state)[spot]?.beneath ?? []) {
    const owner = state.megaliths[below] ?? -1;
    add(seat, owner === seat ? 2 : 1);
    if (owner !== seat) add(owner, 1);
  }
  return points;
}
