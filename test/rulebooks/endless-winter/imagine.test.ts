import { describe, expect, it } from 'vitest';
import { erase } from '../../../src/engine/any-rulebook.js';
import type { Worlds } from '../../../src/engine/rulebook.js';
import { quickRng } from '../../../src/kernel/rng.js';
import { cardOf } from '../../../src/rulebooks/endless-winter/catalogue.js';
import { kindsUnseen } from '../../../src/rulebooks/endless-winter/imagine.js';
import { endlessWinter } from '../../../src/rulebooks/endless-winter/index.js';
import type { State } from '../../../src/rulebooks/endless-winter/state.js';
import { configFor, playout } from '../../support/playout.js';
import { imaginedWorlds } from './worlds.js';

describe('likely worlds', () => {
  it('have fewer kinds of members in a hand, since more of them could have been played', () => {
    const { last } = playout(erase(endlessWinter), configFor(erase(endlessWinter), 2), 1, { most: 12 });
    const state = last as unknown as State;
    const isMember = (card: string) => cardOf(state.components, card).kind === 'member';
    const kinds = (worlds: Worlds) =>
      Array.from({ length: 400 }, (_, seed) =>
        kindsUnseen(endlessWinter.imagine(state, 0, quickRng(seed), worlds).players[1]?.hand ?? []),
      ).reduce((sum, cards) => sum + cards.filter(isMember).length, 0) / 400;
    expect(kinds('possible') - kinds('likely')).toBeGreaterThan(0.1);
  });
});

describe('imagined worlds', () => {
  it('are possible for all that a viewer was told, after every kind of event', () => {
    const { faults, worlds, kinds } = imaginedWorlds(1_500);
    expect(faults).toEqual([]);
    expect(worlds).toBe(1_500);
    for (const kind of ['card-laid', 'card-buried', 'discards-shuffled', 'piles-revealed', 'camp-moved'])
      expect(kinds.get(kind)).toBeGreaterThan(0);
  });
});
