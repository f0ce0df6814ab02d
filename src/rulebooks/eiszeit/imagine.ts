import { SPECTATOR, type Viewer } from '../../engine/rulebook.js';
import { type Rng, shuffled } from '../../kernel/rng.js';
import { colourOf } from './atlas.js';
import { without } from './cards.js';
import type { Colour } from './fields.js';
import type { Board, Discard, Pile, State } from './state.js';

export function imagine(state: State, viewer: Viewer, rng: Rng): State {
  const light = imaginePile(state, 'light', viewer, rng);
  const dark = imaginePile(state, 'dark', viewer, rng);
  return {
    ...state,
    board: imagineFires(state.board, rng),
    hands: state.hands.map((hand, seat) => {
      if (seat === viewer) return hand;
      const [lights, darks] = [[...(light.hands[seat] ?? [])], [...(dark.hands[seat] ?? [])]];
      return hand.map(
        (card) => (colourOf(state.components, card) === 'light' ? lights : darks).pop() ?? card,
      );
    }),
    piles: { light: light.pile, dark: dark.pile },
  };
}

/** Nobody has seen any of the tiles since they were mixed. */
function imagineFires(board: Board, rng: Rng): Board {
  const tiles = shuffled(board.fires.flat(), rng);
  return { ...board, fires: board.fires.map(({ length }) => tiles.splice(0, length)) };
}

interface ImaginedPile {
  readonly hands: readonly (readonly string[])[];
  readonly pile: Pile;
}

/**
 * Deals the cards that the viewer does not know again: those in the hands of others, in the deck, and what others
 * discarded unseen. Some cards of a seat have not been in the deck since it was last shuffled, so they cannot be
 * cards that the viewer knows to have gone into the deck.
 */
function imaginePile(state: State, colour: Colour, viewer: Viewer, rng: Rng): ImaginedPile {
  const pile = state.piles[colour];
  const own = viewer === SPECTATOR ? state.seats : viewer;
  const isHidden = ({ by }: Discard): boolean => by !== null && by !== viewer;
  const ofColour = state.hands.map((hand) =>
    hand.filter((card) => colourOf(state.components, card) === colour),
  );
  const hidden = [
    ...pile.deck,
    ...ofColour.flatMap((cards, seat) => (seat === viewer ? [] : cards)),
    ...pile.under.filter(isHidden).map(({ card }) => card),
  ];
  const fresh = shuffled(without(hidden, pile.recycled[own] ?? []), rng);
  const kept = ofColour.map((_, seat) => (seat === viewer ? [] : fresh.splice(0, pile.kept[seat] ?? 0)));
  const rest = shuffled(without(hidden, kept.flat()), rng);
  // What a seat holds and what it discarded unseen are alike to everybody else.
  const dealt = ofColour.map((cards, seat) => {
    if (seat === viewer) return [];
    const held = kept[seat] ?? [];
    const all = cards.length + pile.under.filter(({ by }) => by === seat).length;
    return shuffled([...held, ...rest.splice(0, all - held.length)], rng);
  });
  const hands = ofColour.map((cards, seat) =>
    seat === viewer ? cards : (dealt[seat] ?? []).splice(0, cards.length),
  );
  return {
    hands,
    pile: {
      deck: rest,
      top: pile.top,
      under: pile.under.map((one) =>
        one.by !== null && isHidden(one) ? { card: dealt[one.by]?.pop() ?? one.card, by: one.by } : one,
      ),
      recycled: pile.recycled.map((cards, at) => (at === own || at === state.seats ? cards : [])),
      kept: pile.kept,
    },
  };
}
