import { describe, expect, it } from 'vitest';
import { likeness } from './likeness.js';
import { sampleWorlds } from './worlds.js';

const ENOUGH = 10_000;

describe('An imagined world', () => {
  it('is possible for all that its viewer saw, in 10,000 after every kind of event', {
    timeout: 600_000,
  }, () => {
    const { sampled, impossible } = sampleWorlds(1_000, 20, ENOUGH);
    expect(impossible).toEqual([]);
    for (const [type, count] of sampled) expect(count, type).toBeGreaterThanOrEqual(ENOUGH);
  });

  it.each([false, true])(
    'is like the true one on average, after a reshuffle: %s',
    { timeout: 600_000 },
    (isAfter) => {
      for (const [measure, off] of likeness(3_000, isAfter))
        expect(Math.abs(off), measure).toBeLessThanOrEqual(3);
    },
  );
});
