import type { Viewer } from '../../../engine/rulebook.js';
import { type Rng, shuffled } from '../../../kernel/rng.js';
import { effectOf, isLoot } from '../cards.js';
import type { State } from '../state.js';

/** The deck, the hands of others and what they played face down: all that is known is which are scoring cards. */
export function imagineCards(
  state: State,
  viewer: Viewer,
  rng: Rng,
): Pick<State, 'deck' | 'hands' | 'faceDown'> {
  const hidden = [
    ...state.deck,
    ...state.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand)),
    ...state.faceDown.flatMap(({ seat, card }) => (seat === viewer ? [] : [card])),
  ];
  const pool = shuffled(hidden, rng);
  const faceDown = state.faceDown.map(({ seat, card }) => {
    if (seat === viewer) return { seat, card };
    const at = pool.findIndex((one) => !isLoot(effectOf(state.components, one)));
    return { seat, card: pool.splice(at, 1)[0] ?? card };
  });
  const draw = (count: number): string[] => pool.splice(0, count);
  const hands = state.hands.map((hand, seat) => (seat === viewer ? hand : draw(hand.length)));
  return { deck: draw(state.deck.length), hands, faceDown };
}
