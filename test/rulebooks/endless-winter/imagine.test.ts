import { describe, expect, it } from 'vitest';
import { imaginedWorlds } from './worlds.js';

describe('imagined worlds', () => {
  it('are possible for all that a viewer was told, after every kind of event', () => {
    const { faults, worlds, kinds } = imaginedWorlds(1_500);
    expect(faults).toEqual([]);
    expect(worlds).toBe(1_500);
    for (const kind of ['card-laid', 'card-buried', 'discards-shuffled', 'piles-revealed', 'camp-moved'])
      expect(kinds.get(kind)).toBeGreaterThan(0);
  });
});
