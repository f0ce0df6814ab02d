import { describe, expect, it } from 'vitest';
import { standings } from '../../src/engine/standings.js';

const ranks = (found: ReturnType<typeof standings>) => found.map(({ seat, rank }) => [seat, rank]);

describe('the standings', () => {
  it('put the highest score first', () => {
    expect(ranks(standings([3, 9, 5]))).toEqual([
      [1, 1],
      [2, 2],
      [0, 3],
    ]);
  });

  it('share a rank among whom nothing separates, and leave the next one out', () => {
    expect(ranks(standings([7, 7, 1]))).toEqual([
      [0, 1],
      [1, 1],
      [2, 3],
    ]);
  });

  it('break a tie by each tie-break in turn, and say by what', () => {
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

  it('look at a tie-break only where the score is equal', () => {
    expect(ranks(standings([1, 2], [{ by: 'fur', values: [99, 0] }]))).toEqual([
      [1, 1],
      [0, 2],
    ]);
  });
});
