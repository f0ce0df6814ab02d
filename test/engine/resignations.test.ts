import { describe, expect, it } from 'vitest';
import { rankedLast } from '../../src/engine/resignations.js';
import { standings } from '../../src/engine/standings.js';

const ranks = (scores: readonly number[], resigned: readonly number[]) =>
  rankedLast({ reason: 'end', standings: standings(scores) }, resigned).standings.map(({ seat, rank }) => [
    seat,
    rank,
  ]);

describe('a seat that resigned', () => {
  it('ranks behind all others; the first to resign ranks last', () => {
    expect(ranks([9, 8, 7, 6], [0, 2])).toEqual([
      [1, 1],
      [3, 2],
      [2, 3],
      [0, 4],
    ]);
  });

  it('does not change the order of the others', () => {
    expect(ranks([5, 9, 5, 5], [1])).toEqual([
      [0, 1],
      [2, 1],
      [3, 1],
      [1, 4],
    ]);
    expect(ranks([1, 2], [])).toEqual([
      [1, 1],
      [0, 2],
    ]);
    expect(ranks([1, 2], [1, 0])).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });
});
