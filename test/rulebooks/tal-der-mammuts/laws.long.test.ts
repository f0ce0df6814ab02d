import { describe, expect, it } from 'vitest';
import { quickRng } from '../../../src/kernel/rng.js';
import { rulebook, usual } from './given.js';
import { playOut } from './play-out.js';
import { atRandom } from './strategies.js';

describe('laws', () => {
  it('300 games of random answers find no dead end, each to its end or through 400 rounds', () => {
    let ended = 0;
    for (let game = 0; game < 300; game += 1) {
      const options = { ...usual, sides: 'drawn' as const, advanced: game % 2 === 1 };
      const { last } = playOut(
        { seats: 2 + (game % 5), options },
        quickRng(game),
        () => {},
        40_000,
        atRandom,
      );
      ended += rulebook.outcome(last) === null ? 0 : 1;
      expect(last.over !== null || last.round >= 400).toBe(true);
    }
    expect(ended).toBeGreaterThan(0);
  });
});
