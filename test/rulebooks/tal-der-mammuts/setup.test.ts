import { describe, expect, it } from 'vitest';
import { quickRng } from '../../../src/kernel/rng.js';
import { boardOf, isRiver, neighbour } from '../../../src/rulebooks/tal-der-mammuts/board.js';
import { initial, type Options } from '../../../src/rulebooks/tal-der-mammuts/state.js';
import {
  act,
  allows,
  asked,
  dice,
  given,
  goOn,
  HEXES,
  ofType,
  peopleOn,
  rulebook,
  usual,
  why,
} from './given.js';

const { components } = rulebook;

function begun(seats: number, options: Partial<Options> = {}, seed = 1) {
  const config = { seats, components, options: { ...usual, ...options } };
  const events = rulebook.setup(config, quickRng(seed));
  return { events, state: events.reduce(rulebook.evolve, initial(config)) };
}

/** Every seat takes the first hex it may, and sows nothing. */
function settled(seats: number, options: Partial<Options> = {}) {
  let { state } = begun(seats, options);
  while (state.round === 0) {
    const [prompt] = rulebook.prompts(state);
    const seat = prompt?.seat ?? 0;
    const answer = rulebook.legal(state, seat).find(({ type }) => type === 'place-camp' || type === 'done');
    if (answer === undefined) throw new Error('nothing to answer');
    state = act(state, seat, answer).state;
  }
  return state;
}

describe('the board', () => {
  it('any two sides may be laid together: four boards', () => {
    for (const sides of ['N1-S1', 'N1-S2', 'N2-S1', 'N2-S2'] as const) {
      const { state } = begun(2, { sides });
      expect(`${state.north}-${state.south}`).toBe(sides);
    }
    const drawn = new Set(
      [...Array(40).keys()].map((seed) => begun(2, { sides: 'drawn' }, seed).state.south),
    );
    expect(drawn).toEqual(new Set(['S1', 'S2']));
  });

  it.each([
    ['N1', 'S1'],
    ['N1', 'S2'],
    ['N2', 'S1'],
    ['N2', 'S2'],
  ] as const)(
    '%s and %s: 12 hexes of each land, a lake, two volcanoes, 18 letters, 18 regions',
    (north, south) => {
      const board = boardOf(components, north, south);
      const count = (land: string) => board.terrain.filter((one) => one === land).length;
      expect(['plain', 'forest', 'mountain', 'lake'].map(count)).toEqual([12, 12, 12, 1]);
      expect(board.volcanoes).toHaveLength(2);
      expect(Object.keys(board.letters).sort().join('')).toBe('ABCDEFabcdefghijkl');
      for (const land of ['plain', 'forest', 'mountain'] as const) {
        expect(board.regions[land]).toHaveLength(6);
        expect(board.regions[land].flat()).toHaveLength(12);
        for (const hex of board.regions[land].flat()) expect(board.terrain[hex]).toBe(land);
      }
      for (const letter of 'ABCDEF') expect(board.terrain[board.letters[letter] ?? 0]).toBe('mountain');
      for (const letter of 'abcdefghijkl')
        expect(board.terrain[board.letters[letter] ?? 0]).not.toBe('mountain');
    },
  );

  it('a south side is turned by half a circle, with its rivers', () => {
    const board = boardOf(components, 'N1', 'S1');
    // The plain (0, -3) of S1 lies at (0, 3).
    expect(board.terrain[36]).toBe('plain');
    // The river of S1 between (0, -1) and (1, -1) runs between (0, 1) and (-1, 1).
    expect(neighbour(board, 25, 4)).toBe(24);
    expect(isRiver(board, 25, 4)).toBe(true);
    expect(isRiver(board, 24, 1)).toBe(true);
  });

  it('62 animal tiles, 54 of them with letters, each letter three times', () => {
    const letters = components.animalTiles.values.flatMap((row) => row.letters);
    expect(letters).toHaveLength(54);
    for (const letter of 'ABCDEFabcdefghijkl')
      expect(letters.filter((one) => one === letter)).toHaveLength(3);
    expect(components.reserve.values.tiles).toBe(8);
  });

  it('15 events for each season and 40 special cards', () => {
    for (const [deck, copies] of [
      ['summerEvents', 15],
      ['winterEvents', 15],
      ['specialCards', 40],
    ] as const)
      expect(components[deck].values.reduce((sum, card) => sum + card.copies, 0)).toBe(copies);
  });
});

