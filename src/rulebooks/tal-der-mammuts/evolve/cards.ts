import { catalogueOf } from '../catalogue.js';
import type { EventOf } from '../schemas/event.js';
import { type State, withChanges } from '../state.js';
import { ordersShownByCard } from './orders.js';
import { added, set } from './parts.js';

export function cardDrawn(state: State, { seat, card }: EventOf<'card-drawn'>): State {
  const row = catalogueOf(state.components).cardIds.indexOf(card);
  return withChanges(state, {
    deck: added(state.deck, row, -1),
    hands: set(state.hands, seat, [...(state.hands[seat] ?? []), card]),
    drawnFrom: set(state.drawnFrom, seat, [...(state.drawnFrom[seat] ?? []), state.pile]),
  });
}

export function cardPlayed(state: State, { seat, card }: EventOf<'card-played'>): State {
  const hand = state.hands[seat] ?? [];
  const at = hand.indexOf(card);
  const without = <Item>(items: readonly Item[]): Item[] => items.filter((_, index) => index !== at);
  return withChanges(state, {
    hands: set(state.hands, seat, without(hand)),
    drawnFrom: set(state.drawnFrom, seat, without(state.drawnFrom[seat] ?? [])),
    discards: [...state.discards, card],
    unsure: ordersShownByCard(state, seat, card),
  });
}

export function discardsShuffled(state: State): State {
  const { cardIds } = catalogueOf(state.components);
  const deck = [...state.deck];
  for (const card of state.discards) {
    const row = cardIds.indexOf(card);
    deck[row] = (deck[row] ?? 0) + 1;
  }
  return withChanges(state, { deck, discards: [], pile: state.pile + 1 });
}
