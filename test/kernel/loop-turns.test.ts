import { expect, it } from 'vitest';
import { LoopTurns } from '../../src/kernel/loop-turns.js';

/** Runs workers of several steps side by side, and notes each step and each turn of the event loop. */
async function watched(turns: LoopTurns, workers: readonly string[], steps: number): Promise<string> {
  let seen = '';
  let isOver = false;
  const tick = (): void => {
    seen += '.';
    if (!isOver) setImmediate(tick);
  };
  setImmediate(tick);
  const work = async (name: string): Promise<void> => {
    for (let step = 0; step < steps; step += 1) {
      await turns.next();
      seen += name;
    }
  };
  await Promise.all(workers.map(work));
  isOver = true;
  return seen;
}

it('those who ask run one in each turn of the event loop, and in their order', async () => {
  const seen = await watched(new LoopTurns(), ['a', 'b', 'c'], 3);
  expect(seen).not.toMatch(/[abc]{2}/);
  expect(seen.replaceAll('.', '')).toBe('abcabcabc');
});

it('one that asks alone gets each turn', async () => {
  expect(await watched(new LoopTurns(), ['a'], 4)).toMatch(/^(\.?a){4}$/);
});
