import { expect, it } from 'vitest';
import { type AnyRulebook, type AnyState, erase } from '../../../src/engine/any-rulebook.js';
import { judge } from '../../../src/engine/game.js';
import type { Seat } from '../../../src/engine/rulebook.js';
import { quickRng } from '../../../src/kernel/rng.js';
import type { Context } from '../../../src/play/context.js';
import type { LiveGame } from '../../../src/play/games/live-games.js';
import { decide } from '../../../src/play/turns/act.js';
import { talDerMammuts } from '../../../src/rulebooks/tal-der-mammuts/index.js';
import type { State } from '../../../src/rulebooks/tal-der-mammuts/state.js';
import { noon, sampleGame } from '../../store/sample.js';
import { configFor, playout } from '../../support/playout.js';
import { thinIce } from '../../support/thin-ice/index.js';

const context = { clock: () => noon } as Context;

/** What a seat is answered to a list of actions in this state, before anything is written. */
function answerTo(
  rulebook: AnyRulebook,
  state: AnyState,
  seat: Seat,
  actions: readonly object[],
  version = 7,
) {
  const seats = [0, 1, 2].map((nth) => ({ kind: 'player' as const, id: `p${nth}`, name: `P${nth}` }));
  const record = sampleGame('p0', { id: 'game', seed: `seed ${version}`, status: 'active', seats, version });
  const game = { record, rulebook, state, turn: [], hash: 'last', tail: [] } as unknown as LiveGame;
  return decide(context, game, seat, { actions });
}

it('a list with nonsense at its end tells nothing of the sealed answers to a window of the valley', () => {
  const rulebook = erase(talDerMammuts);
  const nonsense = { type: 'play', card: 'no-such-card' };
  const config = configFor(rulebook, 3);
  let windows = 0;
  let probes = 0;
  let telling = 0;
  for (let seed = 1; seed <= 12; seed += 1) {
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
        const told = [before, ...twins, allPass].map((one) =>
          JSON.stringify(answerTo(rulebook, one, seat, [first, nonsense], probes)),
        );
        probes += 1;
        if (new Set(told).size > 1) telling += 1;
      }
    }
  }
  expect(windows).toBeGreaterThan(50);
  expect({ probes, telling }).toEqual({ probes, telling: 0 });
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

it('a list ends with the action that turns out otherwise than the seat could foresee', () => {
  const takenOf = (fish: number) => {
    const answer = answerTo(credulous, drilledFor(fish), 0, [drill, drill]);
    return answer.ok ? answer.value.length : answer.error;
  };
  expect(takenOf(1)).toBe(2);
  expect(takenOf(3)).toBe(1);
});

it('a refused list is refused the same, whatever the seat failed to imagine', () => {
  const [expected, other] = [1, 3].map((fish) =>
    answerTo(credulous, drilledFor(fish), 0, [drill, drill, drill]),
  );
  expect(expected).toMatchObject({
    ok: false,
    error: { rejected: { index: 2, rejection: { code: 'not_your_turn' } } },
  });
  expect(other).toEqual(expected);
});
