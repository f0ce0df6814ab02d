import { describe, expect, it } from 'vitest';
import { losses } from '../../../src/rulebooks/eiszeit/conflict.js';
import type { Action } from '../../../src/rulebooks/eiszeit/steps/index.js';
import {
  act,
  acts,
  armedAt,
  at,
  DONE,
  endOfRound,
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
} from './table.js';

const TAKE: Action = { type: 'take-club' };
const use = (region: number): Action => ({ type: 'use-club', region });
const withCard = (card: string, what: Given = {}) =>
  act(
    given({
      ice: [],
      hands: [[card, 'all-one', 'all-two', 'remove-one', 'remove-two']],
      stones: [7, 4, 4],
      ...what,
    }),
    play(card),
  );

describe('the club card', () => {
  it('takes a club that may be given to any own hunter on the map at once', () => {
    const state = act(withCard('club', { hunters: { 5: [1, 1], 9: [2], 12: [0, 1] } }), TAKE);
    expect(idsOf(state)).toEqual(['use-club:region=5', 'use-club:region=9', 'done']);
    const after = act(state, use(9));
    expect([armedAt(after, 9), at(after, 9), after.clubs, promptOf(after)]).toEqual([
      [1, 0, 0],
      [2, 0, 0],
      [0, 0, 0],
      'discard',
    ]);
  });

  it('or lies in front of the player for later', () => {
    const after = acts(withCard('club', { hunters: { 5: [1] } }), TAKE, DONE);
    expect([after.clubs, after.clubSupply, promptOf(after)]).toEqual([[1, 0, 0], 5, 'discard']);
  });

  it('needs a club in the supply', () => {
    expect(refused(withCard('club', { clubs: [0, 3, 3] }), TAKE)).toBe('supply_empty');
  });

  it('places a mammoth instead', () => {
    const state = withCard('club', { mammoths: { 5: 1 }, mammothSupply: 1 });
    expect(lawful(state, 'place-mammoth')).toHaveLength(12);
    expect(refused(state, { type: 'move-mammoth', from: 5, to: 9 })).toBe('supply_not_empty');
    expect(act(state, { type: 'place-mammoth', region: 12 }).board.mammoths[12]).toBe(1);
  });

  it('given no mammoth in the supply, then it moves one to a neighbour instead', () => {
    const state = withCard('club', { mammoths: { 5: 1 } });
    expect(regionsOf(lawful(state, 'move-mammoth'))).toEqual([1, 6, 9]);
    expect(refused(state, { type: 'move-mammoth', from: 5, to: 12 })).toBe('not_neighbours');
    expect(refused(state, { type: 'place-mammoth', region: 5 })).toBe('supply_empty');
  });

  it('may be left unused', () => {
    expect(promptOf(act(withCard('club'), DONE))).toBe('discard');
  });
});

describe('a club in front of a player', () => {
  it('may be given to a hunter at the moment when the player places it', () => {
    const state = act(withCard('steppe', { clubs: [2, 0, 0] }), place(1));
    expect([promptOf(state), idsOf(state)]).toEqual(['use-club', ['use-club:region=1', 'done']]);
    expect(refused(state, use(5))).toBe('other_region');
    const after = act(state, use(1));
    expect([armedAt(after, 1)[0], after.clubs[0], promptOf(after)]).toEqual([1, 1, 'place-hunter']);
  });

  it('or moves it', () => {
    const state = act(withCard('trek', { clubs: [1, 0, 0], hunters: { 6: [2] } }), move(0, 6, 9));
    expect(promptOf(state)).toBe('use-club');
    expect(armedAt(act(state, use(9)), 9)).toEqual([1, 0, 0]);
  });

  it('or swaps it', () => {
    const swapping = acts(
      withCard('swap', { clubs: [1, 0, 0], hunters: { 6: [1], 9: [0, 1] } }),
      { type: 'choose-hunter', seat: 0, region: 6, clubbed: false },
      { type: 'swap', seat: 1, region: 9, clubbed: false },
    );
    expect([promptOf(swapping), idsOf(swapping)]).toEqual(['use-club', ['use-club:region=9', 'done']]);
  });

  it('or may go to either of two own hunters that swap, even where there is only one', () => {
    const swapping = acts(
      withCard('swap', { clubs: [1, 0, 0], hunters: { 6: [1], 9: [1] } }),
      { type: 'choose-hunter', seat: 0, region: 6, clubbed: false },
      { type: 'swap', seat: 0, region: 9, clubbed: false },
    );
    expect(idsOf(swapping)).toEqual(['use-club:region=9', 'done']);
    expect(promptOf(act(swapping, use(9)))).toBe('discard');
    expect(armedAt(acts(swapping, DONE, use(6)), 6)).toEqual([1, 0, 0]);
  });

  it('may be kept, and several may be used in one turn', () => {
    const state = acts(
      withCard('steppe', { clubs: [2, 0, 0] }),
      place(1),
      DONE,
      place(1),
      use(1),
      place(11),
      use(11),
    );
    expect([armedAt(state, 1)[0], armedAt(state, 11)[0], state.clubs[0]]).toEqual([1, 1, 0]);
  });

  it('is not given to a hunter that somebody else moves', () => {
    const state = act(
      withCard('drive', { clubs: [0, 1, 0], hunters: { 6: [0, 1], 12: [1] } }),
      move(1, 6, 9),
    );
    expect(promptOf(state)).toBe('move-hunter');
  });

  it('is given by an opponent who places or moves by a dark card', () => {
    const placing = act(withCard('all-one', { clubs: [0, 1, 0] }), place(5));
    expect([promptOf(placing), idsOf(placing)]).toEqual(['use-club', ['use-club:region=5', 'done']]);
    const moving = acts(
      withCard('club-or-move', { clubs: [0, 1, 0], hunters: { 5: [0, 1] } }),
      opponent(1),
      move(1, 5, 9),
    );
    expect(promptOf(moving)).toBe('use-club');
  });

  it('is not for a hunter that has one: each carries one at most', () => {
    const state = act(withCard('club', { hunters: { 9: [1] }, clubbed: { 5: [1] } }), TAKE);
    expect(refused(state, use(5))).toBe('already_clubbed');
    const moved = act(
      withCard('trek', { mammoths: {}, clubs: [1, 0, 0], clubbed: { 6: [1] } }),
      move(0, 6, 9, true),
    );
    expect([promptOf(moved), armedAt(moved, 9)]).toEqual(['discard', [1, 0, 0]]);
  });

  it('cannot be moved to another hunter once it was given', () => {
    const state = withCard('steppe', { clubbed: { 5: [1] } });
    expect(promptOf(act(state, place(1)))).toBe('place-hunter');
  });
});

