import type { AnyAction, AnyConfig, AnyEvent, AnyRulebook, AnyState } from '../../src/engine/any-rulebook.js';
import type { Entry } from '../../src/engine/entry.js';
import type { Seat } from '../../src/engine/rulebook.js';
import { pick, quickRng, type Rng, seededRng } from '../../src/kernel/rng.js';
import { defaultOptions, optionSets } from './options.js';

export interface Step {
  readonly before: AnyState;
  readonly seat: Seat;
  readonly action: AnyAction;
  readonly events: readonly AnyEvent[];
  readonly after: AnyState;
}

export interface Playout {
  readonly config: AnyConfig;
  readonly opening: AnyState;
  readonly setup: readonly AnyEvent[];
  readonly steps: readonly Step[];
  readonly last: AnyState;
  readonly log: readonly Entry[];
}

export type Chooser = (state: AnyState, seat: Seat, legal: readonly AnyAction[], rng: Rng) => AnyAction;
export const atRandom: Chooser = (_state, _seat, legal, rng) => pick(legal, rng);

const evolveAll = (rulebook: AnyRulebook, state: AnyState, events: readonly AnyEvent[]): AnyState =>
  events.reduce((current, event) => rulebook.evolve(current, event), state);

/**
 * Plays one game to its end, or up to `most` actions. The same number gives the same game. `seed` is that of the game's
 * own randomness.
 */
export function playout(
  rulebook: AnyRulebook,
  config: AnyConfig,
  number: number,
  {
    choose = atRandom,
    most = 5_000,
    seed = `seed ${number}`,
  }: { choose?: Chooser; most?: number; seed?: string } = {},
): Playout {
  const rng = quickRng(number);
  const setup = rulebook.setup(config, seededRng(seed, 1));
  const opening = evolveAll(rulebook, rulebook.initial(config), setup);
  const at = new Date(0);
  const log: Entry[] = [
    { version: 1, at, seat: null, action: { type: 'start', config, entropy: [] }, events: setup },
  ];
  const steps: Step[] = [];
  let state = opening;
  while (steps.length < most && rulebook.outcome(state) === null) {
    const prompts = rulebook.prompts(state);
    if (prompts.length === 0) throw new Error(`dead end after ${steps.length} actions with seed ${number}`);
    const { seat } = pick(prompts, rng);
    const legal = rulebook.legal(state, seat);
    if (legal.length === 0) throw new Error(`seat ${seat} is asked but has no legal action, seed ${number}`);
    const action = choose(state, seat, legal, rng);
    const version = log.length + 1;
    const { events, state: after } = rulebook.decide(state, seat, action, seededRng(seed, version));
    steps.push({ before: state, seat, action, events, after });
    log.push({ version, at, seat, action, events });
    state = after;
  }
  return { config, opening, setup, steps, last: state, log };
}

export const configFor = (rulebook: AnyRulebook, seats = rulebook.meta.seats.min): AnyConfig => ({
  seats,
  options: defaultOptions(rulebook.schemas.options),
  components: rulebook.components,
});

/** Each seat count with default options, and each other option with the fewest and the most seats. */
export function configsOf(rulebook: AnyRulebook): AnyConfig[] {
  const { min, max } = rulebook.meta.seats;
  return withOptions(rulebook, () => [...new Set([min, max])]);
}

/** Whether `npm run test:long` runs, which plays everything that `npm test` plays a part of. */
export const isLongRun = process.env.TEST_ALL_CONFIGS === 'true';

/** All of a game in the long run; in `npm test` so manyth parts of it. */
export const sampled = <Item>(items: readonly Item[], every: number): readonly Item[] =>
  isLongRun ? items : items.filter((_, index) => index % every === 0);

/**
 * What `npm test` plays where it proves no secrecy: each seat count with default options, and each other option once,
 * with the fewest or the most seats in turn. `npm run test:long` plays all of `configsOf`.
 */
export const sweptConfigsOf = (rulebook: AnyRulebook): AnyConfig[] => {
  if (isLongRun) return configsOf(rulebook);
  const { min, max } = rulebook.meta.seats;
  return withOptions(rulebook, (nth) => [nth % 2 === 0 ? min : max]);
};

function withOptions(rulebook: AnyRulebook, seatsOf: (nth: number) => readonly number[]): AnyConfig[] {
  const { min, max } = rulebook.meta.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  const [, ...others] = optionSets(rulebook.schemas.options);
  return [
    ...counts.map((seats) => configFor(rulebook, seats)),
    ...others.flatMap((options, nth) =>
      seatsOf(nth).map((seats) => ({ ...configFor(rulebook, seats), options })),
    ),
  ];
}

export const describeConfig = (config: AnyConfig): string =>
  `${config.seats} seats, ${JSON.stringify(config.options)}`;
