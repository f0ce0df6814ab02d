import { describe, expect, it } from 'vitest';
import { mammut } from '../../../src/rulebooks/mammut/index.js';
import { pointsFor, scored } from './support.js';

const last = { round: 5 };
// Nothing but fur for everybody, so that little is scored besides what is told.
const loot = { 0: ['fur'], 1: ['fur'], 2: ['shaman-red', 'fur'] };
const kinds = mammut.components.animals.values.map(({ id }) => id);

describe('The end of the game', () => {
  it('comes after the scoring of round 5', () => {
    expect(mammut.outcome(scored(3, loot, { round: 4 }).state)).toBeNull();
    const { state } = scored(3, loot, last);
    expect(mammut.outcome(state)?.reason).toBe('rounds_played');
    expect(mammut.prompts(state)).toEqual([]);
  });

  it.each([
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 4],
    [4, 9],
    [5, 15],
    [6, 22],
    [7, 30],
  ])('pays for %i different animals %i points', (owned, points) => {
    const { events } = scored(3, loot, { ...last, animals: [kinds.slice(0, owned), [], []] });
    expect(pointsFor(events, 'animals')).toEqual(points === 0 ? {} : { 0: points });
  });

  it('pays nothing for cards that were not played', () => {
    const { state } = scored(3, loot, { ...last, hands: [['most-fur-points', 'fur'], [], []] });
    const without = scored(3, loot, last).state;
    expect(state.scores).toEqual(without.scores);
  });

  it('is won by the highest score', () => {
    const { state } = scored(3, loot, { ...last, scores: [20, 90, 55] });
    const ranks = mammut.outcome(state)?.standings.map(({ seat, rank }) => [seat, rank]);
    expect(ranks).toEqual([
      [1, 1],
      [2, 2],
      [0, 3],
    ]);
  });

  it('in a tie, is won by the most furs on the track', () => {
    const { state } = scored(3, loot, { ...last, scores: [5, 5, 20], fur: [3, 2, 1] });
    const tied = { ...state, scores: [20, 20, 5] };
    const standings = mammut.outcome(tied)?.standings ?? [];
    expect(standings.map(({ seat, rank }) => [seat, rank])).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
    expect(standings[0]?.tieBreaks).toEqual([{ by: 'fur', value: 4 }]);
  });

  it('in a tie of furs too, is won together', () => {
    const { state } = scored(3, loot, last);
    const tied = { ...state, scores: [20, 20, 5], fur: [3, 3, 1] };
    expect(mammut.outcome(tied)?.standings.map(({ rank }) => rank)).toEqual([1, 1, 3]);
  });
});
