import type { Seat } from '../../../engine/rulebook.js';
import { jointsAt, START, TILES } from '../hexes.js';
import { NOBODY, type State } from '../state.js';

const OF_CAMP = 1;
export const OF_SETTLEMENT = 2;

export interface Influence {
  readonly tile: number;
  /** By seat. */
  readonly of: readonly number[];
  /** The seats that gain the income of the tile. */
  readonly leaders: readonly Seat[];
}

/** The influence on every tile but the start tile. */
export function influences(state: State): Influence[] {
  const found: Influence[] = [];
  for (let tile = 0; tile < TILES; tile += 1) {
    if (tile === START) continue;
    const of = influenceOn(state, tile);
    found.push({ tile, of, leaders: leadersOf(of, state.options.majorityOnly) });
  }
  return found;
}

/** The tiles of which a seat gains the income. */
export function tilesLedBy(state: State, seat: Seat): number[] {
  const found: number[] = [];
  for (let tile = 0; tile < TILES; tile += 1) {
    if (tile === START) continue;
    const of = influenceOn(state, tile);
    if ((of[seat] ?? 0) > 0 && leadersOf(of, state.options.majorityOnly).includes(seat)) found.push(tile);
  }
  return found;
}

function influenceOn({ players, settlements }: State, tile: number): number[] {
  const of: number[] = [];
  for (const { camps } of players) of.push(OF_CAMP * (camps[tile] ?? 0));
  for (const joint of jointsAt[tile] ?? []) {
    const owner = settlements[joint] ?? NOBODY;
    if (owner !== NOBODY) of[owner] = (of[owner] ?? 0) + OF_SETTLEMENT;
  }
  return of;
}

function leadersOf(of: readonly number[], majorityOnly: boolean): Seat[] {
  const most = Math.max(...of);
  if (most === 0) return [];
  const leaders: Seat[] = [];
  for (let seat = 0; seat < of.length; seat += 1) if (of[seat] === most) leaders.push(seat);
  return majorityOnly && leaders.length > 1 ? [] : leaders;
}
