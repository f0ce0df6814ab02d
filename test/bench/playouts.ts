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
/** Two versions are compared in many short rounds: one round may be off by a quarter, their median by a hundredth. */
const PAIRS = { rounds: 25, ms: 200 };
/** Until the JIT compiler has optimized all code: playouts of Das Tal der Mammuts gain speed for five seconds. */
const WARM_UP_MS = 6_000;
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
  const round = ({ rulebook, configs }: Side, first: number, most: number): number => {
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
  const bothOf = ([today, last]: readonly [Side, Side], nth: number): Sample => {
    const measure = (side: Side) => round(side, (nth + 1) * 100_000, PAIRS.ms);
    const before = nth % 2 === 0 ? null : measure(last);
    const ours = measure(today);
    return { ours, baseline: before ?? measure(last) };
  };

  const figures: Figure[] = [];
  for (const rulebook of rulebooks) {
    const { id } = rulebook.meta;
    const engine = readManifest().engines.findLast((one) => one.id === id);
    const modules = sideOf(rulebook);
    round(modules, 0, WARM_UP_MS);
    const samples = Array.from({ length: ROUNDS }, (_, nth) => ({
      ours: round(modules, (nth + 1) * 100_000, ROUND_MS),
    }));
    const unit = 'actions/s and core';
    figures.push({
      ...{ name: `random playouts of ${id}`, unit, samples },
      target: { atLeast: targets[id] ?? OTHERS, of: 'ours' },
    });
    if (engine === undefined) continue;
    // Both as engine files: a bundle of many modules is faster than the modules.
    const today = await loadEngine(await bundleEngine(id));
    const sides = [sideOf(today), sideOf(await loadFrozen(engine))] as const;
    // In turns too, so that neither side finds `play` compiled for the other alone.
    for (let nth = 0; nth < 2; nth += 1) for (const side of sides) round(side, nth * 10_000, WARM_UP_MS / 2);
    figures.push({
      ...{ name: `engine of ${id}, against ${engine.file}`, unit, against: 'the last frozen version' },
      samples: Array.from({ length: PAIRS.rounds }, (_, nth) => bothOf(sides, nth)),
      target: { atLeast: 1, of: 'ratio' },
    });
  }
  return figures;
}

interface Side {
  readonly rulebook: AnyRulebook;
  readonly configs: readonly AnyConfig[];
}

/** Each version plays with its own components. */
const sideOf = (rulebook: AnyRulebook): Side => {
  const { min, max } = rulebook.meta.seats;
  const seats = Array.from({ length: max - min + 1 }, (_, more) => min + more);
  return { rulebook, configs: seats.map((count) => configFor(rulebook, count)) };
};
