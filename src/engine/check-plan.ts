import type { Rng } from '../kernel/rng.js';
import { sameAction } from './action-id.js';
import type { AnyAction, AnyRulebook, AnyState } from './any-rulebook.js';
import { foresee, tryOnTwins } from './foresee.js';
import type { Seat } from './rulebook.js';

export interface PlanCheck {
  /** How many steps of the plan the seat can foresee from now on. */
  readonly sure: number;
  /** Why no more: the next step is not legal, or what comes of it depends on chance or hidden information. */
  readonly stop: 'illegal' | 'uncertain' | null;
}

/** How far a plan can be carried out, by what its seat knows. Each step names alternatives: the first legal one counts. */
export function checkPlan(
  rulebook: AnyRulebook,
  state: AnyState,
  seat: Seat,
  steps: readonly (readonly AnyAction[])[],
  rng: Rng,
): PlanCheck {
  const begun = foresee(rulebook, state, seat, [], rng);
  if (!begun.ok) throw new Error('nothing was tried, but it was refused');
  let { twins } = begun.value;
  for (const [sure, ways] of steps.entries()) {
    const legal = rulebook.legal(twins[0] as AnyState, seat);
    const action = ways.find((way) => sameAction(legal, way) !== undefined);
    if (action === undefined) return { sure, stop: 'illegal' };
    const tried = tryOnTwins(rulebook, twins, seat, action, rng);
    if (!tried.ok) return { sure, stop: 'uncertain' };
    if (tried.value.shown === null) return { sure, stop: sure === steps.length - 1 ? null : 'uncertain' };
    twins = tried.value.twins;
  }
  return { sure: steps.length, stop: null };
}
