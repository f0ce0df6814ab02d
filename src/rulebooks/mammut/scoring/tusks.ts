import type { BySeat } from '../../../engine/rulebook.js';
import type { Game } from '../rules.js';
import { score, scoreMostCards } from './points.js';

export function scoreTusks(game: Game, tusks: BySeat<number>): void {
  const { state } = game;
  for (const [seat, own] of tusks.entries()) {
    score(game, seat, 'tusk', own * state.components.tusk.values.points, { count: own });
  }
  scoreMostCards(game, 'tusk', tusks, 'tusk-card');
}
