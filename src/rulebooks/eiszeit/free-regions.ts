import { atlasOf } from './atlas.js';
import { isFree } from './board.js';
import type { Components } from './components/schema.js';
import type { State } from './state.js';

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
