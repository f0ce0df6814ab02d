import type { Seat } from '../../../engine/rulebook.js';
import { joints, START, TILES } from '../hexes.js';
import { NOBODY, type State } from '../state.js';

const OF_CAMP = 1;
const OF_SETTLEMENT = 2;

export interface Influence {
  readonly tile: number;
  /** By seat. */
  readonly of: readonly number[];
  /** Who gains the income of the tile. */
  readonly leaders: readonly Seat[];
}

/** The influence on every tile but the start tile. */
export function influences(state: State): Influence[] {
  const of = Array.from({ length: TILES }, (_, tile) =>
    state.players.map(({ camps }) => OF_CAMP * (camps[tile] ?? 0)),
  );
  for (const [joint, owner] of state.settlements.entries()) {
    if (owner === NOBODY) continue;
    for (const tile of joints[joint] ?? []) {
      const there = of[tile];
      if (there !== undefined) there[owner] = (there[owner] ?? 0) + OF_SETTLEMENT;
    }
  }
  return of.flatMap((there, tile) =>
    tile === START ? [] : [{ tile, of: there, leaders: leadersOf(there, state.options.majorityOnly) }],
  );
}

function leadersOf(of: readonly number[], majorityOnly: boolean): Seat[] {
  const most = Math.max(...of);
  if (most === 0) return [];
  const leaders = [...of.keys()].filter((seat) => of[seat] === most);
  return majorityOnly && leaders.length > 1 ? [] : leaders;
}
