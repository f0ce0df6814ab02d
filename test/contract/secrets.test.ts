import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actionId } from '../../src/engine/action-id.js';
import type { AnyRulebook, AnyState } from '../../src/engine/any-rulebook.js';
import { whyNot } from '../../src/engine/game.js';
import type { Viewer, Worlds } from '../../src/engine/rulebook.js';
import { quickRng } from '../../src/kernel/rng.js';
import { expectEqual, expectSameJson, isSameJson } from '../support/equal.js';
import { configsOf, describeConfig, isLongRun, type Step } from '../support/playout.js';
import { testedRulebooks } from '../support/rulebooks.js';
import { sharedPlayout } from '../support/shared-playouts.js';
import { viewersOf } from '../support/viewers.js';

const GAMES = 4;
/** `npm test` looks at every sixth state of games that are not short, and `npm run test:long` at all of them. */
const EVERY = isLongRun ? 1 : 6;
const MANY = 200;
const ENGINE_CODES = ['not_your_turn', 'game_over', 'not_legal'];

/** What a viewer imagines in place of a state. The tests share it: imagining is most of their work. */
interface Imagined {
  readonly index: number;
  readonly viewer: Viewer;
  readonly possible: AnyState;
  readonly likely: AnyState;
}

/*
 * Non-interference: nothing that the service sends to a viewer distinguishes a state from one that `imagine` returns.
 * If a secret leaks anywhere, the two differ.
 */
describe.each(testedRulebooks.map((rulebook) => [rulebook.meta.id, rulebook] as const))(
  '%s',
  (_id, rulebook) => {
    describe.each(configsOf(rulebook).map((config) => [describeConfig(config), config] as const))(
      '%s',
      (_, config) => {
        let steps: readonly Step[] = [];
        let imagined: ReadonlyMap<AnyState, Imagined> = new Map();
        const viewers = viewersOf(config);
        beforeAll(() => {
          const games = Array.from({ length: GAMES }, (_, nth) => sharedPlayout(rulebook, config, nth));
          steps = games.flatMap((game) => game.steps);
          const states = [...steps.map(({ after }) => after), ...games.map(({ opening }) => opening)];
          const every = states.length < MANY ? 1 : EVERY;
          imagined = new Map(
            states
              .filter((_, nth) => nth % every === 0)
              .map((state, index) => {
                const viewer = viewers[index % viewers.length] as Viewer;
                const possible = rulebook.imagine(state, viewer, quickRng(index), 'possible');
                const likely = rulebook.imagine(state, viewer, quickRng(index + 1), 'likely');
                return [state, { index, viewer, possible, likely }];
              }),
          );
        });
        afterAll(() => {
          // Thousands of states, which would be kept until the last config has been tested.
          imagined = new Map();
        });
        /** The steps before or after which the state was imagined. */
        const imaginedAt = (side: 'before' | 'after') =>
          steps.flatMap((step) => {
            const found = imagined.get(step[side]);
            return found === undefined ? [] : [{ ...step, ...found }];
          });

        it('shows a viewer the same for a state and an imagined one', () => {
          let isAnother = false;
          for (const { after, seat, action, index, viewer, likely, possible } of imaginedAt('after')) {
            const world = Math.floor(index / viewers.length) % 3 === 0 ? likely : possible;
            isAnother ||= [likely, possible].some((one) => JSON.stringify(one) !== JSON.stringify(after));
            expectSameJson(
              sentTo(rulebook, world, viewer),
              sentTo(rulebook, after, viewer),
              () =>
                `${nameOf(viewer)} can tell the state after ${actionId(action)} of seat ${seat} from one that imagine ` +
                'returns: they are sent a secret, or imagine changes what they know',
            );
          }
          expect(isAnother, 'imagine must imagine something').toBe(true);
        });

        it('imagines the same from states that a viewer cannot tell apart, given the same random numbers', () => {
          for (const { after, index, viewer, possible: twin, likely } of imaginedAt('after')) {
            const again = (state: AnyState, worlds: Worlds) =>
              rulebook.imagine(state, viewer, quickRng(index + 1), worlds);
            const message = () =>
              `what ${nameOf(viewer)} imagines follows from what they do not know, so searches would show it`;
            expectSameJson(again(twin, 'likely'), likely, message);
            expectSameJson(again(twin, 'possible'), again(after, 'possible'), message);
          }
        });

        it('gives the same reasons for refusals in a state and an imagined one', () => {
          const codes = new Set<string>();
          for (const [index, { before, action, seat }] of steps.entries()) {
            if (!imagined.has(before)) continue;
            const other = steps[(index * 31 + 7) % steps.length] as Step;
            const lawful = rulebook.legal(before, seat).map(actionId);
            const unlawful = [action, other.action].filter((tried) => !lawful.includes(actionId(tried)));
            if (unlawful.length === 0) continue;
            const twin = rulebook.imagine(before, seat, quickRng(index));
            for (const tried of unlawful) {
              const why = whyNot(rulebook, before, seat, tried);
              expectEqual(
                whyNot(rulebook, twin, seat, tried),
                why,
                () => `the refusal of ${actionId(tried)} depends on what seat ${seat} does not know`,
              );
              codes.add(why.code);
            }
          }
          expect([...ENGINE_CODES, ...Object.keys(rulebook.meta.rejections)]).toEqual(
            expect.arrayContaining([...codes]),
          );
        });

        it('shows no more in an event than in the views before and after it', () => {
          for (const { before, seat, action, index, viewer, possible: twin } of imaginedAt('before')) {
            if (!rulebook.legal(twin, seat).some((lawful) => actionId(lawful) === actionId(action))) continue;
            const here = carryOut(rulebook, before, step(seat, action, index), viewer);
            const there = carryOut(rulebook, twin, step(seat, action, index), viewer);
            if (isSameJson(here.seen, there.seen)) continue;
            // Most events look the same, so that nobody has to look at the states after them.
            if (!isSameJson(sentTo(rulebook, here.after, viewer), sentTo(rulebook, there.after, viewer)))
              continue;
            expectSameJson(
              there.seen,
              here.seen,
              () =>
                `${nameOf(viewer)} sees more in the events of ${actionId(action)} of seat ${seat} than in the views ` +
                'before and after it: make it secret in the event, or show it in the view',
            );
          }
        });
      },
    );
  },
);

const nameOf = (viewer: Viewer): string => (viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`);

const step = (seat: number, action: Step['action'], seed: number) => ({ seat, action, seed });

/** Everything that the service sends to a viewer about a state. */
function sentTo(rulebook: AnyRulebook, state: AnyState, viewer: Viewer): object {
  const legal = viewer === 'spectator' ? [] : rulebook.legal(state, viewer);
  return {
    view: rulebook.view(state, viewer),
    prompts: rulebook.prompts(state),
    outcome: rulebook.outcome(state),
    legal,
    reveals: viewer === 'spectator' ? [] : legal.map((action) => rulebook.reveals?.(state, viewer, action)),
  };
}

function carryOut(
  rulebook: AnyRulebook,
  state: AnyState,
  { seat, action, seed }: ReturnType<typeof step>,
  viewer: Viewer,
): { seen: readonly (object | null)[]; after: AnyState } {
  const { events, state: after } = rulebook.decide(state, seat, action, quickRng(seed));
  return {
    seen: events.map((event) => rulebook.seen(event, viewer)),
    after,
  };
}
