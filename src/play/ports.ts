import type { AnyOptions } from '../engine/any-rulebook.js';
import type { Entropy, SealedEntry } from '../engine/fairness.js';
import type { ComponentsShape, Language, Outcome, Prompt, Seat } from '../engine/rulebook.js';
import type { Calendar } from './calendar.js';
import type { ClockSettings, House } from './house.js';
import type { Order } from './orders.js';
import type { Happening } from './ports/news.js';

export { type Language, languages } from '../engine/rulebook.js';
export type { Calendar, ClockSettings, House, Order };

/*
 * What the use cases need of the world. The store implements these; tests may too.
 */

export const scopes = ['read', 'play', 'manage'] as const;
export type Scope = (typeof scopes)[number];

export interface Player {
  readonly id: string;
  readonly name: string;
  readonly bot: boolean;
  readonly createdAt: Date;
}

export interface Token {
  readonly id: string;
  readonly playerId: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  /** Of a seat key: all that it is good for. */
  readonly key: SeatKey | null;
}

/** One seat of one game, for somebody without an account. */
export interface SeatKey {
  readonly gameId: string;
  readonly seat: Seat;
}

/** An account, and the token by which somebody has shown that it is theirs. */
export interface Identity {
  readonly player: Player;
  readonly token: Token;
}

/** Whose token came with a request, and where the game stands that the request is about. */
export interface Arrival {
  readonly identity: Identity | null;
  readonly head: Head | null;
}

export interface Players {
  /** An account with its first token, or neither. Of a token its hash is kept, in hexadecimal. */
  create(player: Player, token: Token, hash: string): Promise<void>;
  addToken(token: Token, hash: string): Promise<void>;
  tokensOf(playerId: string): Promise<Token[]>;
  /** False when that player has no such token. */
  removeToken(playerId: string, tokenId: string): Promise<boolean>;
  /** When the clocks of these players run; nothing for those who have not said. */
  calendars(ids: readonly string[]): Promise<Map<string, Calendar>>;
  /** False when it is not any more what it was. */
  setCalendar(id: string, before: Calendar | null, after: Calendar): Promise<boolean>;
  /** Asked anew for every request, so that a revoked token is dead at once, in every process. */
  arrive(hash: string, gameId: string | null): Promise<Arrival>;
  /** Accounts with this id or exactly this name, guests and deleted ones aside; not more than `limit`. */
  called(idOrName: string, limit: number): Promise<Pick<Player, 'id' | 'name'>[]>;
  /** A player who is known by a seat key alone. */
  createGuest(player: Player, token: Token, hash: string): Promise<void>;
  /** For a guest who has not got a seat after all. */
  forgetGuest(id: string): Promise<void>;
  /** Gives a guest another key in place of the one before. */
  replaceKey(token: Token, hash: string): Promise<void>;
  /** False when that seat has no key. */
  removeKey(key: SeatKey): Promise<boolean>;
}

export const visibilities = ['public', 'unlisted', 'private'] as const;
export type Visibility = (typeof visibilities)[number];

export const statuses = ['open', 'active', 'finished', 'closed'] as const;
export type Status = (typeof statuses)[number];

/** Nothing more can happen: somebody has won, or nobody attended any longer. */
export const isOver = ({ status }: { readonly status: Status }): boolean =>
  status === 'finished' || status === 'closed';
/** A player as others know them. Who has deleted the account has no name any more. */
export interface PlayerRef {
  readonly id: string;
  readonly name: string;
}

export const isDeleted = ({ name }: PlayerRef): boolean => name === '';

/** Nobody, a player, or the rulebook's own bot. */
export type Holder =
  | { readonly kind: 'open' }
  | ({ readonly kind: 'player'; readonly guest?: true } & PlayerRef)
  | { readonly kind: 'bot' };

/** Somebody who may join, and the seat that is kept for them. */
export interface Invited {
  readonly id: string;
  readonly name: string;
  readonly seat: Seat | null;
}

/** A position of a game that is over. */
export interface Position {
  readonly game: string;
  readonly version: number;
}

