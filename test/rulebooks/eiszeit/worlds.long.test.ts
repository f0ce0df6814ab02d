import { describe, expect, it } from 'vitest';
import { likeness } from './likeness.js';
import { sampleWorlds } from './worlds.js';

describe('imagined worlds', () => {
  it('are possible in 10,000 samples after every kind of event', { timeout: 300_000 }, () => {
    const { sampled, impossible, wronglyImpossible } = sampleWorlds(3_000, 12, 10_000);
    expect([impossible, wronglyImpossible]).toEqual([[], []]);
    expect([...sampled].filter(([, count]) => count < 10_000)).toEqual([]);
  });

  it.each([false, true])(
    'are like true ones under random play, after a reshuffle: %s',
    (isAfterReshuffle) => {
      const off = [...likeness(3_000, isAfterReshuffle)].filter(([, errors]) => Math.abs(errors) > 3);
      expect(off).toEqual([]);
    },
  );
});
