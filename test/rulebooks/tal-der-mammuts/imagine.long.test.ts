import { describe, expect, it } from 'vitest';
import { offTwice } from '../../support/likeness.js';
import { sampleWorlds } from './imagined.js';
import { likeness } from './likeness.js';

describe('imagined states', () => {
  it.each(['possible', 'likely'] as const)(
    '10,000 %s ones are all possible, after every kind of event',
    (worlds) => {
      const { impossible, worlds: sampled, after } = sampleWorlds(60, 2, worlds);
      expect(impossible.slice(0, 5)).toEqual([]);
      expect(sampled).toBeGreaterThan(10_000);
      expect(after.size).toBeGreaterThan(66);
    },
  );

  it.each([2, 3, 6])(
    'hold each card as often as it is held at random play, within three standard errors: %d seats',
    { timeout: 600_000 },
    (seats) => {
      expect(offTwice(likeness, { games: 2_000, seats: [seats] })).toEqual([]);
    },
  );
});
