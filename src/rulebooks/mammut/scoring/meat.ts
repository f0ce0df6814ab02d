import type { Game } from '../rules.js';
import { tilesOf } from '../tiles.js';
import { score } from './points.js';
import { ranked, tieOrder } from './tie-order.js';

/** Only who has any meat is ranked at all. */
export function scoreMeat(game: Game): void {
  const { state } = game;
  const points = state.components.meat.values.points[state.seats - 2] ?? [];
  const ranking = ranked(tilesOf(state, 'meat'), tieOrder(state));
  for (const [place, seat] of ranking.entries()) score(game, seat, 'meat', points[place] ?? 0);
}
