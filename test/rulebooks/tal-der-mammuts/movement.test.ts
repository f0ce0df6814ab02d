import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/rulebooks/tal-der-mammuts/steps/index.js';
import {
  act,
  allows,
  asked,
  type Given,
  given,
  goOn,
  ids,
  ofType,
  peopleOn,
  phases,
  play,
  valley,
  why,
} from './given.js';

const moving = (table: Given) =>
  given({
    components: valley(),
    ...table,
    agenda: [{ step: 'move', seat: 0 }, { step: 'found', seat: 0 }, ...phases('fights')],
  });
const move = (figure: 'warrior' | 'woman', from: number, to: number): Action => ({
  type: 'move',
  figure,
  from,
  to,
});
const on = (to: number): Action => ({ type: 'go-on', to });
const done: Action = { type: 'done' };

describe('the order of tribes', () => {
  it.each([
    [
      'the most camps',
      {
        people: [
          { seat: 2, hex: 9, women: 1, camp: true },
          { seat: 0, hex: 2, warriors: 3 },
        ],
      },
    ],
    [
      'else the most people',
      {
        people: [
          { seat: 2, hex: 9, warriors: 2 },
          { seat: 0, hex: 2, warriors: 1 },
        ],
      },
    ],
    [
      'else the most food',
      {
        people: [
          { seat: 2, hex: 9, warriors: 1 },
          { seat: 0, hex: 2, warriors: 1 },
        ],
        state: { food: [3, 3, 4] },
      },
    ],
  ])('whoever has %s begins', (_, table: Given) => {
    const state = given({ seats: 3, ...table, agenda: phases('people') });
    expect(goOn(state).state.start).toBe(2);
  });

  it('else it stays as it was', () => {
    const people = [0, 1, 2].map((seat) => ({ seat, hex: 9 + seat, warriors: 1 }));
    expect(goOn(given({ seats: 3, people, agenda: phases('people'), state: { start: 1 } })).state.start).toBe(
      1,
    );
  });

  it('then it goes clockwise', () => {
    const people = [0, 1, 2].map((seat) => ({ seat, hex: 9 + seat, warriors: 1 }));
    let state = goOn(given({ seats: 3, people, agenda: phases('people'), state: { start: 1 } })).state;
    const order: string[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      order.push(...asked(state));
      state = act(state, Number(asked(state)[0]?.at(-1)), done).state;
    }
    expect(order).toEqual(['move 1', 'move 2', 'move 0']);
  });

  it('in the first round whoever placed the first camp begins', () => {
    const people = [
      { seat: 1, hex: 9, warriors: 9 },
      { seat: 0, hex: 2, warriors: 1 },
    ];
    const first = given({ people, agenda: phases('people'), state: { round: 1, start: 0 } });
    expect(goOn(first).state.start).toBe(0);
  });
});

describe('steps', () => {
  const alone = moving({ people: [{ seat: 0, hex: 9, warriors: 1, women: 1 }] });

  it('each figure moves one or two hexes in any direction', () => {
    const after = play(alone, [
      [0, move('warrior', 9, 10)],
      [0, on(11)],
    ]);
    expect(peopleOn(after, 0, 11)).toEqual({ warriors: 1, women: 0 });
    expect(allows(after, 0, on(12))).toBe(false);
    expect(why(after, 0, move('warrior', 11, 12))).toBe('already_moved');
  });

  it('a figure that has been left for another does not go on', () => {
    const after = play(alone, [
      [0, move('warrior', 9, 10)],
      [0, move('woman', 9, 10)],
    ]);
    expect(why(after, 0, move('warrior', 10, 11))).toBe('already_moved');
  });

  it('they stop when they enter mountains', () => {
    const state = moving({
      components: valley({ land: { 10: 'mountain' } }),
      people: [{ seat: 0, hex: 9, warriors: 1 }],
    });
    const after = act(state, 0, move('warrior', 9, 10)).state;
    expect(allows(after, 0, on(11))).toBe(false);
    expect(why(after, 0, on(11))).toBe('too_far');
  });

  it('they cross neither rivers nor the lake, and enter no closed hex', () => {
    const state = moving({
      components: valley({ rivers: [[9, 10]] }),
      people: [
        { seat: 0, hex: 9, warriors: 1 },
        { seat: 0, hex: 12, warriors: 1 },
      ],
      state: { closed: Array<number>(37).fill(0).with(15, 2) },
    });
    expect(why(state, 0, move('warrior', 9, 10))).toBe('river');
    expect(why(state, 0, move('warrior', 12, 18))).toBe('lake');
    expect(why(state, 0, move('warrior', 9, 15))).toBe('hex_closed');
    expect(why(state, 0, move('warrior', 9, 14))).toBe('too_far');
    expect(why(state, 0, move('woman', 9, 16))).toBe('no_figure');
    expect(why(state, 0, { type: 'move', figure: 'warrior', from: 9, to: 99 })).toBe('no_such_hex');
  });

  it('frozen rivers and drought let them over', () => {
    const components = valley({ rivers: [[9, 10]] });
    const people = [{ seat: 0, hex: 9, warriors: 1 }];
    expect(
      allows(moving({ components, people, state: { event: 'frozen-rivers' } }), 0, move('warrior', 9, 10)),
    ).toBe(true);
    expect(
      allows(moving({ components, people, state: { lasting: ['drought'] } }), 0, move('warrior', 9, 10)),
    ).toBe(true);
  });
});

