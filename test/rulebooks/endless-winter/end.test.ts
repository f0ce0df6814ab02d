import { describe, expect, it } from 'vitest';
import { components } from '../../../src/rulebooks/endless-winter/components/index.js';
import { endlessWinter } from '../../../src/rulebooks/endless-winter/index.js';
import { animalPoints } from '../../../src/rulebooks/endless-winter/scoring/animals.js';
import { endPoints } from '../../../src/rulebooks/endless-winter/scoring/end.js';
import type { State } from '../../../src/rulebooks/endless-winter/state.js';
import { configOf, given, held, opened } from './support.js';

const graves = (n: number) =>
  Array.from({ length: n }, () => ({ card: 'gatherer', open: true, shown: true, since: 0 }));
const animals = (counts: Record<string, number>) =>
  animalPoints(
    components.animals.values,
    components.animals.values.map(({ id }) => counts[id] ?? 0),
  );

describe('the offering track', () => {
  const points = (change: object) => endPoints(given(opened(), 0, change), 0, 'offering');

  it('worked example: 3 food and 2 tools bring 2 points where five resources are worth two', () => {
    expect(points({ food: 3, tools: 2, offering: 5 })).toBe(2);
  });

  it('adds food and tools, and what does not fill the ratio is lost', () => {
    expect(points({ food: 4, tools: 3, offering: 3 })).toBe(2);
    expect(points({ food: 4, tools: 3, offering: 8 })).toBe(7);
    expect(points({ food: 6, tools: 4, offering: 7 })).toBe(6);
  });

  it('brings nothing when the marker never moved', () => {
    expect(points({ food: 9, tools: 9, offering: 0 })).toBe(0);
  });
});

describe('the glory track', () => {
  const points = (seats: number, glory: number[], buried: number): number[] => {
    const state = { ...opened(configOf(seats)), glory };
    const full = state.players.reduce(
      (now: State, _, seat) => given(now, seat, { buried: graves(buried) }),
      state,
    );
    return [...full.players.keys()].map((seat) => endPoints(full, seat, 'glory'));
  };

  it('worked example: the foremost marker makes 4 buried cards worth 10', () => {
    expect(points(3, [1, 0, 2], 4)).toEqual([7, 10, 5]);
  });

  it('has one table for the first, one for the second and one for all others', () => {
    expect(points(4, [3, 1, 0, 2], 2)).toEqual([1, 2, 1, 3]);
    expect(points(4, [3, 1, 0, 2], 9)).toEqual([16, 22, 16, 28]);
  });

  it('knows with two seats only the first and the second', () => {
    expect(points(2, [1, 0], 3)).toEqual([4, 6]);
  });

  it('brings nothing when the marker never moved', () => {
    expect(points(3, [2], 4)).toEqual([0, 0, 10]);
  });
});

describe('cards', () => {
  it('count wherever they are: in the hand, the draw pile, the discards or the grave', () => {
    const state = given(opened(), 0, {
      hand: held('elder'),
      deck: ['shaman', 'gatherer'],
      discards: ['burial-mound'],
      buried: [{ card: 'elder', open: true, shown: true, since: 0 }],
    });
    expect(endPoints(state, 0, 'cards')).toBe(2 + 1 + 3 + 2);
  });
});

describe('animals', () => {
  it('worked example: two rhinos 3, one mammoth 2, three sloths with an argentavis 10', () => {
    expect(animals({ 'woolly-rhino': 2, 'woolly-mammoth': 1, 'giant-sloth': 3, argentavis: 1 })).toBe(15);
    expect(animals({ 'woolly-rhino': 2 })).toBe(3);
    expect(animals({ 'woolly-mammoth': 1 })).toBe(2);
  });

  it('that are slain do not count', () => {
    const state = given(opened(), 0, { alive: [0, 2, 0, 0, 0, 0, 0], slain: [0, 1, 0, 0, 0, 0, 0] });
    expect(endPoints(state, 0, 'animals')).toBe(3);
  });

  it('beyond the most that a set can have bring nothing and make no further set', () => {
    expect(animals({ 'giant-sloth': 6 })).toBe(10);
    expect(animals({ 'woolly-mammoth': 4 })).toBe(6);
  });

  it('let jokers join where they bring the most, any number of them', () => {
    expect(animals({ 'giant-sloth': 1, glyptodon: 3, argentavis: 1 })).toBe(1 + 10);
    expect(animals({ 'giant-sloth': 2, glyptodon: 2, argentavis: 2 })).toBe(3 + 10);
    expect(animals({ 'woolly-mammoth': 1, argentavis: 1 })).toBe(6);
  });

  it('make no set of jokers alone', () => {
    expect(animals({ argentavis: 5 })).toBe(0);
  });
});

describe('the outcome', () => {
  it('has the most points first', () => {
    const over: State = { ...opened(), phase: 'over', agenda: [] };
    const state = [10, 30, 20].reduce((now, points, seat) => given(now, seat, { points }), over);
    expect(endlessWinter.outcome(state)?.standings.map(({ seat, score }) => [seat, score])).toEqual([
      [1, 30],
      [2, 20],
      [0, 10],
    ]);
  });

  it('gives a tie to whoever is further ahead in the order', () => {
    const over: State = { ...opened(), phase: 'over', agenda: [], order: [2, 0, 1] };
    const state = [20, 20, 20].reduce((now, points, seat) => given(now, seat, { points }), over);
    const standings = endlessWinter.outcome(state)?.standings ?? [];
    expect(standings.map(({ seat, rank }) => [seat, rank])).toEqual([
      [2, 1],
      [0, 2],
      [1, 3],
    ]);
    expect(standings[0]?.tieBreaks).toEqual([{ by: 'turn-order', value: 1 }]);
  });

  it('is not known before the end', () => {
    expect(endlessWinter.outcome(opened())).toBeNull();
  });
});
