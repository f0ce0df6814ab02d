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

/** Golden games whose rules part is another one than when this version of their rulebook was frozen. */
export const changedWithoutVersion = ({ engines }: Manifest, games: readonly GoldenGame[]): string[] =>
  games.flatMap(({ id, rulesVersion, name, text }) => {
    const frozen = engines.find((one) => one.id === id && one.rulesVersion === rulesVersion);
    if (frozen === undefined) return [];
    return frozen.goldens[`${id}-${rulesVersion}/${name}`] === sha256(rulesIn(text)) ? [] : [`${id}/${name}`];
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
