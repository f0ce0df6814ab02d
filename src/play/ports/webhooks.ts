import type { Seat } from '../../engine/rulebook.js';
import type { NoticeType } from './notice-types.js';

/** Where a player wants to be told of what happens in their games. */
export interface Webhook {
  readonly id: string;
  readonly playerId: string;
  readonly url: string;
  readonly events: readonly NoticeType[];
  /** Only of these games; of all, where there is none. */
  readonly games: readonly string[];
  readonly active: boolean;
  readonly secret: string;
  /** Signs as well for a while, after a new one was made. */
  readonly previous: { readonly secret: string; readonly until: Date } | null;
  /** Since when nothing has arrived there any more. */
  readonly failingSince: Date | null;
  /** Why the service has given it up. */
  readonly disabled: string | null;
  readonly createdAt: Date;
}

export type WebhookChange = Partial<
  Pick<Webhook, 'url' | 'events' | 'games' | 'active' | 'disabled' | 'failingSince' | 'secret' | 'previous'>
>;

/** A test that its owner asked for; otherwise something that happened. */
export const TEST = 'webhook.test';
/** Why what still waits is not sent. */
export const DISABLED = 'The webhook was disabled.';
export type DeliveryType = NoticeType | typeof TEST;

export const deliveryStates = ['pending', 'delivered', 'dead'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** What one webhook is told of. */
export interface Fact {
  readonly type: DeliveryType;
  readonly at: Date;
  /** Null for a test. */
  readonly game: string | null;
  /** The entries it is about lie behind this version, */
  readonly after: number | null;
  /** up to this one. */
  readonly version: number | null;
  readonly seat: Seat | null;
  readonly message: string | null;
}

export interface Delivery extends Fact {
  readonly id: string;
  readonly state: DeliveryState;
  readonly attempts: number;
  /** What the receiver answered last; null where it did not answer. */
  readonly status: number | null;
  /** Why the last attempt failed. */
  readonly error: string | null;
  readonly nextAt: Date | null;
  readonly settledAt: Date | null;
}

export interface DeliveryFilter {
  readonly webhookId: string;
  readonly state?: DeliveryState;
  /** Only what was put there before this one. */
  readonly before?: string;
  readonly limit: number;
}

export interface Webhooks {
  /** False when the player has as many as they may have. */
  create(webhook: Webhook, most: number): Promise<boolean>;
  of(playerId: string): Promise<Webhook[]>;
  find(playerId: string, id: string): Promise<Webhook | null>;
  /** One that is no longer active has nothing waiting any more: that is dead, and may be sent again. */
  change(playerId: string, id: string, change: WebhookChange, now: Date): Promise<Webhook | null>;
  remove(playerId: string, id: string): Promise<boolean>;
  /** Newest first; null when what it should come before is unknown. */
  deliveries(filter: DeliveryFilter): Promise<Delivery[] | null>;
  delivery(webhookId: string, id: string): Promise<Delivery | null>;
  /** Puts a test in a queue of its own; false when the webhook is gone. */
  test(webhookId: string, delivery: Delivery): Promise<boolean>;
  /** Lets a delivery begin anew, behind all that waits; and all that waits for the same game is tried now. */
  retry(webhookId: string, id: string, now: Date): Promise<Delivery | null>;
}
