import type { Recording } from '../../../engine/record.js';
import type { BySeat, Seat } from '../../../engine/rulebook.js';
import type { Good } from '../schemas/components.js';
import type { Event, PointReason } from '../schemas/event.js';
import type { State } from '../state.js';
import { playedEffects } from './amounts.js';
import { most, tieOrder } from './tie-order.js';

export type Scoring = Recording<State, Event>;

/** No score ever falls below 0. */
export function score(recording: Scoring, seat: Seat, reason: PointReason, points: number): void {
  if (points === 0) return;
  const before = recording.state.scores[seat] ?? 0;
  const after = Math.max(0, before + points);
  recording.add({ type: 'points-scored', seat, for: reason, points: after - before, score: after });
}

/** The cards that pay whoever has the most of something. */
export function scoreMostCards(
  recording: Scoring,
  good: Good,
  amounts: BySeat<number>,
  reason: PointReason,
): void {
  for (const { effect } of playedEffects(recording.state, 'most-points')) {
    if (effect.good !== good) continue;
    const seat = most(amounts, tieOrder(recording.state));
    if (seat !== undefined) score(recording, seat, reason, effect.points);
  }
}
