import type { Seat } from '../../engine/rulebook.js';
import { BESIDE, type State } from './state.js';

export const isFree = ({ board }: State, region: number): boolean => board.glaciers[region] === false;

export const supplyOf = ({ board }: State, seat: Seat): number => board.hunters[seat] ?? 0;

export const mammothSupply = ({ board }: State): number => board.mammoths[BESIDE] ?? 0;

export const mammothsAt = ({ board }: State, region: number): number => board.mammoths[region] ?? 0;

export const withoutClub = ({ board, seats }: State, region: number, seat: Seat): number =>
  board.hunters[region * seats + seat] ?? 0;

export const withClub = ({ board, seats }: State, region: number, seat: Seat): number =>
  board.clubbed[region * seats + seat] ?? 0;

export const huntersAt = (state: State, region: number, seat: Seat): number =>
  withoutClub(state, region, seat) + withClub(state, region, seat);

/** By region from 1; what lies beside the map is not counted. */
export function huntersOnMap({ board, seats }: State, seat: Seat): number {
  let sum = 0;
  for (let at = seats + seat; at < board.hunters.length; at += seats) {
    sum += (board.hunters[at] ?? 0) + (board.clubbed[at] ?? 0);
  }
  return sum;
}

export const firesAt = ({ board }: State, region: number): number => board.fires[region]?.length ?? 0;

/** One piece from one entry of a list of counts to another. */
export function shifted(counts: readonly number[], from: number, to: number): number[] {
  const changed = counts.slice();
  changed[from] = (changed[from] ?? 0) - 1;
  changed[to] = (changed[to] ?? 0) + 1;
  return changed;
}

export function added(counts: readonly number[], at: number, more: number): number[] {
  const changed = counts.slice();
  changed[at] = (changed[at] ?? 0) + more;
  return changed;
}
