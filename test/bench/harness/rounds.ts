import type { Sample } from './figure.js';

/** Rounds until the JIT compiler has optimized the code, as in a service that runs for weeks. */
export const WARM_UP = 6;

/**
 * Measures all sides alternately, so that other load on the machine affects each. The order alternates too, because
 * later runs find a warmer machine. Drops the warm-up rounds. Returns the rounds of each side.
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
