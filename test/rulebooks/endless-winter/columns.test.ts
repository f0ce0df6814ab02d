import { describe, expect, it } from 'vitest';
import { endlessWinter } from '../../../src/rulebooks/endless-winter/index.js';
import type { State } from '../../../src/rulebooks/endless-winter/state.js';
import {
  acting,
  campsOn,
  eventsOf,
  given,
  having,
  held,
  idsOf,
  jointOf,
  opened,
  playerIn,
  refused,
  when,
} from './support.js';

const kindOf = (state: State) => endlessWinter.prompts(state)[0]?.kind;

describe('initiate', () => {
  const top = (change = {}) =>
    given(acting(opened(), 0, 'initiate', { work: 6 }), 0, { tools: 3, hand: [], food: 2, ...change });

  it('brings at the top a member to the hand for each tool and work', () => {
    const state = having(top(), 0, { type: 'top', way: 0 }, { type: 'recruit', member: 'elder' });
    expect(playerIn(state, 0).hand.map(({ card }) => card)).toEqual(['elder']);
    expect([playerIn(state, 0).tools, state.turn.work]).toEqual([2, 4]);
    expect(state.supply).toEqual([15, 14, 15, 15, 15]);
  });

  it('lets no member be recruited twice at the top, nor one be played that has just come', () => {
    const state = having(top(), 0, { type: 'top', way: 0 }, { type: 'recruit', member: 'elder' });
    expect(refused(state, 0, { type: 'play-member', card: 'elder' })).toBe('just_recruited');
    const again = when(state, 0, { type: 'top', way: 0 }).state;
    expect(refused(again, 0, { type: 'recruit', member: 'elder' })).toBe('same_member_twice');
    expect(idsOf(again, 0)).toContain('recruit:member=shaman');
  });

  it('still lets a member be played that was in the hand before', () => {
    const state = having(
      top({ hand: held('elder') }),
      0,
      { type: 'top', way: 0 },
      { type: 'recruit', member: 'elder' },
      { type: 'play-member', card: 'elder' },
    );
    expect(refused(state, 0, { type: 'play-member', card: 'elder' })).toBe('just_recruited');
  });

  it('brings a point for an empty supply', () => {
    const state = { ...top(), supply: [15, 0, 15, 15, 15] };
    const before = playerIn(state, 0).points;
    const chosen = having(state, 0, { type: 'top', way: 0 }, { type: 'recruit', member: 'elder' });
    expect(playerIn(chosen, 0).points).toBe(before + 1);
    expect(playerIn(chosen, 0).hand).toEqual([]);
  });

  it('brings in the middle, for one food, a member to the discards and a burial, or one of the two', () => {
    const middle = acting(given(opened(), 0, { food: 1, discards: ['gatherer'] }), 0, 'initiate', {
      space: 'middle',
    });
    const paid = when(middle, 0, { type: 'middle' }).state;
    expect(playerIn(paid, 0).food).toBe(0);
    const recruited = when(paid, 0, { type: 'recruit', member: 'scout' }).state;
    expect(playerIn(recruited, 0).discards).toEqual(['gatherer', 'scout']);
    const buried = when(recruited, 0, { type: 'bury', card: 'scout', from: 'discards' }).state;
    expect(playerIn(buried, 0).buried.map(({ card }) => card)).toEqual(['scout']);
    expect(kindOf(when(recruited, 0, { type: 'done' }).state)).toBe('after-middle');
  });

  it('needs no other member in the middle than at the top', () => {
    const state = having(
      top(),
      0,
      { type: 'top', way: 0 },
      { type: 'recruit', member: 'elder' },
      { type: 'go-on' },
      { type: 'middle' },
    );
    expect(idsOf(state, 0)).toContain('recruit:member=elder');
  });

  it('brings at the bottom an idol and a burial', () => {
    const state = given(acting(opened(), 0, 'initiate', { space: 'bottom' }), 0, {
      glory: 0,
      hand: held('gatherer', 'ember'),
    });
    const gained = having(
      { ...state, glory: [] },
      0,
      { type: 'bottom' },
      { type: 'step-idol', track: 'glory' },
      { type: 'bury', card: 'gatherer', from: 'hand' },
    );
    expect(playerIn(gained, 0).glory).toBe(1);
    expect(playerIn(gained, 0).buried).toHaveLength(1);
  });
});

