import { describe, expect, it } from 'vitest';
import {
  act,
  allows,
  asked,
  dice,
  type Given,
  given,
  goOn,
  ofType,
  peopleOn,
  phases,
  valley,
  why,
} from './given.js';

const surviving = (table: Given) =>
  given({ components: valley(), ...table, agenda: phases('survival', 'end') });
const incomeOf = (table: Given) => ofType(goOn(surviving(table)), 'income-received')[0];

describe('food is gained', () => {
  const one = (hex: number) => [{ seat: 0, hex, warriors: 1 }];

  it('by fishing: 1 at the lake, 1 at a river, 2 where both are', () => {
    const components = valley({
      rivers: [
        [0, 4],
        [10, 11],
      ],
    });
    expect(incomeOf({ components, people: one(12) })?.fish).toBe(1);
    expect(incomeOf({ components, people: one(0) })?.fish).toBe(1);
    const both = valley({ rivers: [[11, 12]] });
    expect(incomeOf({ components: both, people: one(11) })?.fish).toBe(2);
    expect(incomeOf({ components, people: one(9) })?.fish).toBe(0);
  });

  it('by fishing on a flooded hex, wherever it lies', () => {
    const closed = Array<number>(37).fill(0).with(9, 2);
    expect(incomeOf({ people: one(9) })?.fish).toBe(0);
    expect(incomeOf({ people: one(9), state: { closed } })?.fish).toBe(1);
  });

  it('once for a hex, however many stand there', () => {
    expect(incomeOf({ people: [{ seat: 0, hex: 12, warriors: 4, women: 2 }] })?.fish).toBe(1);
  });

  it('by gathering in forests, in summer only', () => {
    const components = valley({ land: { 9: 'forest', 12: 'forest' } });
    expect(incomeOf({ components, people: one(9) })?.gathered).toBe(1);
    expect(incomeOf({ components, people: one(9), state: { season: 'winter' } })?.gathered).toBe(0);
    // On a bank one may fish as well.
    expect(incomeOf({ components, people: one(12) })).toMatchObject({ fish: 1, gathered: 1 });
  });

  it.each([
    [2, 8],
    [1, 4],
    [0, 0],
  ])('by harvest in the last round of summer: %i ears yield %i', (ears, harvest) => {
    const people = [{ seat: 0, hex: 9, women: 1, camp: true, ears }];
    expect(incomeOf({ people, state: { left: 1 } })?.harvest).toBe(harvest);
    expect(incomeOf({ people, state: { left: 2 } })?.harvest).toBe(0);
    expect(incomeOf({ people, state: { left: 1, season: 'winter' } })?.harvest).toBe(0);
  });
});

describe('food is eaten', () => {
  const people = [
    { seat: 0, hex: 9, warriors: 2, women: 1 },
    { seat: 0, hex: 2, warriors: 1 },
  ];

  it('one for every warrior and every woman', () => {
    expect(ofType(goOn(surviving({ people })), 'food-paid')[0]?.food).toBe(4);
    const winter = { season: 'winter' as const };
    expect(ofType(goOn(surviving({ people, state: winter })), 'food-paid')[0]?.food).toBe(4);
  });

  it('who cannot feed all chooses who goes', () => {
    const state = goOn(surviving({ people, state: { food: [3, 12] } })).state;
    expect(asked(state)).toEqual(['feed 0']);
    expect(why(state, 0, { type: 'done' })).toBe('not_enough_to_feed');
    expect(why(state, 0, { type: 'starve', figure: 'woman', hex: 2 })).toBe('no_figure');
    const after = act(state, 0, { type: 'starve', figure: 'warrior', hex: 2 });
    expect(peopleOn(after.state, 0, 2).warriors).toBe(0);
    expect(ofType(after, 'food-paid')[0]).toMatchObject({ seat: 0, food: 3 });
    expect(after.state.food[0]).toBe(0);
  });

  it('nobody is asked while there is no choice: figures of one kind on one hex', () => {
    const alike = [{ seat: 0, hex: 2, warriors: 3 }];
    const fed = goOn(surviving({ people: alike, state: { food: [1, 12] } }));
    expect(ofType(fed, 'figure-starved')).toHaveLength(2);
    expect(ofType(fed, 'food-paid')[0]).toMatchObject({ seat: 0, food: 1 });
    const mixed = goOn(
      surviving({ people: [{ seat: 0, hex: 2, warriors: 3, women: 1 }], state: { food: [3, 12] } }),
    );
    expect(asked(mixed.state)).toEqual(['feed 0']);
    const rationed = goOn(surviving({ people: alike, state: { food: [3, 12], rationing: [0] } }));
    expect(asked(rationed.state)).toEqual(['feed 0']);
  });

  it('who will not feed all says so while moving, and chooses too', () => {
    const moving = given({
      components: valley(),
      people,
      agenda: [{ step: 'move', seat: 0 }, { step: 'found', seat: 0 }, ...phases('survival', 'end')],
    });
    let state = act(moving, 0, { type: 'ration' }).state;
    expect(allows(state, 0, { type: 'ration' })).toBe(false);
    state = act(state, 0, { type: 'done' }).state;
    expect(asked(state)).toEqual(['feed 0']);
    state = act(state, 0, { type: 'starve', figure: 'warrior', hex: 2 }).state;
    expect(ofType(act(state, 0, { type: 'done' }), 'food-paid')[0]?.food).toBe(3);
  });

  it('a camp whose last woman starves is abandoned', () => {
    const table = {
      people: [{ seat: 0, hex: 9, warriors: 1, women: 1, camp: true }],
      state: { food: [1, 12] },
    };
    const after = act(goOn(surviving(table)).state, 0, { type: 'starve', figure: 'woman', hex: 9 });
    expect(ofType(after, 'camp-lost')).toHaveLength(1);
  });
});

