import { describe, expect, it } from 'vitest';
import { act, asked, dice, type Given, given, goOn, ofType, phases, rulebook, valley, why } from './given.js';

const volcanic = valley({ land: { 9: 'mountain' }, volcanoes: [9] });
const camp = { seat: 0, hex: 20, warriors: 1, women: 1, camp: true };
const scout = { seat: 0, hex: 9, warriors: 1 };
const people = (table: Given) =>
  goOn(
    given({
      components: volcanic,
      options: { advanced: true },
      people: [camp, scout],
      ...table,
      agenda: phases('people', 'fights', 'survival', 'end'),
      state: { round: 1, start: 0, ...table.state },
    }),
  ).state;

describe('taking the fire', () => {
  it('a figure alone on a volcano may take it before its tribe moves', () => {
    const state = people({});
    expect(asked(state)).toEqual(['take-fire 0']);
    expect(why(state, 0, { type: 'take-fire', hex: 9 })).toBe('not_your_camp');
    expect(act(state, 0, { type: 'take-fire', hex: 20 }).state.fire[0]).toBe(20);
  });

  it('or after it has moved', () => {
    let state = people({ people: [camp, { seat: 0, hex: 10, women: 1 }] });
    expect(asked(state)).toEqual(['move 0']);
    state = act(state, 0, { type: 'move', figure: 'woman', from: 10, to: 9 }).state;
    state = act(state, 0, { type: 'done' }).state;
    expect(asked(state)).toEqual(['take-fire 0']);
  });

  it.each<[string, Given]>([
    ['with a second figure', { people: [camp, { ...scout, warriors: 2 }] }],
    ['with a foreigner', { people: [camp, scout, { seat: 1, hex: 9, women: 1 }] }],
    ['with an animal', { animals: [{ hex: 9, species: 'wolf' }] }],
    ['without a camp to keep it', { people: [scout] }],
    ['twice', { state: { fire: [20, -1] } }],
    ['in the basic game', { options: { advanced: false } }],
  ])('not %s', (_, table) => {
    expect(asked(people(table))).toEqual(['move 0']);
  });

  it('a lone figure beside a forest fire may take it, one further away may not', () => {
    const components = valley({ land: { 0: 'forest', 4: 'forest' } });
    const burnt = (hex: number) =>
      goOn(
        given({
          components,
          options: { advanced: true },
          people: [camp, { ...scout, hex }],
          agenda: phases('event', 'people'),
          state: { event: 'forest-fire', round: 1 },
        }),
        dice(1),
      ).state;
    expect(asked(burnt(9))).toEqual(['take-fire 0']);
    expect(asked(burnt(14))).toEqual(['move 0']);
  });

  it('a figure that survives alone on the lava may take it', () => {
    const erupted = goOn(
      given({
        components: volcanic,
        options: { advanced: true },
        people: [camp, { ...scout, hex: 10, warriors: 2 }],
        agenda: phases('event', 'people'),
        state: { event: 'eruption', round: 1 },
      }),
    ).state;
    expect(asked(erupted)).toEqual(['take-fire 0']);
  });

  it('a torch lights it at a camp that has it', () => {
    const beside = { seat: 1, hex: 21, women: 1, camp: true };
    const table = { people: [camp, beside], state: { hands: [['torch'], []], fire: [-1, 21] } };
    const state = people(table);
    expect(act(state, 0, { type: 'play-at', card: 'torch', hex: 20 }).state.fire).toEqual([20, 21]);
    expect(
      why(people({ ...table, state: { ...table.state, fire: [-1, -1] } }), 0, {
        type: 'play-at',
        card: 'torch',
        hex: 20,
      }),
    ).toBe('no_use');
  });
});

