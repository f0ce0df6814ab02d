import { expect, test } from 'vitest';
import { QueueFull } from '../../../src/kernel/bounded-queue.js';
import { groupCommit } from '../../../src/store/log/group-commit.js';
import { until } from '../../support/until.js';
import { heldBack, turns } from '../held-back.js';

/** In milliseconds: longer than a test takes. */
const NEVER = 1_000_000;

const group = (write: string): string => write.slice(0, 1);

function commits(
  part: {
    readonly concurrency?: number;
    readonly patience?: number;
    readonly maxWrites?: number;
    readonly maxWaiting?: number;
    readonly isDoubtful?: (write: string) => boolean;
  } = {},
) {
  const { run, calls } = heldBack((writes: readonly string[]) => new Set(writes));
  const { submit, idle } = groupCommit({
    commit: run,
    groupOf: group,
    isPoison: (error) => error instanceof Error && error.message === 'poison',
    isDoubtful: part.isDoubtful ?? (() => false),
    maxWrites: part.maxWrites ?? 9,
    maxWaiting: part.maxWaiting ?? 99,
    concurrency: part.concurrency ?? 1,
    patience: part.patience ?? NEVER,
  });
  return { submit, idle, calls, batches: () => calls.map(({ input }) => input) };
}

test('writes that arrive during a statement share the next one', async () => {
  const { submit, calls, batches } = commits();
  const first = submit('a');
  await turns();
  const others = [submit('b'), submit('c')];
  await turns();
  calls[0]?.finish();
  await first;
  await turns();
  calls[1]?.finish();
  await Promise.all(others);
  expect(batches()).toEqual([['a'], ['b', 'c']]);
});

test('a second write of the same group waits for the first, even if two statements may run in parallel', async () => {
  const { submit, calls, batches } = commits({ concurrency: 2, patience: 0 });
  const all = [submit('a1'), submit('b1'), submit('a2')];
  await turns();
  all.push(submit('c1'), submit('b2'));
  await until(async () => calls.length === 2);
  expect(batches()).toEqual([['a1', 'b1'], ['c1']]);
  calls[0]?.finish();
  await turns();
  expect(batches()).toEqual([['a1', 'b1'], ['c1'], ['a2', 'b2']]);
  calls[1]?.finish();
  calls[2]?.finish();
  expect(await Promise.all(all)).toEqual([true, true, true, true, true]);
});

test('a second parallel statement is only sent if the first is slow', async () => {
  const { submit, calls, batches } = commits({ concurrency: 2 });
  const all = [submit('a')];
  await turns();
  all.push(submit('b'));
  await turns();
  all.push(submit('c'));
  await turns();
  expect(batches()).toEqual([['a']]);
  calls[0]?.finish();
  await turns();
  expect(batches()).toEqual([['a'], ['b', 'c']]);
  calls[1]?.finish();
  await Promise.all(all);
});

test('the size of a batch is limited', async () => {
  const { submit, calls, batches } = commits({ maxWrites: 2 });
  const all = [submit('a'), submit('b'), submit('c')];
  await turns();
  expect(batches()).toEqual([['a', 'b']]);
  calls[0]?.finish();
  await turns();
  calls[1]?.finish();
  await Promise.all(all);
  expect(batches()).toEqual([['a', 'b'], ['c']]);
});

test('if a write may have caused the error of its statement, each write is retried alone', async () => {
  const { submit, calls, batches } = commits();
  const all = Promise.allSettled([submit('a'), submit('b'), submit('c')]);
  await turns();
  calls[0]?.fail(new Error('poison'));
  await turns();
  calls[1]?.finish();
  await turns();
  calls[2]?.fail(new Error('poison'));
  await turns();
  calls[3]?.finish();
  expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(batches()).toEqual([['a', 'b', 'c'], ['a'], ['b'], ['c']]);
});

test('a write that will probably fail gets a statement of its own', async () => {
  const { submit, calls, batches } = commits({ isDoubtful: (write) => write === 'b' });
  const first = submit('x');
  await turns();
  const all = Promise.allSettled(['a', 'b', 'c'].map(submit));
  calls[0]?.finish();
  await first;
  await turns();
  calls[1]?.finish();
  await turns();
  calls[2]?.fail(new Error('poison'));
  expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(batches()).toEqual([['x'], ['a', 'c'], ['b']]);
});

test('if it is unknown whether a statement was committed, all its writes fail and none is retried', async () => {
  const { submit, calls, batches } = commits();
  const all = Promise.allSettled([submit('a'), submit('b')]);
  await turns();
  calls[0]?.fail(new Error('connection lost'));
  expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const next = submit('a');
  await turns();
  calls[1]?.finish();
  expect(await next).toBe(true);
  expect(batches()).toEqual([['a', 'b'], ['a']]);
});

test('it is idle after the last write is answered', async () => {
  const { submit, idle, calls } = commits();
  await idle();
  let idled = false;
  const write = submit('a');
  const done = idle().then(() => {
    idled = true;
  });
  await turns();
  expect(idled).toBe(false);
  calls[0]?.finish();
  await Promise.all([write, done]);
});

test('what does not fit is refused at once, and nothing of it is written', async () => {
  const { submit, calls, batches } = commits({ maxWaiting: 2 });
  const first = submit('a');
  await turns();
  const others = [submit('b'), submit('c')];
  await expect(submit('d')).rejects.toThrow(QueueFull);
  calls[0]?.finish();
  expect(await first).toBe(true);
  await turns();
  calls[1]?.finish();
  expect(await Promise.all(others)).toEqual([true, true]);
  expect(batches()).toEqual([['a'], ['b', 'c']]);
});
