import { describe, expect, it } from 'vitest';
import { eiszeit } from '../../../src/rulebooks/eiszeit/index.js';
import { anything, type Choose, playedOut } from './random-game.js';
import { configOf } from './table.js';

describe('the bot', () => {
  it('wins at least 60 % of 400 games of three against two that play at random', () => {
    let wins = 0;
    for (let seed = 0; seed < 400; seed += 1) {
      const me = seed % 3;
      const choose: Choose = (legal, rng, state, seat) =>
        seat === me ? eiszeit.bot(eiszeit.view(state, seat), legal, rng) : anything(legal, rng, state, seat);
      const winner = eiszeit.outcome(playedOut(configOf(3), seed, choose))?.standings[0];
      if (winner?.seat === me) wins += 1;
    }
    expect(wins / 400).toBeGreaterThanOrEqual(0.6);
  });
});
