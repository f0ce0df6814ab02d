import { describe, expect, it } from 'vitest';
import { type Given, given, goOn, herds, ofType, phases, valley } from './given.js';

const EAST = 1;

/** The row north of the lake is the hexes 9 to 14, from west to east. */
function afterWind(table: Given, wind = EAST) {
  const state = given({
    components: valley(),
    ...table,
    agenda: phases('herds'),
    state: { wind, ...table.state },
  });
  return goOn({ ...state, agenda: state.agenda }).state;
}

describe('animals move with the wind as far as their kind goes', () => {
  it.each([
    ['wolf', 3],
    ['tiger', 3],
    ['bear', 2],
    ['bison', 2],
    ['rhino', 1],
    ['mammoth', 1],
  ])('%s: %i hexes', (species, range) => {
    const state = afterWind({ animals: [{ hex: 9, species }] });
    expect(herds(state, species)).toEqual({ [9 + range]: 1 });
  });

  it('with any wind: from the lake’s west bank to the south-east there are three hexes to the rim', () => {
    expect(herds(afterWind({ animals: [{ hex: 17, species: 'wolf' }] }, 2), 'wolf')).toEqual({ 35: 1 });
  });
});

describe('obstacles', () => {
  it('a herd stops in front of an obstacle that it meets on its way', () => {
    const components = valley({ land: { 11: 'mountain' } });
    expect(herds(afterWind({ components, animals: [{ hex: 9, species: 'bison' }] }), 'bison')).toEqual({
      10: 1,
    });
  });

  it('a herd that is blocked at once moves in the opposite direction instead', () => {
    const components = valley({ land: { 12: 'mountain' } });
    expect(herds(afterWind({ components, animals: [{ hex: 11, species: 'bison' }] }), 'bison')).toEqual({
      9: 1,
    });
  });

  it('a herd that is blocked both ways stays', () => {
    const components = valley({ land: { 10: 'mountain', 12: 'mountain' } });
    expect(herds(afterWind({ components, animals: [{ hex: 11, species: 'bison' }] }), 'bison')).toEqual({
      11: 1,
    });
  });

  it('wolves, tigers and bears cross mountains, large animals do not', () => {
    const components = valley({ land: { 10: 'mountain' } });
    for (const species of ['wolf', 'tiger', 'bear'])
      expect(herds(afterWind({ components, animals: [{ hex: 9, species }] }), species)).not.toEqual({ 9: 1 });
    for (const species of ['bison', 'rhino', 'mammoth'])
      expect(herds(afterWind({ components, animals: [{ hex: 9, species }] }), species)).toEqual({ 9: 1 });
  });

  it('only bears cross rivers', () => {
    const components = valley({ rivers: [[10, 11]] });
    expect(herds(afterWind({ components, animals: [{ hex: 9, species: 'bear' }] }), 'bear')).toEqual({
      11: 1,
    });
    for (const species of ['wolf', 'tiger', 'bison'])
      expect(herds(afterWind({ components, animals: [{ hex: 9, species }] }), species)).toEqual({ 10: 1 });
  });

  it.each(['drought', 'frozen-rivers'])('%s lets all animals over rivers', (event) => {
    const components = valley({ rivers: [[10, 11]] });
    const animals = [{ hex: 9, species: 'wolf' }];
    expect(herds(afterWind({ components, animals, state: { event } }), 'wolf')).toEqual({ 12: 1 });
  });

  it('nothing crosses the lake or leaves the board', () => {
    expect(herds(afterWind({ animals: [{ hex: 16, species: 'wolf' }] }), 'wolf')).toEqual({ 17: 1 });
    expect(herds(afterWind({ animals: [{ hex: 14, species: 'wolf' }] }), 'wolf')).toEqual({ 11: 1 });
  });

  it('nothing enters a burnt or flooded hex', () => {
    const closed = Array<number>(37).fill(0).with(11, 1);
    expect(herds(afterWind({ animals: [{ hex: 9, species: 'wolf' }], state: { closed } }), 'wolf')).toEqual({
      10: 1,
    });
  });
});

describe('people', () => {
  it('animals with people on their hex do not move', () => {
    const people = [{ seat: 0, hex: 9, warriors: 1 }];
    expect(herds(afterWind({ people, animals: [{ hex: 9, species: 'wolf' }] }), 'wolf')).toEqual({ 9: 1 });
  });

  it('animals stop where they meet people', () => {
    const people = [{ seat: 0, hex: 10, warriors: 1 }];
    expect(herds(afterWind({ people, animals: [{ hex: 9, species: 'wolf' }] }), 'wolf')).toEqual({ 10: 1 });
  });
});

