import type { AnyAction, AnyState } from '../any-rulebook.js';
import type { Seat } from '../rulebook.js';
import { type AnyStep, definitionOf, type Steps } from './erased.js';

/**
 * The legal actions of steps. A game that has come to a question was just searched for an answer to it, so what
 * was found is kept for the next call of `list`. It is given away once, since the caller may change the list.
 */
export function legalBy(steps: Steps) {
  let found: { readonly state: AnyState; readonly step: AnyStep; readonly actions: AnyAction[] } | null =
    null;

  return {
    isEmpty(state: AnyState, step: AnyStep): boolean {
      const actions = definitionOf(steps, step.step).legal?.(state, step, seatOf(step));
      if (actions === undefined) return false;
      found = { state, step, actions };
      return actions.length === 0;
    },

    list(state: AnyState, step: AnyStep, seat: Seat): AnyAction[] {
      const last = found;
      found = null;
      return last?.state === state && last.step === step && seat === seatOf(step)
        ? last.actions
        : (definitionOf(steps, step.step).legal?.(state, step, seat) ?? []);
    },
  };
}

export type Legal = ReturnType<typeof legalBy>;

const seatOf = ({ seat = 0 }: AnyStep): Seat => seat;
