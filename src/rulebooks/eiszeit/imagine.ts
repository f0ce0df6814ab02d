import { SPECTATOR, type Viewer } from '../../engine/rulebook.js';
import { type Rng, shuffled } from '../../kernel/rng.js';
import { colourOf } from './atlas.js';
import { withBoard } from './board.js';
import type { Colour } from './schemas/common.js';
import { type Board, type Discard, type Pile, type State, withChanges } from './state.js';

export function imagine(state: State, viewer: Viewer, rng: Rng): State {
  const light = imaginePile(state, 'light', viewer, rng);
  const dark = imaginePile(state, 'dark', viewer, rng);
  return withChanges(state, {
    board: imagineFires(state.board, rng),
    hands: state.hands.map((hand, seat) => {
      if (seat === viewer) return hand;
      const [lights, darks] = [[...(light.hands[seat] ?? [])], [...(dark.hands[seat] ?? [])]];
      return hand.map(
        (card) => (colourOf(state.components, card) === 'light' ? lights : darks).pop() ?? card,
      );
    }),
    piles: { light: light.pile, dark: dark.pile },
  });
}

/** Nobody has seen any of the tiles since they were mixed. */
function imagineFires(board: Board, rng: Rng): Board {
  const tiles = shuffled(board.fires.flat(), rng);
  return withBoard(board, { fires: board.fires.map(({ length }) => tiles.splice(0, length)) });
}

interface ImaginedPile {
  readonly hands: readonly (readonly string[])[];
  readonly pile: Pile;
}

/**
 * Deals the cards that the viewer does not know anew: those in the hands of others, in the deck, and what others
 * discarded unseen. A hand that was not played down since the deck was last made anew still holds cards that
 * were not in it, so some of what the viewer knows to have gone into the deck cannot be there.
 */
function imaginePile(state: State, colour: Colour, viewer: Viewer, rng: Rng): ImaginedPile {
  const pile = state.piles[colour];
  const isOwn = ({ by }: Discard): boolean => by !== null && by === viewer;
  const isHidden = (one: Discard): boolean => one.by !== null && !isOwn(one);
  const ofColour = state.hands.map((hand) =>
    hand.filter((card) => colourOf(state.components, card) === colour),
  );
  const others = [...ofColour.keys()].filter((seat) => seat !== viewer);
  const hidden = [
    ...pile.deck,
    ...others.flatMap((seat) => ofColour[seat] ?? []),
    ...pile.under.filter(isHidden).map(({ card }) => card),
  ];
  const own = viewer === SPECTATOR ? [] : (ofColour[viewer] ?? []);
  const known = without(
    pile.recycled.filter(({ by }) => by === null || by === viewer).map(({ card }) => card),
    [...own, ...pile.under.filter(isOwn).map(({ card }) => card)],
  );
  const fresh = shuffled(without(hidden, known), rng);
  const kept = ofColour.map((_, seat) => (seat === viewer ? [] : fresh.splice(0, pile.kept[seat] ?? 0)));
  const rest = shuffled(without(hidden, kept.flat()), rng);
  const hands = ofColour.map((cards, seat) => {
    const held = kept[seat] ?? [];
    return seat === viewer ? cards : shuffled([...held, ...rest.splice(0, cards.length - held.length)], rng);
  });
  const under = pile.under.map((one) => (isHidden(one) ? { card: rest.pop() ?? one.card, by: one.by } : one));
  return {
    hands,
    pile: {
      deck: rest,
      top: pile.top,
      under,
      recycled: pile.recycled.filter(({ by }) => by === null || by === viewer),
      kept: pile.kept,
    },
  };
}

/** What is left of `cards` when each of `gone` takes one like it away. */
function without(cards: readonly string[], gone: readonly string[]): string[] {
  const left = [...cards];
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
