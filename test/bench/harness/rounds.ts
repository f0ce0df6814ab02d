import type { Sample } from './figure.js';

/** Rounds until the code is compiled for good, as that of a service that runs for weeks is. */
export const WARM_UP = 6;

/**
 * All sides by turns, so that whatever else the machine does weighs on each. Who comes later finds a warmer machine,
 * so they take turns at that too. The first rounds are to warm up. Returns the rounds of each side.
 */
export async function byTurns(
  rounds: number,
  ...sides: readonly (() => Promise<number>)[]
): Promise<number[][]> {
  const measured: number[][] = sides.map(() => []);
  for (let round = 0; round < WARM_UP + rounds; round += 1) {
    for (let turn = 0; turn < sides.length; turn += 1) {
      const side = (turn + round) % sides.length;
      const result = await sides[side]?.();
      if (round >= WARM_UP && result !== undefined) measured[side]?.push(result);
    }
  }
  return measured;
}

export const samplesOf = (ours: readonly number[] = [], baseline: readonly number[] = []): Sample[] =>
  ours.map((value, round) => {
    const other = baseline[round];
    return other === undefined ? { ours: value } : { ours: value, baseline: other };
  });
