import { describe, expect, it } from 'vitest';
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
});
