import { describe, expect, it } from 'vitest';
import { quickRng, type Rng } from '../../../src/kernel/rng.js';
import { cardOf } from '../../../src/rulebooks/eiszeit/atlas.js';
import { components } from '../../../src/rulebooks/eiszeit/components/index.js';
import { cardsLike } from '../../../src/rulebooks/eiszeit/imagine-cards.js';
import { allCards, forgetful } from '../../../src/rulebooks/eiszeit/imagine-forgetful.js';
import { eiszeit } from '../../../src/rulebooks/eiszeit/index.js';
import { choiceWeight } from '../../../src/rulebooks/eiszeit/kept.js';
import { type Handling, handlings } from '../../../src/rulebooks/eiszeit/state.js';
import { randomGame } from './random-game.js';
import { configOf } from './table.js';
import { sampleWorlds } from './worlds.js';

describe('how likely a seat let go of its cards', () => {
  const handled = (...all: Omit<Handling, 'before'>[]): Handling | null =>
    all.reduce<Handling | null>((before, one) => ({ ...one, before }), null);
  const drawn = (card: string) => ({ what: 'drawn', seat: 1, card, stones: 0 }) as const;
  const played = (card: string, stones: number) => ({ what: 'played', seat: 1, card, stones }) as const;
  const discarded = (card: string) => ({ what: 'discarded', seat: 1, card, stones: 0 }) as const;
  const weight = (...all: Omit<Handling, 'before'>[]) =>
    choiceWeight(eiszeit.initial(configOf(3)), handled(...all), 0, 1 / 2);

  it('is less for each kind that it kept, if it could have paid for it', () => {
    const { stones } = cardOf(components, 'camp');
    const hand = [drawn('camp'), drawn('camp'), drawn('forest'), drawn('light-cult')];
    expect(weight(...hand, played('forest', stones.values))).toBe(1 / 4);
    expect(weight(...hand, played('forest', stones.values - 1))).toBe(1 / 2);
    expect(weight(drawn('all-one'), drawn('all-two'), played('all-two', 7))).toBe(1 / 2);
    expect(weight(drawn('all-one'), drawn('all-two'), played('all-two', 8))).toBe(1);
  });

  it('is the same for a kind, however many of it are in the hand: stories go by the card', () => {
    expect(weight(drawn('camp'), drawn('camp'), played('camp', 0))).toBe(1 / 2);
    expect(weight(drawn('camp'), drawn('camp'), drawn('forest'), discarded('camp'))).toBe(3 / 2);
    expect(weight(drawn('camp'), drawn('camp'), drawn('forest'), discarded('forest'))).toBe(3);
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
