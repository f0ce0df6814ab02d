import type { Rng } from '../../kernel/rng.js';
import type { AnyState } from '../any-rulebook.js';
import type { AnyGame, AnySpec, Steps } from './erased.js';

/** Carries out whatever asks nobody, up to the next question or the end. */
export const advanceBy = ({ step: current, tend, idle }: AnySpec, steps: Steps) => {
  /** Whether something happened by itself. */
  const goesOn = (game: AnyGame, rng: Rng): boolean => {
    const step = current(game.state);
    if (step === undefined) return idle?.(game, rng) ?? false;
    const { run, auto } = definitionOf(steps, step.step);
    if (run === undefined) return auto?.(game, step, rng) ?? false;
    run(game, step, rng);
    return true;
  };

  return (game: AnyGame, rng: Rng): void => {
    let tended: AnyState | null = null;
    do {
      if (tend !== undefined) tended = tend(game, tended);
    } while (goesOn(game, rng));
  };
};

export function definitionOf(steps: Steps, name: string) {
  const definition = steps[name];
  if (definition === undefined) throw new Error(`no such step: ${name}`);
  return definition;
}
