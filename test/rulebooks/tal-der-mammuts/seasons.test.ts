import { describe, expect, it } from 'vitest';
import {
  act,
  asked,
  births,
  dice,
  type Given,
  given,
  goOn,
  ofType,
  peopleOn,
  phases,
  rulebook,
  valley,
  why,
} from './given.js';

const at = (phase: 'births' | 'sowing' | 'draw' | 'end', table: Given) =>
  given({ components: valley(), ...table, agenda: phase === 'births' ? births(0, 1) : phases(phase) });
const season = (table: Given) => given({ components: valley(), ...table, agenda: phases('season') });

describe('births', () => {
  it.each([
    [1, 1, 0],
    [2, 1, 0],
    [3, 0, 1],
    [4, 0, 1],
    [5, 0, 1],
  ])('a %i bears %i women and %i warriors', (number, women, warriors) => {
    const after = goOn(
      at('births', { people: [{ seat: 0, hex: 9, women: 1, camp: true }] }),
      dice(number),
    ).state;
    expect(peopleOn(after, 0, 9)).toEqual({ women: 1 + women, warriors });
  });

  it('a 6 bears twins, for whom another 6 is a warrior', () => {
    const after = goOn(at('births', { people: [{ seat: 0, hex: 9, women: 1, camp: true }] }), dice(6, 6, 2));
    expect(ofType(after, 'child-born')).toEqual([
      { type: 'child-born', seat: 0, hex: 9, dice: [6, 6, 2], women: 1, warriors: 1 },
    ]);
  });

  it.each([
    [1, 1],
    [2, 2],
    [3, 2],
  ])('a camp with %i women has %i births', (women, births) => {
    const people = [
      { seat: 0, hex: 9, women, camp: true },
      { seat: 0, hex: 10, women: 1 },
    ];
    expect(ofType(goOn(at('births', { people }), dice(4, 4)), 'child-born')).toHaveLength(births);
  });

  it('nobody is born for whom there is no figure left: ten warriors and six women', () => {
    const people = [{ seat: 0, hex: 9, women: 6, warriors: 10, camp: true }];
    const after = goOn(at('births', { people }), dice(1, 3)).state;
    expect(peopleOn(after, 0, 9)).toEqual({ women: 6, warriors: 10 });
  });

  it('fertility: one more birth in one camp', () => {
    const people = [{ seat: 0, hex: 9, women: 1, camp: true }];
    const state = goOn(at('births', { people, state: { hands: [['fertility', 'raft'], []] } })).state;
    expect(asked(state)).toEqual(['birth-window 0']);
    expect(why(state, 0, { type: 'play-at', card: 'fertility', hex: 10 })).toBe('not_your_camp');
    const played = act(state, 0, { type: 'play-at', card: 'fertility', hex: 9 }, dice(4));
    expect(ofType(played, 'child-born')).toHaveLength(1);
    expect(ofType(act(played.state, 0, { type: 'done' }, dice(4)), 'child-born')).toHaveLength(1);
  });

  it('a girl born by fertility bears nobody in the same turn', () => {
    const people = [{ seat: 0, hex: 9, women: 1, camp: true }];
    const state = goOn(at('births', { people, state: { hands: [['fertility', 'raft'], []] } })).state;
    const played = act(state, 0, { type: 'play-at', card: 'fertility', hex: 9 }, dice(6, 1, 2));
    expect(peopleOn(played.state, 0, 9).women).toBe(3);
    const born = act(played.state, 0, { type: 'done' }, dice(1, 1));
    expect(ofType(born, 'child-born').map(({ hex }) => hex)).toEqual([9]);
    const next = goOn({ ...born.state, hands: [[], []], agenda: births(1, 0) }, dice(4, 4));
    expect(ofType(next, 'child-born').filter(({ hex }) => hex === 9)).toHaveLength(2);
  });

  it('fertility is of no use once all figures are on the board', () => {
    const people = [{ seat: 0, hex: 9, women: 6, warriors: 10, camp: true }];
    const state = goOn(at('births', { people, state: { hands: [['fertility'], []] } })).state;
    expect(why(state, 0, { type: 'play-at', card: 'fertility', hex: 9 })).toBe('figure_limit');
  });

  it('come in the last round of every season alone', () => {
    const people = [{ seat: 0, hex: 9, women: 1, warriors: 3, camp: true }];
    const survival = (left: number) =>
      goOn(
        given({ components: valley(), people, agenda: phases('survival'), state: { left, food: [9, 9] } }),
      );
    expect(ofType(survival(1), 'child-born')).toHaveLength(1);
    expect(ofType(survival(2), 'child-born')).toHaveLength(0);
  });
});

