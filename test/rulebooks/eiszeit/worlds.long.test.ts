import { describe, expect, it } from 'vitest';
import { erase } from '../../../src/engine/any-rulebook.js';
import { eiszeit } from '../../../src/rulebooks/eiszeit/index.js';
import { byBotOf, offTwice } from '../../support/likeness.js';
import { afterReshuffle, beforeReshuffle, likeness } from './likeness.js';
import { sampleWorlds } from './worlds.js';

describe('imagined worlds', () => {
  it('are possible in 10,000 samples after every kind of event', { timeout: 1_800_000 }, () => {
    const { sampled, impossible, wronglyImpossible } = sampleWorlds(3_000, 12, 10_000);
    expect([impossible, wronglyImpossible]).toEqual([[], []]);
    expect([...sampled].filter(([, count]) => count < 10_000)).toEqual([]);
  });

  it.each([
    ['before', beforeReshuffle],
    ['after', afterReshuffle],
  ])('are like true ones under random play, %s a reshuffle', { timeout: 600_000 }, (_, isFitting) => {
    const sample = { games: 900, seats: [3, 4, 5], isFitting };
    expect(offTwice(likeness, sample)).toEqual([]);
    expect([...likeness(sample)].filter(([, { more }]) => Math.abs(more) > 0.05)).toEqual([]);
  });

  it.each([
    ['before', beforeReshuffle],
    ['after', afterReshuffle],
  ])(
    'are off by what bots choose to keep, and by no more than half a card, %s a reshuffle',
    { timeout: 600_000 },
    (_, isFitting) => {
      const choose = byBotOf(erase(eiszeit));
      const found = likeness({ games: 1_000, seats: [3, 4, 5], isFitting, choose });
      expect([...found].filter(([, { more }]) => Math.abs(more) > 1 / 2)).toEqual([]);
    },
  );
});
