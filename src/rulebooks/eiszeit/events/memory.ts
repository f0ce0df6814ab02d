import { addedAt } from '../../../engine/lists.js';
import type { Seat } from '../../../engine/rulebook.js';
import { cardOf } from '../atlas.js';
import { inHand, without } from '../cards.js';
import type { Colour } from '../fields.js';
import type { Pile, State } from '../state.js';

/** What the table knows of a deck that was shuffled again, and of the cards that were not in it. */
type Memory = Pick<Pile, 'recycled' | 'kept'>;

export function afterShuffle(state: State, colour: Colour): Memory {
  const { under } = state.piles[colour];
  const viewers = [...state.scores.keys(), null];
  return {
    recycled: viewers.map((viewer) =>
      under.filter(({ by }) => by === null || by === viewer).map(({ card }) => card),
    ),
    kept: state.scores.map((_, seat) => inHand(state, seat, colour)),
  };
}

/**
 * A card that is played came from the present deck, or the seat has had it for longer. The others know which only
 * where the seat has nothing else, or where all cards of the kind were in the deck. The seat itself has taken note
 * of what it drew.
 */
export function afterPlay(state: State, seat: Seat, card: string): Memory {
  const { colour, copies } = cardOf(state.components, card);
  const { top, under, recycled, kept } = state.piles[colour];
  const own = kept[seat] ?? 0;
  if (own === 0 && recycled.every((cards) => cards.length === 0)) return { recycled, kept };
  const unseen = under.filter(({ by }) => by === seat).length;
  const isKept = own === inHand(state, seat, colour) + unseen;
  const open = under.flatMap((one) => (one.by === null ? [one.card] : []));
  const found = [top, ...open, ...(recycled.at(-1) ?? [])].filter((one) => one === card).length;
  return {
    recycled: isKept
      ? recycled
      : recycled.map((cards, viewer) => (viewer === seat ? cards : without(cards, [card]))),
    kept: own === 0 || found === copies ? kept : addedAt(kept, seat, -1),
  };
}
