import { sha256 } from '../../../src/kernel/hash.js';
import type { Manifest } from '../../../src/rulebooks/frozen.js';
import { rulesIn } from './record.js';

/** One golden game of today: its rulebook, that one's version, and the text. */
export interface GoldenGame {
  readonly id: string;
  readonly rulesVersion: string;
  /** `2-seats.txt` */
  readonly name: string;
  readonly text: string;
}

/**
 * Golden games whose rules part is another one than when this version of their rulebook was frozen, that are new since,
 * or that are gone. A new one is of an option or a seat count that the frozen file does not know.
 */
export const changedWithoutVersion = ({ engines }: Manifest, games: readonly GoldenGame[]): string[] =>
  engines.flatMap(({ id, rulesVersion, goldens }) => {
    const today = games.filter((game) => game.id === id && game.rulesVersion === rulesVersion);
    if (today.length === 0) return [];
    const hashes = new Map(today.map(({ name, text }) => [name, sha256(rulesIn(text))]));
    const frozen = new Map(Object.entries(goldens).map(([path, hash]) => [path.split('/')[1] ?? '', hash]));
    const names = [...new Set([...hashes.keys(), ...frozen.keys()])];
    return names.filter((name) => hashes.get(name) !== frozen.get(name)).map((name) => `${id}/${name}`);
  });

/** Versions before the present one that games may go on with, and that nobody has frozen. */
export function notFrozen(
  { engines, neverReleased }: Manifest,
  id: string,
  rulesVersion: string,
): readonly string[] {
  const kept = [...engines, ...neverReleased].filter((one) => one.id === id);
  const before = Array.from({ length: Number(rulesVersion) - 1 }, (_, nth) => `${nth + 1}`);
  return before.filter((version) => !kept.some((one) => one.rulesVersion === version));
}
