import { describe, expect, it } from 'vitest';
import { forcedAction } from '../../src/engine/forced.js';
import { SPECTATOR } from '../../src/engine/rulebook.js';
import { quickRng } from '../../src/kernel/rng.js';
import { rulebooks } from '../../src/rulebooks/registry.js';
import { configFor, playout } from '../support/playout.js';

const GAMES = 3;
const WORLDS = 4;

describe.each(rulebooks)('an answer without a choice in $meta.id', (rulebook) => {
  /** Every prompt of some games at which the seat has one legal action. */
  const cases = Array.from({ length: GAMES }, (_, nth) =>
    playout(rulebook, configFor(rulebook, 3), nth + 1).steps.flatMap(({ before }) =>
      rulebook
        .prompts(before)
        .filter(({ seat }) => rulebook.legal(before, seat).length === 1)
        .map(({ seat }) => ({ state: before, seat })),
    ),
  ).flat();

  it('is given or not whatever a spectator cannot see, so that it tells nobody anything', () => {
    for (const [nth, { state, seat }] of cases.entries()) {
      const rng = quickRng(nth + 1);
      const isGiven = forcedAction(rulebook, state, seat, rng) !== null;
      for (let world = 0; world < WORLDS; world += 1) {
        const other = rulebook.imagine(state, SPECTATOR, rng, 'possible');
        expect(forcedAction(rulebook, other, seat, rng) !== null).toBe(isGiven);
      }
    }
  });

  it('is the only legal one', () => {
    for (const [nth, { state, seat }] of cases.entries()) {
      const action = forcedAction(rulebook, state, seat, quickRng(nth + 1));
      if (action !== null) expect(rulebook.legal(state, seat)).toEqual([action]);
    }
  });
});
