import type { Seat } from '../../../engine/rulebook.js';
import { effectOf } from '../cards.js';
import type { CardEffect, Good } from '../components/schema.js';
import type { CardUse, PartReport } from '../report.js';
import type { State } from '../state.js';
import { tilesOf } from '../tiles.js';
import { most, tieOrder } from './tie-order.js';

interface Played<Type extends CardEffect['type']> {
  readonly seat: Seat;
  readonly card: string;
  readonly effect: Extract<CardEffect, { type: Type }>;
}

/** The revealed scoring cards of one kind, with the seat that played each. */
export function playedEffects<Type extends CardEffect['type']>(state: State, type: Type): Played<Type>[] {
  const isOfType = (effect: CardEffect): effect is Extract<CardEffect, { type: Type }> =>
    effect.type === type;
  const found: Played<Type>[] = [];
  for (const { seat, card } of state.table) {
    const effect = effectOf(state.components, card);
    if (isOfType(effect)) found.push({ seat, card, effect });
  }
  return found;
}

/**
 * Tiles, and the cards that count as such tiles, each with the seat for which it does. Who has the most axes or tusks is
 * a matter of tiles alone, and nobody has the most of what nobody has.
 */
export function amountsOf(state: State, good: 'fur' | 'fire'): Pick<PartReport, 'amounts' | 'cards'> {
  const amounts = tilesOf(state, good);
  const cards: CardUse[] = [];
  for (const { seat, card, effect } of playedEffects(state, 'counts-as')) {
    if (effect.good !== good) continue;
    const whom = effect.whom === 'owner' ? seat : most(tilesOf(state, tileOf(effect.whom)), tieOrder(state));
    cards.push({ card, seat: whom ?? null });
    if (whom !== undefined) amounts[whom] = (amounts[whom] ?? 0) + 1;
  }
  return { amounts, cards };
}

const tileOf = (whom: 'most-axe' | 'most-tusk'): Good => (whom === 'most-axe' ? 'axe' : 'tusk');
