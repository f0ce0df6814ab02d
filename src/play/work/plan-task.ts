import type { AnyAction, AnyRulebook, AnyState } from '../../engine/any-rulebook.js';
import { checkPlan, type PlanCheck } from '../../engine/check-plan.js';
import type { Seat } from '../../engine/rulebook.js';
import { seededRng } from '../../kernel/rng.js';

export interface PlanInput {
  readonly state: AnyState;
  readonly seat: Seat;
  /** With their alternatives. */
  readonly steps: readonly (readonly AnyAction[])[];
  readonly seed: string;
  readonly version: number;
}

/** Checks a prepared turn on imagined states that the seat cannot tell from the true one. */
export const planTask = (
  rulebook: AnyRulebook,
  { state, seat, steps, seed, version }: PlanInput,
): PlanCheck => checkPlan(rulebook, state, seat, steps, seededRng(seed, `planned ${version}`));
