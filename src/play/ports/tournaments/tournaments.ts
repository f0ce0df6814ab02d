import type { AnyOptions } from '../../../engine/any-rulebook.js';
import type { Format } from '../../../tournaments/types.js';
import type { TournamentEvent } from '../notice-types.js';
import type { Player } from '../players.js';
import type { SavedReply } from '../retries/saved-replies.js';
import type { ClockSettings } from '../table-status.js';

export const tournamentStatuses = ['open', 'running', 'finished', 'cancelled'] as const;
export type TournamentStatus = (typeof tournamentStatuses)[number];

export interface Tournament {
  readonly id: string;
  readonly creatorId: string;
  readonly rulebook: string;
  readonly format: Format;
  readonly seats: number;
  readonly rounds: number | null;
  readonly options: AnyOptions;
  readonly clock: ClockSettings;
  readonly rated: boolean;
  readonly bots: boolean;
  readonly maxPlayers: number;
  readonly roundSeconds: number | null;
  readonly status: TournamentStatus;
  readonly seed: string;
  readonly round: number;
  readonly roundDue: Date | null;
  readonly revision: number;
  readonly createdAt: Date;
  readonly startsAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
}

export interface Entry {
  /** The name is empty after the account was deleted. */
  readonly player: Pick<Player, 'id' | 'name'>;
  readonly paused: boolean;
  readonly out: boolean;
  /** Whether the account is gone, suspended or banned. */
  readonly barred: boolean;
}

export interface TournamentTable {
  readonly round: number;
  readonly number: number;
  /** Null for a bye. */
  readonly game: string | null;
  readonly players: readonly string[];
  /** Null until the game is over. */
  readonly ranks: readonly number[] | null;
}

export interface WholeTournament {
  readonly tournament: Tournament;
  readonly creator: Pick<Player, 'id' | 'name'>;
  /** Whether the creator may not play any more. */
  readonly isCreatorBarred: boolean;
  /** In the order of their ids. */
  readonly entries: readonly Entry[];
  /** In the order of rounds and numbers. */
  readonly tables: readonly TournamentTable[];
}

export interface ListedTournament {
  readonly tournament: Tournament;
  readonly creator: Pick<Player, 'id' | 'name'>;
  readonly players: number;
}

export interface TournamentFilter {
  readonly status?: TournamentStatus;
  readonly rulebook?: string;
  /** Only those that this player has entered. */
  readonly playerId?: string;
  /** Only tournaments older than this one. */
  readonly before?: string;
  readonly limit: number;
}

/** How a tournament goes on. */
export interface Progress {
  readonly status: TournamentStatus;
  readonly round: number;
  readonly roundDue: Date | null;
  readonly tables: readonly TournamentTable[];
  readonly event: TournamentEvent;
  readonly at: Date;
}

export type Entered = 'done' | 'closed' | 'full';

export interface OwnTournaments {
  readonly created: readonly string[];
  readonly entered: readonly { readonly id: string; readonly at: Date; readonly paused: boolean }[];
}

export const TOURNAMENT = '.tournament';
/** The bus topic of changes of a tournament. */
export const tournamentTopic = (id: string): string => `${id}${TOURNAMENT}`;

export interface Tournaments {
  /** Throws `QuotaExceeded` if its creator has `most` that are not over. */
  create(tournament: Tournament, most: number, reply?: SavedReply): Promise<void>;
  find(id: string): Promise<WholeTournament | null>;
  /** Newest first. */
  list(filter: TournamentFilter): Promise<ListedTournament[]>;
  /** Enters an open tournament, or changes whether a player pauses. `closed` if it has begun without the player. */
  enter(id: string, playerId: string, paused: boolean, at: Date): Promise<Entered>;
  /** Takes an entry back before the start; afterwards the player is out. False if they were not in. */
  leave(id: string, playerId: string): Promise<boolean>;
  /** The next ones after an id in which something is to be done: not those whose games are all being played, in time. */
  due(now: Date, after: string | null, limit: number): Promise<string[]>;
  /**
   * Nobody enters, leaves or pauses while it is decided how the tournament goes on; `decide` returns null if it does not. False
   * then, and if the tournament is gone.
   */
  goOn(id: string, decide: (whole: WholeTournament) => Progress | null): Promise<boolean>;
  /** Writes down how a game ended. */
  settle(
    id: string,
    table: Pick<TournamentTable, 'round' | 'number'>,
    ranks: readonly number[],
  ): Promise<void>;
  of(playerId: string): Promise<OwnTournaments>;
  /** Whether a game belongs to a running tournament that a player has created or entered. */
  hasTable(gameId: string, playerId: string): Promise<boolean>;
}
