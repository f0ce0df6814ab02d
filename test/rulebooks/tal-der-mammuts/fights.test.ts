import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/rulebooks/tal-der-mammuts/steps/index.js';
import {
  act,
  asked,
  dice,
  type Given,
  given,
  goOn,
  herds,
  NOWHERE,
  ofType,
  peopleOn,
  phases,
  play,
  valley,
  why,
} from './given.js';

const fighting = (table: Given) =>
  given({ components: valley(), ...table, agenda: phases('fights', 'survival') });
const bonuses = (table: Given, ...numbers: number[]) =>
  ofType(goOn(fighting(table), dice(...numbers)), 'fight-rolled')[0]?.rolls.map(({ bonus }) => bonus);

describe('a fight', () => {
  it('adds 1 for each warrior', () => {
    expect(
      bonuses(
        {
          people: [
            { seat: 0, hex: 9, warriors: 3 },
            { seat: 1, hex: 9, warriors: 2 },
          ],
        },
        6,
      ),
    ).toEqual([3, 2]);
  });

  it('a lone fighter adds 1 like any other', () => {
    expect(
      bonuses({ people: [{ seat: 0, hex: 9, warriors: 1 }], animals: [{ hex: 9, species: 'mammoth' }] }, 6),
    ).toEqual([1, 1]);
  });

  it.each([
    ['1 more in an own village', {}, 1],
    ['2 more in an own cave', { 9: 'mountain' as const }, 2],
  ])('adds %s', (_, land, more) => {
    const people = [
      { seat: 0, hex: 9, warriors: 1, women: 1, camp: true },
      { seat: 1, hex: 9, warriors: 1 },
    ];
    expect(bonuses({ components: valley({ land }), people }, 6)).toEqual([1 + more, 1]);
  });

  it('is rolled again when both have the same', () => {
    const people = [
      { seat: 0, hex: 9, warriors: 1 },
      { seat: 1, hex: 9, warriors: 1 },
    ];
    const after = goOn(fighting({ people }), dice(4, 4, 5, 2));
    expect(ofType(after, 'fight-rolled').map(({ rolls }) => rolls.map(({ die }) => die))).toEqual([
      [4, 4],
      [5, 2],
    ]);
    expect(peopleOn(after.state, 1, 9).warriors).toBe(0);
  });

  it('goes on until one side is gone', () => {
    const people = [
      { seat: 0, hex: 9, warriors: 2 },
      { seat: 1, hex: 9, warriors: 2 },
    ];
    const after = goOn(fighting({ people }), dice(6, 1, 1, 6, 6, 1));
    expect(ofType(after, 'figure-lost').map(({ seat }) => seat)).toEqual([1, 0, 1]);
    expect(ofType(after, 'fight-ended')).toHaveLength(1);
  });
});

describe('whose fights come first', () => {
  it('those of the first tribe, in the order that it chooses, one species at a time', () => {
    const table: Given = {
      people: [
        { seat: 0, hex: 9, warriors: 9 },
        { seat: 1, hex: 20, warriors: 9 },
      ],
      animals: [
        { hex: 9, species: 'wolf' },
        { hex: 9, species: 'bear' },
        { hex: 20, species: 'tiger' },
      ],
      state: { start: 0 },
    };
    const state = goOn(fighting(table)).state;
    expect(asked(state)).toEqual(['choose-fight 0']);
    const after = act(state, 0, { type: 'choose-fight', hex: 9, against: 'bear' }, dice(6, 1, 6, 1, 6, 1));
    expect(ofType(after, 'fight-began').map(({ species }) => species)).toEqual(['bear', 'wolf', 'tiger']);
  });

  it('tribes settle their quarrel before the animals', () => {
    const table: Given = {
      people: [
        { seat: 0, hex: 9, warriors: 5 },
        { seat: 1, hex: 9, warriors: 1 },
        { seat: 0, hex: 20, warriors: 3 },
      ],
      animals: [
        { hex: 9, species: 'wolf' },
        { hex: 20, species: 'wolf' },
      ],
    };
    const state = goOn(fighting(table)).state;
    const wolf: Action = { type: 'choose-fight', hex: 9, against: 'wolf' };
    expect(why(state, 0, wolf)).toBe('tribes_first');
    expect(why(state, 0, { type: 'choose-fight', hex: 10, against: 'wolf' })).toBe('no_fight');
    const after = act(state, 0, { type: 'choose-fight', hex: 9, against: 'tribes' }, dice(6, 1)).state;
    expect(peopleOn(after, 1, 9).warriors).toBe(0);
    expect(asked(after)).toEqual(['choose-fight 0']);
  });
});

