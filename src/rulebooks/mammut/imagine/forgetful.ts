import type { Viewer } from '../../../engine/rulebook.js';
import { pick, type Rng, shuffled } from '../../../kernel/rng.js';
import { effectOf, isLoot } from '../cards.js';
import type { Played, Shuffle } from '../memory.js';
import type { State } from '../state.js';

export type Cards = Pick<State, 'deck' | 'hands' | 'faceDown' | 'memory'>;

/**
 * The cards as somebody may imagine them who sees the table and has forgotten which deck each card came from: all that are
 * not seen are dealt again. For packs in which hardly any way to deal them is possible. It may contradict what the viewer
 * remembers, and is never drawn to the truth.
 */
export function forgetful(state: State, viewer: Viewer, rng: Rng): Cards {
  const others = state.hands.map((hand, seat) => (seat === viewer ? [] : hand));
  const hidden = state.faceDown.filter(({ seat }) => seat !== viewer).map(({ card }) => card);
  // Sorted, since where they lie now must make no difference.
  const unseen = shuffled([...state.deck, ...others.flat(), ...hidden].sort(), rng);
  const faceDown = state.faceDown.map((one) =>
    one.seat === viewer ? one : { ...one, card: takeScoringCard(state, unseen, rng) },
  );
  const hands = state.hands.map((hand, seat) => (seat === viewer ? hand : unseen.splice(0, hand.length)));
  const memory = { ...state.memory, shuffles: redrawn(state, viewer, hands, faceDown) };
  return { deck: unseen, hands, faceDown, memory };
}

/** Any of them: before the first one of a shuffled list there would be no other scoring card. */
export function takeScoringCard({ components }: State, cards: string[], rng: Rng): string {
  const places = [...cards.keys()].filter((at) => !isLoot(effectOf(components, cards[at] ?? '')));
  if (places.length === 0) throw new Error('no scoring card is left to lie face down');
  return cards.splice(pick(places, rng), 1)[0] ?? '';
}

/** What each seat drew first, it let go of first. */
function redrawn(
  { memory }: State,
  viewer: Viewer,
  hands: State['hands'],
  faceDown: readonly Played[],
): Shuffle[] {
  const drawn = hands.map((hand, seat) => {
    const gone = [...memory.shown, ...faceDown].filter((one) => one.seat === seat);
    return [...gone.map(({ card }) => card), ...hand];
  });
  return memory.shuffles.map(({ cards, drawn: before }) => ({
    cards,
    drawn: before.map((own, seat) => (seat === viewer ? own : (drawn[seat] ?? []).splice(0, own.length))),
  }));
}
