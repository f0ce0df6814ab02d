import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/rulebooks/eiszeit/steps/index.js';
import {
  act,
  acts,
  at,
  DONE,
  type Given,
  given,
  idsOf,
  lawful,
  move,
  place,
  play,
  promptOf,
  refused,
  regionsOf,
  supplies,
} from './table.js';

const withCard = (card: string, what: Given = {}) =>
  act(
    given({
      ice: [],
      hands: [[card, 'all-one', 'all-two', 'remove-one', 'remove-two']],
      stones: [9, 4, 4],
      ...what,
    }),
    play(card),
  );
const mammothTo = (region: number): Action => ({ type: 'place-mammoth', region });
const herd = (from: number, to: number): Action => ({ type: 'move-mammoth', from, to });
const fire = (from: number, to: number): Action => ({ type: 'move-fire', from, to });
const first = (seat: number, region: number, clubbed = false): Action => ({
  type: 'choose-hunter',
  seat,
  region,
  clubbed,
});
const second = (seat: number, region: number, clubbed = false): Action => ({
  type: 'swap',
  seat,
  region,
  clubbed,
});

describe('a landscape card', () => {
  it('places up to 3 hunters in its landscape, in any split over its regions', () => {
    const state = acts(withCard('steppe'), place(1), place(11), place(1));
    expect([at(state, 1)[0], at(state, 11)[0], supplies(state)[0]]).toEqual([2, 1, 9]);
    expect(promptOf(state)).toBe('discard');
  });

  it('or up to 2 in any regions', () => {
    const state = acts(withCard('steppe'), place(6), place(9));
    expect(promptOf(state)).toBe('discard');
    expect([at(state, 6)[0], at(state, 9)[0]]).toEqual([1, 1]);
  });

  it('given two in the landscape, then the third may only follow them', () => {
    const state = acts(withCard('steppe'), place(1), place(11));
    expect(regionsOf(lawful(state, 'place-hunter'))).toEqual([1, 11]);
    expect(refused(state, place(6))).toBe('other_landscape');
  });

  it('given one elsewhere, then there are two in all', () => {
    expect(promptOf(acts(withCard('steppe'), place(6), place(1)))).toBe('discard');
    expect(promptOf(acts(withCard('steppe'), place(1), place(6)))).toBe('discard');
  });

  it('may be left at fewer, or none', () => {
    expect(promptOf(acts(withCard('steppe'), DONE))).toBe('discard');
    expect(promptOf(acts(withCard('steppe'), place(1), DONE))).toBe('discard');
  });

  it('given that its landscape is under ice, then 2 may still go anywhere', () => {
    const state = acts(withCard('steppe', { ice: [1, 11] }), place(2), place(3));
    expect(promptOf(state)).toBe('discard');
    expect(refused(withCard('steppe', { ice: [1, 11] }), place(1))).toBe('glaciated_region');
  });

  it('example: one hunter in the supply is placed in the steppe, and two more are moved there from the map', () => {
    const state = withCard('steppe', { hunters: { 6: [4], 7: [4], 12: [3] } });
    expect(refused(state, move(0, 6, 1))).toBe('supply_not_empty');
    const placed = act(state, place(1));
    expect(supplies(placed)[0]).toBe(0);
    expect(refused(placed, place(1))).toBe('supply_empty');
    const after = acts(placed, move(0, 6, 11), move(0, 12, 1));
    expect([at(after, 1)[0], at(after, 11)[0], at(after, 6)[0], at(after, 12)[0]]).toEqual([2, 1, 3, 2]);
    expect(promptOf(after)).toBe('discard');
  });
});

describe('the two-hunters card', () => {
  it('places up to two hunters and a mammoth in one region', () => {
    const state = acts(withCard('camp', { mammoths: {}, mammothSupply: 2 }), place(5), place(5));
    expect(promptOf(state)).toBe('place-mammoth');
    expect(refused(state, mammothTo(6))).toBe('other_region');
    const after = act(state, mammothTo(5));
    expect([at(after, 5)[0], after.board.mammoths[5], after.board.mammoths[0]]).toEqual([2, 1, 1]);
  });

  it('keeps to the region of its first hunter', () => {
    const state = act(withCard('camp'), place(5));
    expect(regionsOf(lawful(state, 'place-hunter'))).toEqual([5]);
    expect(refused(state, place(6))).toBe('other_region');
  });

  it('given no mammoth in the supply, then one may come from a neighbouring region to the new hunters', () => {
    const what = { mammoths: { 1: 1, 6: 1, 12: 1 } };
    const state = acts(withCard('camp', what), place(5), place(5));
    expect([promptOf(state), idsOf(state)]).toEqual([
      'move-mammoth',
      ['move-mammoth:from=1,to=5', 'move-mammoth:from=6,to=5', 'done'],
    ]);
    expect(refused(state, herd(12, 5))).toBe('not_neighbours');
    expect(refused(state, herd(6, 7))).toBe('other_region');
    expect(act(state, herd(6, 5)).board.mammoths[5]).toBe(1);
  });

  it('given no new hunter and no mammoth in the supply, then none comes', () => {
    expect(promptOf(act(withCard('camp', { mammoths: { 6: 1 } }), DONE))).toBe('discard');
  });

  it('may be left at the mammoth alone, from the supply', () => {
    const state = act(withCard('camp', { mammoths: {}, mammothSupply: 1 }), DONE);
    expect(lawful(state, 'place-mammoth')).toHaveLength(12);
  });

  it('given no hunter in the supply, then own hunters move there from anywhere', () => {
    const state = withCard('camp', { hunters: { 12: [12] } });
    expect(act(state, move(0, 12, 1)).board.hunters[3]).toBe(1);
  });
});