describe('tribes', () => {
  it('only warriors fight; women join the winner', () => {
    const people = [
      { seat: 0, hex: 9, warriors: 1 },
      { seat: 1, hex: 9, warriors: 1, women: 2 },
    ];
    const after = goOn(fighting({ people }), dice(6, 1)).state;
    expect(peopleOn(after, 0, 9)).toEqual({ warriors: 1, women: 2 });
    expect(peopleOn(after, 1, 9)).toEqual({ warriors: 0, women: 0 });
  });

  it('women for whom the winner has no figure leave the game', () => {
    const people = [
      { seat: 0, hex: 9, warriors: 1 },
      { seat: 0, hex: 20, women: 5 },
      { seat: 1, hex: 9, warriors: 1, women: 2 },
    ];
    const after = goOn(fighting({ people }), dice(6, 1));
    expect(ofType(after, 'women-joined')).toEqual([
      { type: 'women-joined', seat: 0, from: 1, hex: 9, women: 2, joined: 1 },
    ]);
  });

  it('women without warriors go over without a fight', () => {
    const people = [
      { seat: 0, hex: 9, warriors: 1 },
      { seat: 1, hex: 9, women: 1 },
      { seat: 1, hex: 20, warriors: 1 },
    ];
    const after = goOn(fighting({ people }));
    expect(ofType(after, 'fight-began')).toEqual([]);
    expect(peopleOn(after.state, 0, 9)).toEqual({ warriors: 1, women: 1 });
  });

  it('two warriors of hostile tribes and a woman of a third: the warriors fight, and she joins the winner', () => {
    const people = [
      { seat: 0, hex: 9, warriors: 1 },
      { seat: 1, hex: 9, warriors: 1 },
      { seat: 2, hex: 9, women: 1 },
      { seat: 2, hex: 20, warriors: 1 },
    ];
    const after = goOn(fighting({ seats: 3, people }), dice(1, 6));
    expect(ofType(after, 'fight-began')[0]?.seats).toEqual([0, 1]);
    expect(peopleOn(after.state, 1, 9)).toEqual({ warriors: 1, women: 1 });
  });

  it('women of different tribes alone together fight each other', () => {
    const people = [
      { seat: 0, hex: 9, women: 2 },
      { seat: 1, hex: 9, women: 1 },
      { seat: 1, hex: 20, women: 1 },
    ];
    const after = goOn(fighting({ people }), dice(2, 1));
    expect(ofType(after, 'fight-began')[0]?.kind).toBe('women');
    expect(ofType(after, 'fight-rolled')[0]?.rolls.map(({ bonus }) => bonus)).toEqual([0, 0]);
    expect(peopleOn(after.state, 1, 9).women).toBe(0);
  });

  it('of three tribes all but the best lose one', () => {
    const people = [0, 1, 2].map((seat) => ({ seat, hex: 9, warriors: 2 }));
    const after = goOn(fighting({ seats: 3, people }), dice(6, 5, 4, 6, 5, 4));
    expect(ofType(after, 'figure-lost').map(({ seat }) => seat)).toEqual([1, 2, 1, 2]);
  });

  it('of three tribes those who share the best roll lose nobody', () => {
    const people = [0, 1, 2].map((seat) => ({ seat, hex: 9, warriors: 1 }));
    const after = goOn(fighting({ seats: 3, people }), dice(6, 6, 4, 6, 5));
    expect(ofType(after, 'figure-lost').map(({ seat }) => seat)).toEqual([2, 1]);
  });
});

