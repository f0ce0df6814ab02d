import type { Seat } from '../../engine/rulebook.js';
import type { Order } from '../turns/orders.js';
import type { Status } from './game-record.js';
import type { Message } from './talk.js';

/*
 * What the use cases about a whole account need of the world.
 */

/** Thrown by writes in the name of a player whose account was deleted while they were under way. */
export class AccountGone extends Error {
  constructor() {
    super('this account was deleted');
  }
}

/** What came of the wish to delete an account. */
export type Erasure =
  | {
      readonly kind: 'erased' /** Active games whose seats the built-in bot has now. */;
      readonly toBots: readonly string[];
    }
  | { readonly kind: 'misnamed' }
  /** A twin of the request was faster. */
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
    readonly orders: readonly Order[];
  }[];
  /** How many entries of its log these seats have made. */
  readonly entries: number;
}

export type KeptMessage = Pick<Message, 'id' | 'at' | 'seat' | 'to' | 'text'> & { readonly game: string };

/** That somebody has invited the player. */
export interface KeptInvitation {
  readonly game: string;
  readonly seat: Seat | null;
  readonly at: Date;
}

/** That a request was answered, kept for its retry. */
export interface KeptResponse {
  readonly game: string;
  readonly key: string;
  readonly at: Date;
}

export interface Accounts {
  rename(playerId: string, name: string): Promise<void>;
  /** All that can be deleted, and the name from what must stay; only if `name` is that of the account. */
  erase(playerId: string, name: string, at: Date): Promise<Erasure>;
  /** What is kept of an account, page by page. */
  games(playerId: string): AsyncIterable<readonly KeptGame[]>;
  invitations(playerId: string): AsyncIterable<readonly KeptInvitation[]>;
  messages(playerId: string): AsyncIterable<readonly KeptMessage[]>;
  savedResponses(playerId: string): AsyncIterable<readonly KeptResponse[]>;
}
