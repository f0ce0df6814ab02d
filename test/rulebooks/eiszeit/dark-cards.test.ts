import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/rulebooks/eiszeit/steps/index.js';
import {
  act,
  acts,
  asked,
  at,
  DONE,
  type Given,
  given,
  idsOf,
  lawful,
  move,
  opponent,
  place,
  play,
  promptOf,
  refused,
  regionsOf,
  remove,
  supplies,
} from './table.js';

const withCard = (card: string, what: Given = {}) =>
  act(given({ ice: [], hands: [[card, 'fire', 'club', 'swap', 'drive']], ...what }), play(card));

describe('the cards by which all opponents place', () => {
  it('let each opponent from the left place up to two, in one region or in two', () => {
    const start = withCard('all-two', {
      turn: 1,
      hands: [[], ['all-two', 'fire', 'club', 'swap', 'drive'], []],
    });
    expect(asked(start)).toBe(2);
    const second = acts(start, place(5), place(5));
    expect(asked(second)).toBe(0);
    const after = acts(second, place(6), place(12));
    expect([asked(after), promptOf(after)]).toEqual([1, 'discard']);
    expect([at(after, 5), at(after, 6), at(after, 12)]).toEqual([
      [0, 0, 2],
      [1, 0, 0],
      [1, 0, 0],
    ]);
  });

  it('or one hunter each', () => {
    const after = acts(withCard('all-one'), place(5), place(5));
    expect([asked(after), promptOf(after), at(after, 5)]).toEqual([0, 'discard', [0, 1, 1]]);
  });

  it('need not be used, in part or at all', () => {
    const after = acts(withCard('all-two'), place(5), DONE, DONE);
    expect([promptOf(after), at(after, 5)]).toEqual(['discard', [0, 1, 0]]);
  });

  it('given no hunter in the supply, then an own one may be moved from anywhere', () => {
    const state = withCard('all-one', { hunters: { 1: [0, 12] } });
    expect(lawful(state, 'place-hunter')).toEqual([]);
    expect(regionsOf(lawful(state, 'move-hunter'))).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(at(act(state, move(1, 1, 12)), 12)).toEqual([0, 1, 0]);
  });
});

describe('the cards that remove hunters', () => {
  const what = { hunters: { 5: [2, 1, 0], 6: [0, 0, 1] } };

  it('let one opponent return up to 2 hunters to their owners, not both of one', () => {
    const state = acts(withCard('remove-two', what), opponent(1));
    expect(idsOf(state)).toHaveLength(4);
    const one = act(state, remove(0, 5));
    expect([at(one, 5), supplies(one)]).toEqual([
      [1, 1, 0],
      [11, 11, 11],
    ]);
    expect(refused(one, remove(0, 5))).toBe('all_of_one_owner');
    const two = act(one, remove(1, 5));
    expect([promptOf(two), at(two, 5)]).toEqual(['discard', [1, 0, 0]]);
  });

  it('or just one', () => {
    const after = acts(withCard('remove-one', what), opponent(2), remove(0, 5));
    expect([promptOf(after), at(after, 5)]).toEqual(['discard', [1, 1, 0]]);
  });

  it('need not be used', () => {
    expect(promptOf(acts(withCard('remove-two', what), opponent(2), DONE))).toBe('discard');
    expect(refused(acts(withCard('remove-two', what), opponent(2)), remove(1, 6))).toBe('no_such_hunter');
  });
});

describe('the card for a club or two moves', () => {
  it('lets one opponent take a club', () => {
    const state = acts(withCard('club-or-move', { hunters: { 5: [0, 1] } }), opponent(1), {
      type: 'take-club',
    });
    expect([state.clubs, state.clubSupply, promptOf(state)]).toEqual([[0, 1, 0], 5, 'use-club']);
  });

  it('or move up to 2 own hunters from anywhere to anywhere', () => {
    const state = acts(withCard('club-or-move', { hunters: { 5: [1, 1], 12: [0, 1] } }), opponent(1));
    expect(promptOf(state)).toBe('take-club');
    expect(refused(state, move(0, 5, 9))).toBe('not_yours');
    const one = act(state, move(1, 5, 4));
    expect([promptOf(one), refused(one, { type: 'take-club' })]).toEqual(['move-hunter', 'not_asked_for']);
    expect(at(act(one, move(1, 12, 1)), 1)).toEqual([0, 1, 0]);
    expect(promptOf(act(one, DONE))).toBe('discard');
  });

  it('offers no mammoth instead, and no club where none is left', () => {
    const state = acts(
      withCard('club-or-move', { clubs: [0, 0, 6], hunters: { 5: [0, 1] }, mammothSupply: 1 }),
      opponent(1),
    );
    expect(lawful(state, 'place-mammoth')).toEqual([]);
    expect(refused(state, { type: 'take-club' })).toBe('supply_empty');
  });

  it('moves nothing into the ice', () => {
    const state = acts(withCard('club-or-move', { ice: [1], hunters: { 5: [0, 1] } }), opponent(1));
    expect(refused(state, move(1, 5, 1))).toBe('glaciated_region');
    expect(refused(state, move(1, 5, 12))).toBeUndefined();
  });
});

describe('the dark fire card', () => {
  it('lets one opponent move a fire tile, by the rules of the light one', () => {
    const state = acts(withCard('borrowed-fire', { fires: { 5: [2] } }), opponent(2));
    expect([asked(state), promptOf(state), lawful(state, 'move-fire').length]).toEqual([2, 'move-fire', 11]);
    const move: Action = { type: 'move-fire', from: 5, to: 9 };
    expect(act(state, move).board.fires[9]).toEqual([2]);
  });
});

describe('the card by which a mammoth leaves', () => {
  it('lets one opponent return any mammoth to the supply', () => {
    const state = acts(withCard('mammoth-home', { mammoths: { 5: 2, 12: 1 } }), opponent(1));
    expect([promptOf(state), idsOf(state)]).toEqual([
      'remove-mammoth',
      ['remove-mammoth:region=5', 'remove-mammoth:region=12', 'done'],
    ]);
    expect(refused(state, { type: 'remove-mammoth', region: 6 })).toBe('no_mammoth');
    const after = act(state, { type: 'remove-mammoth', region: 5 });
    expect([after.board.mammoths[5], after.board.mammoths[0]]).toEqual([1, 1]);
  });
});
