import { expect, test } from 'vitest';
import { batched } from '../../src/store/batched.js';
import { heldBack, turns } from './held-back.js';

test('a key that was not found is answered with null', async () => {
  const ask = batched({ query: async () => new Map([['a', 1]]), mostKeys: 9, lanes: 1 });
  expect(await Promise.all([ask('a'), ask('b')])).toEqual([1, null]);
});

test('asks that arrive while a query is under way go out together in the next, equal ones once', async () => {
  const { run, calls } = heldBack((keys: readonly string[]) => new Map(keys.map((key) => [key, `${key}!`])));
  const ask = batched({ query: run, mostKeys: 9, lanes: 1 });
  const first = ask('a');
  await turns();
  const others = [ask('b'), ask('a'), ask('b')];
  await turns();
  expect(calls.map(({ input }) => input)).toEqual([['a']]);
  calls[0]?.finish();
  await first;
  await turns();
  expect(calls.map(({ input }) => input)).toEqual([['a'], ['b', 'a']]);
  calls[1]?.finish();
  expect(await Promise.all(others)).toEqual(['b!', 'a!', 'b!']);
});

test('no query holds more keys than it may, and no more queries are under way than may be', async () => {
  const { run, calls } = heldBack((keys: readonly string[]) => new Map(keys.map((key) => [key, key])));
  const ask = batched({ query: run, mostKeys: 2, lanes: 2 });
  const asks = ['a', 'b', 'c', 'd', 'e'].map(ask);
  await turns();
  expect(calls.map(({ input }) => input)).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  calls[1]?.finish();
  await turns();
  expect(calls[2]?.input).toEqual(['e']);
  calls[0]?.finish();
  calls[2]?.finish();
  expect(await Promise.all(asks)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a query that fails fails its own asks and no later ones', async () => {
  const { run, calls } = heldBack((keys: readonly string[]) => new Map(keys.map((key) => [key, key])));
  const ask = batched({ query: run, mostKeys: 9, lanes: 1 });
  const first = ask('a');
  await turns();
  const second = ask('a');
  calls[0]?.fail(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  await turns();
  calls[1]?.finish();
  expect(await second).toBe('a');
});