describe('herds', () => {
  it('animals stop where they meet their own kind, and form a herd', () => {
    const people = [{ seat: 0, hex: 11, warriors: 1 }];
    const animals = [
      { hex: 9, species: 'wolf' },
      { hex: 11, species: 'wolf' },
    ];
    expect(herds(afterWind({ people, animals }), 'wolf')).toEqual({ 11: 2 });
  });

  it('kinds that share a hex go their own ways', () => {
    const state = afterWind({
      animals: [
        { hex: 9, species: 'wolf' },
        { hex: 9, species: 'mammoth' },
      ],
    });
    expect(herds(state, 'wolf')).toEqual({ 12: 1 });
    expect(herds(state, 'mammoth')).toEqual({ 10: 1 });
  });

  it('other kinds do not stop them', () => {
    const people = [{ seat: 0, hex: 12, warriors: 1 }];
    const animals = [
      { hex: 9, species: 'wolf' },
      { hex: 10, species: 'tiger' },
      { hex: 11, species: 'mammoth' },
    ];
    expect(herds(afterWind({ people, animals }), 'wolf')).toEqual({ 12: 1 });
  });

  it('a follower joins before the leader moves on, and moves a second time with the whole herd', () => {
    const animals = [
      { hex: 9, species: 'bison' },
      { hex: 10, species: 'bison' },
    ];
    expect(herds(afterWind({ animals }), 'bison')).toEqual({ 12: 2 });
  });

  it('mammoths in a row become one herd and the last of them has moved three times', () => {
    const animals = [9, 10, 11].map((hex) => ({ hex, species: 'mammoth' }));
    expect(herds(afterWind({ animals }), 'mammoth')).toEqual({ 12: 3 });
  });

  it('a leader that turns round at the rim joins its follower', () => {
    const animals = [
      { hex: 12, species: 'mammoth' },
      { hex: 14, species: 'mammoth' },
    ];
    expect(herds(afterWind({ animals }), 'mammoth')).toEqual({ 13: 2 });
  });

  it('a herd that has joined animals which have moved already stays with them', () => {
    const animals = [
      { hex: 13, species: 'bison' },
      { hex: 14, species: 'bison' },
    ];
    // 13 joins 14, and both turn round at the rim.
    expect(herds(afterWind({ animals }), 'bison')).toEqual({ 12: 2 });
  });

  it('a herd keeps together whatever its size', () => {
    expect(herds(afterWind({ animals: [{ hex: 9, species: 'wolf', count: 4 }] }), 'wolf')).toEqual({ 12: 4 });
  });
});

describe('trampling', () => {
  const village = { seat: 0, hex: 10, warriors: 1, women: 1, camp: true };

  it.each(['bison', 'rhino', 'mammoth'])('a %s that enters a field damages it', (species) => {
    const state = afterWind({ people: [{ ...village, ears: 2 }], animals: [{ hex: 9, species }] });
    expect(state.fields[10]).toBe(1);
  });

  it('a damaged field is destroyed, and the village stands', () => {
    const state = afterWind({ people: [{ ...village, ears: 1 }], animals: [{ hex: 9, species: 'bison' }] });
    expect(state.fields[10]).toBe(0);
    expect(state.camps[10]).toBe(0);
  });

  it('smaller animals do no harm', () => {
    const state = afterWind({ people: [{ ...village, ears: 2 }], animals: [{ hex: 9, species: 'bear' }] });
    expect(state.fields[10]).toBe(2);
  });

  it('a large animal that arrives on a field damages it at once', () => {
    const base = given({ people: [{ seat: 0, hex: 9, warriors: 1, women: 1, camp: true, ears: 2 }] });
    // On the usual board the letter b is on the hex 9.
    const bison = rowOf(base, 'bison', 'b');
    const after = goOn({ ...base, arriving: [bison], agenda: phases('arrivals') });
    expect(after.state.tiles[bison]).toBe(9);
    expect(ofType(after, 'field-damaged')).toEqual([{ type: 'field-damaged', hex: 9, ears: 1 }]);
  });
});

describe('arrival', () => {
  it('each tile is placed on the hex of the letter on its back', () => {
    const base = given({});
    const wolf = rowOf(base, 'wolf', 'A');
    const after = goOn({ ...base, arriving: [wolf], agenda: phases('arrivals') });
    expect(herds(after.state, 'wolf')).toEqual({ 2: 1 });
  });

  it('a tile whose hex is closed goes back into the bag', () => {
    const base = given({ state: { closed: Array<number>(37).fill(0).with(2, 1) } });
    const wolf = rowOf(base, 'wolf', 'A');
    const after = goOn({ ...base, arriving: [wolf], agenda: phases('arrivals') });
    expect(after.state.tiles[wolf]).toBe(-1);
    expect(after.state.arriving).toEqual([]);
  });

  it('wolves that are called to a closed hex stay in the reserve', () => {
    const closed = Array<number>(37).fill(0).with(2, 1);
    const calls = [
      { hex: 2, wolves: 2 },
      { hex: 3, wolves: 2 },
    ];
    const after = goOn(given({ agenda: phases('arrivals'), state: { closed, calls } })).state;
    expect(herds(after, 'wolf')).toEqual({ 3: 2 });
  });
});

function rowOf(state: ReturnType<typeof given>, species: string, letter: string): number {
  const before = state.components.animalTiles.values.findIndex((row) => row.species === species);
  const rows = state.components.animalTiles.values;
  const first = rows.slice(0, before).reduce((sum, { letters }) => sum + letters.length, 0);
  return first + (rows[before]?.letters.indexOf(letter) ?? 0);
}
