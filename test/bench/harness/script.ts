import { actionId } from '../../../src/engine/action-id.js';
import type { AnyAction, AnyConfig, AnyEvent, AnyRulebook } from '../../../src/engine/any-rulebook.js';
import type { Outcome, Prompt, Seat } from '../../../src/engine/rulebook.js';
import { pick, quickRng, seededRng } from '../../../src/kernel/rng.js';

export interface Step {
  readonly version: number;
  readonly seat: Seat;
  readonly id: string;
  readonly action: AnyAction;
  readonly events: readonly AnyEvent[];
  /** The next prompts. */
  readonly prompts: readonly Prompt[];
  readonly outcome: Outcome | null;
}

/** The setup and a random game. With the seed of a game, the events are the same as on the server. */
export function scriptOf(rulebook: AnyRulebook, config: AnyConfig, seed: string) {
  const rng = quickRng(1);
  const setup = rulebook.setup(config, seededRng(seed, 1));
  let state = setup.reduce(rulebook.evolve, rulebook.initial(config));
  const steps: Step[] = [];
  while (rulebook.outcome(state) === null) {
    const { seat } = pick(rulebook.prompts(state), rng);
    const action = pick(rulebook.legal(state, seat), rng);
    const version = steps.length + 2;
    const { events, state: after } = rulebook.decide(state, seat, action, seededRng(seed, version));
    state = after;
    const prompts = rulebook.prompts(state);
    steps.push({
      version,
      seat,
      id: actionId(action),
      action,
      events,
      prompts,
      outcome: rulebook.outcome(state),
    });
  }
  return { setup, steps };
}