describe('burying', () => {
  it('takes a card from the hand, the discards or those played in this turn', () => {
    const state = given(acting(opened(), 0, 'initiate', { space: 'bottom' }), 0, {
      hand: held('ember', 'gatherer'),
      discards: ['hand-axe'],
    });
    const played = having(state, 0, { type: 'play-member', card: 'gatherer' }, { type: 'bottom' });
    expect(idsOf(played, 0).filter((id) => id.startsWith('bury'))).toEqual([
      'bury:card=ember,from=hand',
      'bury:card=hand-axe,from=discards',
      'bury:card=gatherer,from=played',
    ]);
    const buried = when(played, 0, { type: 'bury', card: 'gatherer', from: 'played' }).state;
    expect(buried.turn.played).toEqual([]);
    expect(playerIn(buried, 0).buried.map(({ card }) => card)).toEqual(['gatherer']);
  });

  it('lets the owner look at the buried cards at any time', () => {
    const state = given(opened(), 0, { buried: [{ card: 'elder', open: false, shown: false, since: 0 }] });
    expect(endlessWinter.view(state, 0).own?.buried).toEqual(['elder']);
    expect(endlessWinter.view(state, 1).seats[0]).toMatchObject({ buriedSize: 1, buriedOpenly: [] });
  });
});

describe('develop', () => {
  it('brings at the top an advancement to the hand for three work, and the display is not filled', () => {
    const state = given(acting(opened(), 0, 'develop', { work: 6 }), 0, { hand: [] });
    const card = state.display[2] ?? '';
    const taken = having(state, 0, { type: 'top', way: 0 }, { type: 'take-advancement', card });
    expect(playerIn(taken, 0).hand.map((one) => one.card)).toEqual([card]);
    expect(taken.display).toHaveLength(7);
    expect(taken.turn.work).toBe(0);
  });

  it('brings a point for three work when the display is empty', () => {
    const state = { ...acting(opened(), 0, 'develop', { work: 6 }), display: [] };
    const before = playerIn(state, 0).points;
    const paid = when(state, 0, { type: 'top', way: 0 }).state;
    expect(playerIn(paid, 0).points).toBe(before + 1);
    expect(kindOf(paid)).toBe('act');
  });

  it('brings at the bottom a tool and a food', () => {
    const state = given(acting(opened(), 0, 'develop', { space: 'bottom' }), 0, { food: 0, tools: 0 });
    const gained = having(state, 0, { type: 'bottom' }, { type: 'take', gain: 'tool' });
    expect([playerIn(gained, 0).food, playerIn(gained, 0).tools]).toEqual([1, 1]);
  });
});

