import { expect, it } from 'vitest';
import { memo } from '../../src/engine/memo.js';

it('computes once for each object, whichever was asked for last', () => {
  const asked: number[][] = [];
  const sumOf = memo((numbers: number[]): number => {
    asked.push(numbers);
    return numbers.reduce((sum, one) => sum + one, 0);
  });
  const [one, other] = [[1, 2], [3]];
  expect([sumOf(one), sumOf(one), sumOf(other), sumOf(one), sumOf(other)]).toEqual([3, 3, 3, 3, 3]);
  expect(asked).toEqual([one, other]);
});

it('keeps what is computed even if it is undefined, and not that it failed', () => {
  let calls = 0;
  const nothing = memo((_: object): undefined => {
    calls += 1;
    if (calls === 1) throw new Error('not yet');
  });
  const key = {};
  expect(() => nothing(key)).toThrow('not yet');
  expect([nothing(key), nothing({}), nothing(key)]).toEqual([undefined, undefined, undefined]);
  expect(calls).toBe(3);
});
