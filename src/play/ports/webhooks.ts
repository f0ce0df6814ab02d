import type { Language, Seat } from '../../engine/rulebook.js';
import type { Span } from '../../kernel/local-time.js';
import type { WebhookType } from './notice-types.js';
import type { ReplyTo, SavedReply } from './retries/saved-replies.js';

/** The reader of a webhook's messages: a program that gets JSON, or people who get sentences. */
export const formats = ['standard', 'web-push', 'ntfy', 'discord', 'slack'] as const;
export type Format = (typeof formats)[number];
/** A browser of the owner, whose messages nobody between can read. */
export const WEB_PUSH = 'web-push' satisfies Format;

/** What a subscription of a browser brings, in base64url. */
export interface SubscriptionKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** How people are told. */
export interface Manner {
  readonly language: Language;
  /** Nothing is sent in this span. */
  readonly quietHours: Span | null;
  readonly timeZone: string;
  /** How long notices are collected, so that one message tells of many games. */
  readonly gatherMinutes: number;
}

/** A URL that receives notices about a player's games. */
export interface Webhook extends Manner {
  readonly format: Format;
  /** What its owner calls it. */
  readonly name: string;
  /** Of a browser. */
  readonly keys: SubscriptionKeys | null;
  readonly id: string;
  readonly playerId: string;
  readonly url: string;
  readonly events: readonly WebhookType[];
  /** Only these games; all games if empty. */
  readonly games: readonly string[];
  readonly active: boolean;
  readonly secret: string;
  /** The replaced secret, which also signs until it expires. */
  readonly previous: { readonly secret: string; readonly until: Date } | null;
  /** Since when every delivery has failed. */
  readonly failingSince: Date | null;
  /** Why the service has disabled it. */
  readonly disabled: string | null;
  readonly createdAt: Date;
}

export type WebhookChange = Partial<
  Pick<Webhook, 'url' | 'events' | 'games' | 'active' | 'disabled' | 'failingSince' | 'secret' | 'previous'> &
    Pick<Webhook, 'name' | keyof Manner>
>;

/** The type of a delivery that its owner requested as a test. */
export const TEST = 'webhook.test';
/** The error of deliveries that waited when their webhook was disabled. */
export const DISABLED = 'The webhook was disabled.';
export type DeliveryType = WebhookType | typeof TEST;

export const deliveryStates = ['pending', 'delivered', 'dead'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** What a delivery is about. */
export interface Fact {
  readonly type: DeliveryType;
  readonly at: Date;
  /** Null for a test, and for what is about no game. */
  readonly game: string | null;
  /** Its entries come after this version, */
  readonly after: number | null;
  /** up to and including this one. */
  readonly version: number | null;
  readonly seat: Seat | null;
  readonly message: string | null;
  /** Why an invitation was declined. */
  readonly reason: string | null;
  /** The tournament that it is about. */
  readonly tournament: string | null;
}

export interface Delivery extends Fact {
  readonly id: string;
  readonly state: DeliveryState;
  readonly attempts: number;
  /** The status of the last answer; null if there was none. */
  readonly status: number | null;
  /** Why the last attempt failed. */
  readonly error: string | null;
  readonly nextAt: Date | null;
  readonly settledAt: Date | null;
}

export interface DeliveryFilter {
  readonly webhookId: string;
  readonly state?: DeliveryState;
  /** Only deliveries that are older than this one. */
  readonly before?: string;
  readonly limit: number;
}

export interface Webhooks {
  /** False if the player has the maximum number. */
  create(webhook: Webhook, most: number, reply?: SavedReply): Promise<boolean>;
  of(playerId: string): Promise<Webhook[]>;
  find(playerId: string, id: string): Promise<Webhook | null>;
  /** Deactivating a webhook marks its waiting deliveries as dead; they can be retried. */
  change(
    playerId: string,
    id: string,
    change: WebhookChange,
    now: Date,
    reply?: ReplyTo<Webhook>,
  ): Promise<Webhook | null>;
  remove(playerId: string, id: string): Promise<boolean>;
  /** Newest first; null if the cursor is unknown. */
  deliveries(filter: DeliveryFilter): Promise<Delivery[] | null>;
  delivery(webhookId: string, id: string): Promise<Delivery | null>;
  /** Adds a test in a queue of its own; false if the webhook is gone. */
  test(webhookId: string, delivery: Delivery, reply?: SavedReply): Promise<boolean>;
  /** Resets a delivery and puts it last in its queue, which is due at once. */
  retry(webhookId: string, id: string, now: Date, reply?: ReplyTo<Delivery>): Promise<Delivery | null>;
}
