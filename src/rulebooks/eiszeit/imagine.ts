import { SPECTATOR, type Viewer, type Worlds } from '../../engine/rulebook.js';
import { type Rng, shuffledBlindly } from '../../kernel/rng.js';
import { colourOf } from './atlas.js';
import type { Colour } from './fields.js';
import { cardsLike } from './imagine-cards.js';
import type { Cards } from './imagine-forgetful.js';
import { KEPT } from './kept.js';
import type { Board, Pile, State } from './state.js';

export function imagine(
  state: State,
  viewer: Viewer,
  rng: Rng,
  worlds: Worlds = 'possible',
  kept = KEPT,
): State {
  const light = cardsLike(state, 'light', viewer, rng, worlds, kept);
  const dark = cardsLike(state, 'dark', viewer, rng, worlds, kept);
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
    piles: {
      light: imaginePile(state, 'light', viewer, light),
      dark: imaginePile(state, 'dark', viewer, dark),
    },
  };
}

/** Nobody has seen any of the tiles since they were mixed. */
function imagineFires(board: Board, rng: Rng): Board {
  const tiles = shuffledBlindly(board.fires.flat(), rng);
  return { ...board, fires: board.fires.map(({ length }) => tiles.splice(0, length)) };
}

function imaginePile(state: State, colour: Colour, viewer: Viewer, { deck, under, history }: Cards): Pile {
  const pile = state.piles[colour];
  const own = viewer === SPECTATOR ? state.seats : viewer;
  return {
    deck,
    top: pile.top,
    under,
    recycled: pile.recycled.map((cards, at) => (at === own || at === state.seats ? cards : [])),
    kept: pile.kept,
    history,
  };
}
