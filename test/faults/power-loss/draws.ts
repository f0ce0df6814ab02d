import type { Rng } from '../../../src/kernel/rng.js';

/** How likely a sector that was not flushed survives: never or always, as often as something between. */
export function drawPercent(rng: Rng): number {
  const percents = [0, 100, rng.int(101)];
  return percents[rng.int(percents.length)] ?? 0;
}

/** How many more writes the disk takes before the cut: it hits any of those between two flushes. */
export const drawWrites = (rng: Rng): number => 1 + rng.int(16);
