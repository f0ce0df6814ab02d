import type { BySeat, Seat, Standing } from './rulebook.js';

export interface TieBreak {
  readonly by: string;
  readonly values: BySeat<number>;
  /** True if a lower value is better. */
  readonly fewerIsBetter?: boolean;
}

/** Ranks the seats by score, then by each tie-break in turn. Seats that are still equal share a rank. */
export function standings(scores: BySeat<number>, tieBreaks: readonly TieBreak[] = []): Standing[] {
  const lead = (a: Seat, b: Seat): number =>
    compare(scores, a, b) ||
    tieBreaks.reduce(
      (found, { values, fewerIsBetter }) =>
        found || (fewerIsBetter ? compare(values, b, a) : compare(values, a, b)),
      0,
    );
  const seats = [...scores.keys()];
  return seats
    .map((seat) => ({
      seat,
      rank: 1 + seats.filter((other) => lead(other, seat) < 0).length,
      score: scores[seat] ?? 0,
      tieBreaks: tieBreaks.map(({ by, values }) => ({ by, value: values[seat] ?? 0 })),
    }))
    .sort((a, b) => a.rank - b.rank);
}

/** Negative when `a` has more than `b`. */
const compare = (values: BySeat<number>, a: Seat, b: Seat): number => (values[b] ?? 0) - (values[a] ?? 0);
