import type { Rng } from '../../kernel/rng.js';
import type { AnyState } from '../any-rulebook.js';
import type { AnyGame, AnySpec, Steps } from './erased.js';

/** Carries out whatever asks nobody, up to the next question or the end. */
export const advanceBy = ({ step: current, tend, idle }: AnySpec, steps: Steps) => {
  /** Whether something happened by itself. */
  const goesOn = (game: AnyGame, rng: Rng): boolean => {
    const step = current(game.state);
    if (step === undefined) return idle?.(game, rng) ?? false;
    const { run, auto, stuck, legal } = definitionOf(steps, step.step);
    if (run !== undefined) {
      run(game, step, rng);
      return true;
    }
    if (auto?.(game, step, rng)) return true;
    if (stuck === undefined || legal?.(game.state, step, step.seat ?? 0).length !== 0) return false;
    stuck(game, step, rng);
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
