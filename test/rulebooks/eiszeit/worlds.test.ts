import { describe, expect, it } from 'vitest';
import { quickRng } from '../../../src/kernel/rng.js';
import { eiszeit } from '../../../src/rulebooks/eiszeit/index.js';
import { randomGame } from './random-game.js';
import { configOf } from './table.js';
import { sampleWorlds } from './worlds.js';

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

  it('are not the true one where chance finds no possible one for long', () => {
    const moments = [...randomGame(configOf(3), 5)];
    const state = moments[224]?.state;
    if (state === undefined) throw new Error('the game is too short');
    const later = quickRng(7);
    let calls = 0;
    // The last of everything, again and again: stories that do not fit what the spectator has seen.
    const int = (sides: number): number => {
      calls += 1;
      return calls <= 60_000 ? sides - 1 : later.int(sides);
    };
    const { light, dark } = eiszeit.imagine(state, 'spectator', { int }).piles;
    expect(calls).toBeGreaterThan(60_000);
    expect([light.deck, dark.deck]).not.toContainEqual(state.piles.light.deck);
    expect([light.deck, dark.deck]).not.toContainEqual(state.piles.dark.deck);
  });
});
