import { beforeAll, describe, expect, it } from 'vitest';
import { actionId, readActionId } from '../../src/engine/action-id.js';
import { judge } from '../../src/engine/game.js';
import { replay } from '../../src/engine/replay.js';
import { isRecord } from '../../src/kernel/json.js';
import { quickRng } from '../../src/kernel/rng.js';
import { deepFreeze } from '../support/deep-freeze.js';
import { expectEqual } from '../support/equal.js';
import { describeConfig, isLongRun, type Playout, playout, sweptConfigsOf } from '../support/playout.js';
import { testedRulebooks } from '../support/rulebooks.js';
import { FIRST_SEED, sharedPlayout } from '../support/shared-playouts.js';

const GAMES = isLongRun ? 3 : 1;

describe.each(testedRulebooks.map((rulebook) => [rulebook.meta.id, rulebook] as const))(
  '%s',
  (_id, rulebook) => {
    describe.each(sweptConfigsOf(rulebook).map((config) => [describeConfig(config), config] as const))(
      '%s',
      (_, config) => {
        let games: readonly Playout[] = [];
        beforeAll(() => {
          games = Array.from({ length: GAMES }, (_, nth) => sharedPlayout(rulebook, config, nth));
        });

        it('always offers an answer, and reaches an end without prompts', () => {
          for (const { last, steps } of games) {
            expect(steps.length).toBeGreaterThan(0);
            expect(rulebook.outcome(last)).not.toBeNull();
            expect(rulebook.prompts(last)).toEqual([]);
          }
        });

        it('ranks every seat once, best first', () => {
          for (const { last } of games) {
            const standings = rulebook.outcome(last)?.standings ?? [];
            expect(standings.map(({ seat }) => seat).sort()).toEqual([...Array(config.seats).keys()]);
            const ranks = standings.map(({ rank }) => rank);
            expect(ranks[0]).toBe(1);
            expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
          }
        });

        it('asks only existing seats, each at most once, with prompts that have a text', () => {
          for (const { steps } of games) {
            for (const { before } of steps) {
              const prompts = rulebook.prompts(before);
              const asked = prompts.map(({ seat }) => seat);
              expectEqual([...new Set(asked)], asked);
              expectEqual(
                asked.filter((seat) => !(seat >= 0 && seat < config.seats)),
                [],
              );
              expectEqual(
                prompts.filter(({ kind }) => !Object.hasOwn(rulebook.meta.prompts, kind)),
                [],
              );
            }
          }
        });

        it('offers legal actions to exactly the seats that are asked', () => {
          for (const { steps, last } of games) {
            for (const state of [...steps.map(({ before }) => before), last]) {
              const asked = rulebook.prompts(state).map(({ seat }) => seat);
              for (let seat = 0; seat < config.seats; seat += 1) {
                expectEqual(rulebook.legal(state, seat).length > 0, asked.includes(seat));
              }
            }
          }
        });

        it('gives every legal action a unique id that can be parsed into the action', () => {
          for (const { steps } of games) {
            for (const { before, seat } of steps) {
              const legal = rulebook.legal(before, seat);
              const ids = legal.map(actionId);
              expectEqual(new Set(ids).size, ids.length);
              expectEqual(ids.map(readActionId), legal);
              expectEqual(
                legal.filter((action) => Object.values(action).some(isNested)),
                [],
              );
            }
          }
        });

        it('decides every legal action without throwing, with at least one event', () => {
          for (const { steps } of games) {
            for (const { before, seat } of sample(steps)) {
              for (const action of rulebook.legal(before, seat)) {
                const judged = judge(rulebook, before, seat, action, quickRng(1));
                expectEqual(judged.ok && judged.value.events.length > 0, true);
              }
            }
          }
        });

        it('replays a log to the live state, also after JSON', () => {
          for (const { log, last } of games) {
            expectEqual(replay(rulebook, log).state, last);
            expectEqual(
              replay(rulebook, JSON.parse(JSON.stringify(log))).state,
              JSON.parse(JSON.stringify(last)),
            );
          }
        });

        it('keeps only values in a state that JSON preserves', () => {
          for (const { last } of games) expectEqual(JSON.parse(JSON.stringify(last)), last);
        });

        it('returns the state that its events lead to', () => {
          for (const { steps } of games) {
            for (const { before, events, after } of steps) {
              expectEqual(
                events.reduce((state, event) => rulebook.evolve(state, event), before),
                after,
              );
            }
          }
        });

        it('never changes an earlier state', () => {
          const { steps } = games[0] ?? { steps: [] };
          for (const { before, seat, action, events, after } of steps) {
            deepFreeze(before);
            deepFreeze(events);
            const decided = rulebook.decide(before, seat, action, quickRng(7));
            decided.events.reduce(
              (state, event) => rulebook.evolve(deepFreeze(state), deepFreeze(event)),
              before,
            );
            rulebook.view(deepFreeze(after), seat);
            rulebook.imagine(after, seat, quickRng(7));
          }
        });

        it('plays the same game from the same seed', () => {
          const again = playout(rulebook, config, FIRST_SEED);
          expect(JSON.stringify(again.log)).toBe(JSON.stringify(games[0]?.log));
        });
      },
    );
  },
);

const isNested = (value: unknown): boolean => isRecord(value) || Array.isArray(value);

/** A sample of steps, spread over the whole game. */
function sample<Item>(items: readonly Item[], most = 40): Item[] {
  const stride = Math.max(1, Math.floor(items.length / most));
  return items.filter((_, index) => index % stride === 0);
}
