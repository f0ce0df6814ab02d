import { advancing } from './knockout.js';
import type { Contestant, PlayedTable, Rules } from './types.js';

export interface Standing {
  readonly id: string;
  /** Those who are tied in everything share a rank. */
  readonly rank: number;
  readonly points: number;
  /** What their opponents have, in all. */
  readonly opponents: number;
  readonly wins: number;
  readonly played: number;
  readonly byes: number;
  /** Of a knockout: the rounds after which they were still in. */
  readonly survived: number;
}

/** Of one seat: 1 for the first alone, 0 for the last, and between them by rank; a bye is as good as a win. */
export function pointsOf(ranks: readonly number[], seat: number): number {
  const own = ranks[seat];
  if (ranks.length === 1 || own === undefined) return 1;
  const worse = ranks.filter((rank) => rank > own).length;
  const same = ranks.filter((rank) => rank === own).length - 1;
  return (worse + same / 2) / (ranks.length - 1);
}

/** Best first. What counts: the rounds survived in a knockout, then points, then those of opponents, then wins. */
export function standingsOf(
  rules: Rules,
  contestants: readonly Contestant[],
  played: readonly PlayedTable[],
): Standing[] {
  const survived = rules.format === 'knockout' ? survivedBy(contestants, played) : new Map<string, number>();
  const scores = scoresOf(contestants, played);
  const found = [...scores].map(([id, { points, opponents, ...others }]) => ({
    ...{ id, ...others, points: rounded(points), survived: survived.get(id) ?? 0 },
    opponents: rounded(opponents.reduce((sum, other) => sum + (scores.get(other)?.points ?? 0), 0)),
  }));
  const sorted = found.sort(
    (a, b) => b.survived - a.survived || b.points - a.points || b.opponents - a.opponents || b.wins - a.wins,
  );
  let rank = 0;
  return sorted.map((one, nth) => {
    const before = sorted[nth - 1];
    const isTied = before !== undefined && isEqual(before, one);
    if (!isTied) rank = nth + 1;
    return { ...one, rank };
  });
}

interface Score {
  points: number;
  wins: number;
  played: number;
  byes: number;
  readonly opponents: string[];
}

/** In one pass over all tables, of which a large tournament has hundreds. */
function scoresOf(
  contestants: readonly Contestant[],
  played: readonly PlayedTable[],
): ReadonlyMap<string, Score> {
  const scores = new Map(
    contestants.map(({ id }): [string, Score] => [
      id,
      { points: 0, wins: 0, played: 0, byes: 0, opponents: [] },
    ]),
  );
  for (const { players, ranks } of played)
    for (const [seat, player] of players.entries()) {
      const score = scores.get(player);
      if (score === undefined) continue;
      score.points += pointsOf(ranks, seat);
      if (players.length === 1) score.byes += 1;
      else {
        score.played += 1;
        if (ranks[seat] === 1) score.wins += 1;
        score.opponents.push(...players.filter((other) => other !== player));
      }
    }
  return scores;
}

type Found = Omit<Standing, 'rank'>;

const isEqual = (one: Found, other: Found): boolean =>
  one.survived === other.survived &&
  one.points === other.points &&
  one.opponents === other.opponents &&
  one.wins === other.wins;

/** Thirds and fifths must not differ by how they were added up. */
const rounded = (number: number): number => Math.round(number * 1e6) / 1e6;

function survivedBy(
  contestants: readonly Contestant[],
  played: readonly PlayedTable[],
): ReadonlyMap<string, number> {
  const rounds = Math.max(0, ...played.map(({ round }) => round));
  const survived = new Map<string, number>();
  for (let round = 1; round <= rounds; round += 1)
    for (const id of advancing(contestants, played, round)) survived.set(id, round);
  return survived;
}
