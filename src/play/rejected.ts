import type { AnyRulebook, AnyState } from '../engine/any-rulebook.js';
import { generalRejections } from '../engine/game.js';
import type { Rejection, Seat, Text } from '../engine/rulebook.js';
import { gameOver, type Refusal, refusal } from './refusal.js';

/** The refusal of an illegal action, with what the seat is asked. */
export function rejected(
  rulebook: AnyRulebook,
  state: AnyState,
  seat: Seat,
  index: number,
  rejection: Rejection,
): Refusal {
  if (rejection.code === 'game_over') return gameOver;
  const prompt = rulebook.prompts(state).find((asked) => asked.seat === seat) ?? null;
  const detail = textOf(rulebook, rejection);
  return { ...refusal('not_legal', detail), rejected: { rejection, prompt, index } };
}

/**
 * Rules state their reasons in English, frozen ones too, and have the text of each code in every language. A reason
 * that is more specific than its code keeps its English.
 */
export function textOf({ meta }: AnyRulebook, { code, detail }: Rejection): Text {
  const general: { readonly [code: string]: Text } = generalRejections;
  const text = meta.rejections[code] ?? general[code];
  return text === undefined ? { en: detail, de: detail } : { ...text, en: detail };
}
