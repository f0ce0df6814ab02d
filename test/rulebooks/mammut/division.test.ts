import { describe, expect, it } from 'vitest';
import { mammut } from '../../../src/rulebooks/mammut/index.js';
import { given, legalIds, ofType, opening, when, whenAll, whyNot } from './support.js';

const asked = (state: Parameters<typeof mammut.prompts>[0]) => mammut.prompts(state)[0]?.seat;

describe('Taking from the middle', () => {
  it('leaves the start seat nothing but the middle on its first turn', () => {
    const state = opening(3);
    expect(legalIds(state, state.startSeat).filter((id) => id.startsWith('rob'))).toEqual([]);
    expect(legalIds(state, state.startSeat).filter((id) => id.startsWith('take:'))).toHaveLength(32);
  });

  it('takes any number of tiles, at least one', () => {
    const state = given(3, { middle: ['fur', 'meat', 'tusk', 'fire'] });
    expect(whyNot(state, 0, { type: 'done' })).toBe('nothing_taken');
    const after = whenAll(state, 0, { type: 'take', place: 1 }, { type: 'take', place: 3 }, { type: 'done' });
    expect(after.tiles.at).toEqual([-1, 0, -1, 0]);
    expect(asked(after)).toBe(1);
  });

  it('may even take all of them', () => {
    const state = given(3, { middle: ['fur', 'meat'] });
    const after = whenAll(state, 0, { type: 'take', place: 0 }, { type: 'take', place: 1 });
    expect(after.tiles.at).toEqual([0, 0]);
    expect(asked(after)).toBe(1);
    expect(legalIds(after, 1)).toEqual(['rob:share=0']);
  });

  it('may take the shaman like any other tile', () => {
    const state = given(3, { middle: ['fur', 'shaman-red'] });
    expect(when(state, 0, { type: 'take', place: 1 }).state.tiles.at).toEqual([-1, 0]);
  });

  it('does not take what lies elsewhere', () => {
    const state = given(3, { middle: ['fur'], shares: { 1: ['meat'] } });
    expect(whyNot(state, 0, { type: 'take', place: 1 })).toBe('place_empty');
    expect(whyNot(state, 0, { type: 'take', place: 2 })).toBe('no_such_place');
  });
});

describe('Robbing a share', () => {
  const state = given(3, { middle: ['fur'], shares: { 1: ['meat', 'tusk', 'fire'] }, turn: 2 });

  it('takes all of one share, puts at least one tile back and keeps the rest', () => {
    const robbed = when(state, 2, { type: 'rob', share: 1 }).state;
    expect(robbed.tiles.at).toEqual([-1, 2, 2, 2]);
    expect(whyNot(robbed, 2, { type: 'done' })).toBe('nothing_returned');
    const after = whenAll(robbed, 2, { type: 'return', place: 2 }, { type: 'done' });
    expect(after.tiles.at).toEqual([-1, 2, -1, 2]);
    expect(asked(after)).toBe(0);
  });

  it('keeps at least one tile', () => {
    const robbed = whenAll(state, 2, { type: 'rob', share: 1 }, { type: 'return', place: 1 });
    const after = when(robbed, 2, { type: 'return', place: 2 });
    expect(after.state.tiles.at).toEqual([-1, -1, -1, 2]);
    expect(ofType(after.events, 'turn-passed')).toHaveLength(1);
  });

  it('puts back only what was robbed', () => {
    const robbed = when(state, 2, { type: 'rob', share: 1 }).state;
    expect(whyNot(robbed, 2, { type: 'return', place: 0 })).toBe('not_in_share');
    expect(whyNot(robbed, 2, { type: 'take', place: 0 })).toBe('already_taking');
  });

  it('cannot rob a share of one tile, nor an empty one, nor its own', () => {
    const lone = given(3, { middle: ['fur', 'fur'], shares: { 1: ['meat'] }, turn: 2 });
    expect(whyNot(lone, 2, { type: 'rob', share: 1 })).toBe('share_of_one');
    expect(whyNot(lone, 2, { type: 'rob', share: 0 })).toBe('share_empty');
    expect(whyNot(lone, 2, { type: 'rob', share: 2 })).toBe('own_share');
    expect(whyNot(lone, 2, { type: 'rob', share: 4 })).toBe('no_such_share');
  });
});

describe('Whose turn it is', () => {
  it('passes clockwise and skips who has a share', () => {
    const state = given(4, { middle: ['fur', 'fur'], shares: { 1: ['meat', 'tusk'], 2: ['tusk'] } });
    const after = whenAll(state, 0, { type: 'take', place: 0 }, { type: 'done' });
    expect(asked(after)).toBe(3);
  });

  it('comes again to who was robbed, in the usual order', () => {
    const state = given(4, { middle: ['fur', 'fur'], shares: { 0: ['meat', 'tusk'], 1: ['fire'] }, turn: 2 });
    const robbed = whenAll(state, 2, { type: 'rob', share: 0 }, { type: 'return', place: 2 });
    expect(asked(robbed)).toBe(3);
    const after = whenAll(robbed, 3, { type: 'take', place: 0 }, { type: 'done' });
    expect(asked(after)).toBe(0);
  });

  it('belongs to one seat alone', () => {
    const state = given(3, { middle: ['fur', 'meat'] });
    expect(legalIds(state, 1)).toEqual([]);
    expect(mammut.reasons?.(state, 1, { type: 'done' })).toBeNull();
  });
});

describe('The end of the division', () => {
  const state = given(3, {
    middle: ['fur', 'meat', 'shaman-red'],
    shares: { 0: ['tusk', 'fur'], 1: ['fire'] },
    turn: 2,
  });

  it('makes the last seat without a share take the middle whole, or rob', () => {
    expect(legalIds(state, 2)).toEqual(['take-rest', 'rob:share=0']);
    expect(whyNot(state, 2, { type: 'take', place: 0 })).toBe('must_take_all');
  });

  it('makes the seat that takes the rest the start seat of the next round', () => {
    const after = when(state, 2, { type: 'take-rest' });
    expect(after.state.startSeat).toBe(2);
    expect(after.state.round).toBe(2);
    expect(asked(after.state)).toBe(2);
  });

  it('is put off by robbing', () => {
    const after = whenAll(state, 2, { type: 'rob', share: 0 }, { type: 'return', place: 3 });
    expect(after.round).toBe(1);
    expect(legalIds(after, 0)).toEqual(['take-rest']);
  });

  it('is not for anybody but the last', () => {
    const early = given(3, { middle: ['fur', 'meat'], shares: { 0: ['tusk'] }, turn: 1 });
    expect(whyNot(early, 1, { type: 'take-rest' })).toBe('not_the_last');
    const empty = given(3, { shares: { 0: ['tusk', 'fur'], 1: ['fire'] }, turn: 2 });
    expect(whyNot(empty, 2, { type: 'take-rest' })).toBe('middle_empty');
  });

  it('puts every tile back into the bag for the next throw', () => {
    const whole = opening(3);
    const seat = whole.startSeat;
    const { state: after } = when(
      {
        ...whole,
        tiles: {
          ...whole.tiles,
          at: whole.tiles.at.map((_, place) => (place < 2 ? (seat + 1 + place) % 3 : -1)),
        },
      },
      seat,
      { type: 'take-rest' },
    );
    expect(after.tiles.at).toEqual(Array(32).fill(-1));
    expect([...after.tiles.kinds].sort()).toEqual([...whole.tiles.kinds].sort());
    expect(after.tiles.kinds).not.toEqual(whole.tiles.kinds);
  });
});
