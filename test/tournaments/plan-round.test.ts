import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quickRng } from '../../src/kernel/rng.js';
import { historyOf } from '../../src/tournaments/history.js';
import { maximumMatching } from '../../src/tournaments/matching.js';
import { planRound, roundsFor } from '../../src/tournaments/plan-round.js';
import { pointsOf, standingsOf } from '../../src/tournaments/standings.js';
import { tableSizes } from '../../src/tournaments/table-sizes.js';
import type { Contestant, PlayedTable, Rules } from '../../src/tournaments/types.js';

const field = (players: number): Contestant[] =>
  Array.from({ length: players }, (_, nth) => ({ id: `p${String(nth).padStart(3, '0')}`, plays: true }));

/** Plays a tournament to its end; `result` ranks a table, and `gone` leave before a round. */
function play(
  rules: Rules,
  players: number,
  seed: number,
  {
    rank,
    gone = () => [],
  }: { rank?: (table: readonly string[]) => number[]; gone?: (round: number) => string[] } = {},
) {
  const rng = quickRng(seed);
  let contestants = field(players);
  const played: PlayedTable[] = [];
  const rounds: { tables: string[][]; byes: string[]; playing: string[] }[] = [];
  const ranked = rank ?? ((table) => table.map(() => 1 + rng.int(table.length)));
  for (let round = 1; round < 500; round += 1) {
    contestants = contestants.map((one) => (gone(round).includes(one.id) ? { ...one, plays: false } : one));
    const plan = planRound(rules, contestants, played, round, rng);
    if (plan === null) return { contestants, played, rounds };
    const playing = contestants.filter(({ plays }) => plays).map(({ id }) => id);
    rounds.push({ tables: plan.tables.map((table) => [...table]), byes: [...plan.byes], playing });
    for (const table of plan.tables) played.push({ round, players: table, ranks: ranked(table) });
    for (const bye of plan.byes) played.push({ round, players: [bye], ranks: [1] });
  }
  throw new Error('it does not end');
}

const anyRules = fc
  .record({
    format: fc.constantFrom('round-robin', 'swiss', 'knockout'),
    seats: fc.integer({ min: 2, max: 6 }),
    rounds: fc.option(fc.integer({ min: 1, max: 9 })),
    spare: fc.integer({ min: 0, max: 4 }),
  })
  .map(({ spare, ...rules }): Rules => ({ ...rules, fewest: Math.max(2, rules.seats - spare) }));

describe('a round of any tournament', () => {
  it('has everybody who plays at most once, at tables of the right size, whoever leaves when', () => {
    fc.assert(
      fc.property(
        anyRules,
        fc.integer({ min: 2, max: 33 }),
        fc.nat(),
        fc.nat(),
        (rules, players, seed, leaves) => {
          const gone = (round: number) =>
            leaves % 3 === 0 && round > 1 ? [`p${String((leaves + round) % players).padStart(3, '0')}`] : [];
          const { rounds, contestants, played } = play(rules, players, seed, { gone });
          expect(rounds.length).toBeLessThanOrEqual(roundsFor(rules, players));
          for (const { tables, byes, playing } of rounds) {
            const all = [...tables.flat(), ...byes];
            expect(new Set(all).size).toBe(all.length);
            expect(all.every((id) => playing.includes(id))).toBe(true);
            const sizes = tables.map(({ length }) => length);
            expect(Math.max(...sizes)).toBeLessThanOrEqual(rules.seats);
            expect(Math.min(...sizes)).toBeGreaterThanOrEqual(rules.fewest);
            expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
            if (rules.format === 'swiss') expect(all.length).toBe(playing.length);
          }
          const standings = standingsOf(rules, contestants, played);
          expect(standings).toHaveLength(players);
          expect(new Set(standings.map(({ id }) => id)).size).toBe(players);
        },
      ),
      { numRuns: 120 },
    );
  });

  it('is the same for the same seed', () => {
    const rules: Rules = { format: 'swiss', seats: 3, fewest: 2, rounds: 4 };
    expect(play(rules, 14, 5).rounds).toEqual(play(rules, 14, 5).rounds);
  });
});

