import { describe, expect, it } from 'vitest';
import { erase } from '../../../src/engine/any-rulebook.js';
import { mammut } from '../../../src/rulebooks/mammut/index.js';
import { byBotOf, offTwice } from '../../support/likeness.js';
import { afterReshuffle, likeness } from './likeness.js';
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

  it.each([
    [false, 0],
    [false, 1],
    [true, 0],
    [true, 1],
  ])(
    'is like the true one on average, after a reshuffle: %s, seed %d',
    { timeout: 600_000 },
    (isAfterReshuffle, seed) => {
      const isFitting = isAfterReshuffle ? afterReshuffle : undefined;
      expect(offTwice(likeness, { games: 3_000, seats: [2, 3, 4, 5], isFitting, seed })).toEqual([]);
    },
  );

  it('is off by what bots choose to keep, and by no more than a quarter of a card or tile', {
    timeout: 600_000,
  }, () => {
    const found = likeness({ games: 1_000, seats: [2, 3, 4, 5], choose: byBotOf(erase(mammut)) });
    expect([...found].filter(([, { more }]) => Math.abs(more) > 1 / 4)).toEqual([]);
  });
});
