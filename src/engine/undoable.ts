import { canonicalJson } from '../kernel/json.js';
import { quickRng, type Rng, seededRng } from '../kernel/rng.js';
import { sameAction } from './action-id.js';
import type { AnyEvent, AnyRulebook, AnyState } from './any-rulebook.js';
import type { Step } from './replay.js';
import { type Seat, SPECTATOR, type Viewer } from './rulebook.js';

/*
 * How far a seat may undo without asking: as long as its actions drew no random number and revealed nothing hidden
 * to anyone, and no other seat has acted. Rulebooks declare nothing for this: it is computed from their functions.
 */

/** With two equally likely results, the chance that all tries agree by accident is 1 in 4,096. */
const TRIES = 12;

export interface Way {
  readonly seat: Seat;
  /** The earliest version that the seat may undo to. */
  readonly to: number;
  /**
   * Why no further: something was revealed, or another seat had acted. Whether it was a random result or hidden
   * information is not told, because it may follow from what the seat does not know.
   */
  readonly stop: 'revealed' | 'others';
}

/** A cache: the result for a step never changes and is expensive to compute. */
const free = new WeakMap<Step, boolean>();

/** How far the last seat to act may undo. `seed` is the seed of the game. */
export function wayBack(
  rulebook: AnyRulebook,
  turn: readonly Step[],
  seats: number,
  seed: string,
): Way | null {
  const last = turn.at(-1);
  if (last === undefined) return null;
  const { seat } = last.entry;
  let to = last.entry.version;
  for (const step of [...turn].reverse()) {
    const isFree = free.get(step) ?? undoIsFree(rulebook, step, seats, seed);
    free.set(step, isFree);
    if (!isFree) return { seat, to, stop: 'revealed' };
    to = step.entry.version - 1;
  }
  return { seat, to, stop: 'others' };
}

/** Whether a step can be undone without asking. */
export function undoIsFree(rulebook: AnyRulebook, step: Step, seats: number, seed: string): boolean {
  const { entry } = step;
  if (drewChance(rulebook, step, seed) || rulebook.reveals?.(step.before, entry.seat, entry.action))
    return false;
  // Imagination takes thousands of numbers. Only the start of their sequence has to be secret.
  const rng = quickRng(seededRng(seed, `undoable ${entry.version}`).int(2 ** 32));
  const viewers: Viewer[] = [...Array(seats).keys(), SPECTATOR];
  return !viewers.some((viewer) => hasLearned(rulebook, step, viewer, rng));
}

function drewChance(rulebook: AnyRulebook, { entry, before }: Step, seed: string): boolean {
  const real = seededRng(seed, entry.version);
  let drawn = false;
  const rng: Rng = {
    int(bound) {
      drawn = true;
      return real.int(bound);
    },
  };
  rulebook.decide(before, entry.seat, entry.action, rng);
  return drawn;
}

/** Whether what a viewer sees of a step rules out states that were possible for them before. */
function hasLearned(rulebook: AnyRulebook, { entry, before }: Step, viewer: Viewer, rng: Rng): boolean {
  const after = entry.events.reduce(rulebook.evolve, before);
  const seen = seenBy(rulebook, viewer, entry.events, after);
  for (let nth = 0; nth < TRIES; nth += 1) {
    const imagined = rulebook.imagine(before, viewer, rng, 'possible');
    if (!couldBeSeen(rulebook, imagined, { entry, before }, viewer, seen, rng)) return true;
  }
  return false;
}

/** The actor knows the action; for any other viewer it may have been any legal action. */
function couldBeSeen(
  rulebook: AnyRulebook,
  imagined: AnyState,
  { entry }: Step,
  viewer: Viewer,
  seen: Seen,
  rng: Rng,
): boolean {
  const { seat, action } = entry;
  const legal = rulebook.legal(imagined, seat);
  const same = sameAction(legal, action);
  const leadsTo = (one: typeof action) => {
    const { events, state } = rulebook.decide(imagined, seat, one, rng);
    const other = seenBy(rulebook, viewer, events, state);
    return other.events() === seen.events() && other.asked() === seen.asked();
  };
  if (same !== undefined && leadsTo(same)) return true;
  return viewer !== seat && legal.some((one) => one !== same && leadsTo(one));
}

/** Events as a viewer sees them, and who is then asked what, which may show what no event says. */
interface Seen {
  readonly events: () => string;
  readonly asked: () => string;
}

const seenBy = (
  rulebook: AnyRulebook,
  viewer: Viewer,
  events: readonly AnyEvent[],
  after: AnyState,
): Seen => ({
  events: once(() =>
    canonicalJson(events.map((event) => rulebook.seen(event, viewer)).filter((event) => event !== null)),
  ),
  asked: once(() =>
    rulebook
      .prompts(after)
      .map(({ seat, kind }) => `${seat} ${kind}`)
      .join(),
  ),
});

function once(compute: () => string): () => string {
  let known: string | null = null;
  return () => {
    known ??= compute();
    return known;
  };
}
