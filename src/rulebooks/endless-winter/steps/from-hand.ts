import type { Seat } from '../../../engine/rulebook.js';
import { catalogueOf } from '../catalogue.js';
import { playerOf, type State, type Step } from '../state.js';
import type { Code } from '../texts/index.js';

/** For what comes after the card that has to be discarded. */
export const notBeforeDiscard = ({ step }: Step): Code =>
  step === 'discard' ? 'must_discard' : 'not_asked_for';

export function whyNotFromHand(state: State, seat: Seat, card: string): Code | null {
  if (!catalogueOf(state.components).cards.has(card)) return 'no_such_card';
  return playerOf(state, seat).hand.some((held) => held.card === card) ? null : 'card_not_in_hand';
}
