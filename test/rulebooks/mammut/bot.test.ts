import { describe, expect, it } from 'vitest';
import { quickRng } from '../../../src/kernel/rng.js';
import { mammut } from '../../../src/rulebooks/mammut/index.js';
import { atRandom, type Chooser, configFor, playout } from '../../support/playout.js';
import { anyMammut, given, when } from './support.js';

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

  it('plays to the end at every table, with itself alone', () => {
    for (const seats of [2, 3, 4, 5]) {
      const choose: Chooser = (state, seat, legal, rng) =>
        anyMammut.bot(anyMammut.view(state, seat), legal, rng);
      const { last, steps } = playout(anyMammut, configFor(anyMammut, seats), seats, { choose });
      expect(anyMammut.outcome(last)).not.toBeNull();
      expect(steps.length).toBeLessThan(1_000);
    }
  });

  it('robs a share that is worth it and puts back what is worth least', () => {
    const rich = ['tusk', 'tusk', 'tusk', 'meat', 'meat', 'cave-bear', 'shaman-red'];
    const state = given(3, { middle: ['fur'], shares: { 0: rich, 1: ['axe'] }, turn: 2, round: 5 });
    const robbing = mammut.bot(mammut.view(state, 2), mammut.legal(state, 2), quickRng(1));
    expect(robbing).toEqual({ type: 'rob', share: 0 });
    const robbed = when(state, 2, robbing).state;
    const back = mammut.bot(mammut.view(robbed, 2), mammut.legal(robbed, 2), quickRng(1));
    expect(back.type === 'return' && ['cave-bear', 'shaman-red']).toContain(
      back.type === 'return' ? robbed.tiles.faces[back.place] : '',
    );
  });
});
