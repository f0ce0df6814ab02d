import { describe, expect, it } from 'vitest';
import { quickRng } from '../../../src/kernel/rng.js';
import { drawOrigins, playsOf } from '../../../src/rulebooks/mammut/imagine/origins.js';
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

  it('is found as the origin of a card also where the first ways that are followed lead nowhere', () => {
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
    expect(drawOrigins(one, 0, playsOf(one, 0), quickRng(1), 1)).toEqual([1, 0]);
  });
});
