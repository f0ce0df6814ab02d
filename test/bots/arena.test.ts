import { describe, expect, it } from 'vitest';
import { playArena } from '../../src/bots/arena/arena.js';
import { levelContestant, searchContestant } from '../../src/bots/arena/built-in.js';
import type { Contestant } from '../../src/bots/arena/contestant.js';
import type { ArenaGame } from '../../src/bots/arena/play-game.js';
import { rotationsOf } from '../../src/bots/arena/seating.js';
import { Tally } from '../../src/bots/arena/tally.js';
import { erase } from '../../src/engine/any-rulebook.js';
import { configFor } from '../support/playout.js';
import { thinIce } from '../support/thin-ice/index.js';

const rulebook = erase(thinIce);

async function played(contestants: readonly Contestant[], games: number, seats: number, seed = 'a') {
  const config = configFor(rulebook, seats);
  const { signal } = new AbortController();
  const all: ArenaGame[] = [];
  for await (const game of playArena({ rulebook, config, contestants, games, seed, signal })) all.push(game);
  return all;
}

const game = (world: number, winner: string): ArenaGame => ({
  ...{ seed: 'a', world, rotation: 0, seats: ['one', 'two'], reason: '', lost: [], actions: [] },
  ...{ asked: [1, 1], ms: [0, 0] },
  standings: ['one', 'two'].map((name, seat) => ({ seat, rank: name === winner ? 1 : 2, score: 0 })),
});

const resultOf = (games: readonly ArenaGame[], name: string) => {
  const tally = new Tally();
  for (const one of games) tally.add(one);
  const result = tally.results().find((one) => one.name === name);
  if (result === undefined) throw new Error(`${name} has not played`);
  return result;
};

describe('The arena', () => {
  it('gives every contestant every seat, and plays no arrangement twice', () => {
    expect(rotationsOf(2, 2, 0)).toEqual([
      [0, 1],
      [1, 0],
    ]);
    expect(rotationsOf(2, 3, 0)).toEqual([
      [0, 1, 1],
      [1, 1, 0],
      [1, 0, 1],
    ]);
    expect([0, 1, 2, 3].map((world) => rotationsOf(3, 2, world)[0])).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
      [0, 1],
    ]);
  });

  it('plays the same games again from the same seed, and others from another', async () => {
    const bots = [
      levelContestant('basic', 'basic'),
      searchContestant('little', { steps: 50, candidates: 3 }),
    ];
    const actionsOf = async (seed: string) => (await played(bots, 2, 2, seed)).map(({ actions }) => actions);
    const first = await actionsOf('a');
    expect(await actionsOf('a')).toEqual(first);
    expect(await actionsOf('b')).not.toEqual(first);
  });

  it('counts a shared first rank as a shared win, so that all wins of a game are one', async () => {
    const games = await played([levelContestant('basic', 'basic')], 1, 3);
    expect(games).toHaveLength(1);
    expect(resultOf(games, 'basic').wins).toBeCloseTo(1 / 3);
  });

  it('is never sure after games that were all won', () => {
    const few = resultOf([game(0, 'one'), game(1, 'one'), game(2, 'one')], 'one');
    const many = resultOf(
      Array.from({ length: 300 }, (_, world) => game(world, 'one')),
      'one',
    );
    expect(few.wins).toBe(1);
    expect(few.from).toBeLessThan(0.6);
    expect(many.from).toBeGreaterThan(0.95);
  });

  it('learns less from games of the same world if they end alike', () => {
    const winnerIn = (nth: number): string => (nth % 2 === 0 ? 'one' : 'two');
    const apart = Array.from({ length: 100 }, (_, nth) => game(nth, winnerIn(nth)));
    const together = Array.from({ length: 100 }, (_, nth) => {
      const world = Math.floor(nth / 10);
      return game(world, winnerIn(world));
    });
    const widthOf = ({ from, to }: { from: number; to: number }) => to - from;
    expect(widthOf(resultOf(together, 'one'))).toBeGreaterThan(2.5 * widthOf(resultOf(apart, 'one')));
  });
});
