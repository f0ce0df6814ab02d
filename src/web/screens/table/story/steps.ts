import type { Recap, RecapTurn } from '../../../api/points.js';

/** What one seat did, or the points that came of it. */
export type Step =
  | { readonly kind: 'turn'; readonly turn: RecapTurn }
  | {
      readonly kind: 'scoring';
      readonly turn: RecapTurn;
      readonly before: readonly number[];
      readonly after: readonly number[];
    };

/** From this many changes on, points are a step of their own, as at the end of a round. */
const SCORING = 2;

export function stepsOf({ turns, scores }: Recap): readonly Step[] {
  let before: readonly number[] = scores?.before ?? [];
  return turns.flatMap((turn): Step[] => {
    const after = turn.points.reduce<readonly number[]>(
      (all, { seat, change }) => all.with(seat, (all[seat] ?? 0) + change),
      before,
    );
    const isScoring = turn.points.length >= SCORING;
    const steps: Step[] = [{ kind: 'turn', turn }];
    if (isScoring) steps.push({ kind: 'scoring', turn, before, after });
    before = after;
    return steps;
  });
}
