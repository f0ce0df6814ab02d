import type { Contestant, PlayedTable } from './types.js';

/** How many of a table go on: one of two or three, two of four or five, three of six. */
export const goOn = (seats: number): number => Math.max(1, Math.floor(seats / 2));

/**
 * The players who are still in after a round: the best of each table, and those with a bye. The draw decides ties. A player who was
 * left out of a round that was played is out.
 */
export function advancing(
  contestants: readonly Contestant[],
  played: readonly PlayedTable[],
  round: number,
): string[] {
  if (round === 0) return contestants.map(({ id }) => id);
  const lots = new Map(contestants.map(({ id }, nth) => [id, nth]));
  const lotOf = (id: string): number => lots.get(id) ?? 0;
  const last = played.filter((table) => table.round === round);
  const through = last.flatMap(({ players, ranks }) =>
    [...players.keys()]
      .sort(
        (a, b) =>
          (ranks[a] ?? 0) - (ranks[b] ?? 0) || lotOf(players[a] as string) - lotOf(players[b] as string),
      )
      .slice(0, goOn(players.length))
      .map((seat) => players[seat] as string),
  );
  return through.sort((one, other) => lotOf(one) - lotOf(other));
}
