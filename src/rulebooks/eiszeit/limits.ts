import { mammothsAt } from './board.js';
import type { State } from './state.js';

/** How many hunters a region feeds: some anyway, more with mammoths, and more by its fires. */
export function limitOf(state: State, region: number): number {
  const { hunters, perMammoth } = state.components.limits.values;
  const warmth = (state.board.fires[region] ?? []).reduce((sum, value) => sum + value, 0);
  return hunters + perMammoth * mammothsAt(state, region) + warmth;
}
