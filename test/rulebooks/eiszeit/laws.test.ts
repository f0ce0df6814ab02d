import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isExhausted } from '../../../src/rulebooks/eiszeit/cards.js';
import { eiszeit } from '../../../src/rulebooks/eiszeit/index.js';
import type { State, Step } from '../../../src/rulebooks/eiszeit/state.js';
import { type Moment, randomGame } from './random-game.js';
import { coloursOf, configOf, given } from './table.js';

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
const games = fc.record({
  seats: fc.constantFrom(3, 4, 5),
  rounds: fc.constantFrom(3, 4),
  seed: fc.nat(),
});

/** Holds in every moment of random games of every size. */
const always = (law: (moment: Moment, seats: number) => void): void =>
  fc.assert(
    fc.property(games, ({ seats, rounds, seed }) => {
      for (const moment of randomGame(configOf(seats, rounds), seed)) law(moment, seats);
    }),
    { numRuns: 12 },
  );

const cardsOf = ({ hands, piles }: State): string[] => [
  ...hands.flat(),
  ...[piles.light, piles.dark].flatMap(({ deck, top, under }) => [
    ...deck,
    ...(top === null ? [] : [top]),
    ...under.map(({ card }) => card),
  ]),
];

describe('in every state that random games reach', () => {
  it('there are 32, 41 or 50 stones with 3, 4 or 5 seats, and nobody owes any', () => {
    always(({ state }, seats) => {
      expect(sum(state.stones) + state.darkPool + state.lightPool).toBe([32, 41, 50][seats - 3]);
      expect(Math.min(...state.stones, state.darkPool, state.lightPool)).toBeGreaterThanOrEqual(0);
    });
  });

  it('each seat has 12 hunters in its supply and on the map', () => {
    always(({ state }, seats) => {
      for (let seat = 0; seat < seats; seat += 1) {
        const own = [...state.board.hunters, ...state.board.clubbed].filter((_, at) => at % seats === seat);
        expect(sum(own)).toBe(12);
        expect(Math.min(...own)).toBeGreaterThanOrEqual(0);
      }
    });
  });

  it('there are 4, 5 or 6 mammoths, 6 clubs and 14 fire tiles', () => {
    always(({ state }, seats) => {
      expect(sum(state.board.mammoths)).toBe([4, 5, 6][seats - 3]);
      expect(state.clubSupply + sum(state.clubs) + sum(state.board.clubbed)).toBe(6);
      expect(Math.min(state.clubSupply, ...state.clubs, ...state.board.mammoths)).toBeGreaterThanOrEqual(0);
      expect(state.board.fires.flat().sort().join('')).toBe('00001111122222');
    });
  });

  it('there are 55 cards, and those of each kind keep their number', () => {
    always(({ before, state }) => {
      expect(cardsOf(state)).toHaveLength(55);
      expect(cardsOf(state).sort()).toEqual(cardsOf(before).sort());
    });
  });

  it('nobody and nothing stands on a glacier, and no ice melts', () => {
    always(({ before, state }, seats) => {
      for (const [region, ice] of state.board.glaciers.entries()) {
        if (before.board.glaciers[region]) expect(ice).toBe(true);
        if (!ice) continue;
        const { hunters, clubbed, mammoths, fires } = state.board;
        const there = [hunters, clubbed].flatMap((list) => list.slice(region * seats, (region + 1) * seats));
        expect([sum(there), mammoths[region], fires[region]?.length]).toEqual([0, 0, 0]);
      }
    });
  });

  it('no hand is of one colour after drawing unless the other is exhausted, and none is larger than five', () => {
    always(({ before, state, action }) => {
      for (const hand of state.hands) expect(hand.length).toBeLessThanOrEqual(5);
      if (action.type !== 'draw') return;
      const seat = before.agenda.at(-1)?.seat ?? 0;
      const colours = new Set(coloursOf(state.hands[seat]));
      if (state.hands[seat]?.length !== 5 || colours.size > 1) return;
      expect(isExhausted(before, colours.has('light') ? 'dark' : 'light')).toBe(true);
    });
  });

  it('the tops of the discard piles are ordinary cards', () => {
    always(({ state }) => {
      expect([state.piles.light.top, state.piles.dark.top].some((top) => top?.endsWith('-cult'))).toBe(false);
    });
  });

  it('a round begins with stones in the dark pool, at least 10 unless nobody else has any', () => {
    always(({ state, events }) => {
      if (!events.some(({ type }) => type === 'round-began') || state.round === 1) return;
      expect(state.darkPool >= 10 || sum(state.stones) === 0).toBe(true);
    });
  });
});

describe('the list of lawful actions', () => {
  it('is never empty for a seat that is asked, and shorter than 300', () => {
    let longest = 0;
    for (let seed = 0; seed < 150; seed += 1) {
      for (const { legal } of randomGame(configOf(3 + (seed % 3)), seed))
        longest = Math.max(longest, legal.length);
    }
    expect(longest).toBeLessThan(300);
    expect(longest).toBeGreaterThan(50);
  });

  it('stays shorter than 300 where hunters of all five seats stand everywhere and six of them carry clubs', () => {
    const regions = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
    const central = [1, 2, 3, 6, 7, 10];
    const crowded = given({
      seats: 5,
      hunters: Object.fromEntries(
        regions.map((region) => [region, [central.includes(region) ? 1 : 0, 1, 1, 1, 1]]),
      ),
      clubbed: Object.fromEntries(central.map((region) => [region, [1]])),
    });
    const longest = (step: Step): number => eiszeit.legal({ ...crowded, agenda: [step] }, 0).length;
    expect(longest({ step: 'drive', seat: 0, card: 'drive', moved: [] })).toBe(4 * 46 + 2 * 28 + 1);
    expect(longest({ step: 'move', seat: 0, card: 'club-or-move', moved: 0 })).toBe(12 * 11 + 1);
  });
});
