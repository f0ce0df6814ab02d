import { describe, expect, it } from 'vitest';
import { languages } from '../../src/engine/rulebook.js';
import { tellingFor } from '../support/drawn.js';
import { configsOf } from '../support/playout.js';
import { testedRulebooks } from '../support/rulebooks.js';
import { sharedPlayout } from '../support/shared-playouts.js';

/** Games of these rules have such actions. */
const LOSING: readonly string[] = ['tal-der-mammuts', 'endless-winter'];

describe.each(testedRulebooks.map((rulebook) => [rulebook.meta.id, rulebook] as const))(
  'what actions of %s lose for good',
  (id, rulebook) => {
    const [config] = configsOf(rulebook);
    if (config === undefined) throw new Error('a rulebook has a config');
    const found = languages.map((language) => {
      const telling = tellingFor(config.seats, config.components, language);
      return sharedPlayout(rulebook, config, 1).steps.flatMap(({ before, seat }) => {
        const view = rulebook.view(before, seat);
        const legal = rulebook.legal(before, seat);
        const losses = legal.map((action) => rulebook.words.loss?.(action, view, telling) ?? null);
        return losses.length > 0 ? [losses] : [];
      });
    });

    it('is said in a sentence, in every language for the same actions', () => {
      const [english, ...others] = found;
      for (const losses of found.flat(2)) if (losses !== null) expect(losses).toMatch(/^[A-ZÄÖÜ].*\.$/);
      for (const other of others)
        expect(other.map((losses) => losses.map((one) => one !== null))).toEqual(
          english?.map((losses) => losses.map((one) => one !== null)),
        );
    });

    it('is never lost by all that a seat can do, and seldom by any of it', () => {
      const [english = []] = found;
      const some = english.filter((losses) => losses.some((one) => one !== null));
      expect(some.length > 0).toBe(LOSING.includes(id));
      expect(some.length).toBeLessThan(english.length / 2);
      if (id !== 'tal-der-mammuts')
        for (const losses of some) expect(losses.some((one) => one === null)).toBe(true);
    });
  },
);
