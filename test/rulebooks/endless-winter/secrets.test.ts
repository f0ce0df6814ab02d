import { describe, expect, it } from 'vitest';
import { SPECTATOR, type Viewer } from '../../../src/engine/rulebook.js';
import { quickRng } from '../../../src/kernel/rng.js';
import { bury } from '../../../src/rulebooks/endless-winter/components/write.js';
import type { Event } from '../../../src/rulebooks/endless-winter/events/index.js';
import { endlessWinter } from '../../../src/rulebooks/endless-winter/index.js';
import type { Buried } from '../../../src/rulebooks/endless-winter/player.js';
import type { State } from '../../../src/rulebooks/endless-winter/state.js';
import { playout } from '../../support/playout.js';
import {
  acting,
  anyConfig,
  configOf,
  gaining,
  given,
  having,
  held,
  opened,
  playerIn,
  rulebook,
  when,
} from './support.js';

const grave = (card: string, change: Partial<Buried> = {}): Buried => ({
  card,
  open: false,
  shown: false,
  since: 0,
  ...change,
});
const cardsIn = (state: State, seat: number): string[] => {
  const { hand, pile, buried, deck, discards } = playerIn(state, seat);
  return [...[...hand, ...pile, ...buried].map(({ card }) => card), ...deck, ...discards].sort();
};
const seen = (event: Event, viewer: Viewer) => endlessWinter.seen(event, viewer);

describe('what is hidden', () => {
  it('cards that are drawn, laid and buried from the hand are told to their owner alone', () => {
    const drawn: Event = { type: 'card-drawn', seat: 1, card: 'ember', income: false };
    expect(seen(drawn, 1)).toEqual(drawn);
    expect(seen(drawn, 0)).toEqual({ type: 'card-drawn', seat: 1, income: false });
    const laid: Event = { type: 'card-laid', seat: 1, card: 'ember' };
    expect(seen(laid, SPECTATOR)).toEqual({ type: 'card-laid', seat: 1 });
    const buried: Event = { type: 'card-buried', seat: 1, card: 'ember', from: 'hand' };
    expect(seen(buried, 0)).toEqual({ type: 'card-buried', seat: 1, from: 'hand' });
    expect(seen({ ...buried, from: 'discards' }, 0)).toHaveProperty('card', 'ember');
  });

  it('nobody is told the order of anything that was shuffled, its owner included', () => {
    const shuffled: Event = { type: 'discards-shuffled', seat: 1, count: 2, cards: ['ember', 'elder'] };
    for (const viewer of [0, 1, SPECTATOR] as const) {
      expect(seen(shuffled, viewer)).toEqual({ type: 'discards-shuffled', seat: 1, count: 2 });
    }
  });

  it('of the discards of others only the top card and the size are shown, the owner sees all', () => {
    const state = given(opened(), 1, { discards: ['ember', 'elder', 'warrior'] });
    expect(endlessWinter.view(state, 0).seats[1]).toMatchObject({ discardsTop: 'warrior', discardsSize: 3 });
    expect(JSON.stringify(endlessWinter.view(state, 0).seats[1])).not.toContain('elder');
    expect(endlessWinter.view(state, 1).own?.discards).toEqual(['ember', 'elder', 'warrior']);
  });

  it('no action of another seat shows in what a viewer is told', () => {
    const state = given(opened(), 1, {
      hand: held('burial-mound'),
      pile: held('mastery'),
      buried: [grave('sagas')],
    });
    const told = JSON.stringify(endlessWinter.view(state, 0));
    for (const card of ['burial-mound', 'mastery', 'sagas']) expect(told).not.toContain(card);
  });
});

