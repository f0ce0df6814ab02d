import type { SealedEntry } from '../../engine/fairness.js';

/** Entries that a game keeps in memory. More than one write makes, so that a follower who is up to date finds its own. */
const TAIL = 64;

/** The last entries of a log, after more were written. */
export const extended = (tail: readonly SealedEntry[], entries: readonly SealedEntry[]): SealedEntry[] =>
  [...tail, ...entries].slice(-TAIL);

/** The entries with `after < version <= upTo`; null where the tail does not reach back so far. */
export function entriesIn(tail: readonly SealedEntry[], after: number, upTo: number): SealedEntry[] | null {
  if (after >= upTo) return [];
  const [first] = tail;
  if (first === undefined || first.version > after + 1) return null;
  return tail.slice(after + 1 - first.version, upTo + 1 - first.version);
}
