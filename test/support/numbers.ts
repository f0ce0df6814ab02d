import { Type } from 'typebox';
import { type AnyRulebook, erase } from '../../src/engine/any-rulebook.js';
import * as define from '../../src/engine/define/index.js';

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
export const numbers: AnyRulebook = erase(
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
