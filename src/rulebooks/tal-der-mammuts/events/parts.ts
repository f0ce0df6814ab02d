import { replacedAt } from '../../../engine/lists.js';
import type { BySeat, Seat } from '../../../engine/rulebook.js';
import { type Groups, grown } from '../groups.js';
import { groupsOf } from '../people.js';
import type { State } from '../state.js';

export function setAll<Item>(items: readonly Item[], indices: readonly number[], item: Item): Item[] {
  const copy = items.slice();
  for (const index of indices) copy[index] = item;
  return copy;
}

/** The people of all tribes, with figures of one tribe added to a hex or removed. */
export const peopled = (
  state: State,
  seat: Seat,
  hex: number,
  { warriors = 0, women = 0 }: { readonly warriors?: number; readonly women?: number },
): BySeat<Groups> => replacedAt(state.people, seat, grown(groupsOf(state, seat), hex, warriors, women));

/** One figure, of either kind. */
export const oneOf = (figure: string, amount = 1): { warriors: number; women: number } =>
  figure === 'warrior' ? { warriors: amount, women: 0 } : { warriors: 0, women: amount };
