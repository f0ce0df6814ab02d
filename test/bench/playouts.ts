import type { AnyConfig, AnyRulebook } from '../../src/engine/any-rulebook.js';
import type * as Rng from '../../src/kernel/rng.js';
import type * as Bundle from '../../src/rulebooks/bundle.js';
import type * as Frozen from '../../src/rulebooks/frozen.js';
import type * as Registry from '../../src/rulebooks/registry.js';
import { configFor } from '../support/playout.js';
import { built } from './harness/built.js';
import type { Figure, Sample } from './harness/figure.js';

/** The target of each rulebook in actions per second and core. */
const targets: Readonly<Record<string, number>> = { mammut: 200_000, eiszeit: 100_000 };
const OTHERS = 60_000;
const ROUNDS = 5;
/** In CPU time, so that a round has the same length on a busy machine. */
const ROUND_MS = 700;
/** Until the JIT compiler has optimized the code. */
const WARM_UP_MS = 2_500;
const LONGEST = 5_000;

/** Random playouts of every rulebook, with every number of seats in turn. */
export async function playouts(): Promise<Figure[]> {
  const { rulebooks } = await built<typeof Registry>('rulebooks/registry.js');
  const { loadEngine, loadFrozen, readManifest } = await built<typeof Frozen>('rulebooks/frozen.js');
  const { bundleEngine } = await built<typeof Bundle>('rulebooks/bundle.js');
  const { pick, quickRng } = await built<typeof Rng>('kernel/rng.js');

  /** Plays one game. Returns the number of actions. */
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

  /** Measured in CPU time including garbage collection, so that other processes do not count. */
  const round = (
    rulebook: AnyRulebook,
    configs: readonly AnyConfig[],
    first: number,
    most: number,
  ): number => {
    const begun = process.cpuUsage();
    const spent = (): number => {
      const { user, system } = process.cpuUsage(begun);
      return user + system;
    };
    let actions = 0;
    for (let seed = first; spent() < most * 1_000; seed += 1) {
      for (const config of configs) actions += play(rulebook, config, seed);
    }
    return (actions * 1e6) / spent();
  };

  /** In turns, because later runs find a warmer machine. */
  const bothOf = (
    [today, last]: readonly [AnyRulebook, AnyRulebook],
    configs: readonly AnyConfig[],
    nth: number,
  ): Sample => {
    const measure = (side: AnyRulebook) => round(side, configs, (nth + 1) * 100_000, ROUND_MS);
    const before = nth % 2 === 0 ? null : measure(last);
    const ours = measure(today);
    return { ours, baseline: before ?? measure(last) };
  };

  const figures: Figure[] = [];
  for (const rulebook of rulebooks) {
    const { id, seats } = rulebook.meta;
    const engine = readManifest().engines.findLast((one) => one.id === id);
    const configs = Array.from({ length: seats.max - seats.min + 1 }, (_, more) =>
      configFor(rulebook, seats.min + more),
    );
    round(rulebook, configs, 0, WARM_UP_MS);
    const samples = Array.from({ length: ROUNDS }, (_, nth) => ({
      ours: round(rulebook, configs, (nth + 1) * 100_000, ROUND_MS),
    }));
    const unit = 'actions/s and core';
    figures.push({
      ...{ name: `random playouts of ${id}`, unit, samples },
      target: { atLeast: targets[id] ?? OTHERS, of: 'ours' },
    });
    if (engine === undefined) continue;
    // Both as engine files: a bundle of many modules is faster than the modules.
    const sides = [await loadEngine(await bundleEngine(id)), await loadFrozen(engine)] as const;
    for (const side of sides) round(side, configs, 0, WARM_UP_MS);
    figures.push({
      ...{ name: `engine of ${id}, against ${engine.file}`, unit, against: 'the last frozen version' },
      samples: Array.from({ length: ROUNDS }, (_, nth) => bothOf(sides, configs, nth)),
      target: { atLeast: 1, of: 'ratio' },
    });
  }
  return figures;
}
