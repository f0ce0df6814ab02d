import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wholeDeck } from '../../../src/rulebooks/mammut/cards.js';
import type { Event } from '../../../src/rulebooks/mammut/events/index.js';
import { mammut } from '../../../src/rulebooks/mammut/index.js';
import { MIDDLE, shareSizes } from '../../../src/rulebooks/mammut/shares.js';
import type { State } from '../../../src/rulebooks/mammut/state.js';
import { facesOf, shamanKind } from '../../../src/rulebooks/mammut/tiles.js';
import { randomGame, stateOf } from './support.js';

const RUNS = { numRuns: 6 };
const games = fc.record({ seats: fc.integer({ min: 2, max: 5 }), seed: fc.nat() });

function always(law: (state: State, before: State | null, events: readonly Event[]) => void): void {
  fc.assert(
    fc.property(games, ({ seats, seed }) => {
      const { opening, steps } = randomGame(seats, seed);
      law(stateOf(opening), null, []);
      for (const { before, after, events } of steps) {
        law(stateOf(after), stateOf(before), events as unknown as Event[]);
      }
    }),
    RUNS,
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

describe('At any time of any game', () => {
  it('the middle and the shares hold all 32 tiles, each of them once', () => {
    always((state) => {
      const middle = state.tiles.at.filter((share) => share === MIDDLE).length;
      expect(middle + sum(shareSizes(state))).toBe(32);
      const count = Array<number>(shamanKind(state.components) + 1).fill(0);
      for (const kind of state.tiles.kinds) count[kind] = (count[kind] ?? 0) + 1;
      const strange = state.tiles.faces.filter(
        (face, place) => !facesOf(state.components, state.tiles.kinds[place] ?? 0).includes(face),
      );
      expect(strange).toEqual([]);
      expect(count).toEqual([...state.components.tiles.values.map(({ copies }) => copies), 1]);
    });
  });

  it('deck, hands, table and discards hold all 19 cards, each kind as often as there are copies', () => {
    always(({ deck, hands, table, faceDown, discards, components }) => {
      const played = [...table, ...faceDown].map(({ card }) => card);
      const all = [...deck, ...hands.flat(), ...played, ...discards];
      expect(all.sort()).toEqual(wholeDeck(components).sort());
    });
  });

  it('no seat owns an animal twice, and no more than five of a kind are out', () => {
    always(({ animals, components }) => {
      for (const owned of animals) expect(new Set(owned).size).toBe(owned.length);
      const out = components.animals.values.map(({ id }) => animals.flat().filter((animal) => animal === id));
      expect(Math.max(...out.map((copies) => copies.length))).toBeLessThanOrEqual(5);
    });
  });

  it('no animal is ever lost, and nobody goes back on the fur track', () => {
    always((state, before) => {
      for (const [seat, owned] of (before?.animals ?? []).entries()) {
        expect(state.animals[seat]?.slice(0, owned.length)).toEqual(owned);
        expect(state.fur[seat]).toBeGreaterThanOrEqual(before?.fur[seat] ?? 0);
      }
    });
  });

  it('no score is below 0, and every score is what its points add up to', () => {
    always((state, before, events) => {
      for (const [seat, score] of state.scores.entries()) {
        expect(score).toBeGreaterThanOrEqual(0);
        if (before === null) continue;
        const points = events.map((event) =>
          event.type === 'points-scored' && event.seat === seat ? event.points : 0,
        );
        expect(score).toBe((before.scores[seat] ?? 0) + sum(points));
      }
    });
  });

  it('a round ends with the middle empty and every share taken', () => {
    always((state, before) => {
      if (before === null || (state.round === before.round && !state.over)) return;
      const { faces, at } = state.memory.scored ?? { faces: [], at: [] };
      expect(faces).toHaveLength(32);
      expect(at).not.toContain(MIDDLE);
    });
  });

  it('one seat at a time is asked, until the game is over', () => {
    always((state) => expect(mammut.prompts(state)).toHaveLength(state.over ? 0 : 1));
  });

  it('the list of legal actions is short', () => {
    always((state) => {
      for (const { seat } of mammut.prompts(state)) {
        expect(mammut.legal(state, seat).length).toBeLessThan(60);
      }
    });
  });

  it('the rounds follow each other up to the fifth', () => {
    always((state, before) => {
      if (before !== null) expect(state.round - before.round).toBeLessThanOrEqual(1);
      expect(state.round).toBeLessThanOrEqual(5);
    });
  });
});
