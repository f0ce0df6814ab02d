import type { Entry } from '../../engine/entry.js';
import { type Entropy, gameSeed, type SealedEntry, seal } from '../../engine/fairness.js';
import type { LiveGame } from '../games/live-games.js';
import type { GameRecord } from '../ports/game-record.js';

/** What all chance in this game follows from. */
export function seedOf({ seed, entropy }: GameRecord): string {
  const known = seeds.get(entropy);
  if (known !== undefined) return known;
  const made = gameSeed(seed, entropy);
  seeds.set(entropy, made);
  return made;
}

/** Each game has its own list of entropy, which one record of it hands on to the next. */
const seeds = new WeakMap<Entropy, string>();

/** Entries as the log will keep them, chained to the last one of this game. */
export const sealAfter = ({ record, hash }: LiveGame, entries: readonly Entry[]): SealedEntry[] =>
  seal(entries, hash, seedOf(record));
