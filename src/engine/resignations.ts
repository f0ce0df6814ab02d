import { type Entry, isServiceEntry } from './entry.js';
import type { Outcome, Seat } from './rulebook.js';

/** The seats that have resigned, in the order of resignation. */
export const resignedIn = (entries: readonly Entry[]): Seat[] =>
  entries.flatMap((entry) =>
    isServiceEntry(entry) && entry.action.type === 'resign' ? [entry.action.by] : [],
  );

/** Ranks resigned seats last; the first to resign ranks lowest. */
export function rankedLast(outcome: Outcome, resigned: readonly Seat[]): Outcome {
  if (resigned.length === 0) return outcome;
  const others = outcome.standings.filter(({ seat }) => !resigned.includes(seat));
  const ranked = others.map((standing) => ({
    ...standing,
    rank: 1 + others.filter(({ rank }) => rank < standing.rank).length,
  }));
  const last = [...resigned].reverse().flatMap((seat, nth) => {
    const standing = outcome.standings.find((one) => one.seat === seat);
    return standing === undefined ? [] : [{ ...standing, rank: others.length + 1 + nth }];
  });
  return { ...outcome, standings: [...ranked, ...last] };
}