describe('migrate', () => {
  it('places at the top the leftmost camp on the start tile for each tool, which raises the food limit', () => {
    const state = given(acting(opened(), 0, 'migrate'), 0, { tools: 2, ...campsOn(0) });
    const placed = when(state, 0, { type: 'top', way: 0 }).state;
    expect(playerIn(placed, 0)).toMatchObject({ tools: 1, campsLeft: 3 });
    expect(playerIn(placed, 0).camps[0]).toBe(2);
    expect(endlessWinter.view(placed, 0).seats[0]?.foodLimit).toBe(7);
  });

  it('moves at the top a camp to a neighbouring tile for each work, the same one as often as wanted', () => {
    const state = given(acting(opened(), 0, 'migrate', { work: 4 }), 0, campsOn(0));
    const far = having(
      state,
      0,
      { type: 'top', way: 1 },
      { type: 'move-camp', from: 0, to: 1 },
      { type: 'top', way: 1 },
      { type: 'move-camp', from: 1, to: 7 },
    );
    expect(playerIn(far, 0).camps[7]).toBe(1);
    const moving = when(state, 0, { type: 'top', way: 1 }).state;
    expect(refused(moving, 0, { type: 'move-camp', from: 0, to: 7 })).toBe('not_neighbours');
    expect(refused(moving, 0, { type: 'move-camp', from: 3, to: 2 })).toBe('no_camp_there');
  });

  it('lets any number of camps stand on one tile', () => {
    const state = given(
      given(acting(opened(), 0, 'migrate', { work: 2 }), 0, campsOn(0, 1, 1)),
      1,
      campsOn(1, 1),
    );
    const moved = having(state, 0, { type: 'top', way: 1 }, { type: 'move-camp', from: 0, to: 1 });
    expect(playerIn(moved, 0).camps[1]).toBe(3);
  });

  it('builds in the middle, for three food, a settlement where three tiles with camps meet', () => {
    const state = given(acting(opened(), 0, 'migrate', { space: 'middle' }), 0, {
      food: 3,
      ...campsOn(1, 2, 8, 0),
    });
    const joint = jointOf(1, 2, 8);
    expect(joint).toBeGreaterThanOrEqual(0);
    const built = having(state, 0, { type: 'middle' }, { type: 'settle', joint });
    expect(built.settlements[joint]).toBe(0);
    expect(playerIn(built, 0)).toMatchObject({ food: 0, campsLeft: 4, settlementsLeft: 2 });
    expect(playerIn(built, 0).camps.slice(1, 9)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('loses food above the limit that the returned camps lower', () => {
    const state = given(acting(opened(), 0, 'migrate', { space: 'middle' }), 0, {
      food: 10,
      ...campsOn(1, 2, 8, 0, 0),
    });
    const { events, state: built } = when(when(state, 0, { type: 'middle' }).state, 0, {
      type: 'settle',
      joint: jointOf(1, 2, 8),
    });
    expect(eventsOf(events, 'settlement-built')[0]?.lost).toBe(0);
    expect(playerIn(built, 0).food).toBe(7);
    const full = given(when(state, 0, { type: 'middle' }).state, 0, { food: 9 });
    expect(playerIn(when(full, 0, { type: 'settle', joint: jointOf(1, 2, 8) }).state, 0).food).toBe(7);
  });

  it('builds no settlement at the start tile, none at a joint that has one, and none without the three camps', () => {
    const at = (change: object, settlements = opened().settlements) => ({
      ...given(acting(opened(), 0, 'migrate', { space: 'middle' }), 0, { food: 6, ...change }),
      settlements,
    });
    expect(refused(at(campsOn(0, 1, 2)), 0, { type: 'middle' })).toBe('camps_not_adjacent');
    const taken = opened().settlements.with(jointOf(1, 2, 8), 1);
    expect(refused(at(campsOn(1, 2, 8), taken), 0, { type: 'middle' })).toBe('joint_taken');
    expect(refused(at({ ...campsOn(1, 2, 8), food: 2 }), 0, { type: 'middle' })).toBe('food_short');
    expect(refused(at({ ...campsOn(1, 2, 8), settlementsLeft: 0 }), 0, { type: 'middle' })).toBe(
      'no_settlement_left',
    );
    const building = when(at(campsOn(0, 1, 2, 8)), 0, { type: 'middle' }).state;
    expect(refused(building, 0, { type: 'settle', joint: jointOf(0, 1, 2) })).toBe('joint_at_start');
    expect(refused(building, 0, { type: 'settle', joint: jointOf(2, 8, 9) })).toBe('camps_not_adjacent');
    const occupied = { ...building, settlements: building.settlements.with(jointOf(2, 8, 9), 2) };
    expect(refused(occupied, 0, { type: 'settle', joint: jointOf(2, 8, 9) })).toBe('joint_taken');
  });

  it('brings at the bottom a camp and one move', () => {
    const state = given(acting(opened(), 0, 'migrate', { space: 'bottom' }), 0, campsOn(0));
    const gained = having(
      state,
      0,
      { type: 'bottom' },
      { type: 'take', gain: 'camp' },
      { type: 'move-camp', from: 0, to: 3 },
    );
    expect(playerIn(gained, 0).camps[0]).toBe(1);
    expect(playerIn(gained, 0).camps[3]).toBe(1);
  });
});

describe('hunt', () => {
  const hunting = (change: Partial<State> = {}, work = 6) => ({
    ...given(acting(opened(), 0, 'hunt', { work }), 0, { tools: 3, alive: [0, 0, 0, 0, 0, 0, 0] }),
    ...change,
  });

  it('lays at the top two animals into the hunting ground for each work', () => {
    const state = hunting({
      ground: ['giant-sloth'],
      animalDeck: ['glyptodon', 'argentavis', 'sabre-tooth'],
    });
    const laid = when(state, 0, { type: 'top', way: 0 }).state;
    expect(laid.ground).toEqual(['giant-sloth', 'sabre-tooth', 'argentavis']);
    expect(laid.animalDeck).toEqual(['glyptodon']);
  });

  it('lays only one where five lie already, none where six lie, and what there is of a deck of one', () => {
    const five = hunting({ ground: Array<string>(5).fill('glyptodon') });
    const full = when(five, 0, { type: 'top', way: 0 }).state;
    expect(full.ground).toHaveLength(6);
    expect(refused(full, 0, { type: 'top', way: 0 })).toBe('ground_full');
    const one = hunting({ ground: [], animalDeck: ['argentavis'] });
    expect(when(one, 0, { type: 'top', way: 0 }).state.ground).toEqual(['argentavis']);
    const none = hunting({ ground: ['glyptodon'], animalDeck: [] });
    expect(refused(none, 0, { type: 'top', way: 0 })).toBe('animals_used_up');
  });

  it('takes at the top an animal of choice for each tool and work, and the ground is not filled', () => {
    const state = hunting({ ground: ['giant-sloth', 'glyptodon'] });
    const taken = having(state, 0, { type: 'top', way: 1 }, { type: 'take-animal', animal: 'glyptodon' });
    expect(taken.ground).toEqual(['giant-sloth']);
    expect(playerIn(taken, 0).alive).toEqual([0, 0, 0, 1, 0, 0, 0]);
    expect([playerIn(taken, 0).tools, taken.turn.work]).toEqual([2, 4]);
  });

  it('brings a point where there is no animal left anywhere, and nothing while the deck still has some', () => {
    const none = hunting({ ground: [], animalDeck: [] });
    const before = playerIn(none, 0).points;
    expect(playerIn(when(none, 0, { type: 'top', way: 1 }).state, 0).points).toBe(before + 1);
    expect(refused(hunting({ ground: [] }), 0, { type: 'top', way: 1 })).toBe('not_in_ground');
  });

  it('slays in the middle one living animal for its income, and a slain one cannot be slain again', () => {
    const state = given(acting(opened(), 0, 'hunt', { space: 'middle' }), 0, {
      alive: [0, 1, 0, 0, 0, 0, 0],
      food: 0,
      tools: 0,
    });
    const slaying = when(state, 0, { type: 'middle' }).state;
    expect(idsOf(slaying, 0)).toEqual(['slay:animal=woolly-rhino', 'done']);
    const slain = having(
      slaying,
      0,
      { type: 'slay', animal: 'woolly-rhino' },
      { type: 'take', gain: 'tool' },
    );
    expect(playerIn(slain, 0)).toMatchObject({ food: 3, tools: 1 });
    expect([playerIn(slain, 0).alive[1], playerIn(slain, 0).slain[1]]).toEqual([0, 1]);
    const empty = acting(
      given(opened(), 0, { alive: [0, 0, 0, 0, 0, 0, 0], slain: [1, 0, 0, 0, 0, 0, 0] }),
      0,
      'hunt',
      { space: 'middle' },
    );
    expect(refused(empty, 0, { type: 'middle' })).toBe('no_living_animal');
  });

  it('brings at the bottom the top animal of the deck, or a point', () => {
    const state = {
      ...acting(opened(), 0, 'hunt', { space: 'bottom' }),
      animalDeck: ['argentavis', 'giant-beaver'],
    };
    const before = playerIn(state, 0);
    const taken = when(state, 0, { type: 'bottom' }).state;
    expect(playerIn(taken, 0).alive[4]).toBe((before.alive[4] ?? 0) + 1);
    const empty = when({ ...state, animalDeck: [] }, 0, { type: 'bottom' }).state;
    expect(playerIn(empty, 0).points).toBe(before.points + 1);
  });
});
