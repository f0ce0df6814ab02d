import { canonicalJson } from '../kernel/json.js';
import { type Rng, seededRng } from '../kernel/rng.js';
import { sameAction } from './action-id.js';
import type { AnyEvent, AnyRulebook, AnyState } from './any-rulebook.js';
import type { Step } from './replay.js';
import { type Seat, SPECTATOR, type Viewer } from './rulebook.js';

/*
 * How far a seat may step back without asking: as long as no chance came, nothing that was hidden came to light
 * for anybody, and nobody else has acted. None of it is declared by a rulebook: it follows from what it does.
 */

/** Of two equally likely ends, so many tries miss one only once in 4,096 times. */
const TRIES = 12;

export interface Way {
  readonly seat: Seat;
  /** The earliest version that the seat may step back to. */
  readonly to: number;
  /** Why no further: chance or hidden knowledge came into it, or it was not this seat that acted before. */
  readonly stop: 'chance' | 'knowledge' | 'others';
}

/** What stands against a step does not change, and takes some imagining. */
const stops = new WeakMap<Step, 'chance' | 'knowledge' | 'none'>();

/** The way back of the seat that acted last. `seed` is the game's. */
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
    const stop = stops.get(step) ?? whyNotUndo(rulebook, step, seats, seed) ?? 'none';
    stops.set(step, stop);
    if (stop !== 'none') return { seat, to, stop };
    to = step.entry.version - 1;
  }
  return { seat, to, stop: 'others' };
}

/** What stands against taking a step back; null where nothing does. */
export function whyNotUndo(
  rulebook: AnyRulebook,
  step: Step,
  seats: number,
  seed: string,
): 'chance' | 'knowledge' | null {
  const { entry } = step;
  if (drewChance(rulebook, step, seed)) return 'chance';
  const rng = seededRng(seed, `undoable ${entry.version}`);
  const viewers: Viewer[] = [...Array(seats).keys(), SPECTATOR];
  return viewers.some((viewer) => hasLearned(rulebook, step, viewer, rng)) ? 'knowledge' : null;
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

/** Whether what a viewer was told of a step rules out states that they could not tell from the true one before. */
function hasLearned(rulebook: AnyRulebook, { entry, before }: Step, viewer: Viewer, rng: Rng): boolean {
  const told = tell(rulebook, entry.events, viewer);
  for (let nth = 0; nth < TRIES; nth += 1) {
    const imagined = rulebook.imagine(before, viewer, rng);
    if (!couldBeTold(rulebook, imagined, { entry, before }, viewer, told, rng)) return true;
  }
  return false;
}

/** The actor knows what they did; anybody else is told of some action that was legal. */
function couldBeTold(
  rulebook: AnyRulebook,
  imagined: AnyState,
  { entry }: Step,
  viewer: Viewer,
  told: string,
  rng: Rng,
): boolean {
  const { seat, action } = entry;
  const legal = rulebook.legal(imagined, seat);
  const same = sameAction(legal, action);
  const leadsTo = (one: typeof action) =>
    tell(rulebook, rulebook.decide(imagined, seat, one, rng).events, viewer) === told;
  if (same !== undefined && leadsTo(same)) return true;
  return viewer !== seat && legal.some((one) => one !== same && leadsTo(one));
}

const tell = (rulebook: AnyRulebook, events: readonly AnyEvent[], viewer: Viewer): string =>
  canonicalJson(events.map((event) => rulebook.seen(event, viewer)).filter((event) => event !== null));
