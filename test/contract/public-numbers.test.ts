import { describe, expect, it } from 'vitest';
import { SPECTATOR } from '../../src/engine/rulebook.js';
import { quickRng } from '../../src/kernel/rng.js';
import { rulebooks } from '../../src/rulebooks/registry.js';
import { configFor, playout } from '../support/playout.js';

describe.each(rulebooks)('of $meta.id', (rulebook) => {
  it('scores and rounds are known to everybody', () => {
    const rng = quickRng(1);
    const { steps } = playout(rulebook, configFor(rulebook, 3), 1);
    for (const { before } of steps.filter((_, nth) => nth % 7 === 0)) {
      const imagined = rulebook.imagine(before, SPECTATOR, rng, 'possible');
      expect(rulebook.scores?.(imagined)).toEqual(rulebook.scores?.(before));
      expect(rulebook.round?.(imagined)).toBe(rulebook.round?.(before));
    }
  });
});
