import { describe, expect, it } from 'vitest';
import type { AnyRulebook, AnyState } from '../../src/engine/any-rulebook.js';
import { quickRng } from '../../src/kernel/rng.js';
import { worldTask } from '../../src/play/work/world-task.js';
import { expectSameJson } from '../support/equal.js';
import { configsOf } from '../support/playout.js';
import { testedRulebooks } from '../support/rulebooks.js';
import { sharedPlayout } from '../support/shared-playouts.js';

const GAMES = 4;
const POSITIONS = 14;
const WORLDS = 8;
/** What is seldom unknown may be the same by chance. */
const OFTEN = 6;

/** Positions from everywhere in a few games, each for each seat, asked or not. */
function positionsOf(rulebook: AnyRulebook): { readonly state: AnyState; readonly seat: number }[] {
  const [config] = configsOf(rulebook);
  if (config === undefined) throw new Error('a rulebook has a config');
  const steps = Array.from({ length: GAMES }, (_, nth) => sharedPlayout(rulebook, config, nth).steps).flat();
  const every = Math.max(1, Math.floor(steps.length / POSITIONS));
  return steps
    .filter((_, index) => index % every === 0)
    .flatMap(({ before }) => Array.from({ length: config.seats }, (_, seat) => ({ state: before, seat })));
}

const worldOf = (rulebook: AnyRulebook, state: AnyState, seat: number, version: number): AnyState =>
  JSON.parse(JSON.stringify(worldTask(rulebook, { state, seat, version, seed: 'a seed' })));

/** All plain values of a state, by where they stand; without numbers of lists, to tell one kind of fact from another. */
function leavesOf(value: unknown, at = '', kind = ''): [string, string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[at, kind, value]];
  return Object.entries(value).flatMap(([name, inner]) =>
    leavesOf(inner, `${at}/${name}`, `${kind}/${Array.isArray(value) ? '*' : name}`),
  );
}

const valuesOf = (state: AnyState): Map<string, unknown> =>
  new Map(leavesOf(state).map(([at, , value]) => [at, value]));

describe.each(testedRulebooks.map((rulebook) => [rulebook.meta.id, rulebook] as const))(
  'the world of %s',
  (_id, rulebook) => {
    it('is a state in which the seat sees and may do what it does in the true one', () => {
      for (const [version, { state, seat }] of positionsOf(rulebook).entries()) {
        const world = worldOf(rulebook, state, seat, version);
        const seen = (one: AnyState) => ({
          view: rulebook.view(one, seat),
          legal: rulebook.legal(one, seat),
          prompts: rulebook.prompts(one),
        });
        expectSameJson(seen(world), seen(state), () => `version ${version}`);
        expect(worldOf(rulebook, state, seat, version)).toEqual(world);
      }
    });

    it('keeps nothing of the true state that could be different, each time', () => {
      /** Kinds of facts that the seat does not know: how often they were looked at, and in how many worlds they differed. */
      const kinds = new Map<string, { seen: number; differed: number }>();
      for (const [nth, { state, seat }] of positionsOf(rulebook).entries()) {
        const truth = valuesOf(state);
        const twins = Array.from({ length: 3 }, (_, other) =>
          leavesOf(rulebook.imagine(state, seat, quickRng(nth * 8 + other), 'possible')),
        );
        const worlds = Array.from({ length: WORLDS }, (_, version) =>
          valuesOf(worldOf(rulebook, state, seat, version)),
        );
        for (const [at, kind, value] of twins.flat()) {
          if (truth.get(at) === value) continue;
          const { seen, differed } = kinds.get(kind) ?? { seen: 0, differed: 0 };
          const others = worlds.filter((world) => world.get(at) !== truth.get(at)).length;
          kinds.set(kind, { seen: seen + 1, differed: differed + others });
        }
      }
      expect(kinds.size).toBeGreaterThan(0);
      const kept = [...kinds].filter(([, { seen, differed }]) => seen >= OFTEN && differed === 0);
      expect(kept).toEqual([]);
    });
  },
);
