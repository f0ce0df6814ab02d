import { describe, expect, it } from 'vitest';
import {
  draw,
  feast,
  food,
  idol,
  megalith,
  tool,
} from '../../../src/rulebooks/endless-winter/components/write.js';
import { incomes } from '../../../src/rulebooks/endless-winter/fields.js';
import { lower } from '../../../src/rulebooks/endless-winter/gains/answers.js';
import {
  acting,
  campsOn,
  eventsOf,
  gaining,
  given,
  having,
  held,
  idsOf,
  opened,
  playerIn,
  refused,
  when,
} from './support.js';

const turn = () => acting(opened(), 0, 'hunt');

describe('lesser incomes', () => {
  it('run from a megalith over a card, an idol and a tool down to food', () => {
    expect(incomes).toEqual(['megalith', 'draw', 'idol', 'tool', 'food']);
    expect(incomes.map((gain) => lower(gain).length)).toEqual([4, 3, 2, 1, 0]);
  });

  it('worked example: whoever would gain a tool may gain a food instead', () => {
    const state = given(gaining(turn(), 0, tool(1)), 0, { food: 0, tools: 0 });
    expect(idsOf(state, 0)).toEqual(['take:gain=tool', 'lower:gain=tool,to=food', 'done']);
    const lowered = when(state, 0, { type: 'lower', gain: 'tool', to: 'food' }).state;
    expect(playerIn(lowered, 0)).toMatchObject({ food: 1, tools: 0 });
  });

  it('worked example: whoever may build a megalith may draw a card, or gain an idol, a tool or a food instead', () => {
    const state = given(gaining(turn(), 0, megalith(1)), 0, { food: 0, tools: 0, hand: [], deck: ['ember'] });
    expect(idsOf(state, 0).filter((id) => id.startsWith('lower'))).toEqual([
      'lower:gain=megalith,to=draw',
      'lower:gain=megalith,to=idol',
      'lower:gain=megalith,to=tool',
      'lower:gain=megalith,to=food',
    ]);
    const drawn = when(state, 0, { type: 'lower', gain: 'megalith', to: 'draw' }).state;
    expect(playerIn(drawn, 0).hand.map(({ card }) => card)).toEqual(['ember']);
    const toTool = when(state, 0, { type: 'lower', gain: 'megalith', to: 'tool' }).state;
    expect(playerIn(toTool, 0).tools).toBe(1);
    const toIdol = when(state, 0, { type: 'lower', gain: 'megalith', to: 'idol' }).state;
    expect(idsOf(toIdol, 0)).toContain('step-idol:track=glory');
  });

  it('are chosen for each single one that is gained', () => {
    const state = given(gaining(turn(), 0, tool(3)), 0, { food: 0, tools: 0 });
    const mixed = having(
      state,
      0,
      { type: 'lower', gain: 'tool', to: 'food' },
      { type: 'take', gain: 'tool' },
    );
    expect(playerIn(mixed, 0)).toMatchObject({ food: 1, tools: 2 });
  });

  it('are no exchange: what is owned already cannot be lowered', () => {
    const state = given(turn(), 0, { tools: 5 });
    expect(refused(state, 0, { type: 'lower', gain: 'tool', to: 'food' })).toBe('not_asked_for');
    const gains = given(gaining(turn(), 0, idol(1)), 0, { tools: 5 });
    expect(refused(gains, 0, { type: 'lower', gain: 'tool', to: 'food' })).toBe('not_gained');
    expect(refused(gains, 0, { type: 'lower', gain: 'idol', to: 'megalith' })).toBe('not_lesser');
  });

  it('need not be taken: every gain is optional', () => {
    const state = gaining(turn(), 0, tool(1), idol(1));
    expect(idsOf(state, 0)).toContain('done');
    const before = playerIn(state, 0);
    expect(playerIn(when(state, 0, { type: 'done' }).state, 0)).toEqual(before);
  });
});

describe('food', () => {
  it('beyond the limit is lost; worked example: with one camp gone the limit is 6', () => {
    const state = given(gaining(turn(), 0, food(4), idol(1)), 0, { food: 4, ...campsOn(0) });
    expect(playerIn(when(state, 0, { type: 'take', gain: 'food' }).state, 0).food).toBe(6);
  });

  it('up to the limit fills the whole track', () => {
    const state = given(gaining(turn(), 0, feast(1), idol(1)), 0, { food: 1, ...campsOn(0, 0, 1) });
    expect(playerIn(when(state, 0, { type: 'take', gain: 'feast' }).state, 0).food).toBe(8);
  });

  it('has a limit of 10 when every camp is off the board, and tools one of 10 at all times', () => {
    const state = given(gaining(turn(), 0, feast(1), tool(5)), 0, {
      food: 1,
      tools: 8,
      ...campsOn(0, 0, 1, 1, 2),
    });
    const full = having(state, 0, { type: 'take', gain: 'feast' }, { type: 'take', gain: 'tool' });
    expect(playerIn(full, 0)).toMatchObject({ food: 10, tools: 10 });
  });
});

describe('drawing', () => {
  it('worked example: of five cards two are in the pile, so the discards are shuffled before the other three', () => {
    const state = given(gaining(turn(), 0, draw(5)), 0, {
      hand: [],
      deck: ['ember', 'warrior'],
      discards: Array<string>(4).fill('gatherer'),
    });
    const two = having(state, 0, { type: 'take', gain: 'draw' }, { type: 'take', gain: 'draw' });
    expect(playerIn(two, 0).deck).toEqual([]);
    const third = when(two, 0, { type: 'take', gain: 'draw' });
    expect(eventsOf(third.events, 'discards-shuffled')[0]?.count).toBe(4);
    const all = having(third.state, 0, { type: 'take', gain: 'draw' }, { type: 'take', gain: 'draw' });
    expect(playerIn(all, 0).hand).toHaveLength(5);
    expect(playerIn(all, 0).deck).toEqual(['gatherer']);
    expect(playerIn(all, 0).discards).toEqual([]);
  });

  it('becomes a lesser income where draw pile and discards are empty', () => {
    const state = given(gaining(turn(), 0, draw(1)), 0, { deck: [], discards: [], hand: held('ember') });
    expect(idsOf(state, 0)).toEqual([
      'lower:gain=draw,to=idol',
      'lower:gain=draw,to=tool',
      'lower:gain=draw,to=food',
      'done',
    ]);
    expect(refused(state, 0, { type: 'take', gain: 'draw' })).toBe('no_cards_left');
  });
});