describe('the beginning', () => {
  it('whoever rolls highest places the first camp; equals roll again', () => {
    const config = { seats: 3, components, options: usual };
    const events = rulebook.setup(config, dice(5, 5, 2, 1, 6));
    expect(ofType({ events }, 'start-seat-rolled')).toEqual([
      {
        type: 'start-seat-rolled',
        rolls: [
          [5, 5, 2],
          [1, 6, 0],
        ],
        seat: 1,
      },
    ]);
    const state = events.reduce(rulebook.evolve, initial(config));
    expect(asked(state)).toEqual(['place-camp 1']);
  });

  it('a camp begins with two women and five warriors, on any hex but the lake', () => {
    const { state } = begun(2);
    const seat = state.start;
    expect(rulebook.legal(state, seat)).toHaveLength(HEXES - 1);
    expect(why(state, seat, { type: 'place-camp', hex: 18 })).toBe('lake');
    const after = act(state, seat, { type: 'place-camp', hex: 4 }).state;
    expect(peopleOn(after, seat, 4)).toEqual({ warriors: 5, women: 2 });
    expect(after.camps[4]).toBe(seat);
  });

  it('not beside another camp, unless a river runs between', () => {
    const { state } = begun(2);
    const other = 1 - state.start;
    // 9 is a plain of N1 with rivers to 15 and 16.
    let after = act(state, state.start, { type: 'place-camp', hex: 9 }).state;
    after = act(after, state.start, { type: 'done' }).state;
    expect(why(after, other, { type: 'place-camp', hex: 10 })).toBe('too_near_camp');
    expect(why(after, other, { type: 'place-camp', hex: 9 })).toBe('hex_taken');
    expect(allows(after, other, { type: 'place-camp', hex: 16 })).toBe(true);
  });

  it('a village in the plain may be sown at once for one food, others are not asked', () => {
    const { state } = begun(2);
    const placed = act(state, state.start, { type: 'place-camp', hex: 9 }).state;
    expect(asked(placed)).toEqual([`sow ${state.start}`]);
    const sown = act(placed, state.start, { type: 'sow', hex: 9 }).state;
    expect(sown.fields[9]).toBe(2);
    expect(sown.food[state.start]).toBe(11);
    const forest = act(state, state.start, { type: 'place-camp', hex: 4 }).state;
    expect(asked(forest)).toEqual([`place-camp ${1 - state.start}`]);
  });

  it.each([
    [2, 5],
    [4, 5],
    [5, 4],
    [6, 4],
  ])('with %i seats everybody gets %i special cards', (seats, cards) => {
    expect(settled(seats).hands.map((hand) => hand.length)).toEqual(Array(seats).fill(cards));
  });

  it.each([12, 15] as const)('everybody has %i food', (startFood) => {
    expect(begun(3, { startFood }).state.food).toEqual([startFood, startFood, startFood]);
  });

  it('the game begins with the second round of summer, without an event', () => {
    const state = settled(2);
    expect(state.season).toBe('summer');
    expect(state.left).toBe(2);
    expect(state.event).toBe('');
  });

  it.each([
    [3, 5],
    [4, 6],
  ])('with %i tribes %i animals come in the first round', (seats, tiles) => {
    expect(settled(seats).arriving).toHaveLength(tiles);
  });
});

describe('arrivals of later rounds', () => {
  it.each([
    ['summer', 3, 3],
    ['winter', 3, 1],
    ['summer', 4, 4],
    ['winter', 6, 2],
  ] as const)('in %s with %i tribes: %i', (season, seats, tiles) => {
    const people = [...Array(seats).keys()].map((seat) => ({ seat, hex: seat, warriors: 1 }));
    const before = given({
      seats,
      people,
      agenda: [{ step: 'phase', phase: 'nature' }],
      state: { season, round: 2 },
    });
    const hands = before.hands.with(0, ['raft']);
    expect(goOn({ ...before, hands }).state.arriving).toHaveLength(tiles);
  });

  it('count only tribes that still play', () => {
    const people = [0, 1, 2].map((seat) => ({ seat, hex: seat, warriors: 1 }));
    const before = given({
      seats: 4,
      people,
      agenda: [{ step: 'phase', phase: 'nature' }],
      state: { round: 2, out: [3] },
    });
    expect(goOn({ ...before, hands: before.hands.with(0, ['raft']) }).state.arriving).toHaveLength(3);
  });
});
