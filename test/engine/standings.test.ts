import { describe, expect, it } from 'vitest';
import { standings } from '../../src/engine/standings.js';

const ranks = (found: ReturnType<typeof standings>) => found.map(({ seat, rank }) => [seat, rank]);

describe('the standings', () => {
  it('start with the highest score', () => {
    expect(ranks(standings([3, 9, 5]))).toEqual([
      [1, 1],
      [2, 2],
      [0, 3],
    ]);
  });

  it('give tied seats the same rank, and skip the next one', () => {
    expect(ranks(standings([7, 7, 1]))).toEqual([
      [0, 1],
      [1, 1],
      [2, 3],
    ]);
  });

  it('break ties by each tie-break in turn, and list its values', () => {
    const found = standings(
      [5, 5, 5],
      [
        { by: 'camps', values: [1, 2, 2] },
        { by: 'debts', values: [0, 4, 3], fewerIsBetter: true },
      ],
    );
    expect(ranks(found)).toEqual([
      [2, 1],
      [1, 2],
      [0, 3],
    ]);
    expect(found[0]?.tieBreaks).toEqual([
      { by: 'camps', value: 2 },
      { by: 'debts', value: 3 },
    ]);
  });

  it('use a tie-break only for equal scores', () => {
    expect(ranks(standings([1, 2], [{ by: 'fur', values: [99, 0] }]))).toEqual([
      [1, 1],
      [0, 2],
    ]);
  });
});
