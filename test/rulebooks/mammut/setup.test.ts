import { describe, expect, it } from 'vitest';
import { wholeDeck } from '../../../src/rulebooks/mammut/cards.js';
import { mammut } from '../../../src/rulebooks/mammut/index.js';
import { opening } from './support.js';

const every = [2, 3, 4, 5];
/** What the table may look like. Every lot that is drawn here falls on each of a dozen cards within so many. */
const tables = (seats: number) => Array.from({ length: 150 }, (_, seed) => opening(seats, seed));

describe('Setting the table', () => {
  it.each(every)('starts every score at 10 and every mammoth before the fur track (%i seats)', (seats) => {
    const { scores, fur } = opening(seats);
    expect(scores).toEqual(Array(seats).fill(10));
    expect(fur).toEqual(Array(seats).fill(0));
  });

  it.each(every)('deals two cards to each seat and leaves the rest as the deck (%i seats)', (seats) => {
    const { hands, deck } = opening(seats);
    expect(hands.map((hand) => hand.length)).toEqual(Array(seats).fill(2));
    expect([...hands.flat(), ...deck].sort()).toEqual(wholeDeck(mammut.components).sort());
  });

  it('shuffles the deck: any card may be dealt first, or lie at the bottom', () => {
    const kinds = [...new Set(wholeDeck(mammut.components))].sort();
    expect([...new Set(tables(3).map(({ hands }) => hands[0]?.[0]))].sort()).toEqual(kinds);
    expect([...new Set(tables(3).map(({ deck }) => deck[0]))].sort()).toEqual(kinds);
  });

  it.each([2, 3])('gives no animal to begin with at a table of %i, and begins with round 1', (seats) => {
    const { animals, round } = opening(seats);
    expect(animals.flat()).toEqual([]);
    expect(round).toBe(1);
  });

  it.each([4, 5])('lets each of %i seats draw a different animal, and begins with round 2', (seats) => {
    const { animals, round } = opening(seats);
    expect(animals.map((owned) => owned.length)).toEqual(Array(seats).fill(1));
    expect(new Set(animals.flat()).size).toBe(seats);
    expect(round).toBe(2);
  });

  it.each([4, 5])('lets chance say which animal a seat draws: it may be any (%i seats)', (seats) => {
    const kinds = mammut.components.animals.values.map(({ id }) => id).sort();
    for (const seat of Array(seats).keys()) {
      const drawn = tables(seats).map(({ animals }) => animals[seat]?.[0]);
      expect([...new Set(drawn)].sort()).toEqual(kinds);
    }
  });

  it('draws the first start seat by lot', () => {
    const drawn = Array.from({ length: 40 }, (_, seed) => opening(4, seed).startSeat);
    expect([...new Set(drawn)].sort()).toEqual([0, 1, 2, 3]);
  });

  it('throws all 31 loot tiles and the shaman into the middle, and the start seat begins', () => {
    const state = opening(3);
    expect(state.tiles.at).toEqual(Array(32).fill(-1));
    expect(state.tiles.faces.filter((face) => face.startsWith('shaman-'))).toHaveLength(1);
    expect(mammut.prompts(state)).toEqual([
      { seat: state.startSeat, kind: 'division', about: { doing: 'dividing', last: false } },
    ]);
  });

  it('lets tiles fall on either face', () => {
    const faces = Array.from({ length: 20 }, (_, seed) => opening(3, seed).tiles.faces);
    const shamans = faces.flat().filter((face) => face.startsWith('shaman-'));
    expect([...new Set(shamans)].sort()).toEqual(['shaman-blue', 'shaman-red']);
  });
});
