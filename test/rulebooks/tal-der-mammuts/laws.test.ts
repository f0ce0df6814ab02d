import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quickRng } from '../../../src/kernel/rng.js';
import { groupsOf, womenAt } from '../../../src/rulebooks/tal-der-mammuts/people.js';
import type { State } from '../../../src/rulebooks/tal-der-mammuts/state.js';
import { LAKE, rulebook, usual } from './given.js';
import { playOut } from './play-out.js';

const seed = fc.integer({ min: 0, max: 2 ** 31 });
const table = fc.record({
  seats: fc.integer({ min: 2, max: 6 }),
  advanced: fc.boolean(),
  yearLimit: fc.integer({ min: 1, max: 4 }),
  seed,
});

const holds = (law: (state: State) => void, runs = 4) =>
  fc.assert(
    fc.property(table, ({ seats, seed: number, ...options }) => {
      playOut({ seats, options: { ...usual, ...options, sides: 'drawn' } }, quickRng(number), law);
    }),
    { numRuns: runs },
  );

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

describe('laws', () => {
  it('animals are conserved: bag, board and reserve hold 62', () => {
    holds((state) => {
      expect(state.tiles).toHaveLength(62);
      for (const [tile, at] of state.tiles.entries()) {
        if (at === -2) expect(tile).toBeGreaterThanOrEqual(54);
        if (at === -1) expect(tile).toBeLessThan(54);
        expect(at).not.toBe(LAKE);
      }
    });
  });

  it('a tribe never has more than 10 warriors, 6 women and 5 camps, and never less than nobody', () => {
    holds((state) => {
      for (let seat = 0; seat < state.seats; seat += 1) {
        const groups = groupsOf(state, seat);
        expect(sum(groups.map(({ warriors }) => warriors))).toBeLessThanOrEqual(10);
        expect(sum(groups.map(({ women }) => women))).toBeLessThanOrEqual(6);
        for (const { warriors, women } of groups) {
          expect(Math.min(warriors, women)).toBeGreaterThanOrEqual(0);
          expect(warriors + women).toBeGreaterThan(0);
        }
        const hexes = groups.map(({ hex }) => hex);
        expect(hexes).toEqual([...new Set(hexes)].sort((a, b) => a - b));
        expect(state.camps.filter((owner) => owner === seat).length).toBeLessThanOrEqual(5);
      }
    });
  });

  it('nobody is on the lake, and nobody but a shaman’s tribe on burnt hexes or lava', () => {
    holds((state) => {
      for (let seat = 0; seat < state.seats; seat += 1)
        for (const { hex } of groupsOf(state, seat)) {
          expect(hex).not.toBe(LAKE);
          if ([1, 3].includes(state.closed[hex] ?? 0)) expect(state.shamans).toContain(seat);
        }
      for (const at of state.tiles) if (at >= 0) expect([1, 3]).not.toContain(state.closed[at]);
    });
  });

  it('a camp has a woman of its owner, or is gone', () => {
    holds((state) => {
      if (state.fight !== null || state.agenda.at(-1)?.step === 'take-camp') return;
      for (const [hex, seat] of state.camps.entries())
        if (seat >= 0) expect(womenAt(state, seat, hex)).toBeGreaterThan(0);
    });
  });

  it('a field lies in a village of the plain', () => {
    holds((state) => {
      for (const [hex, ears] of state.fields.entries())
        if (ears > 0) expect(state.camps[hex]).toBeGreaterThanOrEqual(0);
      expect(state.fields.filter((ears) => ears > 0).length).toBeLessThanOrEqual(9);
    });
  });

  it('food is never negative', () => {
    holds((state) => {
      expect(Math.min(...state.food)).toBeGreaterThanOrEqual(0);
    });
  });

  it('the forty special cards are conserved', () => {
    holds((state) => {
      const hands = sum(state.hands.map((hand) => hand.length));
      expect(sum(state.deck) + hands + state.discards.length).toBe(40);
      expect(Math.min(...state.deck)).toBeGreaterThanOrEqual(0);
    });
  });

  it('with a year limit every game ends', () => {
    fc.assert(
      fc.property(table, ({ seats, seed: number, ...options }) => {
        const { last } = playOut(
          { seats, options: { ...usual, ...options } },
          quickRng(number),
          () => {},
          20_000,
        );
        expect(rulebook.outcome(last)).not.toBeNull();
        expect(last.year).toBeLessThanOrEqual(options.yearLimit);
      }),
      { numRuns: 8 },
    );
  });

  it('without one no game of many rounds finds a dead end', () => {
    for (let game = 0; game < 8; game += 1) {
      const { last } = playOut(
        { seats: 2 + (game % 5), options: { ...usual, advanced: game % 2 === 1 } },
        quickRng(game),
        () => {},
        4_000,
      );
      expect(last.round).toBeGreaterThan(0);
    }
  });
});
