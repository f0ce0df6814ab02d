import { describe, expect, it } from 'vitest';
import { quickRng } from '../../../src/kernel/rng.js';
import { mammut } from '../../../src/rulebooks/mammut/index.js';
import { type Chooser, configFor, playout } from '../../support/playout.js';
import { anyMammut, given, when } from './support.js';

describe('The bot', () => {
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
