import { pick, type Rng } from '../../../src/kernel/rng.js';
import type { Components } from '../../../src/rulebooks/tal-der-mammuts/components/schema.js';
import { initial, type Options, type State } from '../../../src/rulebooks/tal-der-mammuts/state.js';
import { rulebook } from './given.js';
import { carefully, type Strategy } from './strategies.js';

interface Played {
  readonly last: State;
  readonly actions: number;
}

interface Table {
  readonly seats: number;
  readonly options: Options;
  readonly components?: Components;
}

/** Plays with a watch over every state at which somebody is asked. */
export function playOut(
  { seats, options, components = rulebook.components }: Table,
  rng: Rng,
  watch: (state: State) => void,
  most = 6_000,
  choose: Strategy = carefully,
): Played {
  const config = { seats, components, options };
  let state = rulebook.setup(config, rng).reduce(rulebook.evolve, initial(config));
  let actions = 0;
  for (; actions < most && rulebook.outcome(state) === null; actions += 1) {
    watch(state);
    const prompts = rulebook.prompts(state);
    if (prompts.length === 0) throw new Error('dead end');
    const { seat } = pick(prompts, rng);
    const legal = rulebook.legal(state, seat);
    if (legal.length === 0 || legal.length >= 400) throw new Error(`${legal.length} actions`);
    state = rulebook.decide(state, seat, choose(state, seat, legal, rng), rng).state;
  }
  watch(state);
  return { last: state, actions };
}
