import { describe, expect, it } from 'vitest';
import { quickRng } from '../../../src/kernel/rng.js';
import { bitOfWindow } from '../../../src/rulebooks/tal-der-mammuts/state.js';
import { act, given, rulebook } from './given.js';
import { sampleWorlds } from './imagined.js';

describe('an imagined state is possible for all that its viewer saw', () => {
  it.each(['possible', 'likely'] as const)('where %s ones are asked for', (worlds) => {
    const { impossible, worlds: sampled, after } = sampleWorlds(5, 3, worlds);
    expect(impossible.slice(0, 5)).toEqual([]);
    expect(sampled).toBeGreaterThan(500);
    expect(after.size).toBeGreaterThan(45);
  });
});

describe('standing orders that nobody can know of', () => {
  const passing = given({
    seats: 2,
    people: [0, 1].map((seat) => ({ seat, hex: 9 + 10 * seat, warriors: 1 })),
    agenda: [
      { step: 'food-window', seat: 0 },
      { step: 'food-window', seat: 1 },
    ],
    state: { hands: [['raft'], ['raft']] },
  });
  const passed = act(passing, 0, { type: 'done' }).state;
  const bit = bitOfWindow('food-window');
  const share = (worlds: 'possible' | 'likely') =>
    Array.from({ length: 800 }, (_, seed) => rulebook.imagine(passed, 1, quickRng(seed), worlds)).filter(
      ({ standing }) => ((standing[0] ?? 0) & bit) !== 0,
    ).length / 800;

  it('exist in half of the possible worlds, and seldom in the likely ones', () => {
    expect(share('possible')).toBeGreaterThan(0.4);
    expect(share('possible')).toBeLessThan(0.6);
    expect(share('likely')).toBeGreaterThan(0.02);
    expect(share('likely')).toBeLessThan(0.12);
  });

  it('are assumed to last where everybody knew of them before', () => {
    const known = { ...passing, agenda: [{ step: 'move', seat: 0 } as const], standing: [bit, 0] };
    const moved = act(known, 0, { type: 'done' }).state;
    const revoked = act(known, 0, { type: 'ask-again' }).state;
    for (const state of [moved, revoked]) {
      const worlds = Array.from({ length: 400 }, (_, seed) =>
        rulebook.imagine(state, 1, quickRng(seed), 'likely'),
      );
      const set = worlds.filter(({ standing }) => ((standing[0] ?? 0) & bit) !== 0).length;
      expect(set).toBeGreaterThan(340);
      expect(set).toBeLessThan(400);
    }
  });

  it('do not depend on the truth', () => {
    const other = { ...passed, standing: [bit, 0] };
    for (const worlds of ['possible', 'likely'] as const)
      for (let seed = 0; seed < 40; seed += 1)
        expect(rulebook.imagine(other, 1, quickRng(seed), worlds).standing).toEqual(
          rulebook.imagine(passed, 1, quickRng(seed), worlds).standing,
        );
  });
});
