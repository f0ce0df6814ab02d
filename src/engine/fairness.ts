import { hmac, sha256 } from '../kernel/hash.js';
import { canonicalJson } from '../kernel/json.js';
import type { Entry } from './entry.js';
import type { BySeat } from './rulebook.js';

/*
 * How everybody can convince themselves, once a game is over, that no shuffle and no die was chosen:
 *
 *   - The server draws a secret seed and publishes its commitment before anybody sits down, so it cannot choose
 *     another one later.
 *   - Every seat may add entropy of its own before the start, so the server could not choose a good one earlier.
 *   - Every entry carries the hash of itself and of the one before, so nothing can be changed behind anybody's back.
 *   - At the end the seed is revealed, and the whole game can be played again from seed and actions.
 */

/** What is published of a seed before the game: it gives nothing away, and fits no other seed. */
export const commitmentTo = (seed: string): string => sha256(`permafrost ${seed}`);

export type Entropy = BySeat<string | null>;

/** What all chance in a game follows from: the server's seed and what the seats have added. */
export const gameSeed = (seed: string, entropy: Entropy): string => hmac(seed, canonicalJson(entropy));

/**
 * The hash of an entry and, through `previous`, of all before it; the first follows on the commitment. It is
 * salted from the seed: whoever knew all of an entry but a card could otherwise try every card.
 */
export function hashOf(entry: Entry, previous: string, seed: string): string {
  const { version, at, seat, action, events } = entry;
  const salt = hmac(seed, `salt ${version}`);
  return sha256(canonicalJson([previous, salt, version, at.toISOString(), seat, action, events]));
}

/** An entry with its hash: what the log keeps. */
export type SealedEntry = Entry & { readonly hash: string };

/** Seals entries that follow on one whose hash is `previous`. */
export function seal(entries: readonly Entry[], previous: string, seed: string): SealedEntry[] {
  let last = previous;
  return entries.map((entry) => {
    last = hashOf(entry, last, seed);
    // Field by field: those that are made and those that are read have one layout.
    const { version, at, seat, action, events } = entry;
    return { version, at, seat, action, events, hash: last } as SealedEntry;
  });
}
