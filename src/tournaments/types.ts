export const formats = ['round-robin', 'swiss', 'knockout'] as const;
export type Format = (typeof formats)[number];

/** Somebody who has entered. The list is in the order that the draw has put it into. */
export interface Contestant {
  readonly id: string;
  /** Whether they are to play in the next round. */
  readonly plays: boolean;
}

/** A table of a round that is over, or a bye, which has one player. */
export interface PlayedTable {
  readonly round: number;
  /** By seat. */
  readonly players: readonly string[];
  /** By seat, from 1; those who are tied share a rank. */
  readonly ranks: readonly number[];
}

/** A round that is to be played. */
export interface Round {
  /** The players of each table, by seat. */
  readonly tables: readonly (readonly string[])[];
  /** The players without an opponent. */
  readonly byes: readonly string[];
}

export interface Rules {
  readonly format: Format;
  /** How many seats a table has, and how few it may have. */
  readonly seats: number;
  readonly fewest: number;
  /** Of a Swiss tournament; null for as many as it takes to find a winner among so many. */
  readonly rounds: number | null;
}

export interface Chance {
  int(bound: number): number;
}
