import { describe, expect, it } from 'vitest';
import { idol } from '../../../src/rulebooks/endless-winter/components/write.js';
import { endlessWinter } from '../../../src/rulebooks/endless-winter/index.js';
import type { State } from '../../../src/rulebooks/endless-winter/state.js';
import type { Action } from '../../../src/rulebooks/endless-winter/steps/index.js';
import { acting, configOf, gaining, given, held, idsOf, laid, opened, refused, when } from './support.js';

const acts = (station: Parameters<typeof acting>[2], options = {}, player = {}): State =>
  given(acting(opened(), 0, station, options), 0, {
    food: 0,
    tools: 0,
    hand: held('gatherer', 'ember'),
    ...player,
  });

describe('a refusal changes nothing and says why', () => {
  const table: readonly (readonly [string, State, Action])[] = [
    ['food_for_nothing', acts('hunt', {}, { food: 2 }), { type: 'spend-food', to: 1 }],
    ['work_short', acts('develop', { work: 4 }), { type: 'top', way: 0 }],
    ['tool_short', acts('hunt', { work: 4 }), { type: 'top', way: 1 }],
    ['food_short', acts('initiate', { space: 'middle' }), { type: 'middle' }],
    ['no_such_way', acts('hunt', { work: 4 }), { type: 'top', way: 5 }],
    ['wrong_space', acts('hunt'), { type: 'middle' }],
    ['wrong_space', acts('hunt', { space: 'middle' }), { type: 'top', way: 0 }],
    ['not_first_here', acts('hunt', { space: 'middle', first: false }), { type: 'bottom' }],
    ['card_not_in_hand', acts('hunt'), { type: 'play-member', card: 'elder' }],
    ['no_such_card', acts('hunt'), { type: 'play-member', card: 'nobody' }],
    ['not_a_member', acts('hunt'), { type: 'play-member', card: 'ember' }],
    ['ability_not_open', acts('hunt'), { type: 'use', ability: 'card/elder', way: 0 }],
    ['not_asked_for', acts('hunt'), { type: 'settle', joint: 7 }],
    [
      'no_such_joint',
      { ...acts('migrate'), agenda: gaining(acts('migrate'), 0, { gain: 'settlement', n: 1 }).agenda },
      { type: 'settle', joint: 24 },
    ],
    [
      'marker_at_top',
      gaining(acts('hunt', {}, { glory: 8 }), 0, idol(1)),
      { type: 'step-idol', track: 'glory' },
    ],
    ['not_gained', gaining(acts('hunt'), 0, idol(1)), { type: 'take', gain: 'food' }],
    [
      'tools_full',
      gaining(acts('hunt', {}, { tools: 10 }), 0, { gain: 'tool', n: 1 }),
      { type: 'take', gain: 'tool' },
    ],
    [
      'food_full',
      gaining(acts('hunt', {}, { food: 6, campsLeft: 4 }), 0, { gain: 'food', n: 1 }, idol(1)),
      { type: 'take', gain: 'food' },
    ],
    [
      'no_camp_left',
      gaining(acts('hunt', {}, { campsLeft: 0 }), 0, { gain: 'camp', n: 1 }, idol(1)),
      { type: 'take', gain: 'camp' },
    ],
    [
      'no_such_member',
      gaining(acts('hunt'), 0, { gain: 'recruit', n: 1 }),
      { type: 'recruit', member: 'giant' },
    ],
    [
      'not_in_ground',
      gaining({ ...acts('hunt'), ground: ['glyptodon'] }, 0, { gain: 'animal', n: 1 }),
      { type: 'take-animal', animal: 'argentavis' },
    ],
    [
      'no_such_animal',
      gaining({ ...acts('hunt'), ground: ['glyptodon'] }, 0, { gain: 'animal', n: 1 }),
      { type: 'take-animal', animal: 'dodo' },
    ],
    [
      'no_living_animal',
      gaining(acts('hunt', {}, { alive: [1, 0, 0, 0, 0, 0, 0] }), 0, { gain: 'slay', n: 1 }),
      { type: 'slay', animal: 'glyptodon' },
    ],
    [
      'not_in_display',
      gaining(acts('hunt'), 0, { gain: 'advancement', n: 1 }),
      { type: 'take-advancement', card: 'sagas' },
    ],
    [
      'card_not_there',
      gaining(acts('hunt'), 0, { gain: 'bury', n: 1 }),
      { type: 'bury', card: 'elder', from: 'discards' },
    ],
    [
      'no_such_stone',
      gaining({ ...acts('hunt'), stones: ['bog-stone'] }, 0, { gain: 'stone', n: 1 }),
      { type: 'take-stone', stone: 'lake-stone' },
    ],
    [
      'no_such_spot',
      gaining(acts('hunt'), 0, { gain: 'megalith', n: 1 }),
      { type: 'build-megalith', spot: 250 },
    ],
  ];

  it.each(table)('%s', (code, state, action) => {
    expect(refused(state, 0, action)).toBe(code);
    expect(Object.keys(endlessWinter.meta.rejections)).toContain(code);
  });

  it('to a seat that is not asked', () => {
    expect(refused(acts('hunt'), 1, { type: 'go-on' })).toBe('not_your_turn');
  });

  it('to a seat in set-up', () => {
    const state = laid(configOf());
    const seat = state.order[0] ?? 0;
    expect(refused(state, seat, { type: 'choose-chief', chief: 'nobody', side: 'a' })).toBe('not_on_offer');
    expect(refused(state, seat, { type: 'choose-setup', card: 'old-gods' })).toBe('not_asked_for');
  });

  it('to whoever lays a card that is not in the hand', () => {
    const laying: State = {
      ...given(opened(), 0, { hand: held('gatherer') }),
      agenda: [{ step: 'reveal' }, { step: 'lay', seat: 0 }],
    };
    expect(refused(laying, 0, { type: 'lay', card: 'elder' })).toBe('card_not_in_hand');
  });

  it('with no lesser income while the table is set up', () => {
    const state = { ...gaining(opened(), 0, idol(2)), phase: 'setup' as const };
    expect(refused(state, 0, { type: 'lower', gain: 'idol', to: 'food' })).toBe('no_lesser_in_setup');
  });

  it('when the rest tile stack is empty', () => {
    const state: State = {
      ...opened(configOf(2, { restTiles: true })),
      rest: { open: 'guest', stack: [], unseen: 0 },
    };
    const placing = when(state, 0, { type: 'done' }).state;
    const resting = when(placing, 0, { type: 'place-figure', figure: 'tribe', at: 'rest' }).state;
    expect(idsOf(resting, 0)).toEqual(['take-rest-tile:next=false']);
    expect(refused(resting, 0, { type: 'take-rest-tile', next: true })).toBe('stack_empty');
  });
});
