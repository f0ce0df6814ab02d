import type { AnyAction, AnyRulebook, AnyState } from '../../src/engine/any-rulebook.js';
import { forcedAction } from '../../src/engine/forced.js';
import type { Seat } from '../../src/engine/rulebook.js';
import { botAnswer } from '../../src/engine/sampling-bot.js';
import { quickRng, type Rng, shuffled } from '../../src/kernel/rng.js';
import { loadFrozen, readManifest } from '../../src/rulebooks/frozen.js';
import { rulebooks } from '../../src/rulebooks/registry.js';
import { configFor } from '../support/playout.js';
import type { Figure, Sample } from './harness/figure.js';

const SEATS = 3;
const GAMES = 24;
/** The most hand-overs, against the frozen rules without automatic answers. */
const targets: Readonly<Record<string, number>> = {
  eiszeit: 0.7,
  mammut: 0.9,
  'endless-winter': 0.8,
  'tal-der-mammuts': 0.5,
};
/** Of the prompts that a person is asked, in percent. */
const MAX_FORCED = 1;

interface Meetings {
  /** Each time the game waits for others than those who just answered. Those who are asked at once come at once. */
  readonly handOvers: number;
  /** Seats that were asked in a round, over all rounds: a bot that survives longer is met more often. */
  readonly seatRounds: number;
  /** How often somebody has to come. Who comes answers as long as they are asked. */
  readonly visits: number;
  readonly prompts: number;
  /** Prompts with one legal answer. */
  readonly forced: number;
}

/** Games of three built-in bots that are counted as if people played them. */
export async function meetings(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const rulebook of rulebooks) {
    const { id } = rulebook.meta;
    const engine = readManifest().engines.findLast((one) => one.id === id);
    if (engine === undefined) throw new Error(`no version of ${id} is frozen`);
    const frozen = await loadFrozen(engine);
    const ours = counted(rulebook, true, rulebook.round);
    // Frozen engines do not say the number of the round, but keep it in the same place.
    const before = counted(frozen, false, rulebook.round);
    const against = `${engine.file}, every prompt asked`;
    const both = (one: keyof Meetings, each: number): Sample[] => [
      { ours: mean(ours, one) / each, baseline: mean(before, one) / each },
    ];
    figures.push(
      {
        ...{ name: `hand-overs of ${id}`, unit: `a game of ${SEATS}`, against },
        ...{ samples: both('handOvers', 1), target: { atMost: targets[id] ?? 1, of: 'ratio' } },
      },
      {
        ...{ name: `hand-overs of ${id}, for each`, unit: 'a seat and round', against },
        samples: [{ ours: perSeatRound(ours), baseline: perSeatRound(before) }],
        target: { atMost: 1, of: 'ratio' },
      },
      {
        ...{ name: `visits to ${id}`, unit: 'a game and seat', against },
        ...{ samples: both('visits', SEATS), target: { atMost: 1, of: 'ratio' } },
      },
      {
        ...{ name: `prompts of ${id}`, unit: 'a game and seat', against },
        ...{ samples: both('prompts', SEATS), target: { atMost: 1, of: 'ratio' } },
      },
      {
        ...{ name: `one legal answer in ${id}`, unit: '% of the prompts', against },
        samples: [{ ours: share(ours), baseline: share(before) }],
        target: { atMost: MAX_FORCED, of: 'ours' },
      },
    );
  }
  return figures;
}

const mean = (games: readonly Meetings[], one: keyof Meetings): number =>
  games.reduce((sum, game) => sum + game[one], 0) / games.length;

const share = (games: readonly Meetings[]): number => (100 * mean(games, 'forced')) / mean(games, 'prompts');

const perSeatRound = (games: readonly Meetings[]): number =>
  mean(games, 'handOvers') / mean(games, 'seatRounds');

type RoundOf = AnyRulebook['round'];

const counted = (rulebook: AnyRulebook, answersForced: boolean, round: RoundOf): Meetings[] =>
  Array.from({ length: GAMES }, (_, nth) => play(rulebook, nth + 1, answersForced, round));

function play(rulebook: AnyRulebook, seed: number, answersForced: boolean, round: RoundOf): Meetings {
  const rng = quickRng(seed);
  const config = configFor(rulebook, SEATS);
  let state = rulebook.initial(config);
  for (const event of rulebook.setup(config, rng)) state = rulebook.evolve(state, event);
  const counts = { handOvers: 0, visits: 0, prompts: 0, forced: 0 };
  const seatRounds = new Set<string>();
  /** The legal actions of a seat, once the service has answered for all whom it answers for. */
  const asked = (seat: Seat): readonly AnyAction[] => {
    if (answersForced) state = settled(rulebook, state, rng);
    return rulebook.legal(state, seat);
  };
  const visit = (seat: Seat): void => {
    let legal = asked(seat);
    if (legal.length > 0) counts.visits += 1;
    for (; legal.length > 0; legal = asked(seat)) {
      counts.prompts += 1;
      seatRounds.add(`${round?.(state)} ${seat}`);
      if (legal.length === 1) counts.forced += 1;
      const action = botAnswer(rulebook, state, seat, legal, rng);
      state = rulebook.decide(state, seat, action, rng).state;
    }
  };
  while (rulebook.outcome(state) === null) {
    counts.handOvers += 1;
    const seats = new Set(rulebook.prompts(state).map(({ seat }) => seat));
    for (const seat of shuffled([...seats], rng)) visit(seat);
  }
  return { ...counts, seatRounds: seatRounds.size };
}

/** The state after the service has answered what it answers for everybody. */
function settled(rulebook: AnyRulebook, from: AnyState, rng: Rng): AnyState {
  let state = from;
  for (;;) {
    const found = answerable(rulebook, state, rng);
    if (found === null) return state;
    state = rulebook.decide(state, found.seat, found.action, rng).state;
  }
}

function answerable(rulebook: AnyRulebook, state: AnyState, rng: Rng) {
  for (const { seat } of rulebook.prompts(state)) {
    const action = forcedAction(rulebook, state, seat, rng);
    if (action !== null) return { seat, action };
  }
  return null;
}
