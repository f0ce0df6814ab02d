import { describe, expect, it } from 'vitest';
import { actionId } from '../../../src/engine/action-id.js';
import type { AnyRulebook, AnyState } from '../../../src/engine/any-rulebook.js';
import { type AdviceOutput, adviceTask } from '../../../src/play/coaching/advice-task.js';
import { configsOf } from '../../support/playout.js';
import { testedRulebooks } from '../../support/rulebooks.js';
import { sharedPlayout } from '../../support/shared-playouts.js';

/** A position in the middle of a game in which a seat has a choice. */
function positionOf(rulebook: AnyRulebook): { readonly state: AnyState; readonly seat: number } {
  const [config] = configsOf(rulebook);
  if (config === undefined) throw new Error('a rulebook has a config');
  const { steps } = sharedPlayout(rulebook, config, 1);
  for (const { before } of steps.slice(Math.floor(steps.length / 2)))
    for (const { seat } of rulebook.prompts(before))
      if (rulebook.legal(before, seat).length > 1) return { state: before, seat };
  throw new Error('nobody has a choice');
}

/** The same rulebook, but nothing can be tried on this state, nor read from it beside what its seat knows. */
function closedOver(rulebook: AnyRulebook, truth: AnyState): AnyRulebook {
  const closed =
    <Rest extends readonly unknown[], Out>(read: (state: AnyState, ...rest: Rest) => Out) =>
    (state: AnyState, ...rest: Rest): Out => {
      if (state === truth) throw new Error('the true state was read');
      return read(state, ...rest);
    };
  const { scores, reveals } = rulebook;
  return {
    ...rulebook,
    decide: closed(rulebook.decide),
    evolve: closed(rulebook.evolve),
    outcome: closed(rulebook.outcome),
    ...(scores && { scores: closed(scores) }),
    ...(reveals && { reveals: closed(reveals) }),
  };
}

describe.each(testedRulebooks.map((rulebook) => [rulebook.meta.id, rulebook] as const))(
  'the coach of %s',
  (_id, rulebook) => {
    const { state, seat } = positionOf(rulebook);
    const names = Array.from({ length: 8 }, (_, nth) => `Player ${nth + 1}`);
    const { components } = rulebook;
    const ask = (of: AnyRulebook): AdviceOutput | null =>
      adviceTask(of, {
        ...{ state, seat, version: 7, seed: 'a seed' },
        audience: { language: 'en', names, components },
      });

    it('says of each legal action what it does, from imagined states alone', () => {
      const advice = ask(closedOver(rulebook, state));
      const legal = rulebook.legal(state, seat).map(actionId);
      expect(advice?.actions.map(({ id }) => id).sort()).toEqual([...legal].sort());
      expect(legal).toContain(advice?.choice);
      expect(advice?.tried).toBe(Math.min(40, legal.length));
      for (const { effect, text } of advice?.actions.slice(0, 40) ?? []) {
        expect(text).not.toBe('');
        expect(effect).not.toBeNull();
        for (const line of effect?.lines ?? []) expect(line).not.toBe('');
        if (effect?.points != null) expect(effect.points.min).toBeLessThanOrEqual(effect.points.max);
      }
    });

    it('puts the choice first, then the best of what is compared, and says the same each time', () => {
      const advice = ask(rulebook);
      expect(advice?.actions[0]?.id).toBe(advice?.choice);
      const others = advice?.actions.slice(1) ?? [];
      const values = others.map(({ worth }) => worth?.value ?? Number.NEGATIVE_INFINITY);
      expect(values).toEqual(values.toSorted((one, other) => other - one));
      expect(advice?.actions[0]?.worth?.playouts).toBeGreaterThan(0);
      expect(ask(rulebook)).toEqual(advice);
    });
  },
);
