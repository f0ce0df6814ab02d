import { describe, expect, it } from 'vitest';
import { quickRng } from '../../../src/kernel/rng.js';
import { endlessWinter } from '../../../src/rulebooks/endless-winter/index.js';
import type { State } from '../../../src/rulebooks/endless-winter/state.js';
import { playout } from '../../support/playout.js';
import { sitting } from './sitting.js';
import { anyConfig, configOf, rulebook } from './support.js';

describe('the bot', () => {
  it('plays every option and every number of seats to the end, and scores', () => {
    const all = {
      iceFinds: true,
      restTiles: true,
      draftSetup: true,
      draftChiefs: true,
      shortFirstRound: true,
      majorityOnly: true,
    };
    for (const seats of [2, 3, 4]) {
      for (const options of [{}, all]) {
        const config = anyConfig(configOf(seats, options));
        const { last } = playout(rulebook, config, seats, { choose: sitting([0, 1, 2, 3]) });
        const scores = (last as unknown as State).players.map(({ points }) => points);
        expect(Math.min(...scores)).toBeGreaterThan(20);
      }
    }
  });

  it('gives one of the actions that it was offered, and the same one for the same chance', () => {
    const { steps } = playout(rulebook, anyConfig(configOf(2)), 5);
    for (const { before, seat } of steps) {
      const view = endlessWinter.view(before as unknown as State, seat);
      const legal = endlessWinter.legal(before as unknown as State, seat);
      const choice = endlessWinter.bot(view, legal, quickRng(3));
      expect(legal).toContain(choice);
      expect(endlessWinter.bot(view, legal, quickRng(3))).toEqual(choice);
    }
  });

  it('takes a few milliseconds at most', () => {
    const { steps } = playout(rulebook, anyConfig(configOf(4)), 9, { choose: sitting([0, 1, 2, 3]) });
    const begun = process.cpuUsage();
    for (const { before, seat } of steps)
      rulebook.bot(rulebook.view(before, seat), rulebook.legal(before, seat), quickRng(1));
    const { user } = process.cpuUsage(begun);
    expect(user / 1000 / steps.length).toBeLessThan(5);
  });
});
