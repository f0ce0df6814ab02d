import { huntersAt, mammothsAt } from '../board.js';
import { freeRegions } from '../free-regions.js';
import type { State } from '../state.js';
import type { Game } from './index.js';

export function scoreRegions(game: Game): void {
  const { state } = game;
  for (const region of freeRegions(state)) {
    const each = pointsPerHunter(state, region);
    const points = state.scores.map((_, seat) => each * huntersAt(state, region, seat));
    if (points.some((gained) => gained > 0)) game.add({ type: 'region-scored', region, points });
  }
}

/** However many mammoths there are, the last number of the list is the most. */
function pointsPerHunter(state: State, region: number): number {
  const points = state.components.points.values;
  return points[Math.min(mammothsAt(state, region), points.length - 1)] ?? 0;
}