describe('what everybody knows', () => {
  it('a member recruited to the hand and an advancement taken are known to be there', () => {
    const state = given(acting(opened(), 0, 'initiate', { work: 2 }), 0, {
      hand: held('gatherer'),
      tools: 1,
    });
    const recruited = having(state, 0, { type: 'top', way: 0 }, { type: 'recruit', member: 'elder' });
    expect(endlessWinter.view(recruited, 1).seats[0]?.known).toEqual(['elder']);
    for (let seed = 0; seed < 20; seed += 1) {
      const imagined = endlessWinter.imagine(recruited, 1, quickRng(seed));
      expect(playerIn(imagined, 0).hand.map(({ card }) => card)).toContain('elder');
    }
  });

  it('once the draw pile is empty and the discards are shuffled, the rest of the hand is known by counting', () => {
    const state = given(gaining(acting(opened(), 0, 'hunt'), 0, { gain: 'draw', n: 1 }), 0, {
      hand: held('ember', 'warrior'),
      deck: [],
      discards: ['gatherer', 'elder', 'shaman'],
    });
    const drawn = when(state, 0, { type: 'take', gain: 'draw' }).state;
    expect(endlessWinter.view(drawn, 1).seats[0]?.known).toEqual(['ember', 'warrior']);
    const third = new Set<string>();
    for (let seed = 0; seed < 40; seed += 1) {
      const imagined = playerIn(endlessWinter.imagine(drawn, 1, quickRng(seed)), 0);
      expect(imagined.hand.map(({ card }) => card)).toEqual(expect.arrayContaining(['ember', 'warrior']));
      for (const { card } of imagined.hand) third.add(card);
    }
    expect([...third].sort()).toEqual(['elder', 'ember', 'gatherer', 'shaman', 'warrior']);
  });

  it('a card buried from the discards or from the table is known, one from the hand is not', () => {
    const state = given(gaining(acting(opened(), 0, 'hunt'), 0, bury(2)), 0, {
      hand: held('ember'),
      discards: ['elder'],
      buried: [],
    });
    const both = having(
      state,
      0,
      { type: 'bury', card: 'elder', from: 'discards' },
      { type: 'bury', card: 'ember', from: 'hand' },
    );
    expect(endlessWinter.view(both, 1).seats[0]).toMatchObject({ buriedSize: 2, buriedOpenly: ['elder'] });
  });

  it('a card known to be there is known no longer once one like it was seen, though another lies in the grave', () => {
    const known = { card: 'scout', shown: true, since: 0 };
    const told = (seen: string, other: string, since = 0) => {
      const state = given(gaining(acting(opened(), 0, 'migrate'), 0, bury(1)), 0, {
        hand: [known, { card: other, shown: false, since: 0 }],
        deck: [],
        buried: [],
      });
      const buried = having(state, 0, { type: 'bury', card: seen === other ? 'scout' : other, from: 'hand' });
      const { hand } = playerIn(buried, 0);
      const played = given(buried, 0, { hand: hand.map((one) => ({ ...one, since })) });
      return endlessWinter.view(having(played, 0, { type: 'play-member', card: 'scout' }), 1).seats[0]?.known;
    };
    // Whether the owner had a second scout to bury is nobody's business.
    expect(told('scout', 'gatherer')).toEqual([]);
    expect(told('scout', 'scout')).toEqual([]);
    // A scout that came only after the burial cannot have been in the hand then.
    expect(told('scout', 'scout', 1)).toEqual(['scout']);
  });

  it('the same goes for what comes to light with an eclipse pile', () => {
    const state = given({ ...opened(), agenda: [{ step: 'reveal' }, { step: 'lay', seat: 2 }] }, 0, {
      pile: held('scout', 'warrior'),
      hand: held('gatherer'),
      buried: [grave('scout', { shown: true })],
    });
    const after = having(state, 2, { type: 'done' });
    expect(endlessWinter.view(after, 1).seats[0]?.known).toEqual([]);
  });

  it('advancements from a revealed eclipse pile are known to be in the hand again', () => {
    const state = given({ ...opened(), agenda: [{ step: 'reveal' }, { step: 'lay', seat: 2 }] }, 0, {
      pile: held('ember'),
      hand: held('warrior'),
    });
    const after = having(state, 2, { type: 'done' });
    expect(endlessWinter.view(after, 1).seats[0]?.known).toContain('ember');
  });

  it('a rest tile that went under the stack keeps its place in every imagined state', () => {
    const state = {
      ...opened(configOf(2, { restTiles: true })),
      rest: { open: 'guest', stack: ['prayer', 'stroll', 'lookout', 'provisions'], unseen: 3 },
    };
    const tops = new Set<string | undefined>();
    for (let seed = 0; seed < 30; seed += 1) {
      const { rest } = endlessWinter.imagine(state, 0, quickRng(seed));
      expect(rest.stack.at(-1)).toBe('provisions');
      tops.add(rest.stack[0]);
    }
    expect([...tops].sort()).toEqual(['lookout', 'prayer', 'stroll']);
  });
});

describe('imagining', () => {
  it('keeps what a seat owns in all, and for the viewer everything but the order of its pile', () => {
    const { steps } = playout(rulebook, anyConfig(configOf(3)), 11);
    for (const [index, { after }] of steps.entries()) {
      const state = after as unknown as State;
      const viewer = index % 3;
      const imagined = endlessWinter.imagine(state, viewer, quickRng(index));
      for (const seat of state.players.keys()) expect(cardsIn(imagined, seat)).toEqual(cardsIn(state, seat));
      const { deck, ...own } = playerIn(imagined, viewer);
      const { deck: before, ...real } = playerIn(state, viewer);
      expect(own).toEqual(real);
      expect([...deck].sort()).toEqual([...before].sort());
      for (const seat of state.players.keys())
        expect(playerIn(imagined, seat).discards).toEqual(playerIn(state, seat).discards);
    }
  });

  it('lets a hidden card be any that its owner may have drawn', () => {
    const state = given(opened(), 1, {
      hand: held('gatherer'),
      deck: ['ember', 'elder'],
      buried: [grave('warrior')],
      discards: ['shaman'],
    });
    const inHand = new Set<string | undefined>();
    const inGrave = new Set<string | undefined>();
    for (let seed = 0; seed < 60; seed += 1) {
      const { hand, buried } = playerIn(endlessWinter.imagine(state, 0, quickRng(seed)), 1);
      inHand.add(hand[0]?.card);
      inGrave.add(buried[0]?.card);
    }
    expect([...inHand].sort()).toEqual(['elder', 'ember', 'gatherer', 'warrior']);
    expect([...inGrave].sort()).toEqual(['elder', 'ember', 'gatherer', 'warrior']);
  });

  it('never buries a card before it came', () => {
    const late = { card: 'elder', shown: true, since: 1 };
    const state = given(opened(), 1, { hand: [late, ...held('gatherer')], buried: [grave('warrior')] });
    for (let seed = 0; seed < 40; seed += 1) {
      const { buried } = playerIn(endlessWinter.imagine(state, 0, quickRng(seed)), 1);
      expect(buried[0]?.card).not.toBe('elder');
    }
  });

  it('lets ice finds that lie face down be any that have not turned up, those in the box included', () => {
    const state = opened(configOf(4, { iceFinds: true }));
    const tile = state.land.finds.findIndex((find) => find !== '');
    const found = new Set<string | undefined>();
    for (let seed = 0; seed < 200; seed += 1)
      found.add(endlessWinter.imagine(state, 0, quickRng(seed)).land.finds[tile]);
    expect(found.size).toBe(10);
  });
});
