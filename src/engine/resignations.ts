import { type Entry, isServiceEntry } from './entry.js';
import type { Outcome, Seat } from './rulebook.js';

/** The seats that have resigned, in that order. */
export const resignedIn = (entries: readonly Entry[]): Seat[] =>
  entries.flatMap((entry) =>
    isServiceEntry(entry) && entry.action.type === 'resign' ? [entry.action.by] : [],
  );

/** Who has resigned ranks behind everybody who has not, and behind who resigned later. */
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
