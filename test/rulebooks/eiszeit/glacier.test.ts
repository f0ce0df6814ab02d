import { describe, expect, it } from 'vitest';
import { quickRng } from '../../../src/kernel/rng.js';
import { eiszeit } from '../../../src/rulebooks/eiszeit/index.js';
import { candidatesForGlacier } from '../../../src/rulebooks/eiszeit/scoring.js';
import type { Action } from '../../../src/rulebooks/eiszeit/steps/index.js';
import {
  act,
  asked,
  at,
  configOf,
  DONE,
  done,
  draw,
  endOfRound,
  given,
  lawful,
  only,
  promptOf,
  refused,
  regionsOf,
  supplies,
} from './table.js';

const lay = (region: number): Action => ({ type: 'lay-glacier', region });
const firstIce = (seats: number): number[] => {
  const opened = eiszeit
    .setup(configOf(seats), quickRng(1))
    .reduce(eiszeit.evolve, eiszeit.initial(configOf(seats)));
  return regionsOf(lawful({ ...opened, agenda: [{ step: 'glacier', seat: 0 }] }, 'lay-glacier'));
};

describe('the glacier', () => {
  it('example: with three seats the first may cover 5 to 8', () => {
    expect(firstIce(3)).toEqual([5, 6, 7, 8]);
  });

  it('example: with four seats the first may cover 2, 3 and 5 to 8', () => {
    expect(firstIce(4)).toEqual([2, 3, 5, 6, 7, 8]);
  });

  it('example: with five seats the first may cover 1 to 4', () => {
    expect(firstIce(5)).toEqual([1, 2, 3, 4]);
  });

  it('is laid by the seat with the fewest points', () => {
    const { state } = endOfRound({ scores: [9, 3, 7] });
    expect([promptOf(state), asked(state)]).toEqual(['glacier', 1]);
  });

  it('covers a region that borders on ice or the upper edge, and none twice', () => {
    const { state } = endOfRound({ scores: [0, 1, 2] });
    expect(refused(state, lay(12))).toBe('not_by_the_ice');
    expect(refused(state, lay(1))).toBe('glaciated_region');
    expect(refused(state, lay(16))).toBe('no_such_region');
  });

  it('sends hunters there back to their owners and mammoths to the supply; nobody stands on it', () => {
    const { state } = endOfRound({
      scores: [0, 1, 2],
      hunters: { 6: [1, 2, 0], 9: [1] },
      mammoths: { 6: 2, 8: 1 },
    });
    const after = act(state, lay(6));
    expect([at(after, 6), supplies(after)]).toEqual([
      [0, 0, 0],
      [11, 12, 12],
    ]);
    expect([after.board.mammoths[6], after.board.mammoths[0]]).toEqual([0, 2]);
    expect(after.board.glaciers[6]).toBe(true);
  });

  it('may be declined', () => {
    const { state } = endOfRound({ scores: [0, 1, 2] });
    const { state: after, events } = done(state, DONE);
    expect(events[0]).toEqual({ type: 'glacier-declined', seat: 0 });
    expect([promptOf(after), after.board.glaciers.filter(Boolean).length]).toEqual(['play-card', 4]);
  });

  it('is not offered where nothing is left to cover', () => {
    const { state } = endOfRound({
      ice: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      mammoths: {},
      mammothSupply: 4,
    });
    expect([promptOf(state), state.round]).toEqual(['play-card', 2]);
  });

  it('gets no fire tile in the next round', () => {
    const { state } = endOfRound({
      scores: [0, 1, 2],
      fires: { 5: [0], 6: [1], 7: [2], 8: [0], 9: [1], 10: [2], 11: [1], 12: [2] },
    });
    const after = act(state, lay(6));
    expect(after.board.fires.map(({ length }) => length)).toEqual([7, 0, 0, 0, 0, 1, 0, 1, 1, 1, 1, 1, 1]);
  });
});

describe('a tie for the last place', () => {
  const last = (scores: number[], hunters: number[], stones: number[]) =>
    candidatesForGlacier(given({ scores, hunters: { 5: hunters }, stones }));

  it('goes to fewer hunters on the map', () => {
    expect(last([3, 3, 9], [2, 1, 0], [0, 9, 0])).toEqual([1]);
  });

  it('then to fewer stones', () => {
    expect(last([3, 3, 9], [2, 2, 0], [4, 2, 0])).toEqual([1]);
  });

  it('then lots are drawn among those who are equal in all of it', () => {
    expect(last([3, 3, 9], [2, 2, 0], [4, 4, 0])).toEqual([0, 1]);
    const about = { scores: [5, 5, 90], stones: [0, 2, 0], hunters: {}, mammoths: {} };
    const start = given({ ...about, darkPool: 2 });
    const ending = {
      ...start,
      ender: 0,
      agenda: [{ step: 'draw', seat: 0 } as const],
      hands: start.hands.map((cards) => cards.slice(0, 4)),
      stones: [2, 2, 0],
    };
    const seats = Array.from({ length: 20 }, (_, seed) => {
      const { events } = done(ending, draw('light'), quickRng(seed));
      const [offered] = only(events, 'glacier-offered');
      expect(offered?.drawn).toBe(true);
      return offered?.seat;
    });
    expect(new Set(seats)).toEqual(new Set([0, 1]));
  });
});
