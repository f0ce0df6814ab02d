import type { Seat } from '../../../engine/rulebook.js';
import { areNeighbours } from '../atlas.js';
import { freeRegions, isFree, supplyOf, withClub, withoutClub } from '../board.js';
import type { HunterSpot } from '../fields.js';
import type { State } from '../state.js';
import type { Code } from '../texts/index.js';
import {
  at,
  type HunterList,
  type HunterMove,
  type HunterPlaced,
  huntersMoved,
  huntersPlaced,
} from './tables.js';

export interface Move {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
  readonly clubbed: boolean;
}

/** From the supply; only where that is empty from elsewhere on the map. */
export const placing = (
  state: State,
  seat: Seat,
  regions: readonly number[],
): (HunterPlaced | HunterMove)[] =>
  supplyOf(state, seat) === 0 ? moving(state, seat, regions) : at(huntersPlaced, regions);

/** Own hunters, from anywhere to any of `regions`. */
export function moving(state: State, seat: Seat, regions: readonly number[]) {
  const found: HunterMove[] = [];
  for (const from of freeRegions(state)) pushMoves(found, state, seat, seat, from, regions);
  return found;
}

/** A hunter with a club is moved by its owner alone. */
export function pushMoves(
  found: HunterMove[],
  state: State,
  by: Seat,
  seat: Seat,
  from: number,
  regions: readonly number[],
  left = (clubbed: boolean) => (clubbed ? withClub(state, from, seat) : withoutClub(state, from, seat)),
): void {
  const plain = left(false) > 0;
  const clubbed = by === seat && left(true) > 0;
  if (!plain && !clubbed) return;
  const table = huntersMoved[seat]?.[from];
  for (const to of regions) {
    const pair = table?.[to];
    if (to === from || pair === undefined) continue;
    if (plain) found.push(pair[0]);
    if (clubbed) found.push(pair[1]);
  }
}

/** Hunters that `by` may touch, as actions. */
export function spots<Action>(
  state: State,
  by: Seat,
  actions: HunterList<Action>,
  regions: readonly number[],
  isBarred: (owner: Seat) => boolean = () => false,
): Action[] {
  const found: Action[] = [];
  for (const region of regions) {
    for (let owner = 0; owner < state.seats; owner += 1) {
      const pair = actions[owner]?.[region];
      if (pair === undefined || isBarred(owner)) continue;
      if (withoutClub(state, region, owner) > 0) found.push(pair[0]);
      if (owner === by && withClub(state, region, owner) > 0) found.push(pair[1]);
    }
  }
  return found;
}

/** So many hunters of one card must not all have one owner: whether `seat` would make it so. */
export const allOfOne = (owners: readonly Seat[], most: number, seat: Seat): boolean =>
  most > 1 && owners.length === most - 1 && owners.every((owner) => owner === seat);

/** Why `by` may not touch such a hunter; null if it may. */
export function whyNotTouch(state: State, by: Seat, { seat, region, clubbed }: HunterSpot): Code | null {
  const there = clubbed ? withClub(state, region, seat) : withoutClub(state, region, seat);
  if (there > 0) return clubbed && seat !== by ? 'clubbed_hunter' : null;
  if (!clubbed && seat !== by && withClub(state, region, seat) > 0) return 'clubbed_hunter';
  return 'no_such_hunter';
}

export function whyNotOwn(state: State, by: Seat, move: Move): Code | null {
  if (move.seat !== by) return 'not_yours';
  const untouchable = whyNotTouch(state, by, { ...move, region: move.from });
  return untouchable ?? (move.from === move.to ? 'same_region' : null);
}

export function whyNotNext(state: State, { from, to }: Pick<Move, 'from' | 'to'>): Code {
  if (from === to) return 'same_region';
  if (!isFree(state, to)) return 'glaciated_region';
  return areNeighbours(state.components, from, to) ? 'not_asked_for' : 'not_neighbours';
}
