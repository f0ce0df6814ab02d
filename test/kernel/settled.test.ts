import { describe, expect, it } from 'vitest';
import { quickRng } from '../../src/kernel/rng.js';
import { settle } from '../../src/kernel/settled.js';

describe('exchanging hidden things', () => {
  // One place of an owner, three of nobody; a thing 1 is a quarter as likely to be the owner's as any other.
  const likely = (things: readonly number[]): number => (things[0] === 1 ? Math.log(1 / 4) : 0);

  it('leads to each place as often as its likelihood says', () => {
    const rng = quickRng(1);
    const found = [0, 0, 0, 0];
    for (let time = 0; time < 8_000; time += 1) {
      const things = [1, 2, 3, 0];
      settle(
        { things, owners: [0, -1, -1, -1], pools: [[0, 1, 2, 3]], likelihood: () => likely(things) },
        rng,
      );
      const first = things[0] ?? 0;
      found[first] = (found[first] ?? 0) + 1;
    }
    for (const [thing, count] of found.entries())
      expect(Math.abs(count / 8_000 - (thing === 1 ? 1 : 4) / 13)).toBeLessThan(0.02);
  });

  it('keeps things in their pools', () => {
    const rng = quickRng(2);
    for (let time = 0; time < 50; time += 1) {
      const things = [1, 2, 3, 4];
      const pools = [
        [0, 3],
        [1, 2],
      ];
      settle({ things, owners: [0, 0, 1, -1], pools, likelihood: () => 0 }, rng);
      expect([things[0], things[3]].toSorted()).toEqual([1, 4]);
      expect([things[1], things[2]].toSorted()).toEqual([2, 3]);
    }
  });
});
