import { describe, expect, it } from 'vitest';
import { playout } from '../../support/playout.js';
import { sitting } from './sitting.js';
import { anyConfig, configOf, rulebook } from './support.js';

describe('the bot', () => {
  it('wins at least 60 % of three-player games against two random ones, over 200 games', () => {
    let won = 0;
    for (let seed = 0; seed < 200; seed += 1) {
      const seat = seed % 3;
      const { last } = playout(rulebook, anyConfig(configOf(3)), seed, { choose: sitting([seat]) });
      if (rulebook.outcome(last)?.standings[0]?.seat === seat) won += 1;
    }
    expect(won).toBeGreaterThanOrEqual(120);
  });
});
