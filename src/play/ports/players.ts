import type { Seat } from '../../engine/rulebook.js';
import type { Calendar } from '../clocks/calendar.js';
import type { Head } from './game-record.js';
import type { Role } from './moderation/staff.js';
import type { SavedReply } from './retries/saved-replies.js';

export type { Calendar };

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
  /** For a seat key: the seat that it is valid for. */
  readonly key: SeatKey | null;
}

/** One seat of one game, for a person without an account. */
export interface SeatKey {
  readonly gameId: string;
  readonly seat: Seat;
}

/** An account, and the token that was presented for it. */
export interface Identity {
  readonly player: Player;
  readonly token: Token;
  readonly role: Role;
  /** Until when it may not play, in milliseconds; null if it may. Infinite without an end. */
  readonly barredUntil: number | null;
  readonly mutedUntil: number | null;
  /** For a seat key: the account that the game belongs to. */
  readonly owner: string | null;
}

/** Whose token a request has, and the head of the game in its address. */
export interface Authenticated {
  readonly identity: Identity | null;
  readonly head: Head | null;
}

/** The name of guests whose maker has chosen none, or is gone. */
export const GUEST = 'Guest';

/** Thrown by writes in the name of a token that was revoked during the request. */
export class TokenGone extends Error {
  constructor() {
    super('this token was revoked');
  }
}

export interface Players {
  /** Creates an account and its first token, atomically. Only the token's hash is stored, in hexadecimal. */
  create(player: Player, token: Token, hash: string, reply?: SavedReply): Promise<void>;
  /** False if the player has `most` tokens already. `by` is the id of the token that asks for it. */
  addToken(
    token: Token,
    hash: string,
    limits: { readonly most: number; readonly by: string },
    reply?: SavedReply,
  ): Promise<boolean>;
  tokensOf(playerId: string): Promise<Token[]>;
  /** Null if the player has no such token. Removes the last one only if `evenLast`. */
  removeToken(playerId: string, tokenId: string, evenLast: boolean): Promise<'removed' | 'last' | null>;
  /** The calendars of these players; players without one are left out. */
  calendars(ids: readonly string[]): Promise<Map<string, Calendar>>;
  /** False if the calendar is no longer `before`. */
  setCalendar(id: string, before: Calendar | null, after: Calendar, reply?: SavedReply): Promise<boolean>;
  /**
   * Called for every request, so that a revoked token stops working in every process at once. `known` is the head of the
   * game that the caller has.
   */
  authenticate(hash: string, gameId: string | null, known?: Head): Promise<Authenticated>;
  /** Whose token it was when it was last looked up; null if nobody's, undefined if that is forgotten. Asks no store. */
  remembered(hash: string): Identity | null | undefined;
  /** At most `limit` accounts with this id or exactly this name; no guests and no deleted ones. */
  findByIdOrName(idOrName: string, limit: number): Promise<Pick<Player, 'id' | 'name'>[]>;
  /** By id; empty for deleted accounts. */
  namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Creates a player who has nothing but a seat key, and who goes with the account of its maker. Other keys to the seat stop working. */
  createGuest(player: Player, makerId: string, token: Token, hash: string): Promise<void>;
  /** Deletes a guest who did not get a seat. */
  forgetGuest(id: string): Promise<void>;
  /** False if the seat has no key. */
  removeKey(key: SeatKey): Promise<boolean>;
}
