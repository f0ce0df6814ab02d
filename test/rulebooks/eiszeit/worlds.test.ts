import { describe, expect, it } from 'vitest';
import { quickRng, type Rng } from '../../../src/kernel/rng.js';
import { cardOf } from '../../../src/rulebooks/eiszeit/atlas.js';
import { components } from '../../../src/rulebooks/eiszeit/components/index.js';
import { cardsLike } from '../../../src/rulebooks/eiszeit/imagine-cards.js';
import { allCards, forgetful } from '../../../src/rulebooks/eiszeit/imagine-forgetful.js';
import { eiszeit } from '../../../src/rulebooks/eiszeit/index.js';
import { kindsKept } from '../../../src/rulebooks/eiszeit/kept.js';
import { type Handling, handlings } from '../../../src/rulebooks/eiszeit/state.js';
import { randomGame } from './random-game.js';
import { configOf } from './table.js';
import { sampleWorlds } from './worlds.js';

describe('cards that a seat has kept', () => {
  const handled = (...all: Omit<Handling, 'before'>[]): Handling | null =>
    all.reduce<Handling | null>((before, one) => ({ ...one, before }), null);
  const drawn = (card: string) => ({ what: 'drawn', seat: 1, card, stones: 0 }) as const;
  const played = (card: string, stones: number) => ({ what: 'played', seat: 1, card, stones }) as const;
  const kept = (...all: Omit<Handling, 'before'>[]) =>
    kindsKept(eiszeit.initial(configOf(3)), handled(...all), 0);

  it('count once for each card that it played instead, if it could pay for them', () => {
    const { stones } = cardOf(components, 'camp');
    const hand = [drawn('camp'), drawn('camp'), drawn('forest'), drawn('light-cult')];
    expect(kept(...hand, played('forest', stones.values))).toBe(2);
    expect(kept(...hand, played('forest', stones.values - 1))).toBe(1);
    expect(kept(drawn('all-one'), drawn('all-two'), played('all-two', 7))).toBe(1);
    expect(kept(drawn('all-one'), drawn('all-two'), played('all-two', 8))).toBe(0);
  });
});

describe('imagined worlds', () => {
  const { sampled, impossible, wronglyImpossible } = sampleWorlds(12, 1, 100);

  it('are possible for all that the viewer remembers, after every kind of event', () => {
    expect(impossible).toEqual([]);
    expect(sampled.get('deck-shuffled')).toBeGreaterThan(20);
    expect(sampled.get('card-discarded')).toBeGreaterThan(99);
  });

  it('are judged by a memory for which the truth is always possible', () => {
    expect(wronglyImpossible).toEqual([]);
  });

  it('are worlds of somebody forgetful, and not the true one, where no story fits', () => {
    const state = [...randomGame(configOf(3), 5)][224]?.state;
    if (state === undefined) throw new Error('the game is too short');
    // The last of everything, again and again: stories that do not fit what the spectator has seen.
    const last: Rng = { int: (bound) => bound - 1 };
    const history = handlings(state.piles.dark);
    expect(cardsLike(state, 'dark', 'spectator', last, 'possible')).toEqual(
      forgetful(state, history, 'dark', 'spectator', last),
    );
    const worlds = Array.from({ length: 100 }, (_, seed) =>
      forgetful(state, history, 'dark', 'spectator', quickRng(seed)),
    );
    const { deck, under } = state.piles.dark;
    for (const world of worlds) {
      expect(world.deck).toHaveLength(deck.length);
      expect(world.under.map(({ by }) => by)).toEqual(under.map(({ by }) => by));
      expect([...world.deck, ...world.hands.flat(), ...world.under.map(({ card }) => card)].sort()).toEqual(
        allCards(state, 'dark').filter(
          (card, at, all) => card !== state.piles.dark.top || all.indexOf(card) !== at,
        ),
      );
    }
    expect(new Set(worlds.map((world) => String(world.hands[1]))).size).toBeGreaterThan(10);
    expect(worlds.map((world) => world.deck)).not.toContainEqual(deck);
  });

  it('may be imagined in by others, also where they were those of somebody forgetful', () => {
    const state = [...randomGame(configOf(3), 5)][224]?.state;
    if (state === undefined) throw new Error('the game is too short');
    const world = eiszeit.imagine(state, 'spectator', { int: (bound) => bound - 1 });
    expect(eiszeit.view(world, 'spectator')).toEqual(eiszeit.view(state, 'spectator'));
    for (const viewer of [0, 1, 2]) {
      const twin = eiszeit.imagine(world, viewer, quickRng(1));
      expect(eiszeit.view(twin, viewer)).toEqual(eiszeit.view(world, viewer));
    }
  });
});
