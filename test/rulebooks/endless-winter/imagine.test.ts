import { describe, expect, it } from 'vitest';
import { erase } from '../../../src/engine/any-rulebook.js';
import type { Worlds } from '../../../src/engine/rulebook.js';
import { quickRng } from '../../../src/kernel/rng.js';
import { cardOf } from '../../../src/rulebooks/endless-winter/catalogue.js';
import { kindsUnseen } from '../../../src/rulebooks/endless-winter/imagine.js';
import { endlessWinter } from '../../../src/rulebooks/endless-winter/index.js';
import type { State } from '../../../src/rulebooks/endless-winter/state.js';
import { offTwice } from '../../support/likeness.js';
import { configFor, playout } from '../../support/playout.js';
import { likeness } from './likeness.js';
import { given, held, opened } from './support.js';
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

  it('have each kind of card of a hand in the eclipse pile as often, however many of it there are', () => {
    const state = given(opened(), 1, {
      hand: held('gatherer', 'gatherer', 'gatherer'),
      pile: held('warrior'),
      deck: [],
    });
    const worlds = Array.from({ length: 2_000 }, (_, seed) =>
      endlessWinter.imagine(state, 0, quickRng(seed), 'likely'),
    );
    const laid = worlds.filter(({ players }) => players[1]?.pile[0]?.card === 'warrior').length;
    expect(Math.abs(laid - worlds.length / 2)).toBeLessThan(4 * Math.sqrt(worlds.length / 4));
  });

  it('have hands, piles and decks like the true ones, at random play', { timeout: 60_000 }, () => {
    expect(offTwice(likeness, { games: 600, seats: [2, 3] })).toEqual([]);
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
