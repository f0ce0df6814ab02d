import type { Language, Seat } from '../../engine/rulebook.js';
import type { Span, TimeOfDay } from '../../kernel/local-time.js';
import type { NoticeType } from './notice-types.js';
import type { SavedReply } from './retries/saved-replies.js';

/** What is worth a mail. */
export const mailedTypes = [
  'game.started',
  'seat.lapsed',
  'prompt.opened',
  'message.posted',
  'game.finished',
] as const satisfies readonly NoticeType[];
export type MailedType = (typeof mailedTypes)[number];

export const isMailed = (type: NoticeType): type is MailedType => mailedTypes.some((one) => one === type);

export const digests = ['immediately', 'hourly', 'daily'] as const;
export type Digest = (typeof digests)[number];

export interface MailWishes {
  readonly address: string;
  readonly language: Language;
  readonly events: readonly NoticeType[];
  /** How long notices are collected before they are sent. */
  readonly digest: Digest;
  /** When a daily mail is sent. */
  readonly dailyAt: TimeOfDay;
  /** No mail is sent in this span. */
  readonly quietHours: Span | null;
  readonly timeZone: string;
}

export interface Mailbox extends MailWishes {
  readonly playerId: string;
  /** Before that, only confirmation emails are sent. */
  readonly confirmedAt: Date | null;
  /** When the reader unsubscribed. */
  readonly unsubscribedAt: Date | null;
  readonly unsubscribeToken: string;
  readonly mailedAt: Date | null;
  /** Why the last mail could not be sent. */
  readonly error: string | null;
  readonly createdAt: Date;
}

/** A notice for a mail, with the present state of what it is about. */
export interface Note {
  readonly type: NoticeType;
  readonly game: string;
  readonly rulebook: string;
  readonly seat: Seat | null;
  /** The version of the game that it came with. */
  readonly version: number;
  readonly at: Date;
  /** Whether the player still holds the seat, and the seat is still asked. */
  readonly asked: boolean;
  /** The names of the other holders; null for bots. */
  readonly others: readonly (string | null)[];
}

/** A mailbox that one process has leased, with its notes. */
export interface Held {
  readonly mailbox: Mailbox;
  readonly name: string;
  readonly lease: string;
  readonly attempts: number;
  readonly notes: readonly Note[];
  /** The id of the last note when this was read. */
  readonly last: string;
}

/** How many confirmation emails may be sent since a time. */
export interface ConfirmationLimits {
  readonly since: Date;
  readonly perPlayer: number;
  /** Of a player to an address. */
  readonly perBoth: number;
  readonly perAddress: number;
  /** How many of `perAddress` are only for players who have not asked for this address yet. */
  readonly keptForFirst: number;
}

export interface Mailboxes {
  find(playerId: string): Promise<Mailbox | null>;
  /** Changes the settings of the same address. Notes that wait are scheduled again. */
  change(playerId: string, wishes: MailWishes, now: Date): Promise<Mailbox | null>;
  /** Replaces the mailbox and, unless it is confirmed, schedules a confirmation email. False if too many were sent. */
  ask(mailbox: Mailbox, id: string, limits: ConfirmationLimits, reply?: SavedReply): Promise<boolean>;
  remove(playerId: string): Promise<boolean>;
  /** True the first time only. */
  confirm(hash: string, now: Date, sentSince: Date): Promise<boolean>;
  /** False if the token is unknown. */
  unsubscribe(token: string, now: Date): Promise<boolean>;
  /** Leases the mailboxes that are due; returns the ids of their players. */
  claim(now: Date, until: Date, lease: string, limit: number): Promise<string[]>;
  read(playerId: string, lease: string): Promise<Held | null>;
  /** Sets the hash of the confirmation token; false if the lease was lost. */
  expect(held: Held, hash: string): Promise<boolean>;
  /** Deletes the notes that were read: they were sent, are obsolete, or cannot be sent. Newer ones stay. */
  finish(held: Held, now: Date, sent: boolean, error: string | null): Promise<void>;
  /** Schedules the mailbox for later. */
  postpone(held: Held, nextAt: Date, error: string | null): Promise<void>;
  /** The address does not exist: nothing is sent until it is confirmed again. */
  giveUp(held: Held, error: string): Promise<void>;
  /** As with queues of deliveries. */
  bringForward(now: Date, lease: number): Promise<void>;
  forgetConfirmations(before: Date): Promise<void>;
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The result of sending a mail: accepted, permanently refused, or temporarily failed. */
export type Mailed =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused' | 'failed'; readonly error: string };

export interface Mailer {
  /** Never rejects. */
  send(mail: Mail): Promise<Mailed>;
  close(): void;
}
