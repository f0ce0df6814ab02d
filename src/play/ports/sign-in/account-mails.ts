import type { Language } from '../../../engine/rulebook.js';

/** A mail about an account: a code, a change of the ways to sign in, or a decision of the moderators. */
export interface NewAccountMail {
  readonly id: string;
  /** The account that it is deleted with. */
  readonly playerId: string | null;
  /** For a code: the sign-in that it is for. */
  readonly attemptId: string | null;
  readonly kind: 'code' | 'added' | 'removed' | 'measure' | 'lifted' | 'upheld' | 'report';
  readonly address: string;
  readonly language: Language;
  /** What was added or removed; of a measure, its kind, its end and the reason, in lines; of a report, what came of it and the answer. */
  readonly about: string;
  readonly createdAt: Date;
}

/** One that a process has leased. */
export interface AccountMail extends NewAccountMail {
  readonly lease: string;
  readonly attempts: number;
}

export interface AccountMails {
  claim(now: Date, until: Date, lease: string, limit: number): Promise<AccountMail[]>;
  /** Sets the hash of the code that is about to be sent; false if the sign-in is over. */
  expectCode(attemptId: string, hash: string, now: Date): Promise<boolean>;
  /** Sent, or not worth sending. */
  finish(mail: AccountMail): Promise<void>;
  postpone(mail: AccountMail, nextAt: Date): Promise<void>;
  /** As with queues of deliveries. */
  bringForward(now: Date, lease: number): Promise<void>;
}
