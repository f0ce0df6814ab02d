import PQueue from 'p-queue';
import { expect, it } from 'vitest';
import { Abandoned, BoundedQueue, QueueFull } from '../../src/kernel/bounded-queue.js';

/** A queue whose tasks end when they are let go, in the order of their start. */
function busyQueue(maxWaiting: number, concurrency = 1) {
  const time = { now: 0 };
  const queue = new BoundedQueue({ name: 'films', concurrency, maxWaiting, now: () => time.now });
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const add = (name: string, signal?: AbortSignal) =>
    queue.run(() => {
      started.push(name);
      return new Promise<string>((resolve) => {
        ends.push(() => resolve(name));
      });
    }, signal);
  return { queue, time, started, add, end: () => ends.shift()?.() };
}

it('runs as many tasks as it may, and the others in their order', async () => {
  const { queue, started, add, end } = busyQueue(9, 2);
  const all = ['a', 'b', 'c', 'd'].map((name) => add(name));
  await expect.poll(() => started).toEqual(['a', 'b']);
  expect([queue.running, queue.waiting]).toEqual([2, 2]);
  end();
  await expect.poll(() => started).toEqual(['a', 'b', 'c']);
  for (const _ of [1, 2, 3]) {
    end();
    await new Promise(setImmediate);
  }
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
  expect([queue.running, queue.waiting]).toEqual([0, 0]);
});

it('refuses at once what does not fit, and takes more when there is room', async () => {
  const { queue, add, end } = busyQueue(1);
  const first = add('a');
  await expect.poll(() => queue.running).toBe(1);
  const second = add('b');
  await expect(add('c')).rejects.toThrow(QueueFull);
  expect(queue.fill).toBe(1);
  end();
  expect(await first).toBe('a');
  const third = add('d');
  end();
  expect(await second).toBe('b');
  await expect.poll(() => queue.running).toBe(1);
  end();
  expect(await third).toBe('d');
});

it('with many at the same moment, holds no more than its bound', async () => {
  const { queue, started, add, end } = busyQueue(4);
  const results = Array.from({ length: 200 }, (_, nth) => add(String(nth)).catch((error) => error));
  await expect.poll(() => started.length).toBe(1);
  expect(queue.waiting).toBeLessThanOrEqual(4);
  for (let nth = 0; nth < 5; nth += 1) {
    end();
    await new Promise(setImmediate);
  }
  const refused = (await Promise.all(results)).filter((one) => one instanceof QueueFull);
  expect(refused.length).toBeGreaterThanOrEqual(195);
  expect(refused.length).toBeLessThan(200);
});

it('what nobody waits for any more leaves, and never starts', async () => {
  const { queue, started, add, end } = busyQueue(3);
  const first = add('a');
  await expect.poll(() => queue.running).toBe(1);
  const gone = new AbortController();
  const left = [add('b', gone.signal), add('c', gone.signal)].map((one) => one.catch((error) => error));
  const last = add('d');
  gone.abort();
  for (const one of left) expect(await one).toBeInstanceOf(Abandoned);
  expect(queue.waiting).toBe(1);
  end();
  await expect.poll(() => queue.running).toBe(1);
  end();
  expect(await Promise.all([first, last])).toEqual(['a', 'd']);
  expect(started).toEqual(['a', 'd']);
  await expect(add('e', gone.signal)).rejects.toThrow(Abandoned);
});

it('a task that has started goes on when its signal aborts', async () => {
  const { queue, add, end } = busyQueue(3);
  const gone = new AbortController();
  const task = add('a', gone.signal);
  await expect.poll(() => queue.running).toBe(1);
  gone.abort();
  expect(queue.running).toBe(1);
  end();
  expect(await task).toBe('a');
});

it('a task that fails makes room, too', async () => {
  const queue = new BoundedQueue({ name: 'films', concurrency: 1, maxWaiting: 2 });
  await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await queue.run(async () => 'yes')).toBe('yes');
});

it('knows the longest wait since it was asked last, also of what waits still', async () => {
  const { queue, time, add, end } = busyQueue(3);
  const first = add('a');
  await expect.poll(() => queue.running).toBe(1);
  const second = add('b');
  time.now = 700;
  expect(queue.takeLongestWait()).toBe(700);
  time.now = 900;
  end();
  await first;
  await expect.poll(() => queue.waiting).toBe(0);
  expect(queue.takeLongestWait()).toBe(900);
  expect(queue.takeLongestWait()).toBe(0);
  end();
  await second;
});

it('shares a gate with other queues, and tasks that nobody waits for leave that, too', async () => {
  const gate = new PQueue({ concurrency: 1 });
  const open = (name: string) => new BoundedQueue({ name, concurrency: 1, maxWaiting: 2, gate });
  const [films, pngs] = [open('films'), open('pngs')];
  const ends: (() => void)[] = [];
  const task = () => new Promise<void>((resolve) => ends.push(resolve));
  const film = films.run(task);
  const hungUp = new AbortController();
  const abandoned = pngs.run(task, hungUp.signal);
  await expect.poll(() => [films.running, films.waiting, pngs.waiting]).toEqual([1, 0, 1]);
  hungUp.abort();
  await expect(abandoned).rejects.toThrow(Abandoned);
  const png = pngs.run(task);
  await new Promise(setImmediate);
  expect([ends.length, pngs.waiting]).toEqual([1, 1]);
  ends.shift()?.();
  await film;
  await expect.poll(() => ends.length).toBe(1);
  ends.shift()?.();
  await png;
  expect([films.running, pngs.running, gate.pending, gate.size]).toEqual([0, 0, 0, 0]);
});
