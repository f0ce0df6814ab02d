import type { Rng } from '../../kernel/rng.js';
import { type AnyGame, type AnySpec, definitionOf, type Steps } from './erased.js';
import type { Legal } from './legal.js';

/** Runs all steps that ask nobody, up to the next prompt or the end. */
export const advanceBy = ({ step: current, tend, idle }: AnySpec, steps: Steps, legal: Legal) => {
  /** Runs the current step if it asks nobody. True if it did. */
  const runNext = (game: AnyGame, rng: Rng): boolean => {
    const step = current(game.state);
    if (step === undefined) return idle?.(game, rng) ?? false;
    const { run, auto, stuck } = definitionOf(steps, step.step);
    if (run !== undefined) {
      run(game, step, rng);
      return true;
    }
    if (auto?.(game, step, rng)) return true;
    if (stuck === undefined || !legal.isEmpty(game.state, step)) return false;
    stuck(game, step, rng);
    return true;
  };

  return (game: AnyGame, rng: Rng): void => {
    do {
      tend?.(game);
    } while (runNext(game, rng));
  };
};
