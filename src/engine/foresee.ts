import { canonicalJson } from '../kernel/json.js';
import { err, ok, type Result } from '../kernel/result.js';
import type { Rng } from '../kernel/rng.js';
import type { AnyAction, AnyEvent, AnyRulebook, AnyState } from './any-rulebook.js';
import { generalRejection, judge } from './game.js';
import type { Rejection, Seat } from './rulebook.js';

/*
 * What a seat can foresee of its own actions. They are tried on twins: imagined states that the seat cannot tell from
 * the true one. The true state decides nothing here, so a refusal says nothing about it.
 */

/** Of two equally likely ends, so many twins miss one only once in 128 times. */
export const TWINS = 8;

/** Why a list of actions cannot be carried out, by what its seat knows. */
export interface Stop {
  /** The action's place in the list. */
  readonly index: number;
  /** An imagined state before the action. */
  readonly twin: AnyState;
  readonly rejection: Rejection;
}

export interface Foreseen {
  readonly twins: readonly AnyState[];
  /** What each action shows its seat. */
  readonly shown: readonly string[];
}

export const unforeseeable: Rejection = generalRejection('not_foreseeable');

/** Carries out actions on twins, if the seat knows beforehand what comes of each. */
export function foresee(
  rulebook: AnyRulebook,
  state: AnyState,
  seat: Seat,
  actions: readonly AnyAction[],
  rng: Rng,
): Result<Foreseen, Stop> {
  let twins: readonly AnyState[] = Array.from({ length: TWINS }, () =>
    rulebook.imagine(state, seat, rng, 'possible'),
  );
  const shown: string[] = [];
  for (const [index, action] of actions.entries()) {
    const tried = tryOnTwins(rulebook, twins, seat, action, rng);
    const twin = twins[0] as AnyState;
    if (!tried.ok) return err({ index, twin, rejection: tried.error });
    if (tried.value.shown === null) return err({ index, twin, rejection: unforeseeable });
    twins = tried.value.twins;
    shown.push(tried.value.shown);
  }
  return ok({ twins, shown });
}

export interface Tried {
  readonly twins: readonly AnyState[];
  /** What the action shows its seat; null if it cannot be foreseen. */
  readonly shown: string | null;
}

export function tryOnTwins(
  rulebook: AnyRulebook,
  twins: readonly AnyState[],
  seat: Seat,
  action: AnyAction,
  rng: Rng,
): Result<Tried, Rejection> {
  const next: AnyState[] = [];
  const shown = new Set<string>();
  let reveals = false;
  for (const twin of twins) {
    const judged = judge(rulebook, twin, seat, action, rng);
    if (!judged.ok) return judged;
    next.push(judged.value.state);
    reveals ||= rulebook.reveals?.(twin, seat, judged.value.action) ?? false;
    shown.add(showing(rulebook, judged.value, seat));
  }
  const [only = null] = shown;
  return ok({ twins: next, shown: shown.size === 1 && !reveals ? only : null });
}

/** All that a seat learns by its action, as text to compare. */
export function showing(
  rulebook: AnyRulebook,
  { events, state }: { readonly events: readonly AnyEvent[]; readonly state: AnyState },
  seat: Seat,
): string {
  return canonicalJson({
    events: events.map((event) => rulebook.seen(event, seat)),
    prompts: rulebook.prompts(state),
    view: rulebook.view(state, seat),
    legal: rulebook.legal(state, seat),
  });
}
