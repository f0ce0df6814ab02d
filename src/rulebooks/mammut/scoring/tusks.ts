import type { Game } from '../rules.js';
import { tilesOf } from '../tiles.js';
import { score, scoreMostCards } from './points.js';

export function scoreTusks(game: Game): void {
  const { state } = game;
  const tusks = tilesOf(state, 'tusk');
  for (const [seat, own] of tusks.entries()) {
    score(game, seat, 'tusk', own * state.components.tusk.values.points);
  }
  scoreMostCards(game, 'tusk', tusks, 'tusk-card');
}
