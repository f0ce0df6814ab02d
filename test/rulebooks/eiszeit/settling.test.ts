import { describe, expect, it } from 'vitest';
import {
  act,
  acts,
  asked,
  DONE,
  done,
  draw,
  given,
  hand,
  idsOf,
  lawful,
  only,
  opponent,
  place,
  play,
  promptOf,
  refused,
  remove,
} from './table.js';

const MIXED = ['fire', 'steppe', 'camp', 'all-one', 'remove-one'];

describe('a turn', () => {
  it('plays a card, then may discard one, then draws up to five, and passes to the left', () => {
    const start = given({ hands: hand(...MIXED), fires: { 5: [1] } });
    expect(promptOf(start)).toBe('play-card');
    const played = acts(start, play('fire'), DONE);
    expect(promptOf(played)).toBe('discard');
    const discarded = act(played, { type: 'discard', card: 'camp' });
    expect([promptOf(discarded), discarded.hands[0]?.length]).toEqual(['draw', 3]);
    const drawn = act(discarded, draw('light'));
    expect(promptOf(drawn)).toBe('draw');
    const next = act(drawn, draw('dark'));
    expect([promptOf(next), asked(next), next.hands[0]?.length]).toEqual(['play-card', 1, 5]);
  });

  it('goes round clockwise: after the last seat the first', () => {
    const start = given({ turn: 2, hands: [[], [], MIXED] });
    expect(asked(acts(start, play('fire'), DONE, draw('light')))).toBe(0);
  });

  it('must play a card: there is no passing', () => {
    const start = given({ hands: hand(...MIXED) });
    expect(idsOf(start)).not.toContain('done');
    expect(refused(start, DONE)).toBe('must_answer');
  });

  it('need not discard', () => {
    const state = acts(given({ hands: hand(...MIXED) }), play('fire'), DONE);
    expect(promptOf(state)).toBe('draw');
    expect(state.hands[0]).toHaveLength(4);
  });
});

describe('playing a light card', () => {
  it('costs what it says, into the light pool, and the player carries it out', () => {
    const start = given({ hands: hand(...MIXED), stones: [4, 4, 4], lightPool: 2 });
    const state = act(start, play('steppe'));
    expect([state.stones[0], state.lightPool, state.darkPool]).toEqual([1, 5, 20]);
    expect([promptOf(state), asked(state)]).toEqual(['place-hunter', 0]);
  });

  it('is not possible without stones to pay for all of it', () => {
    const start = given({ hands: hand(...MIXED), stones: [2, 4, 4] });
    expect(refused(start, play('steppe'))).toBe('too_few_stones');
    expect(refused(start, play('camp'))).toBe('too_few_stones');
    expect(refused(start, play('fire'))).toBeUndefined();
  });

  it('given no light card that can be paid for, then a dark card must be played', () => {
    const start = given({ hands: hand(...MIXED), stones: [0, 4, 4] });
    expect(idsOf(start)).toEqual(['play:card=all-one', 'play:card=remove-one']);
  });

  it('lies openly on its discard pile', () => {
    const state = act(given({ hands: hand(...MIXED), tops: { light: 'club' } }), play('steppe'));
    expect(state.piles.light.top).toBe('steppe');
    expect(state.piles.light.under).toEqual([{ card: 'club', by: null }]);
    expect(state.piles.dark.top).toBeNull();
  });
});

describe('playing a dark card', () => {
  it('brings what it says from the dark pool', () => {
    const state = act(given({ hands: hand(...MIXED), stones: [4, 4, 4] }), play('all-one'));
    expect([state.stones[0], state.darkPool]).toEqual([8, 16]);
    expect(state.piles.dark.top).toBe('all-one');
  });

  it('is carried out by an opponent of choice, or by all opponents', () => {
    const start = given({ hands: hand(...MIXED), hunters: { 5: [1, 1, 1] } });
    const one = act(start, play('remove-one'));
    expect(promptOf(one)).toBe('choose-opponent');
    expect(idsOf(one)).toEqual(['choose-opponent:seat=1', 'choose-opponent:seat=2']);
    expect(refused(one, opponent(0))).toBe('own_seat');
    expect(refused(one, opponent(4))).toBe('no_such_seat');
    expect(asked(act(one, opponent(2)))).toBe(2);
    expect(asked(act(start, play('all-one')))).toBe(1);
  });

  it('given 8 stones at the start of the turn, then no dark card may be played', () => {
    const start = given({ hands: hand(...MIXED), stones: [8, 4, 4] });
    expect(idsOf(start)).toEqual(['play:card=fire', 'play:card=steppe', 'play:card=camp']);
    expect(refused(start, play('all-one'))).toBe('stone_limit');
    const seven = given({ hands: hand(...MIXED), stones: [7, 4, 4] });
    expect(refused(seven, play('all-one'))).toBeUndefined();
  });
});

