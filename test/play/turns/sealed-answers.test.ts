import { expect, it } from 'vitest';
import { type AnyRulebook, type AnyState, erase } from '../../../src/engine/any-rulebook.js';
import { foresee } from '../../../src/engine/foresee.js';
import { judge } from '../../../src/engine/game.js';
import type { Seat } from '../../../src/engine/rulebook.js';
import { undoIsFree, wayBack } from '../../../src/engine/undoable.js';
import { quickRng, seededRng } from '../../../src/kernel/rng.js';
import type { Context } from '../../../src/play/context.js';
import type { LiveGame } from '../../../src/play/games/live-games.js';
import { openQueues } from '../../../src/play/queues.js';
import { decide } from '../../../src/play/turns/act.js';
import { tryActions } from '../../../src/play/turns/try-actions.js';
import { inThisThread } from '../../../src/play/work/in-this-thread.js';
import { talDerMammuts } from '../../../src/rulebooks/tal-der-mammuts/index.js';
import type { State } from '../../../src/rulebooks/tal-der-mammuts/state.js';
import { noon, sampleGame } from '../../store/sample.js';
import { configFor, playout } from '../../support/playout.js';
import { thinIce } from '../../support/thin-ice/index.js';

const context = { clock: () => noon, workers: inThisThread, queues: openQueues() } as unknown as Context;

const differ = (answers: readonly object[]): boolean =>
  new Set(answers.map((one) => JSON.stringify(one))).size > 1;

/** A game of three in this state. */
function gameIn(rulebook: AnyRulebook, state: AnyState, version: number): LiveGame {
  const seats = [0, 1, 2].map((nth) => ({ kind: 'player' as const, id: `p${nth}`, name: `P${nth}` }));
  const record = sampleGame('p0', { id: 'game', seed: `seed ${version}`, status: 'active', seats, version });
  return { record, rulebook, state, turn: [], hash: 'last', tail: [] } as unknown as LiveGame;
}

/** What a seat is answered to a list of actions in this state, before anything is written. */
const answerTo = (
  rulebook: AnyRulebook,
  state: AnyState,
  seat: Seat,
  actions: readonly object[],
  version = 7,
) => decide(context, gameIn(rulebook, state, version), seat, { actions });

/** The same of a dry run. */
function dryRun(
  rulebook: AnyRulebook,
  state: AnyState,
  seat: Seat,
  actions: readonly object[],
  version: number,
) {
  const game = gameIn(rulebook, state, version);
  const live = { get: async () => game, known: () => game };
  const request = { gameId: 'game', playerId: `p${seat}`, seat, actions };
  return tryActions({ ...context, live } as unknown as Context, request);
}

it('a list with nonsense at its end tells nothing of the sealed answers to a window of the valley', async () => {
  const rulebook = erase(talDerMammuts);
  const nonsense = { type: 'play', card: 'no-such-card' };
  const config = configFor(rulebook, 3);
  let windows = 0;
  let probes = 0;
  let telling = 0;
  for (let seed = 1; seed <= 6; seed += 1) {
    const { steps } = playout(rulebook, config, seed, { most: 500 });
    for (const { before, seat } of steps) {
      const state = before as unknown as State;
      const { window } = state;
      if (window === null || window.answers.length === 0) continue;
      if (window.asked.length - window.answers.length > 1) continue;
      windows += 1;
      const twins = [1, 2, 3].map((nth) => {
        const imagined = rulebook.imagine(before, seat, quickRng(nth)) as unknown as State;
        return { ...state, window: imagined.window } as unknown as AnyState;
      });
      const passes = window.answers.map((one) => ({ ...one, answer: null }));
      const allPass = { ...state, window: { ...window, answers: passes } } as unknown as AnyState;
      for (const first of [{ type: 'pass' }, { type: 'pass-on' }]) {
        const worlds = [before, ...twins, allPass];
        const told = await Promise.all(
          worlds.map((one) => answerTo(rulebook, one, seat, [first, nonsense], probes)),
        );
        const tried = await Promise.all(worlds.map((one) => dryRun(rulebook, one, seat, [first], probes)));
        probes += 1;
        if (differ(told) || differ(tried)) telling += 1;
      }
    }
  }
  expect(windows).toBeGreaterThan(30);
  expect({ probes, telling }).toEqual({ probes, telling: 0 });
});

