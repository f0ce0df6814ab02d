import type { AnyAction, AnyRulebook, AnyState } from '../../../src/engine/any-rulebook.js';
import { showing } from '../../../src/engine/foresee.js';
import type { Seat } from '../../../src/engine/rulebook.js';
import { pick, quickRng, type Rng, shuffled } from '../../../src/kernel/rng.js';
import { configsOf, playout } from '../../support/playout.js';
import { actionsIn, isAlike, type Position } from './positions.js';

/** States that the viewer may be in, and how many of them an action must show the same for it to be taken as certain. */
const IMAGINED = 40;
const LIKELY = 37;
const GAMES = 3;
const MAX_STEPS = 250;

/**
 * A position in which an action brings to light what others have chosen in secret: in one world what is likely, in the
 * other what is not. A server that judges by the true state, or by a few guesses, answers differently there.
 */
export function sealedPosition(rulebook: AnyRulebook, rng: Rng): Position {
  for (const config of shuffled(configsOf(rulebook), rng)) {
    const { steps } = playout(rulebook, config, rng.int(GAMES), { most: MAX_STEPS });
    for (const { before, seat } of shuffled(steps, rng)) {
      if (rulebook.reveals === undefined) continue;
      const revealing = rulebook.legal(before, seat).filter((one) => rulebook.reveals?.(before, seat, one));
      if (revealing.length === 0) continue;
      const action = pick(revealing, rng);
      const worlds = likelyAndNot(rulebook, before, { seat, action }, rng);
      if (worlds === null) continue;
      const [there, here] = worlds;
      const elsewhere = actionsIn(steps, rng);
      const position = { rulebook, config, viewer: seat, here, there, telling: action, elsewhere };
      if (isAlike(position)) return position;
    }
  }
  throw new Error(`${rulebook.meta.id} has no position with a secret that comes to light`);
}

function likelyAndNot(
  rulebook: AnyRulebook,
  state: AnyState,
  { seat, action }: { readonly seat: Seat; readonly action: AnyAction },
  rng: Rng,
): readonly [AnyState, AnyState] | null {
  const byShowing = new Map<string, AnyState[]>();
  for (let nth = 0; nth < IMAGINED; nth += 1) {
    const imagined = rulebook.imagine(state, seat, rng);
    const decided = rulebook.decide(imagined, seat, action, quickRng(nth));
    const shown = showing(rulebook, decided, seat);
    if (byShowing.size > IMAGINED - LIKELY) return null;
    byShowing.set(shown, [...(byShowing.get(shown) ?? []), imagined]);
  }
  const [most = [], next = []] = [...byShowing.values()].sort((one, other) => other.length - one.length);
  const [likely, unlikely] = [most[0], next[0]];
  return most.length < LIKELY || likely === undefined || unlikely === undefined ? null : [likely, unlikely];
}
