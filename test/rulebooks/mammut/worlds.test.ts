import { describe, expect, it } from 'vitest';
import { quickRng } from '../../../src/kernel/rng.js';
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
});
