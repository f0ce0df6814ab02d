import type { Rng } from '../kernel/rng.js';
import type { AnyAction, AnyRulebook, AnyState } from './any-rulebook.js';
import { type Seat, SPECTATOR } from './rulebook.js';

/**
 * More than for undo, since one other action in a rare case is enough. What is missed nevertheless, spectators could
 * already be nearly sure of. The first world with a choice ends the search, so only answers that are given cost so much.
 */
const TRIES = 96;

/**
 * The action of a seat that everybody knows to have no other; null if there is none. Spectators know the least, so what
 * follows from their view is known to all, and an answer in the seat's place tells nobody anything.
 */
export function forcedAction(rulebook: AnyRulebook, state: AnyState, seat: Seat, rng: Rng): AnyAction | null {
  const search = searchForced(rulebook, state, seat, rng);
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
  }
}

/** The same, world by world: all of them together can take a third of a second. */
export function* searchForced(
  rulebook: AnyRulebook,
  state: AnyState,
  seat: Seat,
  rng: Rng,
): Generator<undefined, AnyAction | null> {
  const [only, ...others] = rulebook.legal(state, seat);
  if (only === undefined || others.length > 0) return null;
  for (let nth = 0; nth < TRIES; nth += 1) {
    const imagined = rulebook.imagine(state, SPECTATOR, rng, 'possible');
    if (rulebook.legal(imagined, seat).length !== 1) return null;
    yield;
  }
  return only;
}
