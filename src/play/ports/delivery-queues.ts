import type { DeliveryState, Fact, Webhook } from './webhooks.js';

/** The deliveries of one webhook for one game, in their order. Who holds its lease alone may work in it. */
export interface DeliveryQueue {
  readonly webhookId: string;
  readonly queue: string;
  readonly playerId: string;
  readonly host: string;
  /** Whether its webhook has not heard the last thing that it was told. */
  readonly failing: boolean;
  readonly lease: string;
}

/** How many are at work already: of one host, of one player, and of all that fail, only so many at once. */
export interface Busy {
  readonly hosts: ReadonlyMap<string, number>;
  readonly players: ReadonlyMap<string, number>;
  readonly failing: number;
}

export interface Claim {
  readonly now: Date;
  /** Whoever has said nothing until then is dead, and others take over. */
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
  /** How often it was tried before. */
  readonly attempts: number;
  readonly triedSince: Date;
  readonly rulebook: string | null;
  readonly webhook: Pick<Webhook, 'url' | 'active' | 'secret' | 'previous' | 'failingSince'>;
}

/** What is first in a queue, and how far the queue went when that was read. */
export interface QueueHead {
  readonly last: string;
  readonly delivery: Outgoing | null;
}

/** How an attempt ended, and what becomes of the delivery. */
export interface Attempted {
  readonly state: DeliveryState;
  readonly now: Date;
  readonly status: number | null;
  readonly error: string | null;
  readonly nextAt: Date | null;
}

/** What is to be told, from the write that it happened in to the receivers. Many processes share it. */
export interface DeliveryQueues {
  /** Turns what was written into deliveries and notes, for everybody who wants them. */
  fanOut(now: Date, maxGames: number): Promise<{ readonly rows: number; readonly oldest: Date | null }>;
  claim(claim: Claim): Promise<DeliveryQueue[]>;
  /** Holds the queue for longer; null when it is not ours any more. */
  next(queue: DeliveryQueue, until: Date): Promise<QueueHead | null>;
  /** One more attempt was made. */
  record(id: string, attempted: Attempted): Promise<void>;
  /** Since when a webhook does not hear anything; null when it does. */
  mark(webhookId: string, failingSince: Date | null): Promise<void>;
  /** Nothing waits any more, unless more was put there since `last` was read. */
  leave(queue: DeliveryQueue, last: string, now: Date): Promise<void>;
  /** Lets somebody go on, then. */
  release(queue: DeliveryQueue, nextAt: Date): Promise<void>;
  /** Gives a webhook up: nothing is sent there any more until its owner says so. */
  disable(webhookId: string, why: string, now: Date): Promise<void>;
  /** Forgets what was settled long ago. */
  forget(deliveredBefore: Date, deadBefore: Date): Promise<void>;
}
