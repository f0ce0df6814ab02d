import { historyOf } from './history.js';
import { advancing } from './knockout.js';
import { pairsOf } from './pairs.js';
import { circleRound, hasEverybodyMet } from './round-robin.js';
import { seated } from './seating.js';
import { standingsOf } from './standings.js';
import { tableSizes } from './table-sizes.js';
import { tablesOf } from './tables.js';
import type { Chance, Contestant, PlayedTable, Round, Rules } from './types.js';

/** The rounds that a Swiss tournament needs to find one winner. */
export const swissRounds = ({ rounds, seats }: Rules, players: number): number =>
  rounds ?? Math.max(1, Math.ceil(Math.log2(players) / Math.log2(seats)) + (seats > 2 ? 1 : 0));

/** The most rounds that so many players can have. */
export function roundsFor(rules: Rules, players: number): number {
  switch (rules.format) {
    case 'knockout':
      return Math.ceil(Math.log2(players)) + 1;
    case 'swiss':
      return swissRounds(rules, players);
    case 'round-robin':
      return rules.seats === 2 ? players : longestRoundRobin(rules, players);
  }
}

const longestRoundRobin = ({ seats }: Rules, players: number): number =>
  2 * Math.ceil((players - 1) / (seats - 1));

/**
 * The pairings of the next round, the first being 1; null if the tournament is over. They follow from the draw and the results so
 * far; chance decides only between equals.
 */
export function planRound(
  rules: Rules,
  contestants: readonly Contestant[],
  played: readonly PlayedTable[],
  round: number,
  chance: Chance,
): Round | null {
  const plan = planOf(rules, contestants, played, round);
  // In a round robin, all who are left may have a bye in one round and meet in the next.
  if (plan === null || (plan.tables.length === 0 && rules.format !== 'round-robin')) return null;
  const history = historyOf(played);
  return { ...plan, tables: plan.tables.map((players) => seated(players, history, chance)) };
}

function planOf(
  rules: Rules,
  contestants: readonly Contestant[],
  played: readonly PlayedTable[],
  round: number,
): Round | null {
  const playing = contestants.filter(({ plays }) => plays).map(({ id }) => id);
  switch (rules.format) {
    case 'knockout': {
      const left = new Set(playing);
      const through = advancing(contestants, played, round - 1).filter((id) => left.has(id));
      return drawn(rules, through, played);
    }
    case 'swiss': {
      if (round > swissRounds(rules, contestants.length)) return null;
      return drawn(rules, byStanding(rules, contestants, played, playing), played);
    }
    case 'round-robin':
      if (rules.seats === 2) return circleRound(contestants, round);
      if (hasEverybodyMet(playing, played) || round > longestRoundRobin(rules, contestants.length))
        return null;
      return drawn(rules, playing, played);
  }
}

function byStanding(
  rules: Rules,
  contestants: readonly Contestant[],
  played: readonly PlayedTable[],
  playing: readonly string[],
): string[] {
  const isPlaying = new Set(playing);
  return standingsOf(rules, contestants, played)
    .map(({ id }) => id)
    .filter((id) => isPlaying.has(id));
}

/** Byes go to those who have had fewest, the lowest of them first. */
function drawn({ seats, fewest }: Rules, players: readonly string[], played: readonly PlayedTable[]): Round {
  const history = historyOf(played);
  const sizes = tableSizes(players.length, seats, fewest);
  const free = players.length - sizes.reduce((sum, size) => sum + size, 0);
  const byes = [...players]
    .reverse()
    .sort((one, other) => history.byes(one) - history.byes(other))
    .slice(0, free);
  const left = players.filter((id) => !byes.includes(id));
  const tables = sizes.every((size) => size === 2) ? pairsOf(left, history) : tablesOf(left, sizes, history);
  return { tables, byes };
}
