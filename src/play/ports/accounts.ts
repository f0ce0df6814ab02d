import type { Seat } from '../../engine/rulebook.js';
import type { Order } from '../turns/orders.js';
import type { Status } from './game-record.js';
import type { Message } from './talk.js';

/** Thrown by writes of a player whose account was deleted during the request. */
export class AccountGone extends Error {
  constructor() {
    super('this account was deleted');
  }
}

/** The result of a request to delete an account. */
export type Erasure =
  | {
      readonly kind: 'erased' /** Active games whose seats the built-in bot has now. */;
      readonly toBots: readonly string[];
    }
  | { readonly kind: 'misnamed' }
  /** Another request has already deleted it. */
  | { readonly kind: 'gone' };

export interface KeptGame {
  readonly id: string;
  readonly rulebook: string;
  readonly status: Status;
  readonly createdAt: Date;
  readonly creator: boolean;
  readonly seats: readonly {
    readonly seat: Seat;
    readonly entropy: string | null;
    readonly commitment: string | null;
    readonly orders: readonly Order[];
  }[];
  /** Seats that the player has left, while the game is in play. */
  readonly seatsLeft: readonly Seat[];
  /** The number of entries that these seats have made. */
  readonly entries: number;
}

export type KeptMessage = Pick<Message, 'id' | 'at' | 'seat' | 'to' | 'text'> & { readonly game: string };

/** An invitation of the player. */
export interface KeptInvitation {
  readonly game: string;
  readonly seat: Seat | null;
  readonly at: Date;
}

/** A guest who has held a seat by a key of the player. */
export interface KeptGuest {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
}

/** A reply that is kept for retries of its request. The key is not stored. */
export interface KeptReply {
  readonly id: string;
  readonly path: string;
  readonly at: Date;
}

export interface Accounts {
  rename(playerId: string, name: string): Promise<void>;
  /** Deletes what can be deleted and the name from what must stay, if `name` is the name of the account. */
  erase(playerId: string, name: string, at: Date): Promise<Erasure>;
  /** What is stored about an account, page by page. */
  games(playerId: string): AsyncIterable<readonly KeptGame[]>;
  invitations(playerId: string): AsyncIterable<readonly KeptInvitation[]>;
  guests(playerId: string): AsyncIterable<readonly KeptGuest[]>;
  messages(playerId: string): AsyncIterable<readonly KeptMessage[]>;
  savedReplies(playerId: string): AsyncIterable<readonly KeptReply[]>;
}
