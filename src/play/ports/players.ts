import type { Seat } from '../../engine/rulebook.js';
import type { Calendar } from '../clocks/calendar.js';
import type { Head } from './game-record.js';

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
export interface Authenticated {
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
  authenticate(hash: string, gameId: string | null): Promise<Authenticated>;
  /** Accounts with this id or exactly this name, guests and deleted ones aside; not more than `limit`. */
  findByIdOrName(idOrName: string, limit: number): Promise<Pick<Player, 'id' | 'name'>[]>;
  /** A player who is known by a seat key alone. */
  createGuest(player: Player, token: Token, hash: string): Promise<void>;
  /** For a guest who has not got a seat after all. */
  forgetGuest(id: string): Promise<void>;
  /** Gives a guest another key in place of the one before. */
  replaceKey(token: Token, hash: string): Promise<void>;
  /** False when that seat has no key. */
  removeKey(key: SeatKey): Promise<boolean>;
}
