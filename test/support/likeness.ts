import { type AnyRulebook, erase } from '../../src/engine/any-rulebook.js';
import type { ComponentsShape, Rulebook, Seat } from '../../src/engine/rulebook.js';
import type { ActionShape, EventShape } from '../../src/engine/shapes.js';
import { quickRng } from '../../src/kernel/rng.js';
import { type Deviation, deviationOf, type Pair } from './deviation.js';
import { Moments } from './moments.js';
import { atRandom, type Chooser, configFor, playout } from './playout.js';

/** How much of something a state has that the viewer does not see. */
export type Measure<State> = readonly [name: string, of: (state: State, viewer: Seat) => number];

export type Likeness = ReadonlyMap<string, Deviation>;

export interface Sample<State> {
  /** In how many games there is a moment to be compared. */
  readonly games: number;
  /** Numbers of seats, in turn. */
  readonly seats: readonly number[];
  /** Another seed gives other games. */
  readonly seed?: number;
  readonly choose?: Chooser;
  /** By what everybody knows. */
  readonly isFitting?: ((state: State) => boolean) | undefined;
  /** A likely world takes the place of the true state: what is off then is off by chance alone. */
  readonly isImagined?: boolean;
}

const WORLDS = 8;
/** More games than these for one that has a moment to be compared would not be worth the time. */
const MOST_GAMES = 30;
const FAR_APART = 1_000_003;

export const nextSeat = ({ seats }: { readonly seats: number }, viewer: Seat): Seat => (viewer + 1) % seats;
export const count = (cards: readonly (string | undefined)[], card: string): number =>
  cards.filter((one) => one === card).length;

/** Compares true states with likely worlds, at one moment of each game. What is never there is no measure. */
export function likenessOf<
  State extends { readonly seats: number },
  Action extends ActionShape,
  Event extends EventShape,
  View,
  Options,
  Components extends ComponentsShape,
>(
  rulebook: Rulebook<State, Action, Event, View, Options, Components>,
  measures: readonly Measure<State>[],
  { games, seats, seed = 0, choose = atRandom, isFitting = () => true, isImagined = false }: Sample<State>,
): Likeness {
  const erased = erase(rulebook);
  const pairs = measures.map((): Pair[] => []);
  const moments = new Moments();
  for (let game = 0, compared = 0; compared < games; game += 1) {
    if (game > games * MOST_GAMES) throw new Error(`only ${compared} of ${game} games have a fitting moment`);
    const number = seed * FAR_APART + game;
    const rng = quickRng(number + 500_000);
    const config = configFor(erased, seats[game % seats.length]);
    const { opening, steps } = playout(erased, config, number, { choose });
    const states = [opening, ...steps.map(({ after }) => after)] as unknown as State[];
    const found = moments.oneOf(states.filter(isFitting), config.seats, rng);
    if (found === undefined) continue;
    compared += 1;
    const viewer = rng.int(found.seats);
    const state = isImagined ? rulebook.imagine(found, viewer, rng, 'likely') : found;
    const worlds = Array.from({ length: WORLDS }, () => rulebook.imagine(state, viewer, rng, 'likely'));
    for (const [nth, [, of]] of measures.entries()) {
      const imagined = worlds.reduce((sum, world) => sum + of(world, viewer), 0) / WORLDS;
      pairs[nth]?.push({ truth: of(state, viewer), imagined });
    }
  }
  const all = measures.map(([name], nth) => [name, deviationOf(pairs[nth] ?? [])] as const);
  return new Map(all.filter(([, { truth, more }]) => truth !== 0 || more !== 0));
}

/** The built-in bot in all seats. */
export const byBotOf =
  (rulebook: AnyRulebook): Chooser =>
  (state, seat, legal, rng) =>
    rulebook.bot(rulebook.view(state, seat), legal, rng);

/** The mean of the squares of all z: about 1 where measures are off by chance alone. */
export const meanSquare = (found: Likeness): number =>
  [...found.values()].reduce((sum, { errors }) => sum + errors ** 2, 0) / found.size;

/** Those that are off by more than three standard errors: of a hundred, chance alone leaves one in every fourth sample. */
export const beyond = (found: Likeness): [string, Deviation][] =>
  [...found].filter(([, { errors }]) => Math.abs(errors) > 3);

/** So many times as many games are asked again. */
const AGAIN = 4;
/** Far from all seeds that tests and reports name. */
const OTHER_SEEDS = 1_000;

/**
 * Those that are beyond three standard errors, and beyond them to the same side in a second sample, with other games.
 * What is off by chance is not off again; what is truly off is twice as many standard errors off in four times as many
 * games. The second sample is only played where the first has something beyond three.
 */
export function offTwice<State>(
  of: (sample: Sample<State>) => Likeness,
  sample: Sample<State>,
): [string, Deviation][] {
  const first = beyond(of(sample));
  if (first.length === 0) return [];
  const again = of({ ...sample, games: AGAIN * sample.games, seed: (sample.seed ?? 0) + OTHER_SEEDS });
  return first.flatMap(([name, { errors }]) => {
    const second = again.get(name);
    return second !== undefined && second.errors * Math.sign(errors) > 3 ? [[name, second]] : [];
  });
}
