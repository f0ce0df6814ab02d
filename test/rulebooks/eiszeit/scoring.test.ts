import { describe, expect, it } from 'vitest';
import { eiszeit } from '../../../src/rulebooks/eiszeit/index.js';
import { endOfRound, given, only } from './table.js';

const pointsOf = (played: ReturnType<typeof endOfRound>) =>
  Object.fromEntries(only(played.events, 'region-scored').map(({ region, points }) => [region, points]));

describe('scoring', () => {
  it('example: region 9 brings yellow 9, blue and red 3 each; region 10 blue 6 and green 4; region 11 red 2', () => {
    const [yellow, blue, red, green] = [0, 1, 2, 3];
    const spread = (counts: Record<number, number>) => [0, 1, 2, 3].map((seat) => counts[seat] ?? 0);
    const played = endOfRound({
      seats: 4,
      ice: [],
      mammoths: { 9: 2, 10: 1 },
      fires: { 10: [1] },
      hunters: {
        9: spread({ [yellow]: 3, [blue]: 1, [red]: 1 }),
        10: spread({ [blue]: 3, [green]: 2 }),
        11: spread({ [red]: 2 }),
      },
    });
    expect(pointsOf(played)).toEqual({ 9: [9, 3, 3, 0], 10: [0, 6, 0, 4], 11: [0, 0, 2, 0] });
    expect(played.state.scores).toEqual([9, 9, 5, 4]);
  });

  it('brings 1 point per hunter without a mammoth, 2 with one, 3 with two or more', () => {
    const hunters = { 5: [1], 6: [1], 7: [1], 8: [1] };
    const played = endOfRound({ ice: [], hunters, mammoths: { 6: 1, 7: 2, 8: 6 } });
    expect(pointsOf(played)).toEqual({ 5: [1, 0, 0], 6: [2, 0, 0], 7: [3, 0, 0], 8: [3, 0, 0] });
  });

  it('adds to the points of the rounds before, and counts who survived the conflicts only', () => {
    const played = endOfRound({ ice: [], mammoths: {}, hunters: { 5: [1, 4] }, scores: [10, 20, 30] });
    expect(played.state.scores).toEqual([10, 23, 30]);
  });
});

describe('the end of the game', () => {
  const over = (scores: number[], hunters: number[], stones: number[]) =>
    eiszeit.outcome({ ...given({ hunters: { 5: hunters }, stones, scores }), over: true, agenda: [] });
  const ranks = (outcome: ReturnType<typeof over>) =>
    outcome?.standings.map(({ seat, rank }) => [seat, rank]);

  it('is won by the most points', () => {
    expect(ranks(over([10, 12, 11], [0, 0, 0], [0, 0, 0]))).toEqual([
      [1, 1],
      [2, 2],
      [0, 3],
    ]);
  });

  it('given a tie, then by more hunters on the map', () => {
    expect(ranks(over([12, 12, 3], [1, 2, 0], [9, 0, 0]))).toEqual([
      [1, 1],
      [0, 2],
      [2, 3],
    ]);
  });

  it('given another tie, then by more stones', () => {
    expect(ranks(over([12, 12, 3], [2, 2, 0], [1, 0, 0]))).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
  });

  it('given a tie in everything, then together', () => {
    expect(ranks(over([12, 12, 3], [2, 2, 0], [1, 1, 0]))).toEqual([
      [0, 1],
      [1, 1],
      [2, 3],
    ]);
  });

  it('says what was compared', () => {
    expect(over([1, 2, 3], [1, 0, 0], [4, 5, 6])?.standings[0]).toEqual({
      seat: 2,
      rank: 1,
      score: 3,
      tieBreaks: [
        { by: 'hunters', value: 0 },
        { by: 'stones', value: 6 },
      ],
    });
  });
});