describe('animals', () => {
  it.each([
    ['mammoth', 6],
    ['rhino', 5],
    ['bison', 4],
    ['bear', 3],
    ['tiger', 2],
    ['wolf', 1],
  ])('a killed %s pays %i food and goes back into the bag', (species, food) => {
    const people = [{ seat: 0, hex: 9, warriors: 1 }];
    const after = goOn(fighting({ people, animals: [{ hex: 9, species }] }), dice(6, 1));
    expect(ofType(after, 'animal-killed')[0]?.food).toBe(food);
    expect(herds(after.state, species)).toEqual({});
  });

  it('a killed wolf of the reserve goes back to the reserve, those with letters die first', () => {
    const base = given({
      people: [{ seat: 0, hex: 9, warriors: 2 }],
      animals: [{ hex: 9, species: 'wolf' }],
    });
    const tiles = base.tiles.with(61, 9);
    const after = goOn({ ...base, tiles, agenda: phases('fights') }, dice(6, 1, 6, 1));
    expect(ofType(after, 'animal-killed').map(({ tile }) => tile)).toEqual([0, 61]);
    expect(after.state.tiles[61]).toBe(-2);
    expect(after.state.tiles[0]).toBe(-1);
  });

  it('animals of one kind fight together and add 1 each', () => {
    expect(
      bonuses(
        { people: [{ seat: 0, hex: 9, warriors: 1 }], animals: [{ hex: 9, species: 'wolf', count: 3 }] },
        1,
        6,
      ),
    ).toEqual([1, 3]);
  });

  it('women fight too but add nothing, and the tribe chooses whom it loses', () => {
    const table: Given = {
      people: [{ seat: 0, hex: 9, warriors: 1, women: 1 }],
      animals: [{ hex: 9, species: 'wolf' }],
    };
    const state = goOn(fighting(table), dice(1, 6)).state;
    expect(state.fight?.rolls[0]?.bonus).toBe(1);
    expect(asked(state)).toEqual(['lose-figure 0']);
    const after = act(state, 0, { type: 'lose', figure: 'woman', hex: 9 }, dice(6, 1)).state;
    expect(peopleOn(after, 0, 9)).toEqual({ warriors: 1, women: 0 });
  });

  it('a camp whose people are all killed is removed', () => {
    const table: Given = {
      people: [
        { seat: 0, hex: 9, women: 1, camp: true },
        { seat: 0, hex: 20, warriors: 1 },
      ],
      animals: [{ hex: 9, species: 'wolf' }],
    };
    const after = goOn(fighting(table), dice(1, 6));
    expect(ofType(after, 'camp-lost')).toEqual([{ type: 'camp-lost', seat: 0, hex: 9 }]);
  });
});

