import type { Note } from './mail.js';
import type { DeliveryState, DeliveryType, Fact, Manner, Webhook } from './webhooks.js';

/** The deliveries of one webhook for one game, in order. Only the holder of the lease may work on it. */
export interface DeliveryQueue {
  readonly webhookId: string;
  readonly queue: string;
  readonly playerId: string;
  readonly host: string;
  /** Whether the last delivery of its webhook failed. */
  readonly failing: boolean;
  readonly lease: string;
}

/** The queues in progress, since their number is limited per host, per player, and among failing webhooks. */
export interface Busy {
  readonly hosts: ReadonlyMap<string, number>;
  readonly players: ReadonlyMap<string, number>;
  readonly failing: number;
}

export interface Claim {
  readonly now: Date;
  /** When the lease expires, after which another process may take over. */
  readonly until: Date;
  readonly lease: string;
  readonly limit: number;
  readonly maxPerHost: number;
  readonly maxPerPlayer: number;
  readonly maxFailing: number;
  readonly busy: Busy;
}

export interface Outgoing extends Fact {
  readonly id: string;
  /** The number of earlier attempts. */
  readonly attempts: number;
  readonly triedSince: Date;
  readonly rulebook: string | null;
  readonly webhook: Pick<
    Webhook,
    'url' | 'active' | 'secret' | 'previous' | 'failingSince' | 'format' | 'keys' | keyof Manner
  >;
}

/** A delivery that is told in one message with others, with the present state of what it is about. */
export interface MessageNote extends Omit<Note, 'type' | 'game' | 'rulebook'> {
  readonly id: string;
  readonly type: DeliveryType;
  /** Null for what moderators decide, and for a test. */
  readonly game: string | null;
  readonly rulebook: string | null;
  /** The version before. */
  readonly after: number;
  /** Whether everybody may see the game. */
  readonly isPublic: boolean;
}

/** The first delivery of a queue, and the id of the last one when it was read. */
export interface QueueHead {
  readonly last: string;
  readonly delivery: Outgoing | null;
}

/** The result of an attempt, and the new state of the delivery. */
export interface Attempted {
  readonly state: DeliveryState;
  readonly now: Date;
  readonly status: number | null;
  readonly error: string | null;
  readonly nextAt: Date | null;
}

export interface FannedOut {
  readonly rows: number;
  readonly oldest: Date | null;
  /** How many deliveries and notes were written, by player. */
  readonly written: ReadonlyMap<string, number>;
}

/** Everything that is to be delivered. All processes share it. */
export interface DeliveryQueues {
  /**
   * Turns rows of the outbox into deliveries and notes for everyone who subscribed, but for these players, and into events
   * of accounts that are followed.
   */
  fanOut(now: Date, maxGames: number, without?: readonly string[]): Promise<FannedOut>;
  claim(claim: Claim): Promise<DeliveryQueue[]>;
  /** Extends the lease; null if the lease was lost. */
  next(queue: DeliveryQueue, until: Date): Promise<QueueHead | null>;
  /** What waits in a queue for people, up to the last one that was read, oldest first. */
  waiting(queue: DeliveryQueue, last: string): Promise<MessageNote[]>;
  /** Records an attempt to send one delivery, or several in one message. */
  record(ids: readonly string[], attempted: Attempted): Promise<void>;
  /** Sets since when a webhook fails; null if it works. */
  mark(webhookId: string, failingSince: Date | null): Promise<void>;
  /** Removes an empty queue, unless something was added after `last` was read. */
  leave(queue: DeliveryQueue, last: string, now: Date): Promise<void>;
  /** Gives up the lease; the queue is due again at `nextAt`. */
  release(queue: DeliveryQueue, nextAt: Date): Promise<void>;
  /** Deletes the webhook of a browser that wants no more messages. */
  unsubscribe(webhookId: string): Promise<void>;
  /** Disables a webhook until its owner activates it again. */
  disable(webhookId: string, why: string, now: Date): Promise<void>;
  /** After a jump back of the database's clock: ends leases that are longer than this many milliseconds. */
  bringForward(now: Date, lease: number): Promise<void>;
  /** Deletes old deliveries. */
  forget(deliveredBefore: Date, deadBefore: Date): Promise<void>;
}
