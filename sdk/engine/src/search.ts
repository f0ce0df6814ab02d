import {
  type Candidate as CandidateOf,
  type Found as FoundOf,
  search as lookFor,
  type SearchOptions,
} from '../../../src/bots/search.js';
import type { Action, Engine, Rng, Seat, State } from './contract.js';

export { type SearchOptions, shareOf } from '../../../src/bots/search.js';

export type Candidate = CandidateOf<Action>;
export type Found = FoundOf<Action>;

type Playing = Pick<
  Engine,
  | 'apply'
  | 'decide'
  | 'legal'
  | 'prompts'
  | 'outcome'
  | 'worth'
  | 'imagine'
  | 'answer'
  | 'quickRng'
  | 'actionId'
>;

/** The state after one of the legal actions. */
export function played(
  engine: Pick<Engine, 'apply' | 'decide' | 'actionId'>,
  state: State,
  seat: Seat,
  action: Action,
  rng: Rng,
): State {
  if (engine.decide !== undefined) return engine.decide(state, seat, action, rng).state;
  const applied = engine.apply(state, seat, action, rng);
  if (!applied.ok) throw new Error(`${engine.actionId(action)} is not legal: ${applied.error.detail}`);
  return applied.value.state;
}

/** Looks for a good action of a seat, from imagined states alone: it uses of `state` only what the seat knows. */
export function search(engine: Playing, state: State, seat: Seat, options: SearchOptions = {}): Found {
  const { seed = 1, policy = 'random' } = options;
  const imagined = engine.imagine(state, seat, engine.quickRng(seed));
  const rules = {
    legal: engine.legal,
    prompts: engine.prompts,
    outcome: engine.outcome,
    imagine: engine.imagine,
    // Older engines do not know `among`: they say what their bot does of all that is legal.
    choose: (asked: State, by: Seat, among: readonly Action[], rng: Rng) =>
      engine.answer(asked, by, rng, among),
    play: (before: State, by: Seat, action: Action, rng: Rng) => played(engine, before, by, action, rng),
    actionId: engine.actionId,
    quickRng: engine.quickRng,
    worth: engine.worth,
  };
  return lookFor(rules, imagined, seat, { ...options, seed, policy });
}
