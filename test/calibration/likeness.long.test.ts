import { describe, expect, it } from 'vitest';
import { quickRng } from '../../src/kernel/rng.js';
import { likeness } from '../rulebooks/mammut/likeness.js';
import { meanSquare } from '../support/likeness.js';
import { Moments } from '../support/moments.js';

describe('A moment of a game', () => {
  /** A coin lies hidden for two moments. Where it shows heads, the game goes on longer. */
  const gameOf = (isHeads: boolean) =>
    Array.from({ length: isHeads ? 12 : 3 }, (_, at) => ({ isHeads, isHidden: at < 2 }));

  it('is chosen whatever is hidden and makes the game longer', () => {
    const rng = quickRng(5);
    const moments = new Moments();
    const hidden = Array.from({ length: 20_000 }, () =>
      moments.oneOf(gameOf(rng.int(2) === 0), 2, rng),
    ).filter((moment) => moment?.isHidden === true);
    expect(hidden.length).toBeGreaterThan(5_000);
    const heads = hidden.filter((moment) => moment?.isHeads === true).length;
    expect(Math.abs(heads - hidden.length / 2)).toBeLessThan(3 * Math.sqrt(hidden.length / 4));
  });

  it('is chosen by games with as many seats', () => {
    const moments = new Moments();
    expect(moments.oneOf(['one'], 2, quickRng(1))).toBeUndefined();
    expect(moments.oneOf(['one', 'two'], 3, quickRng(1))).toBeUndefined();
    expect(moments.oneOf(['one', 'two'], 2, quickRng(1))).toBe('one');
  });
});

describe('Standard errors of likeness', () => {
  it('are what chance alone makes them, where one imagined world is compared with others', () => {
    const seeds = [1, 2, 3, 4];
    const squares = seeds.map((seed) =>
      meanSquare(likeness({ games: 250, seats: [2, 3, 4, 5], seed, isImagined: true })),
    );
    const mean = squares.reduce((sum, one) => sum + one, 0) / seeds.length;
    expect(mean).toBeGreaterThan(0.75);
    expect(mean).toBeLessThan(1.25);
  });
});
