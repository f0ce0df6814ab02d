import type { Seat } from '../../../engine/rulebook.js';
import type { WebhookType } from '../notice-types.js';

/** Something that happened to an account, by public facts only. */
export interface AccountEvent {
  /** A place in the order of the account's events. */
  readonly cursor: string;
  readonly type: WebhookType;
  /** Null for what is about no game. */
  readonly game: string | null;
  /** The version of the game that it came with. */
  readonly version: number | null;
  readonly seat: Seat | null;
  /** The id of a message. */
  readonly message: string | null;
  /** Why an invitation was declined. */
  readonly reason: string | null;
  readonly tournament: string | null;
  readonly at: Date;
}

export const EVENTS = '.events';

/** The bus topic of new events of an account. */
export const eventsTopic = (playerId: string): string => `${playerId}${EVENTS}`;

/** Where a reader begins. */
export interface Begun {
  /** What the account's lists say from now on has everything before it. */
  readonly cursor: string;
  /** Since when its events are kept. What was being written then may have left none. */
  readonly since: Date;
}

/** Opens one stream, once. */
export interface Ticket {
  /** Of its secret. */
  readonly hash: string;
  readonly tokenId: string;
  readonly expiresAt: Date;
}

/**
 * What happened to accounts, in one order for each. Kept only for accounts that somebody reads, for as long as `forget`
 * is told. Nobody sees an event after one that follows it.
 */
export interface AccountEvents {
  /** Keeps events of the account from now on. */
  follow(playerId: string, now: Date): Promise<Begun>;
  /** The first events after a cursor; null if some of them are not kept, so that the reader has to begin again. */
  read(playerId: string, after: string, limit: number, now: Date): Promise<readonly AccountEvent[] | null>;
  issueTicket(ticket: Ticket): Promise<void>;
  /** Uses a ticket up. Returns the hash of the token that it was issued for; null if it is not valid any more. */
  redeemTicket(hash: string, now: Date): Promise<string | null>;
  /** Deletes events from before a time, and stops keeping those of accounts that nobody has read since. */
  forget(before: Date): Promise<void>;
}
