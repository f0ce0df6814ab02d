import type { AnyAction, AnyRulebook, AnyState } from '../../../src/engine/any-rulebook.js';
import { showing } from '../../../src/engine/foresee.js';
import type { Seat } from '../../../src/engine/rulebook.js';
import { pick, quickRng, type Rng, shuffled } from '../../../src/kernel/rng.js';
import { configsOf, playout } from '../../support/playout.js';
import { actionsIn, isAlike, type Position } from './positions.js';

/** Imagined states, and how many of them an action must show the same for it to pass as certain. */
const IMAGINED = 40;
const LIKELY = 37;
/** If none is that certain, the best of so many is taken. */
const LOOKED_AT = 60;
const GAMES = 3;
const MAX_STEPS = 250;

/**
 * What an action brings to light that others have chosen in secret: what is likely in one world and what is not in the
 * other, or what is likely in both. A server that judges by the true state, or by a few guesses, answers differently.
 */
export type Secret = 'differs' | 'likely';

interface Candidate extends Position {
  readonly likely: number;
}

/** A position in which a seat may bring to light what others have chosen in secret. */
export function sealedPosition(rulebook: AnyRulebook, secret: Secret, rng: Rng): Position {
  let best: Candidate | null = null;
  let looked = 0;
  for (const candidate of candidates(rulebook, secret, rng)) {
    if (best === null || candidate.likely > best.likely) best = candidate;
    looked += 1;
    if (best.likely >= LIKELY || looked === LOOKED_AT) break;
  }
  if (best === null) throw new Error(`${rulebook.meta.id} has no secret that an action brings to light`);
  return best;
}

function* candidates(rulebook: AnyRulebook, secret: Secret, rng: Rng): Generator<Candidate> {
  for (const config of shuffled(configsOf(rulebook), rng)) {
    const { steps } = playout(rulebook, config, rng.int(GAMES), { most: MAX_STEPS });
    for (const { before, seat } of shuffled(steps, rng)) {
      const revealing = rulebook.legal(before, seat).filter((one) => rulebook.reveals?.(before, seat, one));
      if (revealing.length === 0) continue;
      const reveal = pick(revealing, rng);
      const worlds = worldsFrom(rulebook, before, { seat, action: reveal }, secret, rng);
      if (worlds === null) continue;
      const elsewhere = actionsIn(steps, rng);
      const candidate = { ...{ rulebook, config, viewer: seat, elsewhere, reveal }, ...worlds };
      if (isAlike(candidate)) yield candidate;
    }
  }
}

/** Two states that the seat cannot tell apart, by what its action would show. */
function worldsFrom(
  rulebook: AnyRulebook,
  state: AnyState,
  { seat, action }: { readonly seat: Seat; readonly action: AnyAction },
  secret: Secret,
  rng: Rng,
): Pick<Candidate, 'here' | 'there' | 'likely'> | null {
  const byShowing = new Map<string, AnyState[]>();
  for (let nth = 0; nth < IMAGINED; nth += 1) {
    const imagined = rulebook.imagine(state, seat, rng);
    const shown = showing(rulebook, rulebook.decide(imagined, seat, action, quickRng(nth)), seat);
    byShowing.set(shown, [...(byShowing.get(shown) ?? []), imagined]);
    if (byShowing.size > IMAGINED / 4) return null;
  }
  const [most = [], next = []] = [...byShowing.values()].sort((one, other) => other.length - one.length);
  const [here, there] = secret === 'differs' ? [next[0], most[0]] : [most[1], most[0]];
  return here === undefined || there === undefined || next.length === 0
    ? null
    : { here, there, likely: most.length };
}
