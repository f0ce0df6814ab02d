import type { Seat } from '../../../engine/rulebook.js';
import { assertNever } from '../../../kernel/assert-never.js';
import { spotsOf } from '../building-ground.js';
import { animalIndex } from '../catalogue.js';
import type { Metric } from '../components/effects.js';
import { joints, START } from '../hexes.js';
import { playerOf, type State } from '../state.js';

/** How much of something a seat has. */
export function measure(state: State, seat: Seat, metric: Metric): number {
  const player = playerOf(state, seat);
  switch (metric.of) {
    case 'settlements':
      return state.settlements.filter((owner) => owner === seat).length;
    case 'settlements-at':
      return settlementsAt(state, seat, metric.terrain ?? '');
    case 'megaliths-low':
      return megaliths(state, seat, true);
    case 'megaliths-high':
      return megaliths(state, seat, false);
    case 'sites':
      return sitesOf(state, seat);
    case 'terrains':
      return terrainsOf(state, player.camps);
    case 'buried':
      return player.buried.length;
    case 'idol-pairs':
      return Math.floor((player.offering + player.glory) / 2);
    case 'slain-kinds':
      return player.slain.filter((n) => n > 0).length;
    case 'slain':
      return player.slain[animalIndex(state.components, metric.animal ?? '')] ?? 0;
  }
  return assertNever(metric.of);
}

/** A settlement that touches several tiles of the terrain counts once. */
function settlementsAt(state: State, seat: Seat, terrain: string): number {
  let found = 0;
  for (const [joint, owner] of state.settlements.entries()) {
    if (owner === seat && joints[joint]?.some((tile) => state.land.terrain[tile] === terrain)) found += 1;
  }
  return found;
}

/** Neutral megaliths have no owner, so they never count. */
function megaliths(state: State, seat: Seat, low: boolean): number {
  const spots = spotsOf(state);
  let found = 0;
  for (const [spot, owner] of state.megaliths.entries()) {
    if (owner === seat && (spots[spot]?.level === 0) === low) found += 1;
  }
  return found;
}

function sitesOf(state: State, seat: Seat): number {
  const spots = spotsOf(state);
  const slots = new Set<number>();
  for (const [spot, owner] of state.megaliths.entries()) {
    const slot = spots[spot]?.slot ?? -1;
    if (owner === seat && slot >= 0) slots.add(slot);
  }
  return slots.size;
}

function terrainsOf(state: State, camps: readonly number[]): number {
  const kinds = new Set<string>();
  for (const [tile, n] of camps.entries()) {
    if (n > 0 && tile !== START) kinds.add(state.land.terrain[tile] ?? '');
  }
  return kinds.size;
}
