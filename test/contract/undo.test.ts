import { beforeAll, describe, expect, it } from 'vitest';
import type { AnyRulebook, AnyState } from '../../src/engine/any-rulebook.js';
import type { ActionEntry } from '../../src/engine/entry.js';
import { follow, type Step } from '../../src/engine/replay.js';
import { SPECTATOR, type Viewer } from '../../src/engine/rulebook.js';
import { wayBack } from '../../src/engine/undoable.js';
import { quickRng } from '../../src/kernel/rng.js';
import { isEqual } from '../support/equal.js';
import { configFor, isLongRun, playout } from '../support/playout.js';
import { testedRulebooks } from '../support/rulebooks.js';

const GAMES = 3;
const MAX_ACTIONS = 150;
/** A game that is shorter is judged as a whole. */
const FEW = 60;
const TWINS = 6;

/**
 * The steps of a random game, each with whether its undo is free. `npm test` judges the first, second or last third of a
 * long game, and `npm run test:long` all of it.
 */
function judgedSteps(rulebook: AnyRulebook, seed: number) {
  const { min, max } = rulebook.meta.seats;
  const seats = min + (seed % (max - min + 1));
  const { steps, log } = playout(rulebook, configFor(rulebook, seats), seed, { most: MAX_ACTIONS });
  const all = steps.map(({ before, after }, nth) => {
    const step: Step = { entry: log[nth + 1] as ActionEntry, before };
    return { step, after };
  });
  const third = Math.ceil(steps.length / GAMES);
  const part = isLongRun || steps.length < FEW ? all : all.slice(seed * third, (seed + 1) * third);
  return part.map(({ step, after }) => {
    // It remembers what it has judged, so that the last test does not judge each step again.
    const way = wayBack(rulebook, [step], seats, `seed ${seed}`);
    return { step, after, seats, isFree: way !== null && way.to < step.entry.version };
  });
}

/**
 * Whether the view after a step is also possible from another state that the viewer could not distinguish before. The
 * acting seat knows its action; for other viewers it may have been any legal one.
 */
function fits(rulebook: AnyRulebook, { entry }: Step, twin: AnyState, viewer: Viewer, seen: object): boolean {
  const legal = rulebook.legal(twin, entry.seat);
  const possible = viewer === entry.seat ? legal.filter((action) => isEqual(action, entry.action)) : legal;
  return possible.some((action) => {
    const { state: after } = rulebook.decide(twin, entry.seat, action, quickRng(9));
    return isEqual(rulebook.view(after, viewer), seen);
  });
}

/** Rulebooks in which every action brings something to light, such as a trick-taking game without secret choices. */
const revealing: ReadonlySet<string> = new Set();

/** Whether nothing was hidden from anybody, and chance had no part in the step: so it is in chess. */
function hasNoSecrets(rulebook: AnyRulebook, { entry, before }: Step, seats: number): boolean {
  const rng = quickRng(5);
  const viewers = [...Array(seats).keys(), SPECTATOR] as Viewer[];
  const isKnown = viewers.every((viewer) => isEqual(rulebook.imagine(before, viewer, rng), before));
  let asked = false;
  rulebook.decide(before, entry.seat, entry.action, {
    int: (bound) => {
      asked = true;
      return rng.int(bound);
    },
  });
  return isKnown && !asked;
}

describe.each(testedRulebooks.map((rulebook) => [rulebook.meta.id, rulebook] as const))(
  'undo in %s',
  (id, rulebook) => {
    let games: readonly ReturnType<typeof judgedSteps>[] = [];
    beforeAll(() => {
      games = Array.from({ length: GAMES }, (_, seed) => judgedSteps(rulebook, seed));
    });

    it('is free only if no view rules out a state that was possible before', () => {
      const rng = quickRng(3);
      for (const steps of games) {
        const free = steps.filter(({ isFree }) => isFree);
        for (const { step, after, seats } of free.filter((_, nth) => nth % 4 === 0)) {
          for (const viewer of [...Array(seats).keys(), SPECTATOR] as Viewer[]) {
            const seen = rulebook.view(after, viewer);
            for (let nth = 0; nth < TWINS; nth += 1) {
              const twin = rulebook.imagine(step.before, viewer, rng);
              expect(fits(rulebook, step, twin, viewer, seen)).toBe(true);
            }
          }
        }
      }
    });

    it('is free for some steps and not for others, where the rules have both', () => {
      const all = games.flat();
      expect(all.some(({ isFree }) => isFree)).toBe(!revealing.has(id));
      const isOpen = all.every(({ step, seats }) => hasNoSecrets(rulebook, step, seats));
      expect(all.every(({ isFree }) => isFree)).toBe(isOpen);
    });

    it('stops at the first step that is not free or belongs to another seat', () => {
      for (const steps of games) {
        let turn: readonly Step[] = [];
        for (const [nth, { step, seats, isFree }] of steps.entries()) {
          turn = follow(turn, step);
          if (nth % 5 !== 0) continue;
          const way = wayBack(rulebook, turn, seats, `seed ${games.indexOf(steps)}`);
          expect(way?.seat).toBe(step.entry.seat);
          if (!isFree) expect(way).toMatchObject({ to: step.entry.version, stop: 'revealed' });
          else expect(way?.to).toBeLessThan(step.entry.version);
          expect(way?.to).toBeGreaterThanOrEqual((turn[0]?.entry.version ?? 0) - 1);
        }
      }
    });
  },
);