describe('the trek', () => {
  it('moves up to 3 own hunters from one region to one neighbour', () => {
    const state = acts(
      withCard('trek', { hunters: { 6: [4, 2] }, mammoths: {} }),
      move(0, 6, 9),
      move(0, 6, 9),
      move(0, 6, 9),
    );
    expect([at(state, 6), at(state, 9)]).toEqual([
      [1, 2, 0],
      [3, 0, 0],
    ]);
    expect(promptOf(state)).toBe('discard');
  });

  it('keeps to its origin and its target', () => {
    const state = act(withCard('trek', { hunters: { 6: [2], 5: [1] } }), move(0, 6, 9));
    expect(refused(state, move(0, 6, 10))).toBe('other_region');
    expect(refused(state, move(0, 5, 9))).toBe('other_region');
  });

  it('goes to neighbours only, and takes own hunters only', () => {
    const state = withCard('trek', { hunters: { 6: [1, 1] }, ice: [1] });
    expect(refused(state, move(0, 6, 11))).toBe('not_neighbours');
    expect(refused(state, move(0, 6, 1))).toBe('glaciated_region');
    expect(refused(state, move(0, 6, 6))).toBe('same_region');
    expect(refused(state, move(1, 6, 9))).toBe('not_yours');
    expect(refused(state, move(0, 7, 3))).toBe('no_such_hunter');
  });

  it('may take a mammoth along from the same region', () => {
    const state = acts(withCard('trek', { hunters: { 6: [1] }, mammoths: { 6: 2 } }), move(0, 6, 9));
    expect(promptOf(state)).toBe('move-mammoth');
    expect(refused(state, herd(6, 10))).toBe('other_region');
    const after = act(state, herd(6, 9));
    expect([after.board.mammoths[6], after.board.mammoths[9]]).toEqual([1, 1]);
    expect(promptOf(act(state, DONE))).toBe('discard');
  });

  it('takes no mammoth along without a hunter', () => {
    expect(promptOf(act(withCard('trek', { hunters: { 6: [1] }, mammoths: { 6: 2 } }), DONE))).toBe(
      'discard',
    );
  });
});

describe('the mammoth card', () => {
  const card = (stones: number, what: Given = {}) =>
    withCard('mammoth', { stones: [stones, 4, 4], mammoths: { 6: 1 }, mammothSupply: 1, ...what });

  it('costs 2 stones for placing one', () => {
    const state = act(card(5), mammothTo(12));
    expect([state.stones[0], state.lightPool, state.board.mammoths[12], state.board.mammoths[0]]).toEqual([
      3, 2, 1, 0,
    ]);
  });

  it('costs 3 stones for moving one to a neighbour', () => {
    const state = act(card(5), herd(6, 7));
    expect([state.stones[0], state.board.mammoths[6], state.board.mammoths[7]]).toEqual([2, 0, 1]);
  });

  it('costs 5 stones for moving one anywhere else', () => {
    const state = act(card(5), herd(6, 12));
    expect([state.stones[0], state.board.mammoths[12]]).toEqual([0, 1]);
  });

  it('offers what the player can pay for', () => {
    expect(refused(card(4), herd(6, 12))).toBe('too_few_stones');
    expect(refused(card(4), herd(6, 7))).toBeUndefined();
    expect(refused(card(2), herd(6, 7))).toBe('too_few_stones');
    expect(
      refused(
        given({ hands: [['mammoth', 'all-one']], stones: [1, 4, 4], mammothSupply: 1 }),
        play('mammoth'),
      ),
    ).toBe('too_few_stones');
  });

  it('given no mammoth in the supply, then it cannot be placed, and the card needs 3 stones', () => {
    expect(refused(card(5, { mammothSupply: 0 }), mammothTo(12))).toBe('supply_empty');
    const start = given({ ice: [], hands: [['mammoth', 'all-one']], stones: [2, 4, 4], mammoths: { 6: 1 } });
    expect(refused(start, play('mammoth'))).toBe('too_few_stones');
  });

  it('costs as much as its cheapest option where nothing is done', () => {
    expect(act(card(5), DONE).stones[0]).toBe(3);
    expect(act(card(5, { mammothSupply: 0 }), DONE).stones[0]).toBe(2);
  });

  it('given no mammoth at all, then it costs what placing one would', () => {
    const state = card(5, { mammoths: {}, mammothSupply: 0 });
    expect([promptOf(state), state.stones[0]]).toEqual(['discard', 3]);
  });

  it('leaves regions under ice alone', () => {
    const state = card(5, { ice: [1, 12] });
    expect(refused(state, mammothTo(12))).toBe('glaciated_region');
    expect(refused(state, herd(6, 1))).toBe('glaciated_region');
    expect(refused(state, herd(5, 1))).toBe('no_mammoth');
    expect(refused(state, herd(6, 6))).toBe('same_region');
  });
});

