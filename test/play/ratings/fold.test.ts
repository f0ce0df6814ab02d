import { describe, expect, it } from 'vitest';
import { newId } from '../../../src/kernel/ids.js';
import type { Participant, RatedGame } from '../../../src/play/ports/ratings/ratings.js';
import { fold } from '../../../src/play/ratings/fold.js';
import { model } from '../../../src/play/ratings/model.js';

const at = new Date('2026-01-02T12:00:00Z');
const person = (id: string): Participant => ({ kind: 'player', id, bot: false });
const bot = (id: string): Participant => ({ kind: 'player', id, bot: true });
const basic: Participant = { kind: 'level', level: 'basic' };
const nothing = { ratings: [], predictions: [] };

const game = (participants: readonly Participant[], ranks: readonly number[], number = 1): RatedGame => ({
  ...{ game: newId(at), number, finishedAt: at },
  ...{ participants, ranks },
});

const ratingsIn = (pool: string, folded: ReturnType<typeof fold>) =>
  Object.fromEntries(folded.ratings.filter((one) => one.pool === pool).map((one) => [one.player, one]));

describe('the fold of rated games', () => {
  it('compares people with people, bots with bots, and everybody in a pool of all', () => {
    const folded = fold(nothing, [game([person('a'), person('b'), bot('x'), bot('y')], [1, 2, 3, 4])]);
    expect(Object.keys(ratingsIn('people', folded))).toEqual(['a', 'b']);
    expect(Object.keys(ratingsIn('bots', folded))).toEqual(['x', 'y']);
    expect(Object.keys(ratingsIn('all', folded))).toEqual(['a', 'b', 'x', 'y']);
    expect(folded.predictions.map(({ pool, pairs }) => [pool, pairs])).toEqual([
      ['people', 1],
      ['bots', 1],
      ['all', 6],
    ]);
  });

  it('leaves the built-in bot where it is, and a person alone with it is rated in the pool of all', () => {
    const folded = fold(nothing, [game([person('a'), basic], [1, 2])]);
    expect(folded.ratings.map(({ pool, player }) => [pool, player])).toEqual([['all', 'a']]);
    expect(folded.ratings[0]?.mu).toBeGreaterThan(model.mu);
    const after = fold({ ...nothing, ratings: folded.ratings }, [game([bot('x'), basic], [2, 1])]);
    expect(ratingsIn('bots', after).x?.mu).toBeLessThan(model.mu);
  });

  it('takes a tie of everybody for as many halves, and moves nobody', () => {
    const folded = fold(nothing, [game([person('a'), person('b'), person('c')], [1, 1, 1])]);
    for (const { mu, sigma } of folded.ratings) {
      expect(mu).toBe(model.mu);
      expect(sigma).toBeLessThan(model.sigma);
    }
    expect(folded.predictions.find(({ pool }) => pool === 'all')?.loss).toBeCloseTo(3 * Math.LN2, 12);
  });

  it('leaves out a seat whose account is gone, and compares the others', () => {
    const folded = fold(nothing, [game([person('a'), null, person('b')], [2, 3, 1])]);
    expect(Object.keys(ratingsIn('people', folded))).toEqual(['a', 'b']);
    expect(fold(nothing, [game([person('a'), null], [1, 2])]).changes).toEqual([]);
  });

  it('leads to the same numbers in one step and in many', () => {
    const games = [
      game([person('a'), person('b'), basic], [1, 2, 3], 1),
      game([person('b'), person('c'), bot('x')], [1, 3, 2], 2),
      game([person('c'), person('a'), bot('y')], [1, 1, 1], 3),
    ];
    const known = new Map<string, ReturnType<typeof fold>['ratings'][number]>();
    let predictions: ReturnType<typeof fold>['predictions'] = [];
    for (const one of games) {
      const folded = fold({ ratings: [...known.values()], predictions }, [one]);
      for (const held of folded.ratings) known.set(`${held.pool} ${held.player}`, held);
      predictions = folded.predictions;
    }
    const atOnce = fold(nothing, games);
    expect(new Set(known.values())).toEqual(new Set(atOnce.ratings));
    expect(predictions).toEqual(atOnce.predictions);
  });
});