describe('food cards', () => {
  const people = [
    { seat: 0, hex: 12, warriors: 1 },
    { seat: 0, hex: 19, warriors: 1 },
    { seat: 1, hex: 21, warriors: 1 },
  ];
  const window = (hand: string[], more: Given = {}) =>
    goOn(surviving({ people, ...more, state: { hands: [hand, []], killed: [2, 0], ...more.state } })).state;

  it('are asked for only of those who hold cards', () => {
    expect(asked(window(['good-catch']))).toEqual(['food-window 0']);
    expect(why(window(['raft']), 0, { type: 'play', card: 'raft' })).toBe('wrong_window');
  });

  it('a good catch: 1 for every hex on which one fishes', () => {
    expect(
      ofType(act(window(['good-catch']), 0, { type: 'play', card: 'good-catch' }), 'food-gained')[0]?.food,
    ).toBe(2);
  });

  it('roots and berries: 1 for every forest hex, in winter too', () => {
    const components = valley({ land: { 12: 'forest' } });
    const state = window(['roots-and-berries'], { components, state: { season: 'winter' } });
    expect(ofType(act(state, 0, { type: 'play', card: 'roots-and-berries' }), 'food-gained')[0]?.food).toBe(
      1,
    );
  });

  it('food theft: up to 4 from a tribe within two hexes', () => {
    const state = window(['food-theft'], { state: { food: [0, 3] } });
    const after = act(state, 0, { type: 'play-on', card: 'food-theft', target: 1 });
    expect(ofType(after, 'food-stolen')[0]).toMatchObject({ target: 1, food: 3 });
    const far = window(['food-theft'], {
      people: [
        { seat: 0, hex: 0, warriors: 1 },
        { seat: 1, hex: 36, warriors: 1 },
      ],
    });
    expect(why(far, 0, { type: 'play-on', card: 'food-theft', target: 1 })).toBe('no_use');
    const poor = window(['food-theft'], { state: { food: [5, 0] } });
    expect(why(poor, 0, { type: 'play-on', card: 'food-theft', target: 1 })).toBe('no_use');
  });

  it('who dies in a fight is counted for every tribe in it, and for no other', () => {
    const state = given({
      seats: 3,
      components: valley(),
      people: [
        { seat: 0, hex: 9, warriors: 2 },
        { seat: 1, hex: 9, warriors: 1 },
        { seat: 2, hex: 30, warriors: 1 },
      ],
      agenda: phases('fights'),
    });
    const after = goOn(state, dice(6, 1)).state;
    expect(after.killed).toEqual([1, 1, 0]);
  });

  it('cannibals: 2 for every person killed in one’s fights', () => {
    expect(
      ofType(act(window(['cannibals']), 0, { type: 'play', card: 'cannibals' }), 'food-gained')[0]?.food,
    ).toBe(4);
    expect(
      why(window(['cannibals'], { state: { killed: [0, 0] } }), 0, { type: 'play', card: 'cannibals' }),
    ).toBe('no_use');
  });
});
