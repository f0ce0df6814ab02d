import type { SealedEntry } from '../../engine/fairness.js';

/** More entries than one write has, so that the tail covers the last write for followers that were up to date. */
const TAIL = 32;

/** A tail after more entries were written. */
export const extended = (tail: readonly SealedEntry[], entries: readonly SealedEntry[]): SealedEntry[] =>
  [...tail, ...entries].slice(-TAIL);

/** The entries with `after < version <= upTo`; null if the tail does not reach back far enough. */
export function entriesIn(tail: readonly SealedEntry[], after: number, upTo: number): SealedEntry[] | null {
  if (after >= upTo) return [];
  const [first] = tail;
  if (first === undefined || first.version > after + 1) return null;
  return tail.slice(after + 1 - first.version, upTo + 1 - first.version);
}
