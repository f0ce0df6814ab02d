import { describe, expect, it } from 'vitest';
import { endlessWinter } from '../../../src/rulebooks/endless-winter/index.js';
import { acting, given, having, held, idsOf, legalOf, opened, playerIn, refused, when } from './support.js';

const inColumn = (...[station, options]: [Parameters<typeof acting>[2], Parameters<typeof acting>[3]?]) =>
  acting(opened(), 0, station, options);

describe('members', () => {
  it('yield the work of their upper left corner', () => {
    const state = given(inColumn('develop'), 0, { hand: held('gatherer', 'shaman') });
    const played = having(
      state,
      0,
      { type: 'play-member', card: 'gatherer' },
      { type: 'play-member', card: 'shaman' },
    );
    expect(played.turn.work).toBe(1 + 3);
  });

  it('that yield half a work make one in pairs', () => {
    const state = given(inColumn('hunt'), 0, { hand: held('gatherer', 'gatherer') });
    const one = when(state, 0, { type: 'play-member', card: 'gatherer' }).state;
    expect(refused(one, 0, { type: 'top', way: 0 })).toBe('work_short');
    const two = when(one, 0, { type: 'play-member', card: 'gatherer' }).state;
    expect(idsOf(two, 0)).toContain('top:way=0');
  });

  it('worked example: the crafter yields one more work when developing, and nothing more elsewhere', () => {
    const developing = given(inColumn('develop'), 0, { hand: held('crafter') });
    expect(when(developing, 0, { type: 'play-member', card: 'crafter' }).state.turn.work).toBe(4);
    const hunting = given(inColumn('hunt'), 0, { hand: held('crafter') });
    const played = when(hunting, 0, { type: 'play-member', card: 'crafter' }).state;
    expect(played.turn.work).toBe(2);
    expect(refused(played, 0, { type: 'use', ability: 'card/crafter', way: 0 })).toBe('not_this_column');
  });

  it('worked example: the experienced gatherer turns a food into a tool once, at any time of the turn', () => {
    const state = given(inColumn('hunt'), 0, { hand: held('experienced-gatherer'), food: 2, tools: 0 });
    const played = when(state, 0, { type: 'play-member', card: 'experienced-gatherer' }).state;
    expect(played.turn.work).toBe(1);
    const middle = when(played, 0, { type: 'go-on' }).state;
    const used = having(
      middle,
      0,
      { type: 'use', ability: 'card/experienced-gatherer', way: 0 },
      { type: 'take', gain: 'tool' },
    );
    expect([playerIn(used, 0).food, playerIn(used, 0).tools]).toEqual([1, 1]);
    expect(refused(used, 0, { type: 'use', ability: 'card/experienced-gatherer', way: 0 })).toBe(
      'already_used',
    );
  });

  it('worked example: the warrior yields half a work and one more in every column', () => {
    for (const station of ['initiate', 'develop', 'migrate', 'hunt'] as const) {
      const state = given(inColumn(station), 0, { hand: held('warrior') });
      expect(when(state, 0, { type: 'play-member', card: 'warrior' }).state.turn.work).toBe(3);
    }
  });

  it('never use their eclipse ability when they are played', () => {
    const state = given(inColumn('hunt'), 0, { hand: held('shaman') });
    const played = when(state, 0, { type: 'play-member', card: 'shaman' }).state;
    expect(idsOf(played, 0).filter((id) => id.startsWith('use'))).toEqual([]);
  });

  it('do not include advancements, which yield no work', () => {
    const state = given(inColumn('hunt'), 0, { hand: held('ember') });
    expect(refused(state, 0, { type: 'play-member', card: 'ember' })).toBe('not_a_member');
  });
});

describe('food', () => {
  it('yields one work for each symbol that the marker passes', () => {
    const spend = (from: number, to: number) =>
      when(given(inColumn('hunt'), 0, { food: from }), 0, { type: 'spend-food', to }).state.turn.work / 2;
    expect(spend(5, 2)).toBe(2);
    expect(spend(1, 0)).toBe(1);
    expect(spend(6, 0)).toBe(3);
  });

  it('is only offered down to where the last of it yields work', () => {
    const spendings = (food: number): number[] =>
      legalOf(given(inColumn('hunt'), 0, { food }), 0).flatMap((one) =>
        one.type === 'spend-food' ? [one.to] : [],
      );
    expect(spendings(6)).toEqual([4, 2, 0]);
    expect(spendings(4)).toEqual([2, 0]);
    expect(spendings(0)).toEqual([]);
    const state = given(inColumn('hunt'), 0, { food: 2 });
    expect(refused(state, 0, { type: 'spend-food', to: 1 })).toBe('food_for_nothing');
  });

  it('can only be spent downwards, and only at the top of a column', () => {
    const state = given(inColumn('hunt'), 0, { food: 2 });
    expect(refused(state, 0, { type: 'spend-food', to: 2 })).toBe('food_not_spent');
    const middle = given(inColumn('hunt', { space: 'middle' }), 0, { food: 2 });
    expect(refused(middle, 0, { type: 'spend-food', to: 0 })).toBe('wrong_space');
  });

  it('may be all that an action is paid with', () => {
    const state = given(inColumn('hunt'), 0, { food: 1, tools: 1, hand: [] });
    const hunted = having(state, 0, { type: 'spend-food', to: 0 }, { type: 'top', way: 1 });
    expect(endlessWinter.prompts(hunted)[0]?.kind).toBe('choose-animal');
  });
});

it('worked example: a hunter and three food make four work for hunting', () => {
  const state = given(inColumn('hunt'), 0, { hand: held('hunter'), food: 5 });
  const paid = having(state, 0, { type: 'play-member', card: 'hunter' }, { type: 'spend-food', to: 2 });
  expect(paid.turn.work / 2).toBe(4);
});
