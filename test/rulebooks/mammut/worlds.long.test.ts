import { describe, expect, it } from 'vitest';
import { byBot, likeness } from './likeness.js';
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
    (isAfterReshuffle) => {
      const off = [...likeness(3_000, { isAfterReshuffle })].filter(([, { errors }]) => Math.abs(errors) > 3);
      expect(off).toEqual([]);
    },
  );

  it('is off by what bots choose to keep, and by no more than a quarter of a card or tile', {
    timeout: 600_000,
  }, () => {
    const found = [...likeness(1_000, { isAfterReshuffle: false, choose: byBot })];
    expect(found.filter(([, { more }]) => Math.abs(more) > 1 / 4)).toEqual([]);
  });
});