describe('sowing', () => {
  const village = { seat: 0, hex: 9, women: 1, camp: true };

  it('costs one food for each field, in own villages of the plain', () => {
    const components = valley({ land: { 2: 'forest' } });
    const people = [village, { ...village, hex: 12 }, { ...village, hex: 2 }];
    let state = goOn(at('sowing', { components, people, state: { season: 'winter' } })).state;
    expect(rulebook.legal(state, 0)).toEqual([
      { type: 'sow', hex: 9 },
      { type: 'sow', hex: 12 },
      { type: 'done' },
    ]);
    expect(why(state, 0, { type: 'sow', hex: 2 })).toBe('nothing_to_sow');
    state = act(state, 0, { type: 'sow', hex: 12 }).state;
    expect(state.fields[12]).toBe(2);
    expect(state.food[0]).toBe(11);
  });

  it('is not asked where a marker lies, damaged or not, without food, or without markers', () => {
    const sown = (table: Given) =>
      asked(goOn(at('sowing', { ...table, state: { season: 'winter', ...table.state } })).state);
    expect(sown({ people: [{ ...village, ears: 1 }] })).toEqual([]);
    expect(sown({ people: [village], state: { food: [0, 0] } })).toEqual([]);
    const fields = [...Array(37).keys()].map((hex) => (hex < 9 ? 2 : 0));
    expect(sown({ people: [village], state: { fields } })).toEqual([]);
    expect(sown({ people: [village] })).toEqual(['sow 0']);
  });

  it('takes place in the last round of winter, not of summer', () => {
    const people = [{ ...village, warriors: 3 }];
    const played = (name: 'summer' | 'winter') =>
      asked(goOn(season({ people, state: { left: 1, season: name, hands: [[], []] } })).state);
    expect(played('winter')).toEqual(['sow 0']);
    expect(played('summer')).not.toEqual(['sow 0']);
  });
});

describe('drawing special cards', () => {
  it('whoever holds fewer than five gets one, however many were played', () => {
    const people = [0, 1].map((seat) => ({ seat, hex: seat, warriors: 1 }));
    const hands = [['raft'], ['raft', 'raft', 'raft', 'raft', 'raft']];
    const after = goOn(at('draw', { people, state: { hands } })).state;
    expect(after.hands.map((hand) => hand.length)).toEqual([2, 5]);
  });

  it('with five or six seats, fewer than four', () => {
    const people = [...Array(5).keys()].map((seat) => ({ seat, hex: seat, warriors: 1 }));
    const hands = [['raft', 'raft', 'raft', 'raft'], ...Array<string[]>(4).fill([])];
    const after = goOn(at('draw', { seats: 5, people, state: { hands } })).state;
    expect(after.hands.map((hand) => hand.length)).toEqual([4, 1, 1, 1, 1]);
  });

  it('a tribe that is not there gets none', () => {
    const people = [{ seat: 0, hex: 0, warriors: 1 }];
    const state = { hands: [[], []], year: 2, out: [1] };
    expect(goOn(at('draw', { people, state })).state.hands.map((hand) => hand.length)).toEqual([1, 0]);
  });

  it('the discards are shuffled when the pile is used up', () => {
    const people = [{ seat: 0, hex: 0, warriors: 1 }];
    const deck = Array<number>(22).fill(0);
    const after = goOn(at('draw', { people, state: { deck, discards: ['shaman', 'raft'] } }));
    expect(ofType(after, 'discards-shuffled')).toEqual([{ type: 'discards-shuffled', count: 2 }]);
    expect(after.state.hands[0]).toHaveLength(1);
    expect(after.state.discards).toEqual([]);
  });
});

describe('the year', () => {
  it('two rounds of summer, then three of winter and three of summer in turn', () => {
    const people = [{ seat: 0, hex: 12, warriors: 1 }];
    let state = given({ people, agenda: phases('end'), state: { round: 0, left: 3, hands: [['raft'], []] } });
    const seasons: string[] = [];
    for (let round = 0; round < 12; round += 1) {
      state = goOn({ ...state, agenda: phases('end') }).state;
      seasons.push(`${state.season[0]}${state.year}`);
    }
    expect(seasons.join(' ')).toBe('s1 s1 w1 w1 w1 s2 s2 s2 w2 w2 w2 s3');
  });

  it('markers of the round before go, and an event is turned from the third round on', () => {
    const people = [{ seat: 0, hex: 12, warriors: 1 }];
    const closed = Array<number>(37).fill(0).with(3, 1);
    const table = { people, agenda: phases('end'), state: { closed, round: 1, hands: [['raft'], []] } };
    const second = goOn(given(table)).state;
    expect(second.closed.every((marker) => marker === 0)).toBe(true);
    expect(second.event).toBe('');
    expect(goOn({ ...second, agenda: phases('end') }).state.event).not.toBe('');
  });

  it('what held for a round is over with it', () => {
    const table = {
      people: [{ seat: 0, hex: 12, warriors: 1 }],
      agenda: phases('end'),
      state: {
        round: 1,
        event: 'blizzard',
        embers: [3],
        directed: [{ hex: 3, species: 0, direction: 1 }],
        shamans: [0],
        rationing: [0],
        killed: [1, 0],
        smoked: [1, 0],
        hands: [['raft'], []],
      },
    };
    const { embers, directed, shamans, rationing, killed, smoked, event } = goOn(given(table)).state;
    expect({ embers, directed, shamans, rationing, killed, smoked, event }).toEqual({
      embers: [],
      directed: [],
      shamans: [],
      rationing: [],
      killed: [0, 0],
      smoked: [0, 0],
      event: '',
    });
  });

  it('a used-up pile of events is made of the discards again', () => {
    const people = [{ seat: 0, hex: 12, warriors: 1 }];
    const summerPile = Array<number>(13).fill(0);
    const table = {
      people,
      agenda: phases('end'),
      state: { summerPile, hands: [['raft'], []], lasting: ['drought'] },
    };
    const after = goOn(given(table));
    expect(ofType(after, 'events-shuffled')).toEqual([{ type: 'events-shuffled', season: 'summer' }]);
    // The drought still lies open beside the board.
    expect(after.state.summerPile.reduce((sum, count) => sum + count, 0)).toBe(13);
  });
});
