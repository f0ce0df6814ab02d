import { describe, expect, it } from 'vitest';
import { byBot, likeness } from './likeness.js';
import { sampleWorlds } from './worlds.js';

describe('imagined worlds', () => {
  it('are possible in 10,000 samples after every kind of event', { timeout: 1_800_000 }, () => {
    const { sampled, impossible, wronglyImpossible } = sampleWorlds(3_000, 12, 10_000);
    expect([impossible, wronglyImpossible]).toEqual([[], []]);
    expect([...sampled].filter(([, count]) => count < 10_000)).toEqual([]);
  });

  it.each([false, true])(
    'are like true ones under random play, after a reshuffle: %s',
    { timeout: 600_000 },
    (isAfterReshuffle) => {
      const found = [...likeness(3_000, { isAfterReshuffle })];
      const off = found.filter(([measure, { errors }]) => Math.abs(errors) > 3 && !isChosen(measure));
      expect(off).toEqual([]);
      expect(found.filter(([, { more }]) => Math.abs(more) > 0.05)).toEqual([]);
    },
  );

  it.each([false, true])(
    'are off by what bots choose to keep, and by no more than half a card, after a reshuffle: %s',
    { timeout: 600_000 },
    (isAfterReshuffle) => {
      const found = [...likeness(1_000, { isAfterReshuffle, choose: byBot })];
      expect(found.filter(([, { more }]) => Math.abs(more) > 1 / 2)).toEqual([]);
    },
  );
});

/**
 * Players can hardly ever play what costs five, always what costs one, and with eight stones no dark card but a cult. So
 * these stay in hands for longer or shorter than others. `imagine` does not reckon with what players choose, or can:
 * docs/calibration/likeness.md says by how much they are off.
 */
const isChosen = (measure: string): boolean => /^(camp|trek|fire|light-cult|dark-cult) /.test(measure);
