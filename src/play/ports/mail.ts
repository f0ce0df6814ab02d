import type { Language, Seat } from '../../engine/rulebook.js';
import type { Span, TimeOfDay } from '../../kernel/local-time.js';
import { type NoticeType, noticeTypes } from './notice-types.js';

/** All but every single entry: nobody wants a mail for each. */
export const mailedTypes = noticeTypes.filter((type) => type !== 'entry.appended');

export const digests = ['immediately', 'hourly', 'daily'] as const;
export type Digest = (typeof digests)[number];

export interface MailWishes {
  readonly address: string;
  readonly language: Language;
  readonly events: readonly NoticeType[];
  /** How much is gathered before it is sent. */
  readonly digest: Digest;
  /** When a daily mail is sent. */
  readonly dailyAt: TimeOfDay;
  /** When nothing is sent. */
  readonly quietHours: Span | null;
  readonly timeZone: string;
}

export interface Mailbox extends MailWishes {
  readonly playerId: string;
  /** Until then nothing is sent but the request to confirm the address. */
  readonly confirmedAt: Date | null;
  /** Whoever reads there does not want to hear anything any more. */
  readonly unsubscribedAt: Date | null;
  readonly unsubscribeToken: string;
  readonly mailedAt: Date | null;
  /** Why the last mail could not be sent. */
  readonly error: string | null;
  readonly createdAt: Date;
}

/** Something that a mail may tell, with what has become of it. */
export interface Note {
  readonly type: NoticeType;
  readonly game: string;
  readonly rulebook: string;
  readonly seat: Seat | null;
  readonly at: Date;
  /** Whether the seat is still the player's and still asked. */
  readonly asked: boolean;
  /** Who else sits there; null for bots. */
  readonly others: readonly (string | null)[];
}

/** A mailbox in the hands of one process, with what waits in it. */
export interface Held {
  readonly mailbox: Mailbox;
  readonly name: string;
  readonly lease: string;
  readonly attempts: number;
  readonly notes: readonly Note[];
  /** The last note that was there when this was read. */
  readonly last: string;
}

/** How many mails of one kind may go out, to one player and to one address, since a time. */
export interface ConfirmationLimits {
  readonly since: Date;
  readonly perPlayer: number;
  readonly perAddress: number;
}

export interface Mailboxes {
  find(playerId: string): Promise<Mailbox | null>;
  /** Its wishes alone, at the same address; what waits is looked at anew. */
  change(playerId: string, wishes: MailWishes, now: Date): Promise<Mailbox | null>;
  /**
   * Puts the mailbox in place of whatever was there, and has its address asked for confirmation. False where too
   * many such mails went out.
   */
  ask(mailbox: Mailbox, id: string, limits: ConfirmationLimits): Promise<boolean>;
  remove(playerId: string): Promise<boolean>;
  /** The first time that this is said: false for every other. */
  confirm(hash: string, now: Date, sentSince: Date): Promise<boolean>;
  /** False when nobody has this token. */
  unsubscribe(token: string, now: Date): Promise<boolean>;
  /** Those whose time has come, for one process until then. */
  claim(now: Date, until: Date, lease: string, limit: number): Promise<string[]>;
  read(playerId: string, lease: string): Promise<Held | null>;
  /** The hash by which a confirmation will be known; false when the mailbox is not ours any more. */
  expect(held: Held, hash: string): Promise<boolean>;
  /**
   * What was read is gone: it was sent, it is of no interest any more, or it could not be sent. What came since is
   * looked at next.
   */
  finish(held: Held, now: Date, sent: boolean, error: string | null): Promise<void>;
  /** Nothing is done before then. */
  postpone(held: Held, nextAt: Date, error: string | null): Promise<void>;
  /** Nothing arrives there: nothing more is sent until the address is confirmed anew. */
  giveUp(held: Held, error: string): Promise<void>;
  forgetConfirmations(before: Date): Promise<void>;
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What became of a mail: taken, refused for good, or not taken now. */
export type Mailed =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused' | 'failed'; readonly error: string };

export interface Mailer {
  /** Never rejects. */
  send(mail: Mail): Promise<Mailed>;
  close(): void;
}
