import { expect, it } from 'vitest';
import { addedAt, changedAt, insertedAt, replacedAt, withoutAt } from '../../src/engine/lists.js';

const list = Object.freeze([1, 2, 3]);

it('a copy of a list has one change, and the list is as it was', () => {
  expect(replacedAt(list, 1, 9)).toEqual([1, 9, 3]);
  expect(changedAt(list, 2, (item) => item * 10)).toEqual([1, 2, 30]);
  expect(addedAt(list, 0, -1)).toEqual([0, 2, 3]);
  expect(withoutAt(list, 1)).toEqual([1, 3]);
  expect(withoutAt(list, 0)).toEqual([2, 3]);
  expect(withoutAt(list, 2)).toEqual([1, 2]);
  expect(insertedAt(list, 1, 9)).toEqual([1, 9, 2, 3]);
  expect(insertedAt(list, 3, 9)).toEqual([1, 2, 3, 9]);
  expect(list).toEqual([1, 2, 3]);
});

it('where a list has no item, nothing is changed or counted', () => {
  expect(changedAt(list, 3, () => 0)).toEqual([1, 2, 3]);
  expect(addedAt(list, 3, 1)).toEqual([1, 2, 3]);
});

it('adding nothing makes no copy, not even where nothing is -0', () => {
  expect(addedAt(list, 1, 0)).toBe(list);
  expect(addedAt(list, 1, -0)).toBe(list);
});
