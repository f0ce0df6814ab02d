import type { AnyRulebook, AnyState } from '../../engine/any-rulebook.js';
import { isStart } from '../../engine/entry.js';
import type { SealedEntry } from '../../engine/fairness.js';
import { effectiveEntries } from '../../engine/replay.js';
import type { Audience, BySeat, ComponentsShape, EventShape, Seat, Viewer } from '../../engine/rulebook.js';

/** A change of points, and the sentence of the event that caused it; null if the viewer did not see the event. */
export interface Points {
  readonly seat: Seat;
  readonly change: number;
  readonly because: string | null;
}

/** Null before the start, and if the rules have no scores before the end. */
export const scoresOf = (rulebook: AnyRulebook, state: AnyState | null): BySeat<number> | null =>
  state === null ? null : (rulebook.scores?.(state) ?? null);

export function scoreChanges(
  before: BySeat<number> | null,
  after: BySeat<number> | null,
  because: () => string | null,
): Points[] {
  if (before === null || after === null || before === after) return [];
  return after.flatMap((score, seat) => {
    const change = score - (before[seat] ?? 0);
    return change === 0 ? [] : [{ seat, change, because: because() }];
  });
}

export interface PointsInput {
  /** All of the game. */
  readonly entries: readonly SealedEntry[];
  readonly viewer: Viewer;
  readonly audience: Audience<ComponentsShape>;
}

export interface PointsChange extends Points {
  readonly version: number;
  /** Null if the rules do not count rounds. */
  readonly round: number | null;
}

export interface PointsOutput {
  /** Before the first change; null if the rules have no scores before the end. */
  readonly start: BySeat<number> | null;
  readonly changes: readonly PointsChange[];
}

/** Every change of points, in order. What was undone did not happen. */
export function pointsTask(rulebook: AnyRulebook, { entries, viewer, audience }: PointsInput): PointsOutput {
  let state: AnyState | null = null;
  let start: BySeat<number> | null = null;
  const changes: PointsChange[] = [];
  for (const entry of effectiveEntries(entries)) {
    if (isStart(entry)) state = rulebook.initial(entry.action.config);
    for (const event of entry.events) {
      const then = state;
      if (then === null) throw new Error('a log must begin with its start entry');
      // A round that is scored is over with the event that scores it.
      const round = rulebook.round?.(then) ?? null;
      state = rulebook.evolve(then, event);
      const before = scoresOf(rulebook, then);
      start ??= before;
      const seen = rulebook.seen(event, viewer) as EventShape | null;
      const because = () => (seen === null ? null : rulebook.words.event(seen, audience));
      for (const change of scoreChanges(before, scoresOf(rulebook, state), because))
        changes.push({ ...change, version: entry.version, round });
    }
  }
  return { start, changes };
}
