import { pushed, replaced } from '../../../engine/agenda.js';
import { cardOf } from '../atlas.js';
import type { Colour } from '../schemas/common.js';
import type { EventOf } from '../schemas/event.js';
import { type Pile, type State, withChanges } from '../state.js';
import { type Step, stepFor } from '../steps.js';
import { without } from '../without.js';
import { afterPlay, afterShuffle } from './memory.js';

const withPile = ({ piles }: State, colour: Colour, pile: Pile): State['piles'] =>
  colour === 'light' ? { light: pile, dark: piles.dark } : { light: piles.light, dark: pile };

function handWithout({ hands }: State, seat: number, card: string): State['hands'] {
  const hand = (hands[seat] ?? []).slice();
  hand.splice(hand.indexOf(card), 1);
  return hands.with(seat, hand);
}

/** Cult cards go under the pile, so that what lies on top is always an ordinary card. */
export function cardPlayed(state: State, { seat, card }: EventOf<'card-played' | 'card-laid-down'>): State {
  const { colour, effect } = cardOf(state.components, card);
  const pile = state.piles[colour];
  const isCult = effect.type === 'cult';
  const covered = isCult ? card : pile.top;
  return withChanges(state, {
    agenda: replaced<Step>(state.agenda, { step: 'discard', seat }, { step: 'draw', seat }),
    hands: handWithout(state, seat, card),
    piles: withPile(state, colour, {
      deck: pile.deck,
      top: isCult ? pile.top : card,
      under: covered === null ? pile.under : [...pile.under, { card: covered, by: null }],
      ...afterPlay(state, seat, card),
    }),
  });
}

export function cardDiscarded(state: State, { seat, colour, card }: EventOf<'card-discarded'>): State {
  const pile = state.piles[colour];
  return withChanges(state, {
    agenda: state.agenda.slice(0, -1),
    hands: handWithout(state, seat, card),
    piles: withPile(state, colour, { ...pile, under: [...pile.under, { card, by: seat }] }),
  });
}

export function cardDrawn(state: State, { seat, colour, card }: EventOf<'card-drawn'>): State {
  const pile = state.piles[colour];
  return withChanges(state, {
    hands: state.hands.with(seat, [...(state.hands[seat] ?? []), card]),
    piles: withPile(state, colour, {
      ...pile,
      deck: pile.deck.slice(0, -1),
      recycled: pile.recycled.with(seat, without(pile.recycled[seat] ?? [], [card])),
    }),
  });
}

export function deckShuffled(state: State, { colour, cards }: EventOf<'deck-shuffled'>): State {
  const pile = state.piles[colour];
  return withChanges(state, {
    piles: withPile(state, colour, { deck: cards, top: pile.top, under: [], ...afterShuffle(state, colour) }),
  });
}

export function actionBegan(state: State, { seat, card }: EventOf<'action-began'>): State {
  const { colour, effect } = cardOf(state.components, card);
  if (colour === 'light') {
    return withChanges(state, { agenda: pushed(state.agenda, stepFor(effect, seat, card)) });
  }
  if (effect.type !== 'all-place') {
    return withChanges(state, { agenda: pushed<Step>(state.agenda, { step: 'opponent', seat, card }) });
  }
  const fromTheLeft = Array.from({ length: state.seats - 1 }, (_, next) => (seat + 1 + next) % state.seats);
  const steps = fromTheLeft.map((one) => stepFor(effect, one, card));
  return withChanges(state, { agenda: pushed(state.agenda, ...steps) });
}
