import type { AnyRulebook, AnyState } from '../../engine/any-rulebook.js';
import { isAction, isServiceEntry, isStart, type ServiceAction } from '../../engine/entry.js';
import type { SealedEntry } from '../../engine/fairness.js';
import { effectiveEntries } from '../../engine/replay.js';
import type { Audience, BySeat, ComponentsShape, EventShape, Seat, Viewer } from '../../engine/rulebook.js';
import { linesOf } from '../history/narration.js';
import { redact } from '../history/redact.js';
import { type Points, scoreChanges, scoresOf } from './points-task.js';

export interface RecapInput {
  /** All of the game. */
  readonly entries: readonly SealedEntry[];
  /** Only what came after this version; null for what came after the viewer's own last action. */
  readonly after: number | null;
  readonly viewer: Viewer;
  readonly audience: Audience<ComponentsShape>;
}

/** What one seat did until another acted. */
export interface RecapTurn {
  /** Null for the setup, and for what concerns no seat. */
  readonly seat: Seat | null;
  /** The versions before and after it. */
  readonly from: number;
  readonly to: number;
  readonly at: string;
  readonly lines: readonly string[];
  readonly points: readonly Points[];
}

export interface RecapOutput {
  readonly after: number;
  readonly turns: readonly RecapTurn[];
  /** The scores at `after` and now; null if the rules have none before the end. */
  readonly scores: { readonly before: BySeat<number>; readonly after: BySeat<number> } | null;
}

/** The newest turns are told; who was away for longer reads the log. */
const MAX_TURNS = 100;

/** Talk about taking back is of no interest once the game has gone on. */
const untold: readonly ServiceAction['type'][] = ['undo', 'ask_undo', 'grant_undo', 'refuse_undo'];

/** What happened since a version, by turns, as a viewer may know it. What was undone did not happen. */
export function recapTask(rulebook: AnyRulebook, input: RecapInput): RecapOutput {
  const { entries, viewer, audience } = input;
  const effective = effectiveEntries(entries);
  const after = input.after ?? effective.findLast(({ seat }) => seat === viewer)?.version ?? 0;
  const happened = new Set(effective.map(({ version }) => version));
  const told = entries.filter(
    (entry) => happened.has(entry.version) || (isServiceEntry(entry) && !untold.includes(entry.action.type)),
  );
  let state: AnyState | null = null;
  let before: BySeat<number> | null = null;
  const turns: RecapTurn[] = [];
  for (const entry of told) {
    const isNew = entry.version > after;
    if (isNew) before ??= scoresOf(rulebook, state);
    const points: Points[] = [];
    if (isStart(entry)) state = rulebook.initial(entry.action.config);
    for (const event of entry.events) {
      const then = state;
      if (then === null) throw new Error('a log must begin with its start entry');
      state = rulebook.evolve(then, event);
      if (!isNew) continue;
      const seen = rulebook.seen(event, viewer) as EventShape | null;
      const because = () => (seen === null ? null : rulebook.words.event(seen, audience));
      points.push(...scoreChanges(scoresOf(rulebook, then), scoresOf(rulebook, state), because));
    }
    if (!isNew) continue;
    const lines = linesOf(rulebook, redact(rulebook, entry, viewer), audience);
    add(turns, entry, lines, points);
  }
  const now = scoresOf(rulebook, state);
  const shown = turns.slice(-MAX_TURNS);
  return {
    after: shown[0]?.from ?? after,
    turns: shown,
    scores: now === null ? null : { before: before ?? now, after: now },
  };
}

/** Joins an entry to the turn of its seat. */
function add(
  turns: RecapTurn[],
  entry: SealedEntry,
  lines: readonly string[],
  points: readonly Points[],
): void {
  const seat = isAction(entry) ? entry.seat : 'by' in entry.action ? entry.action.by : null;
  const last = turns.at(-1);
  const isSame = last !== undefined && last.seat === seat;
  if (isSame) turns.pop();
  turns.push({
    seat,
    from: isSame ? last.from : (last?.to ?? entry.version - 1),
    to: entry.version,
    at: entry.at.toISOString(),
    lines: isSame ? [...last.lines, ...lines] : lines,
    points: isSame ? [...last.points, ...points] : points,
  });
}
