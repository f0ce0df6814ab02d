import type { AnyRulebook, AnyState } from '../any-rulebook.js';
import { type Seat, SPECTATOR } from '../rulebook.js';
import type { AnySpec, AnyStep } from './erased.js';

/** The state as a seat finds it that answers or acts; the very same where there is nothing to bring forward. */
export const facingBy =
  ({ inFront }: AnySpec) =>
  (state: AnyState, by: { readonly [field: string]: unknown }): AnyState => {
    const bring = inFront?.(state) ?? null;
    return bring === null || typeof by.seat !== 'number' ? state : bring(by.seat);
  };

/** A seat that is asked before its turn sees what it is asked; everybody else sees the current step. */
export const viewBy = (
  { step, meanwhile, inFront, view }: AnySpec,
  asking: (state: AnyState, seat: Seat) => AnyStep | undefined,
): AnyRulebook['view'] => {
  if (meanwhile === undefined || inFront === undefined) return view;
  return (state, viewer) => {
    if (viewer === SPECTATOR) return view(state, viewer);
    const asked = asking(state, viewer);
    const isAhead = asked !== undefined && asked !== step(state);
    return view(isAhead ? (inFront(state)?.(viewer) ?? state) : state, viewer);
  };
};