describe('a Swiss tournament of pairs', () => {
  const rules: Rules = { format: 'swiss', seats: 2, fewest: 2, rounds: null };

  it('lets nobody meet again while everybody can still be paired with somebody new', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 20 }),
        fc.integer({ min: 1, max: 19 }),
        fc.nat(),
        (players, rounds, seed) => {
          const { rounds: all, played } = play({ ...rules, rounds }, players, seed);
          for (const [nth, { tables, byes }] of all.entries()) {
            const history = historyOf(played.filter(({ round }) => round <= nth));
            const again = tables.filter(([one = '', other = '']) => history.met(one, other) > 0);
            if (again.length === 0) continue;
            const ids = tables.flat();
            const partners = maximumMatching(
              ids.length,
              (a, b) => history.met(ids[a] ?? '', ids[b] ?? '') === 0,
            );
            expect(partners, `round ${nth + 1} without ${byes}`).toContain(-1);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('gives nobody a second bye before everybody had one, and nobody the first seat twice more than the second', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 25 }), fc.nat(), (players, seed) => {
        const { played, contestants } = play({ ...rules, rounds: Math.min(7, players - 1) }, players, seed);
        const history = historyOf(played);
        const byes = contestants.map(({ id }) => history.byes(id));
        expect(Math.max(...byes) - Math.min(...byes)).toBeLessThanOrEqual(1);
        for (const { id } of contestants)
          expect(Math.abs(history.sat(id, 0, 2) - history.sat(id, 1, 2))).toBeLessThanOrEqual(3);
      }),
      { numRuns: 60 },
    );
  });

  it('finds the best of 32 in five rounds, and pairs those with the same points', () => {
    const better = (table: readonly string[]) => ((table[0] ?? '') < (table[1] ?? '') ? [1, 2] : [2, 1]);
    const { played, contestants, rounds } = play(rules, 32, 3, { rank: better });
    expect(rounds).toHaveLength(5);
    const [first] = standingsOf(rules, contestants, played);
    expect(first).toMatchObject({ id: 'p000', points: 5, wins: 5, rank: 1 });
  });

  it('ranks all first when everybody ties with everybody', () => {
    const { played, contestants } = play(rules, 8, 1, { rank: (table) => table.map(() => 1) });
    expect(standingsOf(rules, contestants, played).map(({ rank }) => rank)).toEqual(Array(8).fill(1));
  });
});

describe('a round robin', () => {
  it('of pairs lets everybody meet everybody once, with a bye each if they are odd', () => {
    for (const players of [2, 3, 6, 7, 12]) {
      const { played, contestants, rounds } = play(
        { format: 'round-robin', seats: 2, fewest: 2, rounds: null },
        players,
        1,
      );
      const history = historyOf(played);
      for (const [nth, { id }] of contestants.entries()) {
        for (const other of contestants.slice(nth + 1)) expect(history.met(id, other.id)).toBe(1);
        expect(history.byes(id)).toBe(players % 2);
        expect(Math.abs(history.sat(id, 0, 2) - history.sat(id, 1, 2))).toBeLessThanOrEqual(2);
      }
      expect(rounds).toHaveLength(players % 2 === 1 ? players : players - 1);
    }
  });

  it('of larger tables ends when everybody has met everybody', () => {
    for (const [players, seats] of [
      [9, 3],
      [12, 4],
      [7, 3],
    ] as const) {
      const { played, contestants } = play(
        { format: 'round-robin', seats, fewest: 2, rounds: null },
        players,
        4,
      );
      const history = historyOf(played);
      const met = contestants.map(
        ({ id }) => contestants.filter((other) => history.met(id, other.id) > 0).length,
      );
      expect(
        met.every((count) => count === players - 1),
        `${players} at tables of ${seats}: ${met}`,
      ).toBe(true);
    }
  });
});

describe('a knockout', () => {
  it('ends with one winner of pairs, who has won every game', () => {
    for (const players of [2, 3, 5, 8, 13, 32]) {
      const rules: Rules = { format: 'knockout', seats: 2, fewest: 2, rounds: null };
      const { played, contestants } = play(rules, players, players);
      const [first, second] = standingsOf(rules, contestants, played);
      expect(first?.rank).toBe(1);
      expect(second?.rank).toBeGreaterThan(1);
      const history = historyOf(played);
      const byes = contestants.map(({ id }) => history.byes(id));
      expect(Math.max(...byes)).toBeLessThanOrEqual(players < 13 ? 2 : 1);
    }
  });

  it('lets the draw decide between those who are tied', () => {
    const rules: Rules = { format: 'knockout', seats: 2, fewest: 2, rounds: null };
    const { contestants, played } = play(rules, 8, 2, { rank: (table) => table.map(() => 1) });
    expect(standingsOf(rules, contestants, played)[0]).toMatchObject({ id: 'p000', survived: 3 });
  });

  it('goes on with half of each larger table until one table is left', () => {
    const rules: Rules = { format: 'knockout', seats: 4, fewest: 3, rounds: null };
    const { rounds } = play(rules, 16, 1);
    expect(rounds.map(({ tables }) => tables.length)).toEqual([4, 2, 1]);
  });
});

describe('tables', () => {
  it('leave out as few as possible, and differ by one seat at most', () => {
    expect(tableSizes(7, 4, 3)).toEqual([4, 3]);
    expect(tableSizes(7, 4, 4)).toEqual([4]);
    expect(tableSizes(5, 4, 2)).toEqual([3, 2]);
    expect(tableSizes(5, 2, 2)).toEqual([2, 2]);
    expect(tableSizes(1, 2, 2)).toEqual([]);
    expect(tableSizes(0, 2, 2)).toEqual([]);
  });

  it('are worth as much for each place, and ties share', () => {
    expect([0, 1, 2, 3].map((seat) => pointsOf([1, 2, 2, 4], seat))).toEqual([1, 0.5, 0.5, 0]);
    expect(pointsOf([1], 0)).toBe(1);
  });
});
