import { err, ok, type Result } from '../kernel/result.js';
import type { Rng } from '../kernel/rng.js';
import { sameAction } from './action-id.js';
import type { AnyAction, AnyEvent, AnyRulebook, AnyState } from './any-rulebook.js';
import type { Decision, Rejection, Seat, Text } from './rulebook.js';

/** Rejections that every rulebook has. Their details are English; these are the same in every language. */
export const generalRejections = {
  game_over: { en: 'The game is over.', de: 'Die Partie ist zu Ende.' },
  not_your_turn: {
    en: 'This seat is not asked anything now.',
    de: 'Dieser Platz wird gerade nichts gefragt.',
  },
  not_legal: {
    en: 'This action is not among the legal actions.',
    de: 'Diese Aktion gehört nicht zu den erlaubten.',
  },
  not_foreseeable: {
    en: 'The result of this action depends on chance or hidden information: send it last.',
    de: 'Was diese Aktion bewirkt, hängt vom Zufall oder von Verborgenem ab: Schicke sie als letzte.',
  },
} as const satisfies { readonly [code: string]: Text };

export const generalRejection = (code: keyof typeof generalRejections): Rejection => ({
  code,
  detail: generalRejections[code].en,
});

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
  if (rulebook.outcome(state) !== null) return generalRejection('game_over');
  if (!rulebook.prompts(state).some((prompt) => prompt.seat === seat)) {
    return generalRejection('not_your_turn');
  }
  return rulebook.reasons?.(state, seat, sent) ?? generalRejection('not_legal');
}
