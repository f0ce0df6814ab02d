import type { PlayedTable } from './types.js';

/** What players have met so far. */
export interface History {
  /** How often two have sat at one table. */
  met(one: string, other: string): number;
  byes(player: string): number;
  /** How often a player has had a seat of tables of a size. */
  sat(player: string, seat: number, size: number): number;
}

const keyOf = (one: string, other: string): string => (one < other ? `${one} ${other}` : `${other} ${one}`);

export function historyOf(played: readonly PlayedTable[]): History {
  const counts = new Map<string, number>();
  const count = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const { players } of played) {
    if (players.length === 1) count(`bye ${players[0]}`);
    for (const [seat, player] of players.entries()) {
      count(`${player} on ${seat} of ${players.length}`);
      for (const other of players.slice(seat + 1)) count(keyOf(player, other));
    }
  }
  const known = (key: string): number => counts.get(key) ?? 0;
  return {
    met: (one, other) => known(keyOf(one, other)),
    byes: (player) => known(`bye ${player}`),
    sat: (player, seat, size) => known(`${player} on ${seat} of ${size}`),
  };
}
