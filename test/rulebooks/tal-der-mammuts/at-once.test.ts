import { describe, expect, it } from 'vitest';
import { quickRng } from '../../../src/kernel/rng.js';
import type { State } from '../../../src/rulebooks/tal-der-mammuts/state.js';
import type { Action } from '../../../src/rulebooks/tal-der-mammuts/steps/index.js';
import { act, allows, type Given, given, goOn, ofType, phases, play, rulebook, valley } from './given.js';

const people = [
  { seat: 0, hex: 12, warriors: 1, women: 1, camp: true },
  { seat: 1, hex: 13, warriors: 2, women: 1, camp: true },
  { seat: 2, hex: 30, warriors: 1, women: 1, camp: true },
];
const done: Action = { type: 'done' };
const always: Action = { type: 'pass-on' };
const roots: Action = { type: 'play', card: 'roots-and-berries' };
const theft = (target: number): Action => ({ type: 'play-on', card: 'food-theft', target });

/** Three tribes look for food; each holds what is named. */
const hungry = (
  hands: readonly (readonly string[])[],
  state: Partial<State> = {},
  table: Given = {},
): State =>
  goOn(
    given({
      seats: 3,
      components: valley({ land: { 13: 'forest' } }),
      people,
      agenda: phases('survival', 'end'),
      ...table,
      state: { hands, food: [9, 9, 9], ...state },
    }),
  ).state;
const asked = (state: State) => rulebook.prompts(state).map(({ seat }) => seat);
const kinds = (state: State) => rulebook.prompts(state).map(({ seat, kind }) => `${seat} ${kind}`);

describe('food', () => {
  it('is asked of all tribes at once that hold cards', () => {
    const state = hungry([['raft'], ['roots-and-berries'], ['raft']]);
    expect(kinds(state)).toEqual(['0 food-window', '1 food-window', '2 food-window']);
    expect(asked(hungry([['raft'], [], ['raft']]))).toEqual([0, 2]);
    expect(asked(hungry([['raft'], ['raft'], ['raft']], { standing: [0, 4, 0] }))).toEqual([0, 2]);
  });

  it('comes in order, whatever the order of the answers', () => {
    const state = hungry([['raft'], ['roots-and-berries', 'raft'], ['raft']]);
    const early = act(state, 1, roots);
    expect(ofType(early, 'card-played')).toEqual([]);
    expect(early.state.food).toEqual(state.food);
    expect(asked(early.state)).toEqual([0, 2]);
    const late = act(act(early.state, 2, done).state, 0, done);
    expect(ofType(late, 'income-received').map(({ seat }) => seat)).toEqual([0]);
    // One card may be followed by another, so the tribe is asked again.
    expect(asked(late.state)).toEqual([1]);
    const after = act(late.state, 1, done);
    expect(ofType(after, 'income-received').map(({ seat }) => seat)).toEqual([1, 2]);
    const inTurn = play(state, [
      [0, done],
      [1, roots],
      [1, done],
      [2, done],
    ]);
    expect(after.state).toEqual(inTurn);
  });

  it('is asked again of a tribe that was robbed since it answered', () => {
    const state = hungry([['food-theft', 'raft'], ['roots-and-berries', 'raft'], ['raft']]);
    const early = play(state, [
      [1, done],
      [2, done],
    ]);
    const robbed = act(early, 0, theft(1)).state;
    expect(robbed.food).toEqual([13, 5, 9]);
    expect(asked(robbed)).toEqual([0, 1]);
    expect(allows(robbed, 1, roots)).toBe(true);
    expect(ofType(act(play(robbed, [[1, done]]), 0, done), 'income-received')).toHaveLength(3);
  });

  it('leaves a tribe alone that always passes, though it was robbed', () => {
    const state = hungry([['food-theft', 'raft'], ['roots-and-berries', 'raft'], ['raft']]);
    expect(asked(act(play(state, [[1, always]]), 0, theft(1)).state)).toEqual([0, 2]);
  });

  it('keeps a card in the hand that has lost its use before its turn', () => {
    const state = hungry(
      [['food-theft'], ['food-theft'], ['raft']],
      { food: [9, 9, 2] },
      {
        people: [...people.slice(0, 2), { seat: 2, hex: 11, warriors: 1, women: 1, camp: true }],
      },
    );
    const early = play(state, [
      [1, theft(2)],
      [2, done],
    ]);
    const robbed = play(early, [
      [0, theft(2)],
      [2, done],
    ]);
    expect(robbed.hands[1]).toEqual(['food-theft']);
    expect(asked(robbed)).toContain(1);
    expect(allows(robbed, 1, theft(2))).toBe(false);
  });
});

describe('births', () => {
  const last = { left: 1, hands: [['raft'], ['fertility'], ['raft']] };

  it('are asked with the food, though others have not eaten', () => {
    const state = hungry(last.hands, last);
    const fed = act(state, 1, done).state;
    expect(kinds(fed)).toEqual(['0 food-window', '2 food-window', '1 birth-window']);
    const both = act(fed, 1, { type: 'play-at', card: 'fertility', hex: 13 }).state;
    expect(asked(both)).toEqual([0, 2]);
    const after = play(
      both,
      [
        [2, done],
        [2, done],
        [0, done],
        [0, done],
      ],
      quickRng(1),
    );
    expect(after.hands[1]).toEqual([]);
  });

  it('come when all tribes have eaten', () => {
    const state = play(hungry(last.hands, last), [
      [1, done],
      [1, done],
      [2, done],
      [2, done],
    ]);
    const eaten = act(state, 0, done);
    const types = eaten.events.map(({ type }) => type);
    const begun = eaten.events.findIndex((event) => event.type === 'phase-began' && event.phase === 'births');
    expect(begun).toBeGreaterThan(types.lastIndexOf('income-received'));
    expect(types.slice(0, begun)).not.toContain('child-born');
    expect(kinds(eaten.state)).toEqual(['0 birth-window']);
  });

  it('are asked as soon after a card as after none', () => {
    const state = hungry([['raft'], ['roots-and-berries', 'raft'], ['raft']], { left: 1 });
    expect(kinds(act(state, 1, roots).state)).toEqual(kinds(act(state, 1, done).state));
  });
});

it('nobody else learns what a tribe has answered before its turn', () => {
  const state = hungry([['raft'], ['roots-and-berries', 'raft'], ['raft']], { left: 1 });
  const [played, passed, ordered] = [roots, done, always].map((answer) => act(state, 1, answer));
  for (const viewer of [0, 2, 'spectator'] as const) {
    const seen = [played, passed, ordered].map((after) => ({
      view: after && rulebook.view(after.state, viewer),
      events: after?.events.flatMap((event) => rulebook.seen(event, viewer) ?? []),
      prompts: after && kinds(after.state),
    }));
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
  }
  expect(played && rulebook.view(played.state, 1).window?.mine).toEqual({ answer: roots });
  expect(played && rulebook.reveals?.(played.state, 0, done)).toBe(true);
  expect(rulebook.reveals?.(state, 1, done)).toBe(false);
});

it('a tribe that is asked before its turn finds its own question', () => {
  const state = hungry([['raft'], ['raft'], ['raft']], { left: 1 });
  const fed = act(state, 1, done).state;
  expect(rulebook.view(fed, 1)).toMatchObject({ step: 'birth-window', turn: 1 });
  expect(rulebook.view(fed, 2)).toMatchObject({ step: 'food-window', turn: 2 });
  expect(rulebook.view(fed, 'spectator')).toMatchObject({
    step: 'food-window',
    turn: 0,
    window: { asked: [0, 2, 1], answered: [] },
  });
});
