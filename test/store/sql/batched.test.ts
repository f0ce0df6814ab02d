import { expect, test } from 'vitest';
import { batched } from '../../../src/store/sql/batched.js';
import { until } from '../../support/until.js';
import { heldBack, turns } from '../held-back.js';

/** In milliseconds: longer than a test takes. */
const NEVER = 1_000_000;

const exclaimed = (questions: readonly string[]): string[] => questions.map((question) => `${question}!`);

test('questions that arrive during a query are sent together in the next one, and each gets its own answer', async () => {
  const { run, calls } = heldBack(exclaimed);
  const ask = batched({ query: run, maxQuestions: 9, concurrency: 1, patience: NEVER });
  const first = ask('a');
  await turns();
  const others = [ask('b'), ask('a'), ask('b')];
  await turns();
  expect(calls.map(({ input }) => input)).toEqual([['a']]);
  calls[0]?.finish();
  expect(await first).toBe('a!');
  await turns();
  expect(calls.map(({ input }) => input)).toEqual([['a'], ['b', 'a', 'b']]);
  calls[1]?.finish();
  expect(await Promise.all(others)).toEqual(['b!', 'a!', 'b!']);
});

test('the number of questions in a query and the number of parallel queries are limited', async () => {
  const { run, calls } = heldBack(exclaimed);
  const ask = batched({ query: run, maxQuestions: 2, concurrency: 2, patience: 0 });
  const asks = ['a', 'b', 'c', 'd', 'e'].map(ask);
  await until(async () => calls.length === 2);
  expect(calls.map(({ input }) => input)).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  calls[1]?.finish();
  await turns();
  expect(calls[2]?.input).toEqual(['e']);
  calls[0]?.finish();
  calls[2]?.finish();
  expect(await Promise.all(asks)).toEqual(['a!', 'b!', 'c!', 'd!', 'e!']);
});

test('a slow query does not delay later questions', async () => {
  const { run, calls } = heldBack(exclaimed);
  const ask = batched({ query: run, maxQuestions: 9, concurrency: 2, patience: 5 });
  const stuck = ask('a');
  await turns();
  const others = [ask('b'), ask('c')];
  await until(async () => calls.length === 2);
  calls[1]?.finish();
  expect(await Promise.all(others)).toEqual(['b!', 'c!']);
  const later = ask('d');
  await turns();
  calls[2]?.finish();
  expect(await later).toBe('d!');
  calls[0]?.finish();
  expect(await stuck).toBe('a!');
});

test('a failed query fails its own questions and no later ones', async () => {
  const { run, calls } = heldBack(exclaimed);
  const ask = batched({ query: run, maxQuestions: 9, concurrency: 1, patience: NEVER });
  const first = ask('a');
  await turns();
  const second = ask('a');
  calls[0]?.fail(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  await turns();
  calls[1]?.finish();
  expect(await second).toBe('a!');
});
