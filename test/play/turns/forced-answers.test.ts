import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { type AnyRulebook, type AnyState, erase } from '../../../src/engine/any-rulebook.js';
import * as define from '../../../src/engine/define/index.js';
import { newTableStatus } from '../../../src/play/clocks/table-status.js';
import type { Context } from '../../../src/play/context.js';
import type { LiveGame } from '../../../src/play/games/live-games.js';
import { Draft } from '../../../src/play/turns/draft.js';
import type { Order } from '../../../src/play/turns/orders.js';
import { noon, sampleGame } from '../../store/sample.js';

/*
 * Seats in turn say a number. Seat 1 may say 2 only if it holds the secret token; seat 2 never has a choice.
 */
interface State {
  readonly turn: number;
  readonly token: boolean;
}
const event = define.eventsOf<{ State: State }>();
const said = event('said', {
  fields: { seat: Type.Integer(), number: Type.Integer() },
  evolve: (state) => ({ ...state, turn: state.turn + 1 }),
  text: { en: '{seat} says {number}.', de: '{seat} sagt {number}.' },
});
type Event = define.EventOf<readonly [typeof said]>;
const { action, step, rulebook } = define.rulesOf<{ State: State; Event: Event; View: { turn: number } }>();
const say = action('say', {
  fields: { number: Type.Integer({ minimum: 1, maximum: 2 }) },
  carryOut: (game, seat, { number }) => game.add({ type: 'said', seat, number }),
  text: { en: 'Say {number}', de: 'Sage {number}' },
});
const speaking = step('speak', {
  prompt: { en: 'Which number?', de: 'Welche Zahl?' },
  asks: ({ turn }) => [turn % 3],
  answers: [say],
  legal: ({ token }, _, seat) =>
    (seat === 0 || (seat === 1 && token) ? [1, 2] : [1]).map((number) => ({ type: 'say', number }) as const),
});
const numbers: AnyRulebook = erase(
  rulebook({
    meta: {
      ...{ id: 'numbers', seats: { min: 3, max: 3 }, rulesVersion: '1' },
      ...{ titles: { en: 'Numbers', de: 'Zahlen' }, summary: { en: 'Numbers.', de: 'Zahlen.' } },
    },
    ...{ events: [said], actions: [say], steps: [speaking] },
    schemas: { view: define.closed({ turn: Type.Integer() }) },
    initial: () => ({ turn: 0, token: false }),
    step: ({ turn }) => (turn >= 6 ? undefined : { step: 'speak' }),
    scores: () => [0, 0, 0],
    view: ({ turn }) => ({ turn }),
    imagine: (state, viewer, rng) => (viewer === 1 ? state : { ...state, token: rng.int(2) === 0 }),
  }),
);

const orders = (of: readonly Order[] = [], seat = 2) => [0, 1, 2].map((one) => (one === seat ? of : []));

/** The seats that answer when `by` has answered, and who is asked then. */
function answersAfter(by: number, token: boolean, laid = orders()) {
  const seats = [0, 1, 2].map((nth) => ({ kind: 'player' as const, id: `p${nth}`, name: `P${nth}` }));
  const tableStatus = newTableStatus(3, null);
  const record = sampleGame('p0', { id: 'game', seed: 'seed', status: 'active', seats, version: 7 });
  const state = { turn: by, token } as unknown as AnyState;
  const game = {
    ...{ record: { ...record, tableStatus, orders: laid }, rulebook: numbers, state },
    ...{ turn: [], hash: 'last', tail: [] },
  } as unknown as LiveGame & { readonly state: AnyState };
  const draft = new Draft({ clock: () => noon } as unknown as Context, game);
  draft.answer(by, { type: 'say', number: 1 } as never);
  const { entries, prompts } = draft.sealed();
  return { answered: entries.map(({ seat }) => seat), asked: prompts.map(({ seat }) => seat) };
}

it('the service answers for a seat that everybody knows to have no choice', () => {
  expect(answersAfter(1, false)).toEqual({ answered: [1, 2], asked: [0] });
});

it('it does not answer where the lack of a choice is a secret', () => {
  const without = answersAfter(0, false);
  expect(without).toEqual({ answered: [0], asked: [1] });
  expect(answersAfter(0, true)).toEqual(without);
});

it('it asks a seat that wants to be asked', () => {
  expect(answersAfter(1, false, orders([{ kind: 'ask' }])).asked).toEqual([2]);
  expect(answersAfter(1, false, orders([{ kind: 'ask', prompt: 'speak' }])).asked).toEqual([2]);
  expect(answersAfter(1, false, orders([{ kind: 'ask', prompt: 'listen' }])).asked).toEqual([0]);
});

it('it leaves the answer to a turn that the seat has prepared', () => {
  expect(answersAfter(1, false, orders([{ kind: 'turn', actions: ['say:number=1'] }])).asked).toEqual([2]);
});
