import type { Seat } from '../../../engine/rulebook.js';
import { isAtStart, joints } from '../hexes.js';
import { NOBODY, playerOf, type State } from '../state.js';

/** Where a seat may build: on a free joint off the start tile, with a camp on each of its three tiles. */
export function freeJoints(state: State, seat: Seat): number[] {
  const { settlementsLeft, camps } = playerOf(state, seat);
  const free: number[] = [];
  if (settlementsLeft === 0) return free;
  for (let joint = 0; joint < joints.length; joint += 1) {
    if (state.settlements[joint] !== NOBODY || isAtStart(joint)) continue;
    if (hasCampsAround(camps, joint)) free.push(joint);
  }
  return free;
}

export const hasCampsAround = (camps: readonly number[], joint: number): boolean =>
  joints[joint]?.every((tile) => (camps[tile] ?? 0) > 0) ?? false;