describe('a hunter with a club', () => {
  const what: Given = { hunters: { 6: [1, 0, 1], 9: [0, 1, 0] }, clubbed: { 6: [0, 1] } };

  it('is not moved by others', () => {
    const state = withCard('drive', what);
    expect(refused(state, move(1, 6, 9))).toBe('clubbed_hunter');
    expect(refused(state, move(1, 6, 9, true))).toBe('clubbed_hunter');
  });

  it('is not swapped by others', () => {
    const state = withCard('swap', what);
    const chosen: Action = { type: 'choose-hunter', seat: 1, region: 6, clubbed: true };
    expect(refused(state, chosen)).toBe('clubbed_hunter');
    const first = act(state, { type: 'choose-hunter', seat: 1, region: 9, clubbed: false });
    expect(refused(first, { type: 'swap', seat: 1, region: 6, clubbed: true })).toBe('clubbed_hunter');
  });

  it('is not removed by others', () => {
    const state = act(withCard('remove-one', what), opponent(2));
    expect(refused(state, remove(1, 6, true))).toBe('clubbed_hunter');
  });

  it('is removed by its owner, and the club goes back to the supply', () => {
    const state = acts(withCard('remove-one', what), opponent(1), remove(1, 6, true));
    expect([at(state, 6), armedAt(state, 6), state.clubSupply]).toEqual([[1, 0, 1], [0, 0, 0], 6]);
  });

  it('is moved by its owner, and the club travels with it', () => {
    const state = acts(withCard('club-or-move', what), opponent(1), move(1, 6, 12, true));
    expect([armedAt(state, 12), state.clubSupply]).toEqual([[0, 1, 0], 5]);
  });

  it('is swapped by its owner', () => {
    const state = acts(
      withCard('swap', { hunters: { 9: [0, 1] }, clubbed: { 6: [1] } }),
      { type: 'choose-hunter', seat: 0, region: 6, clubbed: true },
      { type: 'swap', seat: 1, region: 9, clubbed: false },
    );
    expect([armedAt(state, 9), at(state, 6)]).toEqual([
      [1, 0, 0],
      [0, 1, 0],
    ]);
  });
});

describe('clubs in conflicts', () => {
  it('example: of 1 red hunter with a club, 2 yellow and 4 blue, with 5 allowed, a yellow and a blue one go', () => {
    expect(losses([1, 2, 4], [1, 0, 0], 5)).toEqual([0, 1, 1]);
  });

  it('given that all who are left carry clubs, then they stay, whatever the limit', () => {
    expect(losses([2, 3, 0], [2, 3, 0], 3)).toEqual([0, 0, 0]);
    expect(losses([2, 3, 0], [2, 2, 0], 3)).toEqual([0, 1, 0]);
  });

  it('leave the map when the conflicts end, used or not; those in front of the players stay', () => {
    const { state } = endOfRound({
      ice: [],
      clubbed: { 5: [1] },
      hunters: { 5: [1, 1], 6: [0, 1] },
      clubs: [0, 2, 0],
    });
    expect(armedAt(state, 5)).toEqual([0, 0, 0]);
    expect(at(state, 5)).toEqual([2, 1, 0]);
    expect([state.clubs, state.clubSupply]).toEqual([[0, 2, 0], 4]);
  });
});
