import { expect, it } from 'vitest';
import { Abandoned, QueueFull } from '../../src/kernel/bounded-queue.js';
import { KeyedMutex } from '../../src/kernel/keyed-mutex.js';

/** A mutex whose first task of the key `a` runs until it is let go. */
async function busyMutex() {
  const mutex = new KeyedMutex();
  let end = (): void => {};
  const first = mutex.run(
    'a',
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  // A task begins in a later microtask.
  await new Promise(setImmediate);
  return { mutex, end: () => end(), first };
}

it('refuses at once what would have too many before it, of the same key alone', async () => {
  const { mutex, end, first } = await busyMutex();
  const second = mutex.run('a', async () => 2, { maxBefore: 2 });
  await expect(mutex.run('a', async () => 3, { maxBefore: 2 })).rejects.toThrow(QueueFull);
  expect(await mutex.run('b', async () => 4, { maxBefore: 1 })).toBe(4);
  const urgent = mutex.run('a', async () => 5);
  end();
  await first;
  expect(await Promise.all([second, urgent])).toEqual([2, 5]);
  expect(await mutex.run('a', async () => 6, { maxBefore: 1 })).toBe(6);
});

it('leaves out what nobody waits for any more, and has its room again at once', async () => {
  const { mutex, end, first } = await busyMutex();
  const gone = new AbortController();
  let hasRun = false;
  const left = mutex.run(
    'a',
    async () => {
      hasRun = true;
    },
    { signal: gone.signal, maxBefore: 2 },
  );
  gone.abort();
  const next = mutex.run('a', async () => 'next', { maxBefore: 2 });
  end();
  await first;
  await expect(left).rejects.toThrow(Abandoned);
  expect(await next).toBe('next');
  expect(hasRun).toBe(false);
});

it('a task that has begun counts until its end, whoever waits for it', async () => {
  const mutex = new KeyedMutex();
  const gone = new AbortController();
  let end = (): void => {};
  const running = mutex.run(
    'a',
    () =>
      new Promise<string>((resolve) => {
        end = () => resolve('done');
      }),
    { signal: gone.signal },
  );
  await new Promise(setImmediate);
  gone.abort();
  await expect(mutex.run('a', async () => 2, { maxBefore: 1 })).rejects.toThrow(QueueFull);
  end();
  expect(await running).toBe('done');
});

it('lets nobody fill the queue alone, and everybody have one task when it is full', async () => {
  const { mutex, end, first } = await busyMutex();
  const ask = (by: string) =>
    mutex.run('a', async () => by, { by, maxBefore: 4, maxBeforeFirst: 6, maxOfOne: 2 });
  const flood = [ask('flooder'), ask('flooder')];
  await expect(ask('flooder')).rejects.toThrow(QueueFull);
  const second = [ask('second'), ask('player')];
  await expect(ask('second')).rejects.toThrow(QueueFull);
  end();
  await first;
  expect(await Promise.all([...flood, ...second])).toEqual(['flooder', 'flooder', 'second', 'player']);
  expect(await ask('flooder')).toBe('flooder');
});
