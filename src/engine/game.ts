import { err, ok, type Result } from '../kernel/result.js';
import type { Rng } from '../kernel/rng.js';
import { sameAction } from './action-id.js';
import type { AnyAction, AnyEvent, AnyRulebook, AnyState } from './any-rulebook.js';
import type { Rejection, Seat } from './rulebook.js';

export interface Judged {
  readonly action: AnyAction;
  readonly events: readonly AnyEvent[];
  readonly state: AnyState;
}

/** One action applied to one game. Legality is decided here and nowhere else: by the list. */
export function judge(
  rulebook: AnyRulebook,
  state: AnyState,
  seat: Seat,
  sent: AnyAction,
  rng: Rng,
): Result<Judged, Rejection> {
  const action = sameAction(rulebook.legal(state, seat), sent);
  if (action === undefined) return err(whyNot(rulebook, state, seat, sent));
  const events = rulebook.decide(state, seat, action, rng);
  return ok({
    action,
    events,
    state: events.reduce((current, event) => rulebook.evolve(current, event), state),
  });
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
