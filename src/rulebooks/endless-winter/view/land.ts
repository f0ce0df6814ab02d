import { memo } from '../../../engine/memo.js';
import { catalogueOf } from '../catalogue.js';
import { hexes, isAtStart, joints } from '../hexes.js';
import { influences } from '../scoring/influence.js';
import { NOBODY, type State } from '../state.js';
import type { View } from '../view-schema.js';

export function tilesOf(state: State): View['tiles'] {
  const { terrains } = catalogueOf(state.components);
  const influence = new Map(influences(state).map((one) => [one.tile, one]));
  return state.land.terrain.map((terrain, tile) => ({
    tile,
    q: hexes[tile]?.q ?? 0,
    r: hexes[tile]?.r ?? 0,
    terrain: terrain === '' ? null : terrain,
    income: [...(terrains.get(terrain)?.income ?? [])],
    camps: state.players.map(({ camps }) => camps[tile] ?? 0),
    influence: [...(influence.get(tile)?.of ?? state.players.map(() => 0))],
    leaders: [...(influence.get(tile)?.leaders ?? [])],
    find: findOf(state, tile),
  }));
}

function findOf({ land, components }: State, tile: number): View['tiles'][number]['find'] {
  const { finds, findsOpen } = land;
  const find = finds[tile] ?? '';
  if (find === '') return null;
  if (findsOpen[tile] !== true) return { open: false, find: null, gain: [] };
  return { open: true, find, gain: [...(catalogueOf(components).finds.get(find) ?? [])] };
}

// Settlements are rarely built, and views are often asked for.
export const jointsOf = memo((settlements: State['settlements']): View['joints'] =>
  joints.map((tiles, joint) => {
    const owner = settlements[joint] ?? NOBODY;
    return { joint, tiles: [...tiles], seat: owner === NOBODY ? null : owner, atStart: isAtStart(joint) };
  }),
);
