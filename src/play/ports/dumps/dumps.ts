import type { Outcome } from '../../../engine/rulebook.js';
import type { FinishedGame } from '../games.js';
import type { Participant } from '../ratings/ratings.js';

/** A public finished game, without the names of its players, so that nothing has to change when an account is deleted. */
export interface DumpedGame {
  readonly game: string;
  readonly rulebook: string;
  readonly rulesVersion: string;
  readonly options: object;
  /** The holders of the seats at the end. */
  readonly seats: readonly Participant[];
  readonly clock: object | null;
  readonly startedAt: string;
  readonly finishedAt: string;
  /** The number of its log entries. `exportGame` returns them. */
  readonly version: number;
  readonly outcome: Outcome;
  /** Its number in the order in which games are rated; null if it is not rated. */
  readonly rated: number | null;
}

/** A month in UTC. */
export interface Month {
  readonly from: Date;
  readonly to: Date;
}

export interface Dumps {
  /** When the first public game finished; null before that. */
  first(): Promise<Date | null>;
  /** When the first of the rated games finished that have no number yet; null if all have one. */
  firstUnnumbered(): Promise<Date | null>;
  /** Public finished games in the order of their end, after one. */
  games(month: Month, after: FinishedGame | null, limit: number): Promise<DumpedGame[]>;
}
