import type { Entropy } from '../../engine/draw.js';
import type { Entry } from '../../engine/entry.js';
import { gameSeed, type SealedEntry, seal } from '../../engine/fairness.js';
import type { LiveGame } from '../games/live-games.js';
import type { GameRecord } from '../ports/game-record.js';

/** The seed of all randomness in this game. */
export function seedOf({ seed, entropy }: GameRecord): string {
  const known = seeds.get(entropy);
  if (known !== undefined) return known;
  const made = gameSeed(seed, entropy);
  seeds.set(entropy, made);
  return made;
}

/** Keyed by a record's list of entropy: each game has its own, and successive records share it. */
const seeds = new WeakMap<Entropy, string>();

/** Chains entries to the last one of this game. */
export const sealAfter = ({ record, hash }: LiveGame, entries: readonly Entry[]): SealedEntry[] =>
  seal(entries, hash, seedOf(record));
