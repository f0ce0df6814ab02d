import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spotsOf } from '../../../src/rulebooks/endless-winter/building-ground.js';
import { components } from '../../../src/rulebooks/endless-winter/components/index.js';
import type { Event } from '../../../src/rulebooks/endless-winter/events/index.js';
import { endParts } from '../../../src/rulebooks/endless-winter/fields.js';
import { isAtStart } from '../../../src/rulebooks/endless-winter/hexes.js';
import { endlessWinter } from '../../../src/rulebooks/endless-winter/index.js';
import type { Options } from '../../../src/rulebooks/endless-winter/options.js';
import { foodLimit } from '../../../src/rulebooks/endless-winter/player.js';
import { endPoints } from '../../../src/rulebooks/endless-winter/scoring/end.js';
import { NEUTRAL, NOBODY, type State } from '../../../src/rulebooks/endless-winter/state.js';
import { playout } from '../../support/playout.js';
import { anyConfig, configOf, playerIn, rulebook } from './support.js';

const options = fc.record({
  iceFinds: fc.boolean(),
  restTiles: fc.boolean(),
  draftSetup: fc.boolean(),
  draftChiefs: fc.boolean(),
  shortFirstRound: fc.boolean(),
  layout: fc.integer({ min: 1, max: 3 }),
  majorityOnly: fc.boolean(),
}) satisfies fc.Arbitrary<Options>;
const games = fc.record({
  seats: fc.integer({ min: 2, max: 4 }),
  seed: fc.nat({ max: 100_000 }),
  options,
  bold: fc.boolean(),
});

/** Random, or random without ever leaving anything: so games get far. */
const play = ({
  seats,
  seed,
  options: chosen,
  bold,
}: {
  seats: number;
  seed: number;
  options: Options;
  bold: boolean;
}) =>
  playout(rulebook, anyConfig(configOf(seats, chosen)), seed, {
    choose: (_state, _seat, legal, rng) => {
      const eager = bold
        ? legal.filter(
            ({ type }) => type !== 'done' && type !== 'go-on' && type !== 'spend-food' && type !== 'lower',
          )
        : [];
      const from = eager.length > 0 && rng.int(8) > 0 ? eager : legal;
      return from[rng.int(from.length)] ?? { type: 'done' };
    },
  });
const holds = (check: (state: State, before: State) => void, numRuns = 6): void => {
  fc.assert(
    fc.property(games, (game) => {
      for (const { before, after } of play(game).steps)
        check(after as unknown as State, before as unknown as State);
    }),
    { numRuns },
  );
};

const count = (cards: readonly string[]): Record<string, number> => {
  const found: Record<string, number> = {};
  for (const card of cards) found[card] = (found[card] ?? 0) + 1;
  return found;
};

const cardsOf = (state: State, seat: number): string[] => {
  const { hand, deck, discards, pile, revealed, buried } = playerIn(state, seat);
  const played = state.turn.seat === seat && state.phase === 'action' ? state.turn.played : [];
  return [
    ...[...hand, ...pile, ...buried, ...played].map(({ card }) => card),
    ...deck,
    ...discards,
    ...revealed,
  ];
};

