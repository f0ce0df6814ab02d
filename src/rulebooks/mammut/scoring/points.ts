import type { BySeat, Seat } from '../../../engine/rulebook.js';
import type { Good } from '../components/schema.js';
import type { Game } from '../rules.js';
import { playedEffects } from './amounts.js';
import type { PointReason } from './parts.js';
import { isTied, most, tieOrder } from './tie-order.js';

interface Why {
  /** How many of what counts the seat has. */
  readonly count: number;
  readonly card?: string | null;
  readonly rank?: number;
  readonly tied?: boolean;
}

/** No score ever falls below 0. */
export function score(
  game: Game,
  seat: Seat,
  reason: PointReason,
  due: number,
  { count, card = null, rank = 0, tied = false }: Why,
): void {
  if (due === 0) return;
  const before = game.state.scores[seat] ?? 0;
  const after = Math.max(0, before + due);
  const points = after - before;
  game.add({ type: 'points-scored', seat, for: reason, card, count, rank, tied, due, points, score: after });
}

/** The cards that pay the seat with the most of something. */
export function scoreMostCards(game: Game, good: Good, amounts: BySeat<number>, reason: PointReason): void {
  for (const { card, effect } of playedEffects(game.state, 'most-points')) {
    if (effect.good !== good) continue;
    const seat = most(amounts, tieOrder(game.state));
    if (seat === undefined) continue;
    const why = { card, count: amounts[seat] ?? 0, rank: 1, tied: isTied(amounts, seat) };
    score(game, seat, reason, effect.points, why);
  }
}
