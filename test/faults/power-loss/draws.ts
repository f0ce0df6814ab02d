import type { Rng } from '../../../src/kernel/rng.js';

/** The chance that an unflushed sector survives: 0, 100 or a random percentage, each equally often. */
export function drawPercent(rng: Rng): number {
  const percents = [0, 100, rng.int(101)];
  return percents[rng.int(percents.length)] ?? 0;
}

/** The number of writes before the cut, so that it can hit any write between two flushes. */
export const drawWrites = (rng: Rng): number => 1 + rng.int(16);
