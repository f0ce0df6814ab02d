import { expect, it } from 'vitest';
import { openQueues } from '../../src/play/queues.js';

it.each([
  [1, 1],
  [2, 1],
  [4, 2],
])('on %i cores, films and PNGs together take %i', async (cores, most) => {
  const { films, pngs } = openQueues(() => {}, cores);
  const ends: (() => void)[] = [];
  const task = () => new Promise<void>((resolve) => ends.push(resolve));
  const both = [films.run(task), pngs.run(task)];
  await new Promise(setImmediate);
  expect(ends).toHaveLength(most);
  for (const _ of both) {
    ends.shift()?.();
    await new Promise(setImmediate);
  }
  await Promise.all(both);
});
