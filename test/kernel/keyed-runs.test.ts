import { expect, it } from 'vitest';
import { KeyedRuns } from '../../src/kernel/keyed-runs.js';
import { until } from '../support/until.js';

const nextTick = () => new Promise((resolve) => setImmediate(resolve));
const never = (error: unknown) => {
  throw error;
};

it('runs a key again once if it was woken during its run, no matter how often', async () => {
  const runs = new KeyedRuns();
  let count = 0;
  runs.start(async () => {
    count += 1;
    await nextTick();
  }, never);
  for (let nth = 0; nth < 5; nth += 1) runs.wake('game');
  await until(() => count === 2);
  await runs.stop();
  expect(count).toBe(2);
});

it('runs keys that were woken before the start', async () => {
  const runs = new KeyedRuns();
  const ran: string[] = [];
  runs.wake('game');
  runs.wake('game');
  runs.start(async (key) => void ran.push(key), never);
  await runs.stop();
  expect(ran).toEqual(['game']);
});

it('reports a failed run, and runs the key again when it is woken', async () => {
  const runs = new KeyedRuns();
  const errors: unknown[] = [];
  runs.start(
    () => Promise.reject(new Error('no')),
    (error) => void errors.push(error),
  );
  runs.wake('game');
  await until(() => errors.length === 1);
  await nextTick();
  runs.wake('game');
  await until(() => errors.length === 2);
});

it('starts nothing after it is stopped, and waits for runs in progress', async () => {
  const runs = new KeyedRuns();
  let ended = 0;
  runs.start(async () => {
    await nextTick();
    ended += 1;
  }, never);
  runs.wake('game');
  const stopped = runs.stop();
  runs.wake('game');
  runs.wake('other');
  await stopped;
  expect(ended).toBe(1);
  expect(runs.isStopped).toBe(true);
});
