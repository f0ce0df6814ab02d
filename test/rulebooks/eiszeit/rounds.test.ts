import { describe, expect, it } from 'vitest';
import { eiszeit } from '../../../src/rulebooks/eiszeit/index.js';
import {
  act,
  acts,
  asked,
  DONE,
  done,
  endOfRound,
  finish,
  type Given,
  given,
  only,
  opponent,
  play,
  promptOf,
} from './table.js';

/** The first seat has taken the last stone of the dark pool; nobody wants a glacier. */
const nextRound = (what: Given) => {
  const { state } = endOfRound({ scores: [0, 5, 9], ...what });
  return done(state, DONE);
};

describe('the next round', () => {
  it('begins with the left neighbour of the seat that ended the settling', () => {
    const { state } = nextRound({ lightPool: 20 });
    expect([promptOf(state), asked(state), state.round, state.startSeat, state.ender]).toEqual([
      'play-card',
      1,
      2,
      1,
      -1,
    ]);
  });

  it('makes the light pool the dark one', () => {
    const { state, events } = nextRound({ lightPool: 20 });
    expect([state.darkPool, state.lightPool]).toEqual([20, 0]);
    expect(only(events, 'pool-refilled')[0]?.paid).toEqual([0, 0, 0]);
  });

  it('example: with 6 stones in the pool two are due from each of three; one has only one, and 11 lie there', () => {
    const { state, events } = nextRound({ lightPool: 6, stones: [4, 1, 5] });
    expect(only(events, 'pool-refilled')[0]?.paid).toEqual([2, 1, 2]);
    expect([state.darkPool, state.stones]).toEqual([11, [5, 0, 3]]);
  });

  it('given that nobody has stones to pay with, then it begins with less', () => {
    const { state: before } = endOfRound({ scores: [0, 5, 9], lightPool: 3 });
    const { state } = done({ ...before, stones: [0, 1, 0] }, DONE);
    expect([state.darkPool, state.stones]).toEqual([4, [0, 0, 0]]);
  });

  it('mixes all fire tiles and deals one to each region without ice', () => {
    const fires = { 5: [0, 0, 0, 0], 6: [1, 1, 1, 1, 1], 7: [2, 2, 2, 2, 2] };
    const { state, events } = nextRound({ fires });
    expect(state.board.fires.map(({ length }) => length)).toEqual([6, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect(state.board.fires.flat().sort()).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2]);
    expect(only(events, 'fires-dealt')).toHaveLength(1);
  });

  it('keeps hunters, mammoths, hands, stones and clubs', () => {
    const { state } = nextRound({ lightPool: 20, hunters: { 9: [1, 2, 0] }, clubs: [0, 1, 0] });
    expect([state.board.hunters.slice(27, 30), state.board.mammoths.slice(5, 9), state.clubs]).toEqual([
      [1, 2, 0],
      [1, 1, 1, 1],
      [0, 1, 0],
    ]);
    expect(state.hands.map(({ length }) => length)).toEqual([5, 5, 5]);
  });
});

describe('the last round', () => {
  const last = (round: number, rounds: number, darkPool: number, card = 'all-one') =>
    given({
      round,
      rounds,
      darkPool,
      lightPool: 1,
      hands: [[card, 'fire', 'swap', 'club', 'remove-one']],
      stones: [3, 4, 4],
    });

  it('voids the card that would take the last stone: no action, and its stones go to the light pool', () => {
    const { state, events } = done(last(4, 4, 3), play('all-one'));
    expect(events.map(({ type }) => type).slice(0, 2)).toEqual(['card-played', 'stones-voided']);
    expect([state.stones[0], state.darkPool, state.lightPool]).toEqual([3, 0, 4]);
  });

  it('carries out every other dark card', () => {
    const state = act(last(4, 4, 5), play('all-one'));
    expect([state.stones[0], state.darkPool, promptOf(state)]).toEqual([7, 1, 'place-hunter']);
  });

  it('given an earlier round, then the last card is carried out and pays', () => {
    const state = act(last(3, 4, 3), play('all-one'));
    expect([state.stones[0], promptOf(state)]).toEqual([7, 'place-hunter']);
  });

  it('given a short game, then it is the third', () => {
    expect(act(last(3, 3, 3), play('all-one')).over).toBe(true);
  });

  it('asks nobody to discard or draw after the void card: conflicts, scoring and the end follow at once', () => {
    const { state, events } = done(last(4, 4, 3), play('all-one'));
    const types = events.map(({ type }) => type);
    expect(types.slice(1, 3)).toEqual(['stones-voided', 'fires-revealed']);
    expect(types.at(-1)).toBe('game-ended');
    expect(types).not.toContain('card-drawn');
    expect(state.hands[0]).toHaveLength(4);
    expect([state.over, eiszeit.prompts(state)]).toEqual([true, []]);
  });

  it('lays no glacier', () => {
    expect(only(done(last(4, 4, 3), play('all-one')).events, 'glacier-offered')).toEqual([]);
  });

  it('voids a copied card likewise', () => {
    const start = last(4, 4, 3, 'dark-cult');
    const topped = (light: string | null) => ({
      ...start,
      piles: {
        light: { ...start.piles.light, top: light },
        dark: { ...start.piles.dark, top: 'all-one' },
      },
    });
    const chosen = acts(topped('fire'), play('dark-cult'), { type: 'choose-copy', colour: 'dark' });
    expect([chosen.over, chosen.ender]).toEqual([true, 0]);
    const state = act(topped(null), play('dark-cult'));
    expect([state.over, state.ender, state.stones[0]]).toEqual([true, 0, 3]);
  });
});

describe('the turn that takes the last stone', () => {
  it('is finished: discard, draw, and then the conflicts', () => {
    const taken = acts(
      given({ darkPool: 2, hands: [['remove-one', 'fire', 'swap', 'club', 'all-one']], hunters: { 5: [1] } }),
      play('remove-one'),
      opponent(1),
      DONE,
    );
    expect(promptOf(taken)).toBe('discard');
    expect(promptOf(acts(taken, DONE))).toBe('draw');
    expect(finish(taken).round).toBe(2);
  });
});
