import type { AnyOptions } from '../../engine/any-rulebook.js';
import type { Difference } from '../../engine/carry-over.js';
import type { SealedEntry } from '../../engine/fairness.js';
import type { Language, Seat } from '../../engine/rulebook.js';
import type { DrawChange } from './draws/draw.js';
import type {
  ClockSettings,
  EngineFileName,
  EngineRules,
  GameRecord,
  Head,
  Holder,
  Invited,
  Order,
  Rules,
  Status,
  TableStatus,
  Visibility,
} from './game-record.js';
import type { Quotas } from './limits/quotas.js';
import type { BareArchive } from './log.js';
import type { ReplyTo, SavedReply } from './retries/saved-replies.js';

/** What an inbox shows of a game. */
export interface WaitingGame
  extends Pick<
    GameRecord,
    | 'id'
    | 'rulebook'
    | 'rulesVersion'
    | keyof EngineFileName
    | 'version'
    | 'movedAt'
    | 'prompts'
    | 'tableStatus'
  > {
  /** The player's own seats. */
  readonly own: readonly Seat[];
}

export interface GameFilter {
  readonly status?: Status;
  readonly visibility?: Visibility;
  readonly rulebook?: string;
  readonly seats?: number;
  /** Whether a seat is open. */
  readonly open?: boolean;
  readonly clock?: ClockFilter;
  readonly rated?: boolean;
  readonly language?: Language;
  readonly creator?: string;
  /** Only games in which this player holds a seat, of any visibility. Without it, only public games. */
  readonly playerId?: string;
  /** Only games older than this one. */
  readonly before?: string;
  readonly limit: number;
}

/** The public games that a player has finished. */
export interface FinishedFilter {
  readonly playerId: string;
  readonly rulebook?: string;
  readonly opponent?: string;
  readonly result?: GameResult;
  /** Only games older than this one. */
  readonly before?: string;
  readonly limit: number;
}

/** Whether a player has the first rank, alone or with others. */
export const gameResults = ['won', 'lost'] as const;
export type GameResult = (typeof gameResults)[number];

/**
 * How many public games are listed of each creator and status, and matched of each creator and options: the newest ones.
 * So nobody can fill the lobby, and the rest is found by their creator.
 */
export const MAX_PER_CREATOR = 5;

/** In seconds. Clocks with at least this much time pause in quiet hours, on weekends and on vacations. */
export const SLOW_FROM = 43_200;

/** `fast` is below `SLOW_FROM`, `slow` is not. */
export const clockFilters = ['none', 'turn', 'prompt', 'bank', 'fast', 'slow'] as const;

export type ClockFilter = (typeof clockFilters)[number];

/** The game that a player is looking for. Anything matches what is left out. */
export interface MatchWish extends Rules {
  readonly playerId: string;
  /** Leaves out games with bots, or games of players who play with none. */
  readonly without?: 'bots' | 'no-bots';
  readonly options: AnyOptions;
  readonly rated: boolean;
  readonly seats?: number;
  readonly clock?: ClockSettings | null;
  readonly language?: Language | null;
  /** Games that refused the player. */
  readonly except?: readonly string[];
}

/** One page of the public games. */
export interface GamePage {
  readonly games: readonly GameRecord[];
  /** The oldest game that was searched for a page that is not full; null if there are no older ones. */
  readonly lastScanned: string | null;
}

export interface RecordWithEntries {
  readonly record: GameRecord;
  readonly entries: readonly SealedEntry[];
  /** The whole log, in place of `entries`, if it is a bare archive. */
  readonly bare?: BareArchive | null;
}

export interface FormerHolder {
  readonly seat: Seat;
  readonly playerId: string;
  readonly guest: boolean;
}

/** An open or active game with its log, which is empty before the start. */
export interface UnfinishedLog
  extends Pick<GameRecord, 'id' | 'rulebook' | 'rulesVersion' | keyof EngineFileName | 'carryOver' | 'seed'> {
  readonly entries: readonly SealedEntry[];
}

/** A difference between two versions of a rulebook, and the first game that it was found in. */
export interface Example extends Difference {
  readonly game: string;
}

