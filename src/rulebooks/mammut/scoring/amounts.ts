import type { BySeat, Seat } from '../../../engine/rulebook.js';
import { effectOf } from '../cards.js';
import type { CardEffect, Good } from '../components/schema.js';
import type { State } from '../state.js';
import { tilesOf } from '../tiles.js';
import { most, tieOrder } from './tie-order.js';

/** The revealed scoring cards of one kind, with the seat that played each. */
export function playedEffects<Type extends CardEffect['type']>(
  state: State,
  type: Type,
): { seat: Seat; card: string; effect: Extract<CardEffect, { type: Type }> }[] {
  const isOfType = (effect: CardEffect): effect is Extract<CardEffect, { type: Type }> =>
    effect.type === type;
  return state.table.flatMap(({ seat, card }) => {
    const effect = effectOf(state.components, card);
    return isOfType(effect) ? [{ seat, card, effect }] : [];
  });
}

/** Tiles, and the cards that count as such tiles. Who has the most axes or tusks is a matter of tiles alone. */
export function amountsOf(state: State, good: 'fur' | 'fire'): BySeat<number> {
  const amounts = tilesOf(state, good);
  const order = tieOrder(state);
  for (const { seat, effect } of playedEffects(state, 'counts-as')) {
    if (effect.good !== good) continue;
    const whom = effect.whom === 'owner' ? seat : most(tilesOf(state, tileOf(effect.whom)), order);
    if (whom !== undefined) amounts[whom] = (amounts[whom] ?? 0) + 1;
  }
  return amounts;
}

const tileOf = (whom: 'most-axe' | 'most-tusk'): Good => (whom === 'most-axe' ? 'axe' : 'tusk');
