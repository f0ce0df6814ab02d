import { pushed, replaced } from '../../../engine/agenda.js';
import { cardOf, colourOf } from '../atlas.js';
import type { Colour } from '../schemas/common.js';
import type { EventOf } from '../schemas/event.js';
import { type Discard, type Pile, type State, withChanges } from '../state.js';
import { type Step, stepFor } from '../steps.js';

const withPile = ({ piles }: State, colour: Colour, pile: Pile): State['piles'] =>
  colour === 'light' ? { light: pile, dark: piles.dark } : { light: piles.light, dark: pile };

function handWithout({ hands }: State, seat: number, card: string): State['hands'] {
  const hand = (hands[seat] ?? []).slice();
  hand.splice(hand.indexOf(card), 1);
  return hands.with(seat, hand);
}

const oneFewer = (counts: readonly number[], seat: number): readonly number[] => {
  const count = counts[seat] ?? 0;
  return count > 0 ? counts.with(seat, count - 1) : counts;
};

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
      recycled: played(pile.recycled, card),
      kept: oneFewer(pile.kept, seat),
    }),
  });
}

/** The played card may be one of those that went back to the deck, so one fewer of them is known to be out. */
function played(recycled: readonly Discard[], card: string): readonly Discard[] {
  if (recycled.length === 0) return recycled;
  const gone = new Set<number>();
  const ofAll = recycled.findIndex((one) => one.card === card && one.by === null);
  if (ofAll >= 0) gone.add(ofAll);
  else {
    for (const [at, one] of recycled.entries()) {
      if (
        one.card === card &&
        recycled.findIndex((other) => other.card === card && other.by === one.by) === at
      )
        gone.add(at);
    }
  }
  return recycled.filter((_, at) => !gone.has(at));
}

export function cardDiscarded(state: State, { seat, colour, card }: EventOf<'card-discarded'>): State {
  const pile = state.piles[colour];
  return withChanges(state, {
    agenda: state.agenda.slice(0, -1),
    hands: handWithout(state, seat, card),
    piles: withPile(state, colour, {
      ...pile,
      under: [...pile.under, { card, by: seat }],
      kept: oneFewer(pile.kept, seat),
    }),
  });
}

export function cardDrawn(state: State, { seat, colour, card }: EventOf<'card-drawn'>): State {
  const pile = state.piles[colour];
  return withChanges(state, {
    hands: state.hands.with(seat, [...(state.hands[seat] ?? []), card]),
    piles: withPile(state, colour, { ...pile, deck: pile.deck.slice(0, -1) }),
  });
}

export function deckShuffled(state: State, { colour, cards }: EventOf<'deck-shuffled'>): State {
  const pile = state.piles[colour];
  const held = state.hands.map(
    (hand) => hand.filter((card) => colourOf(state.components, card) === colour).length,
  );
  return withChanges(state, {
    piles: withPile(state, colour, {
      deck: cards,
      top: pile.top,
      under: [],
      recycled: pile.under,
      kept: held,
    }),
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
