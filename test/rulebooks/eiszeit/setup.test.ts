import { describe, expect, it } from 'vitest';
import { quickRng } from '../../../src/kernel/rng.js';
import { components } from '../../../src/rulebooks/eiszeit/components/index.js';
import { eiszeit } from '../../../src/rulebooks/eiszeit/index.js';
import type { State } from '../../../src/rulebooks/eiszeit/state.js';
import {
  act,
  asked,
  at,
  coloursOf,
  configOf,
  finish,
  idsOf,
  lawful,
  place,
  promptOf,
  refused,
  regionsOf,
} from './table.js';

const opened = (seats: number, seed = 1): State =>
  eiszeit.setup(configOf(seats), quickRng(seed)).reduce(eiszeit.evolve, eiszeit.initial(configOf(seats)));
const iceOf = ({ board }: State): number[] => board.glaciers.flatMap((ice, region) => (ice ? [region] : []));
const herdsOf = ({ board }: State): number[] =>
  board.mammoths.flatMap((count, region) => (region > 0 && count > 0 ? [region] : []));

/** Everybody places the first hunters in the lowest free region. */
const settled = (state: State): State =>
  promptOf(state) === 'place-first-hunters'
    ? settled(act(state, lawful(state, 'place-hunter')[0] ?? place(5)))
    : state;

describe('setting the table', () => {
  it('three seats: ice on 1 to 4, a mammoth each in 5 to 8, none in the supply, 20 stones', () => {
    const state = opened(3);
    expect([iceOf(state), herdsOf(state), state.board.mammoths[0], state.darkPool]).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7, 8],
      0,
      20,
    ]);
  });

  it('four seats: ice on 1 and 4, mammoths in 2, 3, 6 and 7, one in the supply, 25 stones', () => {
    const state = opened(4);
    expect([iceOf(state), herdsOf(state), state.board.mammoths[0], state.darkPool]).toEqual([
      [1, 4],
      [2, 3, 6, 7],
      1,
      25,
    ]);
  });

  it('five seats: no ice, mammoths in 1 to 4, two in the supply, 30 stones', () => {
    const state = opened(5);
    expect([iceOf(state), herdsOf(state), state.board.mammoths[0], state.darkPool]).toEqual([
      [],
      [1, 2, 3, 4],
      2,
      30,
    ]);
  });

  it.each([3, 4, 5])(
    'gives each of %i seats 4 stones and 12 hunters, no points, and lays 6 clubs ready',
    (seats) => {
      const state = opened(seats);
      expect(state.stones).toEqual(Array(seats).fill(4));
      expect(state.board.hunters.slice(0, seats)).toEqual(Array(seats).fill(12));
      expect(state.scores).toEqual(Array(seats).fill(0));
      expect([state.clubSupply, state.lightPool]).toEqual([6, 0]);
    },
  );

  it.each([3, 4, 5])(
    'lays one hidden fire tile into each free region with %i seats, the others beside',
    (seats) => {
      const { board } = opened(seats);
      const free = board.glaciers.filter((ice, region) => region > 0 && !ice).length;
      expect(board.fires.slice(1).map(({ length }) => length)).toEqual(
        board.glaciers.slice(1).map((ice) => (ice ? 0 : 1)),
      );
      expect(board.fires[0]).toHaveLength(14 - free);
      expect(board.fires.flat().sort()).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2]);
    },
  );

  it('shuffles 33 light cards and 22 dark ones of seventeen kinds', () => {
    const { piles } = opened(3);
    expect([piles.light.deck.length, piles.dark.deck.length]).toEqual([33, 22]);
    const landscapes = components.lightCards.values.filter(({ effect }) => effect.type === 'landscape');
    expect(landscapes).toHaveLength(6);
    expect(components.lightCards.values.length - 5 + components.darkCards.values.length).toBe(17);
  });

  it('draws the start seat from the seed', () => {
    expect(new Set(Array.from({ length: 30 }, (_, seed) => opened(3, seed).startSeat)).size).toBe(3);
  });
});

describe('the round before the first', () => {
  it('lets everybody place one hunter in turn, from the start seat on, in any region without ice', () => {
    const state = opened(3);
    expect(asked(state)).toBe(state.startSeat);
    expect(regionsOf(lawful(state, 'place-hunter'))).toEqual([5, 6, 7, 8, 9, 10, 11, 12]);
    expect(idsOf(state)).toHaveLength(8);
    const next = act(state, place(9));
    expect(at(next, 9)[state.startSeat]).toBe(1);
    expect(asked(next)).toBe((state.startSeat + 1) % 3);
    expect(refused(next, place(1))).toBe('glaciated_region');
    expect(refused(next, { type: 'done' })).toBe('must_answer');
  });

  it.each([3, 4, 5])(
    'ends when each of %i seats has six hunters on the map; each gets 2 light and 3 dark cards',
    (seats) => {
      const state = settled(opened(seats));
      expect(state.board.hunters.slice(0, seats)).toEqual(Array(seats).fill(6));
      for (const hand of state.hands) {
        expect(coloursOf(hand)).toEqual(['light', 'light', 'dark', 'dark', 'dark']);
      }
      expect([promptOf(state), asked(state), state.round]).toEqual(['play-card', state.startSeat, 1]);
      expect(finish(state)).toBe(state);
    },
  );
});
