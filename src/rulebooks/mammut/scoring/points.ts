import type { BySeat, Seat } from '../../../engine/rulebook.js';
import type { Good } from '../components/schema.js';
import type { Game } from '../rules.js';
import { playedEffects } from './amounts.js';
import type { PointReason } from './parts.js';
import { most, tieOrder } from './tie-order.js';

/** No score ever falls below 0. */
export function score(game: Game, seat: Seat, reason: PointReason, points: number): void {
  if (points === 0) return;
  const before = game.state.scores[seat] ?? 0;
  const after = Math.max(0, before + points);
  game.add({ type: 'points-scored', seat, for: reason, points: after - before, score: after });
}

/** The cards that pay whoever has the most of something. */
export function scoreMostCards(game: Game, good: Good, amounts: BySeat<number>, reason: PointReason): void {
  for (const { effect } of playedEffects(game.state, 'most-points')) {
    if (effect.good !== good) continue;
    const seat = most(amounts, tieOrder(game.state));
    if (seat !== undefined) score(game, seat, reason, effect.points);
  }
}
