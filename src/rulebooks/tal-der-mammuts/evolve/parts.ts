import type { BySeat, Seat } from '../../../engine/rulebook.js';
import { type Groups, grown } from '../groups.js';
import { groupsOf } from '../people.js';
import type { State } from '../state.js';

/** A copy with one item put in place of another. */
export function set<Item>(items: readonly Item[], index: number, item: Item): Item[] {
  const copy = items.slice();
  copy[index] = item;
  return copy;
}

export function setAll<Item>(items: readonly Item[], indices: readonly number[], item: Item): Item[] {
  const copy = items.slice();
  for (const index of indices) copy[index] = item;
  return copy;
}

/** A copy with a number raised, or lowered. */
export function added(items: readonly number[], index: number, amount: number): number[] {
  const copy = items.slice();
  copy[index] = (copy[index] ?? 0) + amount;
  return copy;
}

export interface Change {
  readonly seat: Seat;
  readonly hex: number;
  readonly warriors?: number;
  readonly women?: number;
}

/** The people of all tribes, with one group larger or smaller. */
export const peopled = (state: State, { seat, hex, warriors = 0, women = 0 }: Change): BySeat<Groups> =>
  set(state.people, seat, grown(groupsOf(state, seat), hex, warriors, women));

/** One figure, of either kind. */
export const oneOf = (figure: string, amount = 1): { warriors: number; women: number } =>
  figure === 'warrior' ? { warriors: amount, women: 0 } : { warriors: 0, women: amount };