describe('company', () => {
  it('only who outnumbers animals and foreigners may leave, and as many must stay', () => {
    const others = { animals: [{ hex: 9, species: 'wolf' }] };
    const two = moving({
      ...others,
      people: [
        { seat: 0, hex: 9, warriors: 2 },
        { seat: 1, hex: 9, women: 1 },
      ],
    });
    expect(why(two, 0, move('warrior', 9, 10))).toBe('must_leave_enough');
    const three = moving({
      ...others,
      people: [
        { seat: 0, hex: 9, warriors: 3 },
        { seat: 1, hex: 9, women: 1 },
      ],
    });
    const after = act(three, 0, move('warrior', 9, 10)).state;
    expect(why(after, 0, move('warrior', 9, 10))).toBe('must_leave_enough');
  });

  it('arrivals stop at others, and go on once they are more, leaving as many behind', () => {
    const state = moving({
      people: [{ seat: 0, hex: 9, warriors: 2 }],
      animals: [{ hex: 10, species: 'wolf' }],
    });
    const first = act(state, 0, move('warrior', 9, 10)).state;
    expect(why(first, 0, on(11))).toBe('must_leave_enough');
    const second = act(first, 0, move('warrior', 9, 10)).state;
    expect(peopleOn(act(second, 0, on(11)).state, 0, 10)).toEqual({ warriors: 1, women: 0 });
  });
});

describe('founding', () => {
  const couple = { seat: 0, hex: 9, warriors: 1, women: 1 };

  it('a couple that stays may found a camp', () => {
    const state = act(moving({ people: [couple] }), 0, done).state;
    expect(asked(state)).toEqual(['found 0']);
    const founded = act(state, 0, { type: 'found', hex: 9 }).state;
    expect(founded.camps[9]).toBe(0);
    expect(founded.walk).toBeNull();
  });

  it('a couple of which one has moved may not', () => {
    const state = moving({
      people: [
        { ...couple, women: 0 },
        { seat: 0, hex: 10, women: 1 },
        { seat: 0, hex: 20, warriors: 1, women: 1 },
      ],
    });
    const after = play(state, [
      [0, move('woman', 10, 9)],
      [0, done],
    ]);
    expect(asked(after)).toEqual(['found 0']);
    expect(why(after, 0, { type: 'found', hex: 9 })).toBe('already_moved');
  });

  it.each<[string, Given]>([
    ['with a third figure', { people: [{ ...couple, warriors: 2 }] }],
    ['with animals', { people: [couple], animals: [{ hex: 9, species: 'wolf' }] }],
    ['with foreigners', { people: [couple, { seat: 1, hex: 9, women: 1 }] }],
    ['on a flooded hex', { people: [couple], state: { closed: Array<number>(37).fill(0).with(9, 2) } }],
    ['where a camp stands', { people: [couple, { seat: 1, hex: 9, women: 1, camp: true }] }],
  ])('not %s', (_, table) => {
    expect(asked(act(moving(table), 0, done).state)).not.toContain('found 0');
  });

  it('not with five camps', () => {
    const camps = [20, 21, 22, 23, 24].map((hex) => ({ seat: 0, hex, women: 1, camp: true }));
    expect(asked(act(moving({ people: [couple, ...camps] }), 0, done).state)).not.toContain('found 0');
  });

  it('says why not', () => {
    const state = act(moving({ people: [couple, { seat: 0, hex: 10, warriors: 2 }] }), 0, done).state;
    expect(why(state, 0, { type: 'found', hex: 10 })).toBe('no_couple');
    expect(why(state, 0, { type: 'found', hex: 18 })).toBe('lake');
  });

  it('a camp that its last woman leaves is gone, with its field', () => {
    const state = moving({ people: [{ ...couple, camp: true, ears: 2 }] });
    const after = act(state, 0, move('woman', 9, 10));
    expect(ofType(after, 'camp-lost')).toEqual([{ type: 'camp-lost', seat: 0, hex: 9 }]);
    expect(after.state.fields[9]).toBe(0);
  });
});

describe('legal actions of a movement', () => {
  it('stay under 400 even with everybody spread out and every card in hand', () => {
    const spots = [9, 10, 11, 12, 13, 14, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29];
    const people = spots.map((hex, at) => ({
      seat: 0,
      hex,
      warriors: at < 10 ? 1 : 0,
      women: at < 10 ? 0 : 1,
      camp: at > 12,
    }));
    const women = [1, 2, 3, 4, 5, 6].map((hex) => ({ seat: 1, hex, women: 1 }));
    const hands = [['raft', 'mountain-path', 'long-march', 'palisade', 'elopement', 'torch'], []];
    const rivers = [
      [9, 10],
      [10, 11],
      [11, 12],
      [12, 13],
      [20, 27],
      [21, 27],
      [22, 23],
      [23, 24],
    ] as const;
    const state = moving({ components: valley({ rivers }), people: [...people, ...women], state: { hands } });
    expect(ids(state, 0).length).toBeLessThan(400);
  });

  it('of the beaters stay under 400 even with every animal on its own', () => {
    const free = [...Array(37).keys()].filter((hex) => hex !== 18 && hex !== 36);
    const tiles = given({}).tiles.map((_, tile) => free[tile % free.length] ?? 0);
    const state = given({
      people: [{ seat: 0, hex: 36, warriors: 1 }],
      agenda: [{ step: 'nature-window' }],
      state: {
        tiles,
        hands: [['beaters', 'shaman', 'shifting-wind', 'call-of-the-pack'], []],
        window: { asked: [0], answers: [] },
      },
    });
    expect(ids(state, 0).length).toBeLessThan(400);
  });
});
