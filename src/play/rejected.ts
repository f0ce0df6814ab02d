import type { AnyRulebook, AnyState } from '../engine/any-rulebook.js';
import type { Rejection, Seat } from '../engine/rulebook.js';
import { type Refusal, refusal } from './refusal.js';

/** The refusal of an illegal action, with what the seat is asked. */
export function rejected(
  rulebook: AnyRulebook,
  state: AnyState,
  seat: Seat,
  index: number,
  rejection: Rejection,
): Refusal {
  if (rejection.code === 'game_over') return refusal('game_over', rejection.detail);
  const prompt = rulebook.prompts(state).find((asked) => asked.seat === seat) ?? null;
  return { ...refusal('not_legal', rejection.detail), rejected: { rejection, prompt, index } };
}
