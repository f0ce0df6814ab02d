import { describe, expect, it } from 'vitest';
import { mammut } from '../../../src/rulebooks/mammut/index.js';
import { given, legalIds, pointsFor, scored, when, whenAll, whyNot } from './support.js';

const asked = (state: Parameters<typeof mammut.prompts>[0]) => mammut.prompts(state)[0]?.seat;

describe('With two players', () => {
  it('everybody collects two separate shares, taking turns', () => {
    const state = given(2, { middle: ['fur', 'meat', 'tusk', 'fire', 'axe'] });
    const first = whenAll(state, 0, { type: 'take', place: 0 }, { type: 'done' });
    expect(asked(first)).toBe(1);
    const second = whenAll(first, 1, { type: 'take', place: 1 }, { type: 'done' });
    expect(asked(second)).toBe(0);
    const third = whenAll(second, 0, { type: 'take', place: 2 }, { type: 'done' });
    expect(third.tiles.at).toEqual([0, 2, 1, -1, -1]);
    expect(legalIds(third, 1)).toEqual(['take-rest']);
  });

  it('a robber takes one share only', () => {
    const state = given(2, { middle: ['fur'], shares: { 0: ['meat', 'tusk'], 1: ['fire', 'axe'] }, turn: 1 });
    expect(legalIds(state, 1)).toEqual(['take:place=0', 'rob:share=0', 'rob:share=1']);
    expect(when(state, 1, { type: 'rob', share: 1 }).state.tiles.at).toEqual([-1, 0, 0, 2, 2]);
  });

  it('a seat is skipped only once it has both shares', () => {
    const state = given(2, { middle: ['fur', 'meat'], shares: { 0: ['meat'], 1: ['fire', 'axe'] }, turn: 1 });
    const after = whenAll(state, 1, { type: 'take', place: 0 }, { type: 'done' });
    expect(asked(after)).toBe(1);
  });

  it('the return card may name a share of its own', () => {
    const state = given(2, {
      middle: ['fur'],
      shares: { 0: ['meat'], 2: ['fire'] },
      hands: [['return'], []],
    });
    const played = when(state, 0, { type: 'play', card: 'return' }).state;
    expect(legalIds(played, 0)).toEqual(['return-share:share=0', 'return-share:share=2']);
    expect(when(played, 0, { type: 'return-share', share: 0 }).state.tiles.at).toEqual([-1, -1, 2]);
  });

  it('both shares of a seat are scored together', () => {
    const { events } = scored(2, { 0: ['tusk', 'tusk'], 1: ['shaman-red', 'tusk'] });
    expect(pointsFor(events, 'tusk')).toEqual({ 0: 4, 1: 2 });
  });

  it('only the most meat pays: 8 points', () => {
    const { events } = scored(2, { 0: ['meat', 'meat'], 1: ['shaman-red', 'meat'] });
    expect(pointsFor(events, 'meat')).toEqual({ 0: 8 });
  });

  it('the fewest fires lose 5 points and the other seat gains one per fire', () => {
    const { events } = scored(2, { 0: ['fire', 'fire'], 1: ['shaman-red', 'fire', 'fire', 'fire'] });
    expect(pointsFor(events, 'fewest-fire')).toEqual({ 0: -5 });
    expect(pointsFor(events, 'more-fire')).toEqual({ 1: 3 });
  });

  it('a card that counts as a fire pays as one', () => {
    const faceDown = [{ seat: 0, card: 'most-tusk-fire' }];
    const { events } = scored(
      2,
      { 0: ['fire', 'fire'], 1: ['shaman-red', 'tusk', 'fire', 'fire'] },
      { faceDown },
    );
    expect(pointsFor(events, 'more-fire')).toEqual({ 1: 3 });
  });

  it('a seat that can neither take nor rob passes', () => {
    const state = given(2, { shares: { 0: ['fur', 'meat'], 2: ['tusk'] }, turn: 0 });
    expect(legalIds(state, 0)).toEqual(['pass']);
    const after = when(state, 0, { type: 'pass' }).state;
    expect(asked(after)).toBe(1);
    expect(legalIds(after, 1)).toEqual(['rob:share=0']);
    expect(whyNot(after, 1, { type: 'pass' })).toBe('not_stuck');
  });

  it('a seat that lacks the very last share and can neither take nor rob does without', () => {
    const state = given(2, { shares: { 0: ['fur', 'meat'], 2: ['tusk'], 3: ['shaman-red'] }, turn: 0 });
    const { state: after } = when(state, 0, { type: 'pass' });
    expect(after.round).toBe(2);
    expect(after.startSeat).toBe(0);
  });
});
