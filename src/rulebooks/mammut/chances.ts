import type { Seat } from '../../engine/rulebook.js';
import { isLoot, type LootEffect } from './cards.js';
import type { CardEffect } from './components/schema.js';
import { isUsable } from './has-use.js';
import type { Chance, Memory } from './memory.js';
import { MIDDLE, missingShares, ownerOf, shareSizes } from './shares.js';
import type { State } from './state.js';

/*
 * A seat that is to divide could play a card instead. Everybody sees how many other answers there are, which loot cards
 * are of use and whether a card is played, so they can tell which cards it is likely to hold: see imagine/likely.ts.
 */

const lootTypes: readonly LootEffect['type'][] = ['peek', 'flip', 'return-shares'];

/** 0 for scoring cards, which can always be played. */
export const bitOfLoot = (effect: CardEffect): number =>
  isLoot(effect) ? 1 << lootTypes.indexOf(effect.type) : 0;

/** What is remembered after an answer of a seat that was to divide. */
export function afterChance(state: State, seat: Seat, played: Chance['played'] = 'nothing'): Memory {
  const { memory } = state;
  const held = state.hands[seat]?.length ?? 0;
  if (held === 0) return memory;
  const chance = { seat, others: othersCounted(state, seat), usable: usableAt(state, seat), held, played };
  return { ...memory, chances: { ...chance, before: memory.chances } };
}

function usableAt(state: State, seat: Seat): number {
  let bits = 0;
  for (const [nth, type] of lootTypes.entries()) if (isUsable(state, seat, type)) bits |= 1 << nth;
  return bits;
}

/** The same as is listed, without a list. */
function othersCounted(state: State, seat: Seat): number {
  const sizes = shareSizes(state);
  let count = 0;
  for (const share of state.tiles.at) if (share === MIDDLE) count += 1;
  if (missingShares(sizes) === 1) count = Math.min(1, count);
  for (let share = 0; share < sizes.length; share += 1)
    if ((sizes[share] ?? 0) > 1 && ownerOf(state.seats, share) !== seat) count += 1;
  const toPass = 1;
  return Math.max(toPass, count);
}
