import { describe, expect, it } from 'vitest';
import { losses } from '../../../src/rulebooks/eiszeit/conflict.js';
import { limitOf } from '../../../src/rulebooks/eiszeit/scoring.js';
import { at, endOfRound, given, only, supplies } from './table.js';

const nobody = [0, 0, 0, 0, 0];

describe('the limit of a region', () => {
  const state = given({ ice: [], mammoths: { 6: 1, 7: 3 }, fires: { 6: [2], 7: [0, 2] } });

  it('example: without mammoths and fires 3 hunters', () => {
    expect(limitOf(state, 5)).toBe(3);
  });

  it('example: with one mammoth and a fire of 2, 6 hunters', () => {
    expect(limitOf(state, 6)).toBe(6);
  });

  it('example: with three mammoths and fires of 0 and 2, 8 hunters', () => {
    expect(limitOf(state, 7)).toBe(8);
  });
});

describe('a conflict', () => {
  it('example 1: of 2 red, 3 blue and 4 green with 5 allowed, red loses two, blue one and green one', () => {
    expect(losses([2, 3, 4], [0, 0, 0], 5)).toEqual([2, 1, 1]);
  });

  it('example 2: of 2, 2, 2, 3 and 4 with 7 allowed, the first three lose both, the others one', () => {
    expect(losses([2, 2, 2, 3, 4], nobody, 7)).toEqual([2, 2, 2, 1, 1]);
  });

  it('is none where the limit is not exceeded', () => {
    expect(losses([1, 2, 0], [0, 0, 0], 3)).toEqual([0, 0, 0]);
  });

  it('goes on in the order of the numbers at the start, over as many rounds as it takes', () => {
    expect(losses([3, 4, 5], [0, 0, 0], 4)).toEqual([3, 3, 2]);
    expect(losses([1, 2, 9], [0, 0, 0], 3)).toEqual([1, 2, 6]);
  });

  it('takes from equals at the same time, even below the limit', () => {
    expect(losses([2, 2, 0], [0, 0, 0], 3)).toEqual([1, 1, 0]);
  });

  it('does not ask seats without hunters there', () => {
    expect(losses([0, 0, 5], [0, 0, 0], 3)).toEqual([0, 0, 2]);
  });
});

describe('the conflicts of a round', () => {
  const { state, events } = endOfRound({
    ice: [],
    mammoths: { 5: 1 },
    hunters: { 5: [2, 3, 2], 9: [1, 1, 1], 12: [4, 0, 0] },
    fires: { 5: [1], 9: [0], 12: [0] },
  });

  it('begin with all fires revealed, and go region by region in the order of their numbers', () => {
    const [revealed] = only(events, 'fires-revealed');
    expect(revealed?.regions.find(({ region }) => region === 5)).toEqual({ region: 5, fires: [1], limit: 5 });
    expect(revealed?.seat).toBe(0);
    expect(only(events, 'conflict-resolved')).toEqual([
      { type: 'conflict-resolved', region: 5, lost: [1, 0, 1] },
      { type: 'conflict-resolved', region: 12, lost: [1, 0, 0] },
    ]);
  });

  it('return lost hunters to the supplies of their owners, and leave the others', () => {
    expect([at(state, 5), at(state, 9), at(state, 12)]).toEqual([
      [1, 3, 1],
      [1, 1, 1],
      [3, 0, 0],
    ]);
    expect(supplies(state)).toEqual([12 - 5, 12 - 4, 12 - 2]);
  });

  it('take all fire tiles off the map', () => {
    expect(state.board.fires.slice(1).flat()).toEqual([]);
    expect(state.board.fires[0]).toHaveLength(3);
  });

  it('are remembered, with the scoring, until the next ones', () => {
    expect(state.report?.regions.find(({ region }) => region === 5)).toEqual({
      region: 5,
      fires: [1],
      limit: 5,
      lost: [1, 0, 1],
      points: [2, 6, 2],
    });
  });
});