describe('conquest', () => {
  const attack = (more: Given = {}, camps: readonly number[] = [9, 20]) =>
    fighting({
      people: [
        { seat: 0, hex: 9, warriors: 1 },
        ...camps.map((hex) => ({ seat: 1, hex, women: 1, camp: true, ears: hex === 9 ? 2 : 0 })),
        ...(more.people ?? []),
      ],
      state: { food: [0, 11], ...more.state },
    });

  it('a camp without a warrior of its tribe falls, with a quarter of the food, rounded down', () => {
    const after = goOn(attack());
    expect(ofType(after, 'camp-conquered')).toEqual([
      { type: 'camp-conquered', seat: 0, from: 1, hex: 9, food: 2 },
    ]);
    expect(after.state.food).toEqual([2, 9]);
    expect(asked(after.state)).toEqual(['take-camp 0']);
  });

  it('with half of it, rounded down, if it was the last camp', () => {
    expect(ofType(goOn(attack({}, [9])), 'camp-conquered')[0]?.food).toBe(5);
  });

  it('the winner keeps the camp and its women in its own colour', () => {
    const fences = Array<number>(37).fill(NOWHERE).with(9, 2);
    const after = act(goOn(attack({ state: { fences } })).state, 0, { type: 'keep' }).state;
    expect(after.camps[9]).toBe(0);
    expect(after.fences[9]).toBe(NOWHERE);
    expect(after.fields[9]).toBe(2);
    expect(peopleOn(after, 0, 9)).toEqual({ warriors: 1, women: 1 });
  });

  it('or burns it: camp, field and women go', () => {
    const after = act(goOn(attack()).state, 0, { type: 'burn' }).state;
    expect(after.camps[9]).toBe(-1);
    expect(after.fields[9]).toBe(0);
    expect(peopleOn(after, 1, 9).women + peopleOn(after, 0, 9).women).toBe(0);
  });

  it('without a camp or a woman’s figure left it must be burnt', () => {
    const women = goOn(attack({ people: [{ seat: 0, hex: 25, women: 6 }] }));
    expect(ofType(women, 'camp-burnt')).toHaveLength(1);
    const five = [21, 22, 23, 24, 25].map((hex) => ({ seat: 0, hex, women: 1, camp: true }));
    expect(ofType(goOn(attack({ people: five })), 'camp-burnt')).toHaveLength(1);
  });

  it('a camp whose warriors win stays what it was', () => {
    const people = [
      { seat: 0, hex: 9, warriors: 1 },
      { seat: 1, hex: 9, warriors: 1, women: 1, camp: true },
      { seat: 0, hex: 30, warriors: 1 },
    ];
    const after = goOn(fighting({ people }), dice(1, 6)).state;
    expect(after.camps[9]).toBe(1);
  });

  it('women who win against the women of a camp conquer it', () => {
    const people = [
      { seat: 0, hex: 9, women: 1 },
      { seat: 1, hex: 9, women: 1, camp: true },
      { seat: 1, hex: 20, women: 1 },
    ];
    const state = goOn(fighting({ people }), dice(6, 1, 6)).state;
    expect(asked(state)).toEqual(['take-camp 0']);
    expect(act(state, 0, { type: 'keep' }).state.camps[9]).toBe(0);
  });
});

describe('flight', () => {
  const table: Given = {
    people: [
      { seat: 0, hex: 9, warriors: 3 },
      { seat: 1, hex: 9, warriors: 3 },
    ],
    state: { hands: [['flight', 'raft'], []] },
  };

  it('after a lost roll the others retreat to a neighbouring hex without company', () => {
    let state = goOn(fighting(table)).state;
    expect(asked(state)).toEqual(['fight-window 0']);
    state = act(state, 0, { type: 'pass' }, dice(1, 6)).state;
    expect(asked(state)).toEqual(['lose-figure 0']);
    const after = act(state, 0, { type: 'flee', card: 'flight', figure: 'warrior', hex: 10 }).state;
    expect(peopleOn(after, 0, 10).warriors).toBe(2);
    expect(peopleOn(after, 1, 9).warriors).toBe(3);
    expect(after.fight).toBeNull();
    expect(after.discards).toEqual(['flight']);
  });

  it('is asked about even of a seat without the card, since its cards are secret', () => {
    const state = goOn(fighting({ ...table, state: { hands: [['raft'], []] } })).state;
    const after = play(state, [[0, { type: 'pass' }]], dice(1, 6));
    expect(asked(after)).toEqual(['lose-figure 0']);
    expect(why(after, 0, { type: 'flee', card: 'flight', figure: 'warrior', hex: 10 })).toBe(
      'card_not_in_hand',
    );
  });

  it('is not asked about once nobody would be left to flee', () => {
    const people = [
      { seat: 0, hex: 9, warriors: 1 },
      { seat: 1, hex: 9, warriors: 2 },
    ];
    const state = goOn(fighting({ people, state: { hands: [['flight'], []] } })).state;
    const after = act(state, 0, { type: 'pass' }, dice(1, 6));
    expect(ofType(after, 'losses-demanded')).toEqual([]);
    expect(peopleOn(after.state, 0, 9).warriors).toBe(0);
  });

  it('does not lead over a river or into company', () => {
    const components = valley({ rivers: [[9, 10]] });
    const animals = [{ hex: 16, species: 'wolf' }];
    const state = play(
      goOn(fighting({ ...table, components, animals })).state,
      [[0, { type: 'pass' }]],
      dice(1, 6),
    );
    expect(why(state, 0, { type: 'flee', card: 'flight', figure: 'warrior', hex: 10 })).toBe('river');
    expect(why(state, 0, { type: 'flee', card: 'flight', figure: 'warrior', hex: 16 })).toBe('hex_taken');
  });
});
