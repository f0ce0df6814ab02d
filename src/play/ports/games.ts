import type { AnyOptions } from '../../engine/any-rulebook.js';
import type { SealedEntry } from '../../engine/fairness.js';
import type { Language, Seat } from '../../engine/rulebook.js';
import type {
  ClockSettings,
  GameRecord,
  Head,
  Holder,
  Invited,
  Order,
  Rules,
  Status,
  TableStatus,
} from './game-record.js';

/** As much of a game as an inbox shows. */
export interface WaitingGame
  extends Pick<
    GameRecord,
    'id' | 'rulebook' | 'rulesVersion' | 'version' | 'movedAt' | 'prompts' | 'tableStatus'
  > {
  /** The player's own seats. */
  readonly own: readonly Seat[];
}

export interface GameFilter {
  readonly status?: Status;
  readonly rulebook?: string;
  readonly seats?: number;
  /** Whether nobody holds one of the seats. */
  readonly open?: boolean;
  readonly clock?: ClockFilter;
  readonly language?: Language;
  /** Only games in which this player holds a seat, whatever their visibility; otherwise only public ones. */
  readonly playerId?: string;
  /** Only games older than this one. */
  readonly before?: string;
  readonly limit: number;
}

/** In seconds: from here on, nights, weekends and vacations count for nothing; a game of an evening has none. */
export const SLOW_FROM = 43_200;

/** `fast` and `slow` lie on this side of `SLOW_FROM` and on that. */
export const clockFilters = ['none', 'prompt', 'bank', 'fast', 'slow'] as const;

export type ClockFilter = (typeof clockFilters)[number];

/** What somebody wants to play; anything suits where nothing is said. */
export interface MatchWish extends Rules {
  readonly playerId: string;
  readonly options: AnyOptions;
  readonly seats?: number;
  readonly clock?: ClockSettings | null;
  readonly language?: Language | null;
}

export interface RecordWithEntries {
  readonly record: GameRecord;
  readonly entries: readonly SealedEntry[];
}

export interface Games {
  create(game: GameRecord): Promise<void>;
  /** False when the game that it follows has another rematch already. */
  createRematch(game: GameRecord): Promise<boolean>;
  /**
   * The oldest open public game that suits and has a free seat for a player who is not in it. If there is none,
   * `game` is created and null returned: as if nobody else looked or created at the same time.
   */
  findMatchOrCreate(wish: MatchWish, game: GameRecord): Promise<string | null>;
  find(id: string): Promise<GameRecord | null>;
  /** A game with its entries after a version, as of one moment. */
  findWithEntries(id: string, after: number): Promise<RecordWithEntries | null>;
  /** The cheapest question there is, asked before anything is answered from memory. */
  head(id: string): Promise<Head | null>;
  /** Newest first. What no index finds is looked for among the newest games only: see `lastScanned`. */
  list(filter: GameFilter): Promise<GameRecord[]>;
  /** The game up to which `list` looked; null when there is none behind it. */
  lastScanned(filter: GameFilter): Promise<string | null>;
  /** The games that are not over and that this player is invited to, newest first. */
  invitationsOf(playerId: string, limit: number): Promise<GameRecord[]>;
  /** Invites somebody, or keeps another seat for them. False when the game is not at this revision any more. */
  invite(id: string, revision: number, invited: Invited, at: Date): Promise<boolean>;
  /** False when that player was not invited. */
  uninvite(id: string, playerId: string): Promise<boolean>;
  /** The active games that ask a seat of this player, longest waiting first. */
  waitingFor(playerId: string): Promise<WaitingGame[]>;
  /**
   * Takes an open seat of an open game, and adds to its seed. False when somebody was faster, or when anything has
   * changed since `revision`: who may sit where was judged by that.
   */
  takeSeat(id: string, seat: Seat, holder: Holder, revision?: number, entropy?: string): Promise<boolean>;
  /** Adds to the seed of an open game, for a seat that `holder` still holds. */
  setEntropy(id: string, seat: Seat, holder: Holder, entropy: string): Promise<boolean>;
  /** Empties a seat of an open game, if `holder` still holds it. */
  leaveSeat(id: string, seat: Seat, holder: Holder): Promise<boolean>;
  /** Active games of these rules in which somebody's time is over, longest ago first. */
  withTimeOver(rules: readonly Rules[], now: Date, limit: number): Promise<string[]>;
  /**
   * Games of these rules that are not over and in which nothing has happened since, oldest first. Where a clock runs,
   * something will.
   */
  idleSince(rules: readonly Rules[], since: Date, limit: number): Promise<string[]>;
  /** The active games in which this player's clock may run. */
  withClockOf(playerId: string): Promise<string[]>;
  /** Closes a game that has not started. False when it is not at this revision any more. */
  close(id: string, revision: number, at: Date): Promise<boolean>;
  /** Writes deadlines that a calendar has moved. False when the game has moved on meanwhile. */
  reschedule(record: GameRecord, tableStatus: TableStatus, dueAt: Date | null): Promise<boolean>;
  /** Lays down a seat's orders. False when the game is not at this revision any more. */
  setOrders(id: string, seat: Seat, revision: number, orders: readonly Order[]): Promise<boolean>;
  /** Notes that the service has nothing to answer where a game stands, whatever orders wait for later. */
  settle(id: string, at: Head): Promise<void>;
  /**
   * Active games that ask a bot and have not moved since: their process died before it answered. Only those of
   * `rules`: others nobody here can play, and they would stand before those that somebody can.
   */
  withBotsWaiting(rules: readonly Rules[], notMovedSince: Date, limit: number): Promise<string[]>;
}
