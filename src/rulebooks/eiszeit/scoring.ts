import type { BySeat, Seat } from '../../engine/rulebook.js';
import { freeRegions, huntersAt, huntersOnMap, mammothsAt, withClub } from './board.js';
import { losses } from './conflict.js';
import type { Game } from './rules.js';
import type { State } from './state.js';

/** How many hunters a region feeds: some anyway, more with mammoths, and more by its fires. */
export function limitOf(state: State, region: number): number {
  const { hunters, perMammoth } = state.components.limits.values;
  const warmth = (state.board.fires[region] ?? []).reduce((sum, value) => sum + value, 0);
  return hunters + perMammoth * mammothsAt(state, region) + warmth;
}

export function fightConflicts(game: Game): void {
  const { state } = game;
  const limits = freeRegions(state).map((region) => ({
    region,
    fires: [...(state.board.fires[region] ?? [])],
    limit: limitOf(state, region),
  }));
  game.add({ type: 'fires-revealed', seat: state.ender, regions: limits });
  const seats = [...state.scores.keys()];
  for (const { region, limit } of limits) {
    const counts = seats.map((seat) => huntersAt(state, region, seat));
    const clubbed = seats.map((seat) => withClub(state, region, seat));
    const lost = losses(counts, clubbed, limit);
    if (lost.some((count) => count > 0)) game.add({ type: 'conflict-resolved', region, lost });
  }
  game.add({ type: 'conflicts-ended' });
}

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

/** The last by score, then by hunters on the map, then by stones; several, where lots must be drawn. */
export function candidatesForGlacier(state: State): Seat[] {
  const seats = [...state.scores.keys()];
  const onMap = seats.map((seat) => huntersOnMap(state, seat));
  return [state.scores, onMap, state.stones].reduce(leastOf, seats);
}

function leastOf(seats: Seat[], values: BySeat<number>): Seat[] {
  const least = Math.min(...seats.map((seat) => values[seat] ?? 0));
  return seats.filter((seat) => values[seat] === least);
}
