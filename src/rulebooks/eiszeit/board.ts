import type { Seat } from '../../engine/rulebook.js';
import { atlasOf } from './atlas.js';
import type { Components } from './components/schema.js';
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

/** The regions without ice; looked up many times for every glacier that is laid. */
interface Open {
  readonly of: Components;
  readonly regions: readonly number[];
  readonly neighbours: readonly (readonly number[])[];
}

const known = new WeakMap<readonly boolean[], Open>();

function openOf({ board, components }: State): Open {
  const found = known.get(board.glaciers);
  if (found?.of === components) return found;
  const { regions, neighbours } = atlasOf(components);
  const isOpen = (region: number): boolean => board.glaciers[region] === false;
  const open = {
    of: components,
    regions: regions.filter(isOpen),
    neighbours: neighbours.map((around) => around.filter(isOpen)),
  };
  known.set(board.glaciers, open);
  return open;
}

/** Regions that may be entered. */
export const freeRegions = (state: State): readonly number[] => openOf(state).regions;

/** Neighbours of a region that may be entered. */
export const neighboursOf = (state: State, region: number): readonly number[] =>
  openOf(state).neighbours[region] ?? [];

/** Where the ice may grow: from the upper edge, or from where it is already. */
export function regionsByTheIce(state: State): number[] {
  const { neighbours } = atlasOf(state.components);
  const top = state.components.topEdge.values;
  return freeRegions(state).filter(
    (region) => top.includes(region) || neighbours[region]?.some((other) => !isFree(state, other)),
  );
}