describe('having the fire', () => {
  const conquest = (fireAt: number, camps: readonly number[], more: Given = {}) =>
    goOn(
      given({
        components: valley(),
        options: { advanced: true },
        people: [
          { seat: 0, hex: 9, warriors: 1 },
          ...camps.map((hex) => ({ seat: 1, hex, women: 1, camp: true })),
          ...(more.people ?? []),
        ],
        agenda: phases('fights'),
        state: { fire: [-1, fireAt], ...more.state },
      }),
    ).state;

  it('adds 1 against animals, not against tribes', () => {
    const fight = (table: Given) =>
      ofType(
        goOn(
          given({
            components: valley(),
            options: { advanced: true },
            ...table,
            agenda: phases('fights'),
            state: { fire: [20, -1] },
          }),
          dice(6, 1),
        ),
        'fight-rolled',
      )[0]?.rolls[0]?.bonus;
    expect(fight({ people: [camp, scout], animals: [{ hex: 9, species: 'wolf' }] })).toBe(2);
    expect(fight({ people: [camp, scout, { seat: 1, hex: 9, warriors: 1 }] })).toBe(1);
  });

  it('moves to another camp when its camp is conquered, and the conqueror has it too', () => {
    const after = act(conquest(9, [9, 20]), 0, { type: 'keep' }).state;
    expect(after.fire).toEqual([9, 20]);
  });

  it('moves to the camp with the most people', () => {
    const people = [{ seat: 1, hex: 30, women: 2, camp: true }];
    expect(act(conquest(9, [9, 20], { people }), 0, { type: 'keep' }).state.fire[1]).toBe(30);
  });

  it('comes to whoever burns its camp, if they have a camp of their own', () => {
    const people = [{ seat: 0, hex: 30, women: 2, camp: true }];
    expect(act(conquest(9, [9, 20], { people }), 0, { type: 'burn' }).state.fire).toEqual([30, 20]);
  });

  it('stays where it is kept when another camp with fire is conquered', () => {
    const more = { people: [{ seat: 0, hex: 30, women: 2, camp: true }], state: { fire: [30, 9] } };
    expect(act(conquest(9, [9, 20], more), 0, { type: 'keep' }).state.fire).toEqual([30, 20]);
  });

  it('is lost with the last camp', () => {
    const after = act(conquest(9, [9]), 0, { type: 'keep' }).state;
    expect(after.fire).toEqual([9, -1]);
  });

  it('a conqueror without any camp cannot keep it', () => {
    expect(act(conquest(9, [9, 20]), 0, { type: 'burn' }).state.fire).toEqual([-1, 20]);
  });

  it('is lost in a flooded camp', () => {
    const village = { seat: 0, hex: 9, warriors: 2, women: 1, camp: true };
    const state = goOn(
      given({
        options: { advanced: true },
        people: [village, camp],
        agenda: phases('event'),
        state: { event: 'flood', fire: [9, -1] },
      }),
      dice(2),
    ).state;
    expect(state.fire[0]).toBe(-1);
  });

  it('is lost by all in abundant rain', () => {
    const state = goOn(
      given({
        options: { advanced: true },
        people: [camp, { ...camp, seat: 1, hex: 30 }],
        agenda: phases('event'),
        state: { event: 'abundant-rain', fire: [20, 30] },
      }),
    ).state;
    expect(state.fire).toEqual([-1, -1]);
  });
});

describe('hunger in winter', () => {
  const upkeep = (state: Given['state'], warriors = 3) => {
    const table = {
      people: [{ ...camp, warriors: warriors - 1 }],
      options: { advanced: true },
      state: { season: 'winter' as const, ...state },
    };
    return rulebook.view(given(table), 0).tribes[0]?.upkeep;
  };

  it('without fire everybody eats one and a half, rounded down in total', () => {
    expect(upkeep({}, 3)).toBe(4);
    expect(upkeep({}, 4)).toBe(6);
    expect(upkeep({ season: 'summer' }, 3)).toBe(3);
    expect(upkeep({ fire: [20, -1] }, 3)).toBe(3);
  });

  it('in biting cold two', () => {
    expect(upkeep({ event: 'biting-cold' }, 3)).toBe(6);
    expect(upkeep({ event: 'biting-cold', fire: [20, -1] }, 3)).toBe(3);
  });

  it('a blizzard costs tribes without fire one food for each camp', () => {
    const table = {
      people: [camp, { ...camp, hex: 30 }, { ...camp, seat: 1, hex: 33 }],
      options: { advanced: true },
    };
    const state = goOn(
      given({ ...table, agenda: phases('event'), state: { event: 'blizzard', fire: [-1, 33] } }),
    ).state;
    expect(state.food).toEqual([10, 12]);
    const basic = { ...table, options: {}, agenda: phases('event'), state: { event: 'blizzard' } };
    expect(goOn(given(basic)).state.food).toEqual([12, 12]);
  });

  it('spoiled stores spare tribes with fire', () => {
    const table = { people: [camp, { ...camp, seat: 1, hex: 33 }], options: { advanced: true } };
    const state = goOn(
      given({ ...table, agenda: phases('event'), state: { event: 'spoiled-stores', fire: [-1, 33] } }),
    ).state;
    expect(state.food).toEqual([9, 12]);
  });
});
