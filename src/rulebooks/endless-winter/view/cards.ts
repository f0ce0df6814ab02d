import { memo } from '../../../engine/memo.js';
import { type Card, cardOf } from '../catalogue.js';
import type { State } from '../state.js';
import type { CardView } from '../view-schema.js';

// The same few cards are shown again and again.
const shown = memo(
  ({ id: card, kind, work, comparison, ability, eclipse, points }: Card): CardView => ({
    card,
    kind,
    work,
    comparison,
    ability,
    eclipse,
    points,
  }),
);

export const cardView = (state: State, id: string): CardView => shown(cardOf(state.components, id));
