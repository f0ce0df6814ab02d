import { hmac, sha256 } from '../kernel/hash.js';
import { canonicalJson } from '../kernel/json.js';
import type { Entropy } from './draw.js';
import type { Entry } from './entry.js';

/*
 * How anyone can verify, after a game, that the server chose no shuffle and no die:
 *
 *   - The server draws a secret seed and publishes its commitment before anyone takes a seat, so it cannot choose
 *     another seed later.
 *   - Seats add entropy before the start, so the server cannot choose a favourable seed in advance. They commit to it
 *     first and reveal it when all have committed, so no seat can choose its own by that of others: see `draw.ts`.
 *   - Every entry has a hash over itself and the previous hash, so no entry can be changed unnoticed.
 *   - After the game the server reveals the seed, and the game can be replayed from seed and actions.
 */

/** Published before the game. It reveals nothing about the seed and matches no other seed. */
export const commitmentTo = (seed: string): string => sha256(`permafrost ${seed}`);

/**
 * The seed of all randomness in a game, from the server's seed and the entropy of the seats. Where a beacon's round is
 * mixed in, its signature follows after the last seat, so that engine files from before there were beacons agree.
 */
export const gameSeed = (seed: string, entropy: Entropy): string => hmac(seed, canonicalJson(entropy));

/**
 * The hash of an entry and, through `previous`, of all entries before it; `previous` of the first is the
 * commitment. The hash is salted: otherwise a hidden card could be found by trying every card.
 */
export function hashOf(entry: Entry, previous: string, seed: string): string {
  const { version, at, seat, action, events } = entry;
  const salt = hmac(seed, `salt ${version}`);
  return sha256(canonicalJson([previous, salt, version, at.toISOString(), seat, action, events]));
}

/** An entry with its hash, as stored in the log. */
export type SealedEntry = Entry & { readonly hash: string };

/** Adds hashes to entries that come after the entry with the hash `previous`. */
export function seal(entries: readonly Entry[], previous: string, seed: string): SealedEntry[] {
  let last = previous;
  return entries.map((entry) => {
    last = hashOf(entry, last, seed);
    // Field by field, so that new entries and entries from the store have the same object layout.
    const { version, at, seat, action, events } = entry;
    return { version, at, seat, action, events, hash: last } as SealedEntry;
  });
}
