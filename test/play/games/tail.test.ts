import { expect, it } from 'vitest';
import { entriesIn, extended } from '../../../src/play/games/tail.js';
import { sampleEntry } from '../../store/sample.js';

const entries = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, nth) => sampleEntry(from + nth));
const versions = (found: readonly { readonly version: number }[] | null) =>
  found?.map(({ version }) => version);

it('a tail has the last entries of a log of any length', () => {
  const tail = extended(extended([], entries(1, 300)), entries(301, 310));
  expect(tail.at(-1)?.version).toBe(310);
  expect(tail.length).toBeLessThan(100);
  expect(versions(tail)).toEqual(versions(entries(tail[0]?.version ?? 0, 310)));
});

it('a tail has the entries between two versions', () => {
  const tail = entries(5, 10);
  expect(versions(entriesIn(tail, 6, 9))).toEqual([7, 8, 9]);
  expect(versions(entriesIn(tail, 4, 10))).toEqual([5, 6, 7, 8, 9, 10]);
  expect(entriesIn(tail, 10, 10)).toEqual([]);
});

it('a tail that does not reach back far enough yields null, never a part', () => {
  expect(entriesIn(entries(5, 10), 3, 10)).toBeNull();
  expect(entriesIn([], 0, 1)).toBeNull();
  expect(entriesIn([], 0, 0)).toEqual([]);
});
