import { describe, expect, it } from 'vitest';
import { quickRng } from '../../../src/kernel/rng.js';
import { forgetful } from '../../../src/rulebooks/mammut/imagine/forgetful.js';
import { drawOrigins, playsOf, unknownOf } from '../../../src/rulebooks/mammut/imagine/origins.js';
import { mammut } from '../../../src/rulebooks/mammut/index.js';
import { afterShuffle, type Memory, noMemory } from '../../../src/rulebooks/mammut/memory.js';
import type { State } from '../../../src/rulebooks/mammut/state.js';
import { opening } from './support.js';
import { sampleWorlds } from './worlds.js';

describe('An imagined world', () => {
  it('is possible for all that its viewer saw, after every kind of event', () => {
    const { sampled, impossible, reshuffled } = sampleWorlds(24, 2, 200);
    expect(impossible).toEqual([]);
    expect(sampled.size).toBeGreaterThan(20);
    expect(reshuffled).toBeGreaterThan(100);
  });
});

describe('A reshuffled deck', () => {
  // Seats 0, 1 and 2 have drawn two cards each; two cards were played, and are the new deck.
  const first = opening(3);
  const gone = ['flip', 'peek'];
  const before: Memory = {
    ...noMemory,
    shuffles: [
      {
        cards: ['fur', 'fur', 'flip', 'peek', 'peek', 'return', 'axe-points', 'flip'],
        drawn: [
          ['fur', 'fur', 'flip'],
          ['peek', 'peek', 'return'],
          ['axe-points', 'flip'],
        ],
      },
    ],
    shown: [
      { seat: 0, card: 'flip', drawn: 3 },
      { seat: 1, card: 'peek', drawn: 3 },
    ],
  };
  const state: State = {
    ...first,
    hands: [
      ['fur', 'fur'],
      ['peek', 'return'],
      ['axe-points', 'flip'],
    ],
    deck: gone,
    discards: [],
    memory: afterShuffle(before, gone, 3),
  };

  it('is remembered in the view, as far as everybody saw it', () => {
    const view = mammut.view(state, 1);
    expect(view.shuffles.at(-1)).toEqual({ cards: ['flip', 'peek'], drawn: [0, 0, 0], own: [] });
    expect(view.shuffles[0]).toEqual({ cards: [], drawn: [3, 3, 2], own: ['peek', 'peek', 'return'] });
    expect(view.shown).toEqual(before.shown);
    expect(mammut.view(state, 'spectator').shuffles[0]?.own).toEqual([]);
  });

  it('gives nothing to a hand that has not drawn since', () => {
    const worlds = Array.from({ length: 300 }, (_, seed) => mammut.imagine(state, 0, quickRng(seed)));
    for (const { hands, deck } of worlds) {
      expect([...deck].sort()).toEqual(['flip', 'peek']);
      expect([...(hands[1] ?? []), ...(hands[2] ?? [])].sort()).toEqual([
        'axe-points',
        'flip',
        'peek',
        'return',
      ]);
    }
    expect(new Set(worlds.map(({ hands }) => hands[1]?.toSorted().join())).size).toBeGreaterThan(3);
  });

  it('is found as the origin of a card, unless too few ways are followed; then none is made up', () => {
    const memory: Memory = {
      ...noMemory,
      shuffles: [
        { cards: ['flip', 'axe-points', 'fur'], drawn: [['fur'], ['axe-points'], []] },
        { cards: ['flip', 'peek'], drawn: [[], ['flip'], []] },
      ],
      shown: [
        { seat: 1, card: 'flip', drawn: 2 },
        { seat: 1, card: 'axe-points', drawn: 2 },
      ],
    };
    const one: State = { ...first, faceDown: [], memory };
    const drawn = (most: number) =>
      Array.from({ length: 20 }, (_, seed) =>
        drawOrigins(one, unknownOf(one, 0) ?? [], playsOf(one, 0), quickRng(seed), most),
      );
    expect(drawn(2)).toEqual(Array(20).fill([1, 0]));
    expect(new Set(drawn(1).map(String))).toEqual(new Set(['1,0', 'null']));
  });

  it('is forgotten where no way is found: what is not seen is dealt again, and the truth stays hidden', () => {
    const worlds = Array.from({ length: 100 }, (_, seed) => ({
      ...state,
      ...forgetful(state, 0, quickRng(seed)),
    }));
    for (const world of worlds) {
      expect(mammut.view(world, 0)).toEqual(mammut.view(state, 0));
      expect([...world.deck, ...world.hands.flat()].sort()).toEqual(
        [...state.deck, ...state.hands.flat()].sort(),
      );
      // Others may imagine in such a world as well.
      for (const viewer of [1, 2, 'spectator'] as const)
        expect(mammut.view(mammut.imagine(world, viewer, quickRng(1)), viewer)).toEqual(
          mammut.view(world, viewer),
        );
    }
    expect(new Set(worlds.map(({ hands }) => String(hands[1]))).size).toBeGreaterThan(10);
    const swapped = {
      ...state,
      deck: ['axe-points', 'peek'],
      hands: [state.hands[0] ?? [], ['flip', 'return'], ['peek', 'flip']],
    };
    expect(forgetful(swapped, 0, quickRng(3)).hands).toEqual(forgetful(state, 0, quickRng(3)).hands);
  });
});
