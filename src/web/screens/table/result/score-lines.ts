import type { GamePoints } from '../../../api/points.js';

type Change = GamePoints['changes'][number];

/** The scores after a version. */
export interface Standing {
  readonly version: number;
  readonly round: number | null;
  readonly scores: readonly number[];
}

/** The scores from the start on, with one item for each version that changed them. */
export function standingsOf(start: readonly number[], changes: readonly Change[]): readonly Standing[] {
  const all: Standing[] = [{ version: 1, round: null, scores: start }];
  for (const { version, round, seat, change } of changes) {
    const last = all.at(-1);
    if (last === undefined) break;
    const scores = last.scores.with(seat, (last.scores[seat] ?? 0) + change);
    if (last.version === version && all.length > 1) all[all.length - 1] = { version, round, scores };
    else all.push({ version, round, scores });
  }
  return all;
}

/** What one round brought each seat, and by what. */
export interface Round {
  readonly round: number | null;
  readonly bySeat: readonly (readonly Change[])[];
}

export function roundsOf(seats: number, changes: readonly Change[]): readonly Round[] {
  return [...Map.groupBy(changes, ({ round }) => round)].map(([round, some]) => ({
    round,
    bySeat: Array.from({ length: seats }, (_, seat) => some.filter((one) => one.seat === seat)),
  }));
}

/** A moment that decided much, and what it was. */
export interface Moment {
  readonly version: number;
  readonly kind: 'gain' | 'lead';
  readonly seat: number;
  readonly change: number;
  readonly because: string | null;
}

const MAX_MOMENTS = 5;

/** The largest gains, and the last time that somebody took the lead. */
export function momentsOf(start: readonly number[], changes: readonly Change[]): readonly Moment[] {
  const gains = changes
    .filter(({ change }) => change > 0)
    .toSorted((a, b) => b.change - a.change)
    // What scores several seats at once is one moment.
    .filter(
      (one, nth, all) =>
        all.findIndex(({ version, because }) => version === one.version && because === one.because) === nth,
    )
    .slice(0, MAX_MOMENTS - 1)
    .map((one): Moment => ({ ...one, kind: 'gain' }));
  const lead = lastLead(start, changes);
  const all = lead === null ? gains : [...gains.filter(({ version }) => version !== lead.version), lead];
  return all.toSorted((a, b) => a.version - b.version);
}

function lastLead(start: readonly number[], changes: readonly Change[]): Moment | null {
  let leader: number | null = null;
  let found: Moment | null = null;
  for (const { version, scores } of standingsOf(start, changes)) {
    const highest = Math.max(...scores);
    const first = scores.indexOf(highest);
    if (scores.lastIndexOf(highest) !== first || first === leader) continue;
    const change = changes.find((one) => one.version === version && one.seat === first);
    if (leader !== null && change !== undefined) found = { ...change, kind: 'lead' };
    leader = first;
  }
  return found;
}
