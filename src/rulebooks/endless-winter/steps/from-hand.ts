import type { Seat } from '../../../engine/rulebook.js';
import { catalogueOf } from '../catalogue.js';
import { playerOf, type State } from '../state.js';
import type { Code } from '../texts/index.js';

export function whyNotFromHand(state: State, seat: Seat, card: string): Code | null {
  if (!catalogueOf(state.components).cards.has(card)) return 'no_such_card';
  return playerOf(state, seat).hand.some((held) => held.card === card) ? null : 'card_not_in_hand';
}
