import { canonicalJson } from '../kernel/json.js';
import type { Rng } from '../kernel/rng.js';
import type { AnyAction, AnyEvent, AnyRulebook, AnyState } from './any-rulebook.js';
import type { Seat } from './rulebook.js';

/** Of two equally likely ends, so many tries miss one only once in 256 times. */
const TRIES = 8;

/**
 * Whether a seat knew what its legal action would lead to: nothing that chance decided, and nothing that was
 * hidden, came to light by it. Asked of states that the seat cannot tell from the true one.
 */
export function isForeseeable(
  rulebook: AnyRulebook,
  state: AnyState,
  seat: Seat,
  { action, events }: { readonly action: AnyAction; readonly events: readonly AnyEvent[] },
  rng: Rng,
): boolean {
  const told = (all: readonly AnyEvent[]) => canonicalJson(all.map((event) => rulebook.seen(event, seat)));
  const truth = told(events);
  for (let nth = 0; nth < TRIES; nth += 1) {
    const imagined = rulebook.imagine(state, seat, rng);
    if (told(rulebook.decide(imagined, seat, action, rng).events) !== truth) return false;
  }
  return true;
}
