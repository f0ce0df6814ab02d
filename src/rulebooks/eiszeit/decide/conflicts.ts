import { huntersAt, withClub } from '../board.js';
import { losses } from '../conflict.js';
import { freeRegions } from '../free-regions.js';
import { limitOf } from '../limits.js';
import type { Game } from './index.js';

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
