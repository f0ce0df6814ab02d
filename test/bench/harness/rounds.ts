import type { Sample } from './figure.js';

/** Ours and the baseline by turns, so that whatever else the machine does weighs on both; the first is to warm up. */
export async function byTurns(
  rounds: number,
  ours: () => Promise<number>,
  baseline: () => Promise<number>,
): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    // Whoever comes second finds a warmer machine: so they take turns at that too.
    const first = round % 2 === 0 ? await ours() : await baseline();
    const second = round % 2 === 0 ? await baseline() : await ours();
    const sample = round % 2 === 0 ? { ours: first, baseline: second } : { ours: second, baseline: first };
    if (round > 0) samples.push(sample);
  }
  return samples;
}
