import { describe, expect, it } from 'vitest';
import { type AnyAction, type AnyRulebook, type AnyState, erase } from '../../src/engine/any-rulebook.js';
import { foresee } from '../../src/engine/foresee.js';
import { judge } from '../../src/engine/game.js';
import { quickRng } from '../../src/kernel/rng.js';
import { mammut } from '../../src/rulebooks/mammut/index.js';
import { configFor, playout } from '../support/playout.js';
import { thinIce } from '../support/thin-ice/index.js';

const foreseeable = (rulebook: AnyRulebook, state: AnyState, seat: number, action: AnyAction): boolean =>
  foresee(rulebook, state, seat, [action], quickRng(8)).ok;

describe('the result of an action is foreseeable', () => {
  it('unless others chose in secret, or a die is rolled', () => {
    const rulebook = erase(thinIce);
    const { opening } = playout(rulebook, configFor(rulebook, 2), 1);
    const first = judge(rulebook, opening, 0, { type: 'drill', fish: 1 }, quickRng(1));
    if (!first.ok) throw new Error(first.error.detail);
    expect(foreseeable(rulebook, opening, 0, { type: 'drill', fish: 1 })).toBe(true);
    expect(foreseeable(rulebook, first.value.state, 1, { type: 'drill', fish: 1 })).toBe(false);
  });

  it('while tiles are divided, but not when their other faces are revealed', () => {
    const rulebook = erase(mammut);
    const { steps } = playout(rulebook, configFor(rulebook, 4), 3);
    const known = (type: string) =>
      steps
        .filter(({ action }) => action.type === type)
        .map(({ before, seat, action }) => foreseeable(rulebook, before, seat, action));
    expect(new Set(known('take'))).toEqual(new Set([true]));
    expect(new Set(known('take-rest'))).toEqual(new Set([false]));
  });
});
