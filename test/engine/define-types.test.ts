import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import {
  type EventOf,
  eventsOf,
  type GameOf,
  hidden,
  of,
  rulesOf,
  secret,
} from '../../src/engine/define/index.js';

interface State {
  readonly caught: number;
}
interface Step {
  readonly step: 'fish';
  readonly seat: number;
}
interface Quiet {
  readonly step: 'thaw';
}
interface Rules {
  State: State;
  Step: Step | Quiet;
  Event: EventOf<typeof events>;
  View: { readonly caught: number };
  Code: 'too_many';
}

const event = eventsOf<{ State: State }>();
const { action, step, rulebook } = rulesOf<Rules>();
const Seat = Type.Integer();
const text = { en: 'Text.', de: 'Text.' };
const caught = event('caught', {
  fields: { seat: Seat, fish: secret(of.seat, Type.Integer()), bait: hidden(Type.Array(Type.String())) },
  evolve: (state, { fish }) => ({ ...state, caught: state.caught + fish }),
  text: { en: '{seat}: {fish}.', de: ({ fish }) => `${fish.toFixed(0)}.` },
  unseen: { en: '{seat}.', de: '{seat}.' },
});
const events = [caught] as const;
const fish = action('fish', {
  fields: { holes: Type.Integer() },
  carryOut: (game, seat, { holes }) => game.add({ type: 'caught', seat, fish: holes, bait: [] }),
  text,
});
const rest = action('rest', { fields: {}, carryOut: () => {}, text });
const actions = [fish, rest] as const;
const fishing = step('fish', {
  prompt: text,
  answers: [fish],
  legal: (state) => (state.caught > 2 ? [] : [{ type: 'fish', holes: 1 }]),
  whyNot: { fish: 'too_many' },
});

/*
 * Definitions that must not compile. If a line below compiles, TypeScript reports an unused @ts-expect-error.
 */
const counterexamples = () => {
  const fields = { seat: Seat };
  const evolve = (state: State): State => state;
  const carryOut = () => {};
  const legal = () => [];
  const view = Type.Object({});

  // @ts-expect-error Property 'evolve' is missing
  event('one', { fields, text });
  // @ts-expect-error Property 'fields' is missing
  event('two', { evolve, text });
  // @ts-expect-error Property 'text' is missing
  event('three', { fields, evolve });
  // @ts-expect-error Property 'de' is missing
  event('four', { fields, evolve, text: { en: 'Text.' } });
  // @ts-expect-error Property 'unseen' is missing: the text for viewers who do not know the secret
  event('five', { fields: { seat: Seat, card: secret(of.seat, Seat) }, evolve, text });
  // @ts-expect-error there is no field by, whose seat would see the secret
  event('none', { fields: { seat: Seat, card: secret(of.by, Seat) }, evolve, text, unseen: text });
  // @ts-expect-error 'winner' is not the name of a field
  event('six', { fields, evolve, text, only: 'winner' });
  event('seven', {
    fields: { seat: Seat, card: secret(of.seat, Seat), deck: hidden(Seat) },
    evolve,
    // @ts-expect-error Property 'deck' does not exist: no text can show a hidden field
    text: { en: ({ deck }) => `${deck}`, de: '' },
    // @ts-expect-error Property 'card' does not exist: others must not see it
    unseen: { en: ({ card }) => `${card}`, de: '' },
  });
  // @ts-expect-error the state has no such type
  event('eight', { fields, text, evolve: () => ({ caught: 'three' }) });

  // @ts-expect-error Property 'carryOut' is missing
  action('nine', { fields: {}, text });
  // @ts-expect-error Property 'text' is missing
  action('ten', { fields: {}, carryOut });
  // @ts-expect-error there is no event 'lost'
  action('eleven', { fields: {}, text, carryOut: (game) => game.add({ type: 'lost' }) });
  const fishes = (game: GameOf<Rules>, seat: number) =>
    // @ts-expect-error the event lacks its hidden part
    game.add({ type: 'caught', seat, fish: 1 });
  action('twelve', { fields: {}, text, carryOut: fishes });
  // @ts-expect-error there is no code 'too_few'
  action('thirteen', { fields: {}, text, carryOut, whyNot: () => 'too_few' });

  // @ts-expect-error Property 'prompt' is missing
  step('fish', { answers: [fish], legal });
  // @ts-expect-error Property 'legal' is missing
  step('fish', { prompt: text, answers: [fish] });
  // @ts-expect-error Property 'asks' is missing: this step has no seat
  step('thaw', { prompt: text, answers: [fish], legal });
  // @ts-expect-error there is no step 'sleep'
  step('sleep', { prompt: text, answers: [fish], legal });
  // @ts-expect-error there is no such action
  step('fish', { prompt: text, answers: [fish], legal: () => [{ type: 'sleep' }] });
  // @ts-expect-error an action that is not among the answers
  step('fish', { prompt: text, answers: [fish], legal: () => [{ type: 'rest' }] });
  // @ts-expect-error there is no code 'too_few'
  step('fish', { prompt: text, answers: [fish], legal, whyNot: { fish: 'too_few' } });
  // @ts-expect-error a reason for what is not among the answers: it belongs to `notNow` of the action
  step('fish', { prompt: text, answers: [fish], legal, whyNot: { rest: 'too_many' } });

  const parts = {
    meta: { id: 'a', titles: text, seats: { min: 2, max: 2 }, rulesVersion: '1', summary: text },
    schemas: { options: view, components: view, view },
    components: {},
    events,
    actions,
    rejections: { too_many: text },
    step: () => undefined,
    initial: () => ({ caught: 0 }),
    setup: () => {},
    view: (state: State) => state,
    imagine: (state: State) => state,
    outcome: () => null,
    bot: () => ({ type: 'rest' as const }),
    picture: () => ({ title: '', width: 1, height: 1, layers: [] }),
  };
  const thaw = step('thaw', { run: () => {} });
  rulebook({ ...parts, steps: [fishing, thaw] });
  // @ts-expect-error the step thaw is not defined
  rulebook({ ...parts, steps: [fishing] });
  // @ts-expect-error the action fish is not defined
  rulebook({ ...parts, actions: [rest], steps: [fishing, thaw] });
  // @ts-expect-error Property 'too_many' is missing
  rulebook({ ...parts, steps: [fishing, thaw], rejections: {} });
};

describe('A definition', () => {
  it('keeps its parts', () => {
    expect(caught.type).toBe('caught');
    expect(fishing.name).toBe('fish');
    expect(counterexamples).toBeTypeOf('function');
  });
});