describe('laws of every game', () => {
  it('members are conserved over all owners and supplies', () => {
    holds((state) => {
      const owned = count(state.players.flatMap((_, seat) => cardsOf(state, seat)));
      for (const [index, { id, copies }] of components.members.values.entries()) {
        expect((owned[id] ?? 0) + (state.supply[index] ?? 0)).toBe(copies);
      }
      for (const { id, copies } of components.startCards.values) {
        if (state.players.some(({ deck, hand }) => deck.length + hand.length > 0))
          expect(owned[id]).toBe(copies * state.seats);
      }
    });
  });

  it('every advancement is in one place at most, and those of the second age are never lost', () => {
    holds((state) => {
      const places = [
        ...state.players.flatMap((_, seat) => cardsOf(state, seat)),
        ...state.display,
        ...state.decks[0],
        ...state.decks[1],
      ];
      const found = count(places);
      for (const { id } of components.advancements.values.one) expect(found[id] ?? 0).toBeLessThanOrEqual(1);
      for (const { id } of components.advancements.values.two) expect(found[id]).toBe(1);
    });
  });

  it('animals are conserved, and never more than six are in the hunting ground', () => {
    holds((state) => {
      const owned = state.players.reduce(
        (sum, { alive, slain }) => sum + [...alive, ...slain].reduce((a, b) => a + b, 0),
        0,
      );
      expect(owned + state.ground.length + state.animalDeck.length).toBe(60);
      expect(state.ground.length).toBeLessThanOrEqual(6);
    });
  });

  it('a seat has three figures in a round, set or not', () => {
    holds((state) => {
      if (state.phase !== 'action') return;
      const figures = state.options.shortFirstRound && state.round === 1 ? 2 : 3;
      for (const player of state.players) {
        expect(player.placed.length + player.tribeFigures + (player.chiefFigure ? 1 : 0)).toBe(figures);
      }
    });
  });

  it('food stays within its limit and tools within theirs, and nothing falls below 0', () => {
    holds((state) => {
      for (const player of state.players) {
        expect(player.food).toBeLessThanOrEqual(foodLimit(components, player));
        expect(player.tools).toBeLessThanOrEqual(10);
        expect(
          Math.min(player.food, player.tools, player.points, player.campsLeft, state.turn.work),
        ).toBeGreaterThanOrEqual(0);
      }
    });
  });

  it('camps, settlements and megaliths are on the board or on the table', () => {
    holds((state) => {
      for (const [seat, player] of state.players.entries()) {
        expect(player.campsLeft + player.camps.reduce((a, b) => a + b, 0)).toBe(5);
        expect(player.settlementsLeft + state.settlements.filter((owner) => owner === seat).length).toBe(3);
        expect(player.built).toBeLessThanOrEqual(10);
        expect(state.megaliths.filter((owner) => owner === seat)).toHaveLength(Math.max(0, player.built - 2));
      }
      const neutral = state.players.reduce((sum, { built }) => sum + Math.min(2, built), 0);
      expect(state.megaliths.filter((owner) => owner === NEUTRAL)).toHaveLength(neutral);
    });
  });

  it('no megalith lies over a gap, and neutral ones lie on the ground', () => {
    holds((state) => {
      for (const [spot, { level, beneath }] of spotsOf(state).entries()) {
        const owner = state.megaliths[spot] ?? NOBODY;
        if (owner === NOBODY) continue;
        for (const below of beneath) expect(state.megaliths[below]).not.toBe(NOBODY);
        if (owner === NEUTRAL) expect(level).toBe(0);
      }
    });
  });

  it('settlements stand off the start tile', () => {
    holds((state) => {
      for (const [joint, owner] of state.settlements.entries())
        if (owner !== NOBODY) expect(isAtStart(joint)).toBe(false);
    });
  });

  it('points never fall', () => {
    holds((state, before) => {
      for (const [seat, { points }] of state.players.entries()) {
        expect(points).toBeGreaterThanOrEqual(before.players[seat]?.points ?? 0);
      }
    });
  });

  it('the sum at the end equals its parts', () => {
    fc.assert(
      fc.property(games, (game) => {
        const { steps, last } = play(game);
        const over = last as unknown as State;
        // The game as it stood when the end was about to be scored.
        let before = steps.at(-1)?.before as unknown as State;
        for (const event of (steps.at(-1)?.events ?? []) as unknown as Event[]) {
          if (event.type === 'points-scored') break;
          before = endlessWinter.evolve(before, event);
        }
        for (const [seat, { points }] of over.players.entries()) {
          const parts = over.results.endPoints[seat] ?? [];
          expect(parts).toEqual(endParts.map((part) => endPoints(before, seat, part)));
          expect(points).toBe(
            (before.players[seat]?.points ?? 0) + parts.reduce((sum, part) => sum + part, 0),
          );
        }
        expect(
          endlessWinter
            .outcome(over)
            ?.standings.map(({ score, seat }) => [seat, score])
            .sort(),
        ).toEqual(over.players.map(({ points }, seat) => [seat, points]).sort());
      }),
      { numRuns: 10 },
    );
  });

  it('four rounds are played, and nobody is ever left without an answer', () => {
    fc.assert(
      fc.property(games, (game) => {
        const { last, steps } = play(game);
        expect((last as unknown as State).round).toBe(4);
        expect(steps.length).toBeLessThan(3000);
      }),
      { numRuns: 15 },
    );
  });
});

describe('the list of legal actions', () => {
  it('stays far under 300 in random games and in games that get far', () => {
    let most = 0;
    for (let seed = 0; seed < 24; seed += 1) {
      const chosen = {
        iceFinds: true,
        restTiles: true,
        draftSetup: true,
        draftChiefs: true,
        shortFirstRound: false,
        layout: 1 + (seed % 3),
        majorityOnly: false,
      };
      const { steps } = play({ seats: 2 + (seed % 3), seed, options: chosen, bold: seed % 2 === 0 });
      for (const { before, seat } of steps) most = Math.max(most, rulebook.legal(before, seat).length);
    }
    expect(most).toBeGreaterThan(20);
    expect(most).toBeLessThan(300);
  });
});
