import { withoutAt } from '../../engine/lists.js';
import type { Card, CardEffect, Components } from './components/schema.js';

export function cardOf({ cards }: Components, id: string): Card {
  for (const card of cards.values) if (card.id === id) return card;
  throw new Error(`no such card: ${id}`);
}

export const effectOf = (components: Components, id: string): CardEffect => cardOf(components, id).effect;

export type LootEffect = Extract<CardEffect, { type: 'peek' | 'flip' | 'return-shares' }>;

/** Loot cards are played openly and at once; all others are scoring cards. */
export const isLoot = (effect: CardEffect): effect is LootEffect =>
  effect.type === 'peek' || effect.type === 'flip' || effect.type === 'return-shares';

/** Every card of the game, as often as it is there. */
export const wholeDeck = ({ cards }: Components): string[] =>
  cards.values.flatMap(({ id, copies }) => Array<string>(copies).fill(id));

export function without(hand: readonly string[], card: string): string[] {
  const at = hand.indexOf(card);
  return at < 0 ? [...hand] : withoutAt(hand, at);
}
