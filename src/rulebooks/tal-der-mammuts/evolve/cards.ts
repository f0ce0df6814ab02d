import { catalogueOf } from '../catalogue.js';
import type { EventOf } from '../schemas/event.js';
import { copyOf, type State } from '../state.js';
import { ordersShownByCard } from './orders.js';
import { added, set } from './parts.js';

export function cardDrawn(state: State, { seat, card }: EventOf<'card-drawn'>): State {
  const row = catalogueOf(state.components).cardIds.indexOf(card);
  const next = copyOf(state);
  next.deck = added(state.deck, row, -1);
  next.hands = set(state.hands, seat, [...(state.hands[seat] ?? []), card]);
  next.drawnFrom = set(state.drawnFrom, seat, [...(state.drawnFrom[seat] ?? []), state.pile]);
  return next;
}

export function cardPlayed(state: State, { seat, card }: EventOf<'card-played'>): State {
  const hand = state.hands[seat] ?? [];
  const at = hand.indexOf(card);
  const without = <Item>(items: readonly Item[]): Item[] => items.filter((_, index) => index !== at);
  const next = copyOf(state);
  next.hands = set(state.hands, seat, without(hand));
  next.drawnFrom = set(state.drawnFrom, seat, without(state.drawnFrom[seat] ?? []));
  next.discards = [...state.discards, card];
  next.unsure = ordersShownByCard(state, seat, card);
  return next;
}

export function discardsShuffled(state: State): State {
  const { cardIds } = catalogueOf(state.components);
  const deck = [...state.deck];
  for (const card of state.discards) {
    const row = cardIds.indexOf(card);
    deck[row] = (deck[row] ?? 0) + 1;
  }
  const next = copyOf(state);
  next.deck = deck;
  next.discards = [];
  next.pile = state.pile + 1;
  return next;
}
