import type { Rng } from '../../../src/kernel/rng.js';
import { quickRng } from '../../../src/kernel/rng.js';
import type { Event } from '../../../src/rulebooks/eiszeit/events/index.js';
import { eiszeit } from '../../../src/rulebooks/eiszeit/index.js';
import type { EiszeitConfig, State } from '../../../src/rulebooks/eiszeit/state.js';
import type { Action } from '../../../src/rulebooks/eiszeit/steps/index.js';

export interface Moment {
  readonly before: State;
  readonly seat: number;
  readonly legal: readonly Action[];
  readonly action: Action;
  readonly events: readonly Event[];
  readonly state: State;
}

export type Choose = (legal: readonly Action[], rng: Rng, state: State, seat: number) => Action;

export const anything: Choose = (legal, rng) => legal[rng.int(legal.length)] ?? { type: 'done' };

/** Every moment of a game, from the first question to the end. */
export function* randomGame(
  config: EiszeitConfig,
  seed: number,
  choose: Choose = anything,
): Generator<Moment, State> {
  const rng = quickRng(seed);
  let state = eiszeit.setup(config, rng).reduce(eiszeit.evolve, eiszeit.initial(config));
  while (!state.over) {
    const seat = eiszeit.prompts(state)[0]?.seat ?? -1;
    const legal = eiszeit.legal(state, seat);
    if (legal.length === 0) throw new Error(`seat ${seat} has no answer, seed ${seed}`);
    const action = choose(legal, rng, state, seat);
    const before = state;
    const { events, state: after } = eiszeit.decide(before, seat, action, rng);
    state = after;
    yield { before, seat, legal, action, events, state };
  }
  return state;
}

export function playedOut(config: EiszeitConfig, seed: number, choose: Choose = anything): State {
  const game = randomGame(config, seed, choose);
  for (;;) {
    const next = game.next();
    if (next.done) return next.value;
  }
}
