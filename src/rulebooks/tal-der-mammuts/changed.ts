import type { State } from './state.js';

/**
 * All states are copied here, so that they have one layout in memory: a copy at each place would have its own. A loop
 * is faster than to spread the changes, too: a state has more than forty parts.
 */
export function changed<Whole extends State>(state: Whole, changes: Partial<Whole>): Whole {
  const copy = { ...state };
  for (const name in changes) {
    const value = changes[name];
    if (value !== undefined) copy[name] = value;
  }
  return copy;
}