describe('the fire card', () => {
  const state = withCard('fire', { fires: { 5: [2], 6: [0, 1] }, ice: [1] });

  it('moves a fire tile from any region to any other', () => {
    const after = act(state, fire(5, 12));
    expect([after.board.fires[5], after.board.fires[12]]).toEqual([[], [2]]);
  });

  it('lets any number of tiles lie in one region', () => {
    expect(act(state, fire(5, 6)).board.fires[6]).toHaveLength(3);
  });

  it('needs a tile, and a region free of ice', () => {
    expect(refused(state, fire(7, 8))).toBe('no_fire');
    expect(refused(state, fire(5, 1))).toBe('glaciated_region');
    expect(refused(state, fire(5, 5))).toBe('same_region');
  });
});

describe('the swap card', () => {
  it('example: a blue hunter goes from 6 to 9, and a red one from there back to 6', () => {
    const state = withCard('swap', { hunters: { 6: [0, 1, 0], 9: [0, 0, 1] } });
    expect(promptOf(state)).toBe('swap');
    const after = acts(state, first(1, 6), second(2, 9));
    expect([at(after, 6), at(after, 9)]).toEqual([
      [0, 0, 1],
      [0, 1, 0],
    ]);
  });

  it('takes hunters in neighbouring regions only', () => {
    const state = act(withCard('swap', { hunters: { 6: [0, 1], 9: [1], 11: [1] } }), first(1, 6));
    expect(idsOf(state)).toEqual(['swap:clubbed=false,region=9,seat=0', 'done']);
    expect(refused(state, second(0, 11))).toBe('not_neighbours');
    expect(refused(state, second(2, 9))).toBe('no_such_hunter');
  });

  it('begins with a hunter that another could swap with', () => {
    const state = withCard('swap', { hunters: { 6: [0, 1], 9: [1], 12: [1] } });
    expect(refused(state, first(0, 12))).toBe('no_partner');
    expect(refused(state, first(0, 5))).toBe('no_such_hunter');
  });

  it('takes any two hunters, even of one owner', () => {
    const state = act(withCard('swap', { hunters: { 6: [0, 1], 9: [0, 1] } }), first(1, 6));
    expect(idsOf(state)).toContain('swap:clubbed=false,region=9,seat=1');
  });

  it('may be left undone', () => {
    expect(promptOf(act(withCard('swap', { hunters: { 6: [1], 9: [1] } }), DONE))).toBe('discard');
  });
});

describe('the card that drives hunters out', () => {
  it('example: a red one goes from 4 to 7, a blue one from 4 to 8, and a green one from 8 to 12', () => {
    const state = acts(
      withCard('drive', { hunters: { 4: [0, 1, 1], 8: [1] } }),
      move(2, 4, 7),
      move(1, 4, 8),
      move(0, 8, 12),
    );
    expect([at(state, 4), at(state, 7), at(state, 8), at(state, 12)]).toEqual([
      [0, 0, 0],
      [0, 0, 1],
      [0, 1, 0],
      [1, 0, 0],
    ]);
    expect(promptOf(state)).toBe('discard');
  });

  it('must not move three of one player', () => {
    const state = acts(withCard('drive', { hunters: { 6: [0, 3, 1] } }), move(1, 6, 9), move(1, 6, 9));
    expect(refused(state, move(1, 6, 9))).toBe('all_of_one_owner');
    expect(refused(state, move(2, 6, 9))).toBeUndefined();
    expect(promptOf(act(state, DONE))).toBe('discard');
  });

  it('moves each hunter once: one does not go two regions far', () => {
    const once = act(withCard('drive', { hunters: { 6: [0, 1], 12: [1] } }), move(1, 6, 9));
    expect(refused(once, move(1, 9, 5))).toBe('moved_already');
    const other = act(withCard('drive', { hunters: { 6: [0, 1], 9: [0, 1] } }), move(1, 6, 9));
    expect(refused(other, move(1, 9, 5))).toBeUndefined();
    expect(at(act(other, move(1, 9, 5)), 9)).toEqual([0, 1, 0]);
  });

  it('moves each hunter once, also one that was given a club on the way', () => {
    const state = acts(withCard('drive', { clubs: [1, 0, 0], hunters: { 6: [1], 9: [1] } }), move(0, 6, 9), {
      type: 'use-club',
      region: 9,
    });
    expect(refused(state, { ...move(0, 9, 5), clubbed: true } as Action)).toBe('moved_already');
    expect(refused(state, move(0, 9, 5))).toBeUndefined();
  });

  it('goes to neighbours only', () => {
    const state = withCard('drive', { hunters: { 6: [0, 1] }, ice: [5] });
    expect(refused(state, move(1, 6, 11))).toBe('not_neighbours');
    expect(refused(state, move(1, 6, 5))).toBe('glaciated_region');
  });
});