/** What is known of a game without its log. `version` and `revision` together say whether it is still true. */
export interface GameRecord {
  readonly id: string;
  readonly rulebook: string;
  readonly rulesVersion: string;
  readonly options: AnyOptions;
  /** The owner's own pack; null where the rulebook's components are used. */
  readonly components: ComponentsShape | null;
  readonly visibility: Visibility;
  readonly invitation: string;
  readonly creatorId: string;
  readonly seed: string;
  /** What the seats have added to the seed, before the start. */
  readonly entropy: Entropy;
  readonly status: Status;
  readonly version: number;
  readonly revision: number;
  /** Who is asked what now; kept beside the log so that lists and inboxes need no game's state. */
  readonly prompts: readonly Prompt[];
  readonly outcome: Outcome | null;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly movedAt: Date;
  readonly seats: readonly Holder[];
  readonly clock: ClockSettings | null;
  readonly house: House;
  /** What each seat has laid down to be answered by itself: for its owner's eyes alone. */
  readonly orders: readonly (readonly Order[])[];
  readonly language: Language | null;
  readonly invited: readonly Invited[];
  /** The game that these people have played before. */
  readonly rematchOf: string | null;
  /** The game in which they play again. */
  readonly rematch: string | null;
  /** What the game begins with, where it is not the rulebook's setup. */
  readonly forkedFrom: Position | null;
}

/** As much of a game as an inbox shows. */
export interface WaitingGame
  extends Pick<GameRecord, 'id' | 'rulebook' | 'rulesVersion' | 'version' | 'movedAt' | 'prompts' | 'house'> {
  /** The player's own seats. */
  readonly own: readonly Seat[];
}

export interface Head {
  readonly version: number;
  readonly revision: number;
}

/** A version of a rulebook. */
export type Rules = Pick<GameRecord, 'rulebook' | 'rulesVersion'>;

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
  unattended(rules: readonly Rules[], since: Date, limit: number): Promise<string[]>;
  /** The active games in which this player's clock may run. */
  withClockOf(playerId: string): Promise<string[]>;
  /** Closes a game that has not started. False when it is not at this revision any more. */
  close(id: string, revision: number, at: Date): Promise<boolean>;
  /** Writes deadlines that a calendar has moved. False when the game has moved on meanwhile. */
  reschedule(record: GameRecord, house: House, dueAt: Date | null): Promise<boolean>;
  /** Lays down a seat's orders. False when the game is not at this revision any more. */
  setOrders(id: string, seat: Seat, revision: number, orders: readonly Order[]): Promise<boolean>;
  /** Notes that the house has nothing to answer where a game stands, whatever orders wait for later. */
  settle(id: string, at: Head): Promise<void>;
  /**
   * Active games that ask a bot and have not moved since: their process died before it answered. Only those of
   * `rules`: others nobody here can play, and they would stand before those that somebody can.
   */
  withBotsWaiting(rules: readonly Rules[], notMovedSince: Date, limit: number): Promise<string[]>;
}

export interface Answer {
  readonly playerId: string;
  readonly key: string;
  readonly bodyHash: string;
  readonly status: number;
  readonly body: unknown;
}

export interface SeatWrite {
  readonly seat: Seat;
  readonly holder: Holder;
  readonly orders: readonly Order[];
}

/** All that one write changes, together or not at all. */
export interface Append {
  readonly gameId: string;
  /** The version that the writer has seen. If the head is not there any more, nothing is written. */
  readonly after: number;
  /**
   * Nobody may have joined, left or been renamed meanwhile, and no orders may have been changed: what is written must
   * be true of who sits where.
   */
  readonly revision?: number;
  readonly entries: readonly SealedEntry[];
  readonly status: Status;
  readonly prompts: readonly Prompt[];
  readonly botAsked: boolean;
  readonly outcome: Outcome | null;
  readonly house: House;
  readonly dueAt: Date | null;
  /** Seats that have another holder or other orders from now on: guarded by `revision`, which they raise. */
  readonly seats?: readonly SeatWrite[];
  /** Players who are told of it on the bus, beside the game's own listeners. */
  readonly tell: readonly string[];
  /** What webhooks and mails may tell of it. */
  readonly happenings: readonly Happening[];
  readonly answer?: Answer | undefined;
}

export interface Log {
  /** Resolves once committed, or once it is certain that nothing was written. */
  append(append: Append): Promise<'appended' | 'stale'>;
  /** Entries with `after < version <= upTo`, in order. */
  entries(gameId: string, after: number, upTo: number): Promise<SealedEntry[]>;
  findAnswer(gameId: string, playerId: string, key: string): Promise<Answer | null>;
  /**
   * Keeps a refusal under its key, if the game still is where it was judged and no twin was faster. False when
   * nothing was kept: then what was refused must be judged again.
   */
  saveAnswer(gameId: string, judgedAt: number, answer: Answer): Promise<boolean>;
  /** Forgets the answers of requests that nobody will send again. */
  forgetAnswers(before: Date): Promise<void>;
}

/**
 * Announces that something has changed. A topic is the id of a game (entries were committed, or somebody joined
 * or left) or of a player (something may wait for them, or may not wait any longer).
 */
export interface Bus {
  publish(topics: readonly string[]): void;
  /** Called for changes made by any process on this database. Returns how to stop it. */
  subscribe(topic: string, listener: () => void): () => void;
}