it('an answer that closes a window of the valley is never foreseen, and never undone without asking', () => {
  const rulebook = erase(talDerMammuts);
  const [foreseen, undoable] = [new Set<boolean>(), new Set<boolean>()];
  let closings = 0;
  for (let seed = 1; seed <= 12; seed += 1) {
    const { steps } = playout(rulebook, configFor(rulebook, 3), seed, { most: 500 });
    for (const [nth, { before, seat, action, events }] of steps.entries()) {
      const { window } = before as unknown as State;
      if (window === null || !events.some(({ type }) => type === 'window-closed')) continue;
      if (window.answers.length === 0) continue;
      closings += 1;
      foreseen.add(foresee(rulebook, before, seat, [action], quickRng(nth)).ok);
      const entry = { version: nth + 2, at: noon, seat, action, events };
      undoable.add(undoIsFree(rulebook, { entry, before }, 3, `seed ${seed}`));
    }
  }
  expect(closings).toBeGreaterThan(50);
  expect([[...foreseen], [...undoable]]).toEqual([[false], [false]]);
});

/** Thin ice for seats that take it for granted that everybody drills for one fish. */
const credulous = erase({
  ...thinIce,
  imagine: (state: Parameters<typeof thinIce.imagine>[0]) => ({
    ...state,
    chosen: state.chosen.map((own) => Math.min(own, 1)),
  }),
});
/** Seat 1 has drilled. */
function drilledFor(fish: number): AnyState {
  const { opening } = playout(credulous, configFor(credulous, 2), 1);
  const drilled = judge(credulous, opening, 1, { type: 'drill', fish }, quickRng(1));
  if (!drilled.ok) throw new Error(drilled.error.detail);
  return drilled.value.state;
}
const drill = { type: 'drill', fish: 1 };

it('a list ends with the action that turns out otherwise than the seat could foresee', async () => {
  const takenOf = async (fish: number) => {
    const answer = await answerTo(credulous, drilledFor(fish), 0, [drill, drill]);
    return answer.ok ? answer.value.length : answer.error;
  };
  expect(await takenOf(1)).toBe(2);
  expect(await takenOf(3)).toBe(1);
});

it('a refused list is refused the same, whatever the seat failed to imagine', async () => {
  const [expected, other] = await Promise.all(
    [1, 3].map((fish) => answerTo(credulous, drilledFor(fish), 0, [drill, drill, drill])),
  );
  expect(expected).toMatchObject({
    ok: false,
    error: { rejected: { index: 2, rejection: { code: 'not_your_turn' } } },
  });
  expect(other).toEqual(expected);
});

it('how far the last to drill may undo, and why no further, follows from the catch alone', () => {
  const rulebook = erase(thinIce);
  const { opening } = playout(rulebook, configFor(rulebook, 2), 1);
  const ways = new Map<string, Set<string>>();
  for (let game = 0; game < 150; game += 1) {
    for (const fish of [1, 2, 3]) {
      const seed = `seed ${game}`;
      const first = judge(rulebook, opening, 1, { type: 'drill', fish }, quickRng(1));
      if (!first.ok) throw new Error(first.error.detail);
      const { state: before } = first.value;
      const last = judge(rulebook, before, 0, drill, seededRng(seed, 3));
      if (!last.ok) throw new Error(last.error.detail);
      const entry = { version: 3, at: noon, seat: 0, action: drill, events: last.value.events };
      const shown = `${seed} ${JSON.stringify(rulebook.view(last.value.state, 0))}`;
      const way = JSON.stringify(wayBack(rulebook, [{ entry, before }], 2, seed));
      ways.set(shown, (ways.get(shown) ?? new Set()).add(way));
    }
  }
  // Among these are catches that came of equal numbers, without a die, and of two dice that showed 1.
  expect(ways.size).toBeLessThan(450);
  expect([...ways.values()].filter((some) => some.size > 1)).toEqual([]);
});
