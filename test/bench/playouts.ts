import type { AnyConfig, AnyRulebook } from '../../src/engine/any-rulebook.js';
import type * as Rng from '../../src/kernel/rng.js';
import type * as Registry from '../../src/rulebooks/registry.js';
import { configFor } from '../support/playout.js';
import { built } from './harness/built.js';
import type { Figure, Sample } from './harness/figure.js';

/** Actions per second and core that each rulebook is held to. */
const targets: Readonly<Record<string, number>> = { mammut: 200_000, eiszeit: 100_000 };
const OTHERS = 60_000;
const ROUNDS = 5;
/** Of the processor's time: on a busy machine a round takes longer, and is as long. */
const ROUND_MS = 700;
/** Until the compiler has seen everything. */
const WARM_UP_MS = 2_500;
const LONGEST = 5_000;

/** Random playouts of every rulebook, at every seat count in turn. */
export async function playouts(): Promise<Figure[]> {
  const { rulebooks } = await built<typeof Registry>('rulebooks/registry.js');
  const { pick, quickRng } = await built<typeof Rng>('kernel/rng.js');

  /** Plays one game and returns the number of its actions. */
  const play = (rulebook: AnyRulebook, config: AnyConfig, seed: number): number => {
    const rng = quickRng(seed);
    let state = rulebook.initial(config);
    for (const event of rulebook.setup(config, rng)) state = rulebook.evolve(state, event);
    for (let actions = 0; actions < LONGEST; actions += 1) {
      const prompts = rulebook.prompts(state);
      if (prompts.length === 0) return actions;
      const { seat } = pick(prompts, rng);
      const action = pick(rulebook.legal(state, seat), rng);
      state = rulebook.decide(state, seat, action, rng).state;
    }
    return LONGEST;
  };

  /** By the time that the processor gave, collecting garbage included: what else it did meanwhile does not count. */
  const round = (
    rulebook: AnyRulebook,
    configs: readonly AnyConfig[],
    first: number,
    most: number,
  ): Sample => {
    const begun = process.cpuUsage();
    const spent = (): number => {
      const { user, system } = process.cpuUsage(begun);
      return user + system;
    };
    let actions = 0;
    for (let seed = first; spent() < most * 1_000; seed += 1) {
      for (const config of configs) actions += play(rulebook, config, seed);
    }
    return { ours: (actions * 1e6) / spent() };
  };

  return rulebooks.map((rulebook) => {
    const { id, seats } = rulebook.meta;
    const configs = Array.from({ length: seats.max - seats.min + 1 }, (_, more) =>
      configFor(rulebook, seats.min + more),
    );
    round(rulebook, configs, 0, WARM_UP_MS);
    const samples = Array.from({ length: ROUNDS }, (_, nth) =>
      round(rulebook, configs, (nth + 1) * 100_000, ROUND_MS),
    );
    return {
      name: `random playouts of ${id}`,
      unit: 'actions/s and core',
      samples,
      target: { atLeast: targets[id] ?? OTHERS, of: 'ours' },
    };
  });
}
