import { type Card, cardOf } from '../catalogue.js';
import type { State } from '../state.js';
import type { CardView } from '../view-schema.js';

// The same few cards are shown over and over again.
const known = new WeakMap<Card, CardView>();

export function cardView(state: State, id: string): CardView {
  const card = cardOf(state.components, id);
  const before = known.get(card);
  if (before !== undefined) return before;
  const { kind, work, comparison, ability, eclipse, points } = card;
  const made: CardView = { card: id, kind, work, comparison, ability, eclipse, points };
  known.set(card, made);
  return made;
}
