import { describe, expect, it } from 'vitest';
import { stoneOf } from '../../../src/rulebooks/endless-winter/catalogue.js';
import { components } from '../../../src/rulebooks/endless-winter/components/index.js';
import { stonePoints } from '../../../src/rulebooks/endless-winter/scoring/stones.js';
import { NEUTRAL, type State } from '../../../src/rulebooks/endless-winter/state.js';
import {
  acting,
  campsOn,
  given,
  having,
  idsOf,
  jointOf,
  opened,
  playerIn,
  refused,
  when,
  withMegaliths,
} from './support.js';

const buying = (change: Partial<State> = {}, player = {}): State => ({
  ...given(acting(opened(), 0, 'develop', { space: 'middle' }), 0, {
    food: 6,
    tools: 6,
    stones: [],
    ...player,
  }),
  stones: ['grass-stone', 'forest-stone', 'sloth-stone'],
  ...change,
});
const points = (state: State, stone: string): number => stonePoints(state, 0, stoneOf(components, stone));
const land = (state: State, terrain: Record<number, string>): State => ({
  ...state,
  land: {
    ...state.land,
    terrain: state.land.terrain.map(
      (one, tile) => terrain[tile] ?? (tile === 0 ? '' : one === 'grassland' ? 'bog' : one),
    ),
  },
});
const settled = (state: State, ...joints: number[]): State => ({
  ...state,
  settlements: state.settlements.map((owner, joint) => (joints.includes(joint) ? 0 : owner)),
});

describe('buying', () => {
  it('costs what the leftmost free space shows, and the income comes at once', () => {
    const state = having(
      buying({}, { food: 1, tools: 1 }),
      0,
      { type: 'middle' },
      { type: 'take-stone', stone: 'grass-stone' },
    );
    expect(playerIn(state, 0)).toMatchObject({ stones: ['grass-stone'], tools: 0, food: 3 });
    const second = buying({}, { stones: ['lake-stone'], food: 2, tools: 2 });
    const bought = having(second, 0, { type: 'middle' }, { type: 'take-stone', stone: 'grass-stone' });
    expect(playerIn(bought, 0)).toMatchObject({ tools: 0, food: 3 });
    const third = buying({}, { stones: ['lake-stone', 'bog-stone'], food: 3, tools: 3 });
    const last = having(
      third,
      0,
      { type: 'middle' },
      { type: 'take-stone', stone: 'forest-stone' },
      { type: 'take', gain: 'tool' },
    );
    expect(playerIn(last, 0)).toMatchObject({ tools: 2, food: 0 });
  });

  it('is not possible without what it costs, nor beyond the third stone', () => {
    expect(refused(buying({}, { food: 0 }), 0, { type: 'middle' })).toBe('food_short');
    expect(refused(buying({}, { tools: 0 }), 0, { type: 'middle' })).toBe('tool_short');
    const full = buying({}, { stones: ['lake-stone', 'bog-stone', 'ice-stone'] });
    expect(refused(full, 0, { type: 'middle' })).toBe('no_stone_space');
  });

  it('offers stones of the first age in rounds 1 and 2, and those of both ages from round 3 on', () => {
    const early = when(buying({ round: 2 }), 0, { type: 'middle' }).state;
    expect(idsOf(early, 0)).toEqual([
      'take-stone:stone=grass-stone',
      'take-stone:stone=forest-stone',
      'done',
    ]);
    expect(refused(early, 0, { type: 'take-stone', stone: 'sloth-stone' })).toBe('stone_of_later_age');
    const late = when(buying({ round: 3 }), 0, { type: 'middle' }).state;
    expect(idsOf(late, 0)).toContain('take-stone:stone=sloth-stone');
  });

  it('takes the stone away from the display for good', () => {
    const state = having(buying(), 0, { type: 'middle' }, { type: 'take-stone', stone: 'grass-stone' });
    expect(state.stones).toEqual(['forest-stone', 'sloth-stone']);
  });
});

describe('points in every eclipse', () => {
  it('worked example: two settlements at one tile of the terrain score 4, one settlement at two such tiles scores 2', () => {
    const one = land(opened(), { 2: 'grassland', 8: 'lake', 9: 'lake' });
    expect(points(settled(one, jointOf(1, 2, 8), jointOf(2, 8, 9)), 'grass-stone')).toBe(4);
    const two = land(opened(), { 2: 'grassland', 8: 'grassland' });
    expect(points(settled(two, jointOf(1, 2, 8)), 'grass-stone')).toBe(2);
  });

  it('one for every terrain with a camp, each type once and the start tile never', () => {
    const state = given(land(opened(), { 1: 'lake', 2: 'lake', 3: 'forest' }), 0, campsOn(0, 1, 2, 3, 3));
    expect(points(state, 'roaming-stone')).toBe(2);
  });

  it('one for every own megalith on the ground, two for every one above, nothing for neutral ones', () => {
    const state = withMegaliths(
      { ...opened(), megaliths: opened().megaliths.map(() => -1) },
      [0, 0, 0, 0],
      [1, 0, 0, 0],
      [0, 1, 0, NEUTRAL],
      [1, 1, 0, 1],
      [0, 0, 1, 0],
    );
    expect(points(state, 'base-stone')).toBe(2);
    expect(points(state, 'height-stone')).toBe(2);
  });

  it('by the table for buried cards', () => {
    const grave = (n: number) =>
      given(opened(), 0, {
        buried: Array.from({ length: n }, () => ({ card: 'gatherer', open: true, shown: true, since: 0 })),
      });
    expect([0, 1, 4, 6, 9].map((n) => points(grave(n), 'grave-stone'))).toEqual([0, 1, 5, 10, 10]);
  });

  it('one for every two steps on the idol board, both tracks together and rounded down', () => {
    expect(points(given(opened(), 0, { offering: 4, glory: 3 }), 'idol-stone')).toBe(3);
  });

  it('one for every different slain animal, and by the table for those of one kind', () => {
    const state = given(opened(), 0, { slain: [3, 0, 1, 0, 0, 2, 0] });
    expect(points(state, 'hunt-stone')).toBe(3);
    expect(points(state, 'sloth-stone')).toBe(7);
    expect(points(state, 'rhino-stone')).toBe(0);
    expect(points(state, 'mammoth-stone')).toBe(6);
  });
});
