import { expect, it } from 'vitest';
import { type AnyAction, type AnyState, erase } from '../../src/engine/any-rulebook.js';
import { checkPlan } from '../../src/engine/check-plan.js';
import { quickRng } from '../../src/kernel/rng.js';
import { mammut } from '../../src/rulebooks/mammut/index.js';
import { configFor, playout } from '../support/playout.js';

const rulebook = erase(mammut);
const { opening } = playout(rulebook, configFor(rulebook, 3), 1);
const seat = rulebook.prompts(opening)[0]?.seat ?? 0;
const take = (place: number) => ({ type: 'take', place }) as unknown as AnyAction;
const done = { type: 'done' } as unknown as AnyAction;
const check = (steps: readonly (readonly AnyAction[])[], state: AnyState = opening) =>
  checkPlan(rulebook, state, seat, steps, quickRng(1));

it('a turn that the seat can foresee is sure to its end', () => {
  expect(check([[take(0)], [take(1)], [done]])).toEqual({ sure: 3, stop: null });
});

it('a plan stops at the first step that is not legal', () => {
  expect(check([[take(0)], [take(0)], [done]])).toEqual({ sure: 1, stop: 'illegal' });
});

it('of alternatives the first legal one is tried', () => {
  expect(check([[take(0)], [take(0), take(2)], [done]])).toEqual({ sure: 3, stop: null });
});

it('a plan ends where the seat is not asked any more', () => {
  expect(check([[take(0)], [done], [take(1)]])).toEqual({ sure: 2, stop: 'illegal' });
});

it('what comes after chance or a secret is uncertain, at the end of a plan it does no harm', () => {
  const { steps } = playout(rulebook, configFor(rulebook, 3), 3);
  const peeking = steps.find(({ action }) => action.type === 'peek');
  if (peeking === undefined) throw new Error('nobody peeked');
  const plan = [[peeking.action], [done]];
  const of = (list: typeof plan) => checkPlan(rulebook, peeking.before, peeking.seat, list, quickRng(1));
  expect(of(plan)).toEqual({ sure: 0, stop: 'uncertain' });
  expect(of(plan.slice(0, 1))).toEqual({ sure: 0, stop: null });
});