/** What would become of the games of one older version. */
export interface RehearsedVersion extends Rules {
  /** The version of new games. */
  readonly newest: string;
  readonly games: number;
  /** Games without a log, which cannot be replayed. */
  readonly notStarted: number;
  readonly carriedOver: number;
  /** Games that stay pinned to the older version. */
  readonly pinned: number;
  /** Games whose creators have turned carry-over off. They stay with the older version too. */
  readonly turnedOff: number;
  /** Those of them that cannot be played, since this program does not have their version. */
  readonly missing: number;
  /** The first game with each kind of difference. */
  readonly differences: readonly Example[];
}

/** Games of some rules, and the name of the engine that they are to go on with. */
export interface CarryOver {
  readonly from: EngineRules;
  readonly to: string;
}

/** What a seat adds to the seed. Null where it brings nothing of the kind. */
export interface Brought {
  readonly entropy: string | null;
  readonly commitment: string | null;
}

/** How many games bots may play alone for an account. */
export interface BotQuota {
  readonly playerId: string;
  readonly most: number;
  readonly now: Date;
}

/** In how many games a bot plays at once, as its policy says. */
export interface BotLimit {
  readonly playerId: string;
  readonly most: number;
}

/** A bot plays in as many games as its policy allows: nothing was written. */
export class BotBusy extends Error {
  constructor(readonly playerId: string) {
    super(`the bot ${playerId} plays in as many games as it wants to`);
  }
}

/** A place in the order in which games were finished. */
export interface FinishedGame {
  readonly id: string;
  readonly finishedAt: Date;
}

