import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { die, pick, quickRng, type Rng, seededRng, shuffled } from '../../src/kernel/rng.js';

const draw = (rng: Rng, count: number, bound = 1000): number[] =>
  Array.from({ length: count }, () => rng.int(bound));

describe('a seeded stream', () => {
  it('draws the same numbers for the same seed', () => {
    expect(draw(seededRng('seed', 7), 50)).toEqual(draw(seededRng('seed', 7), 50));
  });

  it('draws exactly these numbers, so that old games can always be replayed', () => {
    // HMAC-SHA256('seed', '1:0') and '1:1' as big-endian words, modulo 6: computed independently.
    expect(draw(seededRng('seed', 1), 12, 6)).toEqual([4, 3, 2, 1, 0, 5, 1, 1, 3, 5, 5, 3]);
  });

  it('differs for every seed and every entry', () => {
    const streams = [
      seededRng('seed', 1),
      seededRng('seed', 2),
      seededRng('other', 1),
      seededRng('seed', 'bot 1'),
    ];
    expect(new Set(streams.map((rng) => draw(rng, 20).join())).size).toBe(4);
  });
});

it('draws again above the largest multiple of a bound, so that no number is more likely', () => {
  // Nearly half of all words are above a multiple of 2 ** 31 + 1; the numbers are those of the words that are not.
  const words = draw(quickRng(1), 12, 2 ** 32);
  const kept = words.filter((word) => word <= 2 ** 31);
  expect(kept.length).toBeLessThan(words.length);
  expect(draw(quickRng(1), kept.length, 2 ** 31 + 1)).toEqual(kept);
});

describe.each([
  ['seeded', seededRng('fair', 1)],
  ['quick', quickRng(1)],
])('a %s stream', (_, rng) => {
  it('stays below its bound', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), (bound) => {
        const drawn = rng.int(bound);
        expect(Number.isInteger(drawn) && drawn >= 0 && drawn < bound).toBe(true);
      }),
    );
  });

  it('refuses a bound below 1', () => {
    for (const bound of [0, -1, 1.5, Number.NaN, 2 ** 33]) expect(() => rng.int(bound)).toThrow();
  });

  it('draws every number about equally often', () => {
    const counts = Array<number>(6).fill(0);
    for (const drawn of draw(rng, 60_000, 6)) counts[drawn] = (counts[drawn] ?? 0) + 1;
    const chiSquare = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    // Exceeded by chance once in ten million runs. The streams are fixed, so the result never changes.
    expect(chiSquare).toBeLessThan(42);
  });

  it('shuffles into every order about equally often, and keeps all items', () => {
    const counts = new Map<string, number>();
    for (let run = 0; run < 24_000; run += 1) {
      const order = shuffled(['a', 'b', 'c', 'd'], rng).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    for (const [order, count] of counts) {
      expect([...order].sort().join('')).toBe('abcd');
      expect(Math.abs(count - 1000)).toBeLessThan(200);
    }
  });

  it('picks existing items, and rolls from 1 to the sides of a die', () => {
    expect(['x', 'y']).toContain(pick(['x', 'y'], rng));
    expect(() => pick([], rng)).toThrow();
    for (let run = 0; run < 100; run += 1) expect([1, 2, 3, 4, 5, 6]).toContain(die(6, rng));
  });
});

it('shuffling does not change the original', () => {
  const original = Object.freeze([1, 2, 3]);
  shuffled(original, quickRng(3));
  expect(original).toEqual([1, 2, 3]);
});
