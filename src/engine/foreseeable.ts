import { canonicalJson } from '../kernel/json.js';
import type { Rng } from '../kernel/rng.js';
import type { AnyAction, AnyEvent, AnyRulebook, AnyState } from './any-rulebook.js';
import type { Seat } from './rulebook.js';

/** With two equally likely results, the chance that all tries agree by accident is 1 in 256. */
const TRIES = 8;

/**
 * Whether a seat could predict what its legal action leads to: the action reveals no random result and nothing
 * hidden. Tested on states that the seat cannot distinguish from the real one.
 */
export function isForeseeable(
  rulebook: AnyRulebook,
  state: AnyState,
  seat: Seat,
  { action, events }: { readonly action: AnyAction; readonly events: readonly AnyEvent[] },
  rng: Rng,
): boolean {
  const seenEvents = (all: readonly AnyEvent[]) =>
    canonicalJson(all.map((event) => rulebook.seen(event, seat)));
  const actual = seenEvents(events);
  for (let nth = 0; nth < TRIES; nth += 1) {
    const imagined = rulebook.imagine(state, seat, rng);
    if (seenEvents(rulebook.decide(imagined, seat, action, rng).events) !== actual) return false;
  }
  return true;
}