export interface Games {
  /** Throws `QuotaExceeded` if the creator has used up a quota. Without quotas nothing is counted. */
  create(game: GameRecord, quotas?: Quotas, reply?: SavedReply): Promise<void>;
  /**
   * False if somebody who is invited or has a seat has no account, or keeps away from another one. Throws `BotBusy` if one
   * of the bots would play in more games than its limit.
   */
  createChallenge(
    game: GameRecord,
    quotas?: Quotas,
    reply?: SavedReply,
    limits?: readonly BotLimit[],
  ): Promise<boolean>;
  /** False if there is already a rematch. */
  createRematch(game: GameRecord, quotas?: Quotas, reply?: SavedReply): Promise<boolean>;
  /**
   * The oldest open public game that matches and has a free seat for a player who is not in it. Without one, creates
   * `game` and returns null; `reply` is of that only. Concurrent calls act as if one came after the other.
   */
  findMatchOrCreate(
    wish: MatchWish,
    game: GameRecord,
    quotas?: Quotas,
    reply?: SavedReply,
  ): Promise<string | null>;
  find(id: string): Promise<GameRecord | null>;
  /** A game and its entries after a version, in one consistent read. */
  findWithEntries(id: string, after: number): Promise<RecordWithEntries | null>;
  /** The cheapest read, made before anything is served from memory. `known` is what is there. */
  head(id: string, known?: Head): Promise<Head | null>;
  /** Newest first. */
  list(filter: GameFilter): Promise<GameRecord[]>;
  /**
   * Public games, newest first: of each creator and status the newest `MAX_PER_CREATOR`, unless the filter has a
   * creator. A page only searches so many games.
   */
  lobby(filter: GameFilter): Promise<GamePage>;
  /** Newest first. A page only searches so many games. */
  finished(filter: FinishedFilter): Promise<GamePage>;
  /** The open and active games that this player is invited to, newest first. */
  invitationsOf(playerId: string, limit: number): Promise<GameRecord[]>;
  /** Invites a player, or changes their reserved seat; at most `most` invitations of its creator wait. False if the game's revision has changed. */
  invite(
    id: string,
    revision: number,
    invited: Invited,
    at: Date,
    most?: number,
    reply?: ReplyTo<GameRecord>,
  ): Promise<boolean>;
  /** False if the player was not invited. A reason is that of the invited player. */
  uninvite(
    id: string,
    playerId: string,
    at: Date,
    reason?: string,
    reply?: () => SavedReply,
  ): Promise<boolean>;
  /** The active games with a prompt for this player, longest waiting first. */
  waitingFor(playerId: string): Promise<WaitingGame[]>;
  /**
   * Takes an open seat of an open game, and adds to its seed. False if the seat is taken, or if the revision has
   * changed, since permission was checked at that revision. Throws `BotBusy` if a bot would play in more games than its limit.
   */
  takeSeat(
    id: string,
    seat: Seat,
    holder: Holder,
    at: Date,
    revision?: number,
    brought?: Brought,
    reply?: ReplyTo<GameRecord>,
    limit?: BotLimit,
  ): Promise<boolean>;
  /** Seats a bot in the last seat of an open game whose others have bots, under the same conditions as `takeSeat`. */
  seatLastBot(
    id: string,
    seat: Seat,
    bot: Holder,
    revision: number,
    quota: BotQuota,
    reply?: ReplyTo<GameRecord>,
  ): Promise<boolean>;
  /** Writes what a seat of an open game adds to the seed, under the same conditions as `takeSeat`. */
  bringEntropy(
    id: string,
    seat: Seat,
    holder: Holder,
    brought: Brought,
    revision: number,
    reply?: ReplyTo<GameRecord>,
  ): Promise<boolean>;
  /** Takes the draw of an open game on. False if its revision has changed. */
  changeDraw(id: string, revision: number, change: DrawChange, reply?: ReplyTo<GameRecord>): Promise<boolean>;
  /** Open games of these rules whose draw may have got further, longest waiting first. */
  withDrawDue(rules: readonly Rules[], now: Date, limit: number): Promise<string[]>;
  /** Gives the seat of a guest in an open game to another guest, under the same conditions as `takeSeat`. */
  replaceGuest(
    id: string,
    seat: Seat,
    from: Holder,
    to: Holder,
    at: Date,
    revision: number,
    reply?: ReplyTo<GameRecord>,
  ): Promise<boolean>;
  /** The players who have left a game in play, with their seats. */
  formerHolders(id: string): Promise<FormerHolder[]>;
  /** Empties a seat of an open game, if `holder` still holds it. */
  leaveSeat(id: string, seat: Seat, holder: Holder, at: Date): Promise<boolean>;
  /** Active games of these rules with a seat whose time is up, most overdue first. */
  withTimeOver(rules: readonly EngineRules[], now: Date, limit: number): Promise<string[]>;
  /**
   * Open and active games of these rules without a change since then, oldest first. Games with a running clock are left
   * out, since the clock will move them on.
   */
  idleSince(rules: readonly EngineRules[], since: Date, limit: number): Promise<string[]>;
  /** Unfinished games of these rulebooks whose version is not the newest one, ordered by bucket and id. */
  older(newest: readonly Rules[]): AsyncIterable<UnfinishedLog>;
  /** The active games in which a clock may run that respects the calendar of this player. */
  withClockOf(playerId: string): Promise<string[]>;
  /**
   * Removes games that were over before a moment and in which only bots took part, unless they were forked. Looks at
   * `limit` of them, after one, and returns the last; null if there were none.
   */
  removeBotGames(
    finishedBefore: Date,
    after: FinishedGame | null,
    limit: number,
  ): Promise<FinishedGame | null>;
  /** Closes a game that has not started. False if its revision has changed. */
  close(id: string, revision: number, at: Date): Promise<boolean>;
  /**
   * The next active game, in an order of its own, that may be carried over and was not found to differ. For a minute no other
   * process is given it.
   */
  claimToCarryOver(wanted: readonly CarryOver[], after: string | null): Promise<string | null>;
  /** Remembers that a game is played differently by this engine. */
  pinTo(id: string, notCarriedTo: string): Promise<void>;
  /** Writes deadlines that a calendar has moved. False if the game has changed since. */
  reschedule(record: GameRecord, tableStatus: TableStatus, dueAt: Date | null): Promise<boolean>;
  /** Writes a seat's standing orders. False if the game's revision has changed. */
  setOrders(id: string, seat: Seat, revision: number, orders: readonly Order[]): Promise<boolean>;
  /** Records that the service has nothing to answer at this head, although there may be standing orders. */
  settle(id: string, at: Head): Promise<void>;
  /**
   * Active games with a prompt for a bot and no entry since then: their process died before it answered. Only games of
   * `rules`, since games that this process cannot play would fill up the limit.
   */
  withBotsWaiting(rules: readonly EngineRules[], notMovedSince: Date, limit: number): Promise<string[]>;
}
