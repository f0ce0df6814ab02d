import { describe, expect, it } from 'vitest';
import { atRandom, type Chooser, configFor, playout } from '../../support/playout.js';
import { anyMammut } from './support.js';

const GAMES = 400;

describe('The bot', () => {
  it('wins at least 60 of 100 games of three against two that play at random', { timeout: 120_000 }, () => {
    let wins = 0;
    for (let game = 0; game < GAMES; game += 1) {
      const own = game % 3;
      const choose: Chooser = (state, seat, legal, rng) =>
        seat === own
          ? anyMammut.bot(anyMammut.view(state, seat), legal, rng)
          : atRandom(state, seat, legal, rng);
      const { last } = playout(anyMammut, configFor(anyMammut, 3), game, { choose });
      if (anyMammut.outcome(last)?.standings.some(({ seat, rank }) => seat === own && rank === 1)) wins += 1;
    }
    expect(wins / GAMES).toBeGreaterThanOrEqual(0.6);
  });
});
