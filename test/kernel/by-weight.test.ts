import { describe, expect, it } from 'vitest';
import { resampled, weighted } from '../../src/kernel/by-weight.js';
import { quickRng } from '../../src/kernel/rng.js';

const counts = (places: readonly number[]) =>
  [0, 1, 2].map((one) => places.filter((place) => place === one).length);

describe('a lot by weight', () => {
  it('falls on each as often as its weight says, and on none without weight', () => {
    const rng = quickRng(1);
    const [first = 0, second = 0, none] = counts(
      Array.from({ length: 4_000 }, () => weighted([1, 3, 0], rng)),
    );
    expect(second / first).toBeGreaterThan(2.5);
    expect(second / first).toBeLessThan(3.5);
    expect(none).toBe(0);
    expect(weighted([0, 0], rng)).toBe(-1);
  });

  it('draws each at least as often as its weight is whole, in their order', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const places = resampled([1, 6, 1], 8, quickRng(seed));
      expect(counts(places)).toEqual([1, 6, 1]);
      expect(places).toEqual(places.toSorted());
    }
    expect(resampled([0, 1e-300, 0], 3, quickRng(1))).toEqual([1, 1, 1]);
    expect(resampled([0, 0], 3, quickRng(1))).toEqual([]);
  });
});
