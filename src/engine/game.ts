import { err, ok, type Result } from '../kernel/result.js';
import type { Rng } from '../kernel/rng.js';
import { sameAction } from './action-id.js';
import type { AnyAction, AnyEvent, AnyRulebook, AnyState } from './any-rulebook.js';
import type { Decision, Rejection, Seat } from './rulebook.js';

export interface Judged extends Decision<AnyState, AnyEvent> {
  readonly action: AnyAction;
}

/** Applies one action to one game. An action is legal if and only if `legal` lists it. */
export function judge(
  rulebook: AnyRulebook,
  state: AnyState,
  seat: Seat,
  sent: AnyAction,
  rng: Rng,
): Result<Judged, Rejection> {
  return judgeAmong(rulebook.legal(state, seat), rulebook, state, seat, sent, rng);
}

/** Like `judge`, where the legal actions are known. */
export function judgeAmong(
  legal: readonly AnyAction[],
  rulebook: AnyRulebook,
  state: AnyState,
  seat: Seat,
  sent: AnyAction,
  rng: Rng,
): Result<Judged, Rejection> {
  const action = sameAction(legal, sent);
  if (action === undefined) return err(whyNot(rulebook, state, seat, sent));
  const decided = rulebook.decide(state, seat, action, rng);
  return ok({ action, events: decided.events, state: decided.state });
}

export function whyNot(rulebook: AnyRulebook, state: AnyState, seat: Seat, sent: AnyAction): Rejection {
  if (rulebook.outcome(state) !== null) return { code: 'game_over', detail: 'The game is over.' };
  if (!rulebook.prompts(state).some((prompt) => prompt.seat === seat)) {
    return { code: 'not_your_turn', detail: 'This seat is not asked anything now.' };
  }
  return (
    rulebook.reasons?.(state, seat, sent) ?? {
      code: 'not_legal',
      detail: 'This action is not among the legal actions.',
    }
  );
}
