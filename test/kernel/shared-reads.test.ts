import { expect, it } from 'vitest';
import { SharedReads } from '../../src/kernel/shared-reads.js';

/** Reads that end when they are told to; each returns how many were begun before it. */
function heldReads() {
  const ends: (() => void)[] = [];
  let begun = 0;
  const ask = async (): Promise<number> => {
    const nth = begun;
    begun += 1;
    await new Promise<void>((end) => ends.push(end));
    return nth;
  };
  return { ask, ends, begun: () => begun };
}
const soon = () => new Promise((wake) => setImmediate(wake));

it('many who ask at the same time share one read, and those who ask while it runs share the next', async () => {
  const shared = new SharedReads<number>();
  const { ask, ends, begun } = heldReads();
  const first = [shared.read('a', ask), shared.read('a', ask)];
  await soon();
  // What changed after the first read had begun must be in what these get.
  const later = [shared.read('a', ask), shared.read('a', ask), shared.read('a', ask)];
  await soon();
  expect(begun()).toBe(1);
  ends[0]?.();
  expect(await Promise.all(first)).toEqual([0, 0]);
  await soon();
  ends[1]?.();
  expect(await Promise.all(later)).toEqual([1, 1, 1]);
  expect(begun()).toBe(2);
});

it('reads of different things do not wait for each other, and a failure ends with its own read', async () => {
  const shared = new SharedReads<number>();
  const { ask } = heldReads();
  void shared.read('a', ask);
  expect(await shared.read('b', async () => 7)).toBe(7);
  await expect(shared.read('c', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await shared.read('c', async () => 8)).toBe(8);
});