describe('when no card can be played', () => {
  const start = given({ hands: hand('camp', 'trek', 'drive', 'steppe', 'club'), stones: [1, 4, 4] });

  it('one card is laid down without effect', () => {
    expect(idsOf(start)).toEqual(
      ['camp', 'trek', 'drive', 'steppe', 'club'].map((card) => `lay-down:card=${card}`),
    );
    const { state, events } = done(start, { type: 'lay-down', card: 'camp' });
    expect(events.map(({ type }) => type)).toEqual(['card-laid-down']);
    expect([promptOf(state), state.stones[0], state.piles.light.top]).toEqual(['discard', 1, 'camp']);
  });

  it('given that it is a cult, then it goes under its pile', () => {
    const cults = given({
      hands: hand('dark-cult', 'light-cult', 'camp', 'trek', 'drive'),
      stones: [0, 4, 4],
    });
    const state = act(cults, { type: 'lay-down', card: 'dark-cult' });
    expect(state.piles.dark).toMatchObject({ top: null, under: [{ card: 'dark-cult', by: null }] });
  });

  it('and only then', () => {
    const playable = given({ hands: hand('fire', 'camp', 'all-one', 'swap', 'club') });
    expect(refused(playable, { type: 'lay-down', card: 'camp' })).toBe('something_playable');
  });
});

describe('discarding', () => {
  const state = act(given({ hands: hand(...MIXED) }), play('fire'));

  it('pushes a card under the pile of its colour, unseen by the others, without any effect', () => {
    const { state: after, events } = done(state, { type: 'discard', card: 'remove-one' });
    expect(after.piles.dark.under).toEqual([{ card: 'remove-one', by: 0 }]);
    expect(after.piles.dark.top).toBeNull();
    expect(after.stones).toEqual(state.stones);
    expect(events).toHaveLength(1);
  });

  it('is of a card in the hand', () => {
    expect(refused(state, { type: 'discard', card: 'club' })).toBe('card_not_in_hand');
    expect(refused(state, { type: 'discard', card: 'nonsense' })).toBe('no_such_card');
    expect(refused(given(), play('drive'))).toBe('card_not_in_hand');
  });

  it('is of one card at most', () => {
    expect(promptOf(act(state, { type: 'discard', card: 'camp' }))).toBe('draw');
  });
});

describe('the last stone of the dark pool', () => {
  const gain = (darkPool: number, lightPool: number) =>
    act(given({ hands: hand(...MIXED), darkPool, lightPool }), play('all-one'));

  it('given too few in the dark pool, then the missing ones come from the light pool', () => {
    const state = gain(3, 5);
    expect([state.stones[0], state.darkPool, state.lightPool]).toEqual([8, 0, 4]);
  });

  it('given too few in both, then the player takes what there is', () => {
    const state = gain(2, 1);
    expect([state.stones[0], state.darkPool, state.lightPool]).toEqual([7, 0, 0]);
  });

  it('ends the settling after the action, the discard and the draw', () => {
    const taken = gain(4, 0);
    expect([promptOf(taken), asked(taken)]).toEqual(['place-hunter', 1]);
    const { events, state } = done(acts(taken, place(9), place(9), DONE), draw('dark'));
    expect(events.map(({ type }) => type)).toContain('fires-revealed');
    expect(promptOf(state)).toBe('glacier');
  });

  it('does not end it while one is left', () => {
    expect(gain(5, 0).ender).toBe(-1);
    expect(gain(4, 0).ender).toBe(0);
  });

  it('is never taken by a light card', () => {
    const state = acts(given({ hands: hand(...MIXED), darkPool: 1 }), play('fire'));
    expect([state.darkPool, state.ender]).toEqual([1, -1]);
  });
});

describe('where there is nothing to do', () => {
  it('nobody is asked: a card that finds nothing on the map is over at once', () => {
    const { state, events } = done(given({ hands: hand(...MIXED) }), play('fire'));
    expect(promptOf(state)).toBe('discard');
    expect(only(events, 'action-ended')).toHaveLength(1);
    const removing = acts(given({ hands: hand(...MIXED) }), play('remove-one'), opponent(1));
    expect(promptOf(removing)).toBe('discard');
    expect(lawful(removing, 'remove-hunter')).toEqual([]);
    expect(refused(removing, remove(0, 5))).toBe('not_asked_for');
  });
});
