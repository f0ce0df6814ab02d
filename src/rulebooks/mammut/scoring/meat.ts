import type { BySeat } from '../../../engine/rulebook.js';
import type { Game } from '../rules.js';
import { score } from './points.js';
import { isTied, ranked, tieOrder } from './tie-order.js';

/** Only who has any meat is ranked at all. */
export function scoreMeat(game: Game, meat: BySeat<number>): void {
  const { state } = game;
  const points = state.components.meat.values.points[state.seats - 2] ?? [];
  for (const [place, seat] of ranked(meat, tieOrder(state)).entries()) {
    const why = { count: meat[seat] ?? 0, rank: place + 1, tied: isTied(meat, seat) };
    score(game, seat, 'meat', points[place] ?? 0, why);
  }
}
