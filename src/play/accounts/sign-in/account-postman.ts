import type { Job } from '../../../kernel/scheduler.js';
import { nextAttempt } from '../../channels/backoff.js';
import type { Context } from '../../context.js';
import { measureMail, reportMail } from '../../moderation/mails.js';
import type { Mail, Mailer } from '../../ports/mail.js';
import type { AccountMail } from '../../ports/sign-in/account-mails.js';
import { codeMail, noticeMail } from './account-mails.js';
import { codeFrom, hashOfCode } from './codes.js';

/** The name of the job. */
export const ACCOUNT_MAIL = 'account-mail';
const MAX_AT_ONCE = 20;
export const LEASE = 60_000;

/** Sends codes, and says when the ways to sign in have changed. */
export class AccountPostman implements Job {
  readonly name = ACCOUNT_MAIL;
  readonly #context: Context;

  constructor(
    context: Context,
    readonly everyMs: number,
  ) {
    this.#context = context;
  }

  async run(): Promise<boolean> {
    const { channels, signIn, clock, newId, observe } = this.#context;
    const { mailer } = channels;
    if (mailer === null) return false;
    const now = clock();
    const until = new Date(now.getTime() + LEASE);
    const claimed = await signIn.accountMails.claim(now, until, newId(now), MAX_AT_ONCE);
    await Promise.all(claimed.map((mail) => this.#send(mailer, mail))).catch((error: unknown) =>
      observe.failed(error, 'a mail about an account'),
    );
    return claimed.length === MAX_AT_ONCE;
  }

  async #send(mailer: Mailer, waiting: AccountMail): Promise<void> {
    const { channels, signIn, clock, observe } = this.#context;
    const { accountMails } = signIn;
    const mail = await this.#written(waiting);
    if (mail === null) return accountMails.finish(waiting);
    const mailed = await mailer.send(mail);
    observe.mailed(mailed.kind);
    if (mailed.kind !== 'failed') return accountMails.finish(waiting);
    const now = clock();
    const { attempts, createdAt: triedSince } = waiting;
    const chance = channels.chance();
    const nextAt = nextAttempt({ attempts: attempts + 1, triedSince, now, retryAfter: null, chance });
    return nextAt === null ? accountMails.finish(waiting) : accountMails.postpone(waiting, nextAt);
  }

  /** Null if nobody waits for it any more. A code exists only in its mail. */
  async #written(waiting: AccountMail): Promise<Mail | null> {
    const { channels, signIn, clock, newSecret } = this.#context;
    const { attemptId } = waiting;
    if (['measure', 'lifted', 'upheld'].includes(waiting.kind))
      return measureMail(waiting, channels.publicUrl());
    if (waiting.kind === 'report') return reportMail(waiting, channels.publicUrl());
    if (attemptId === null) return noticeMail(waiting, channels.publicUrl());
    const code = codeFrom(newSecret());
    const isExpected = await signIn.accountMails.expectCode(attemptId, hashOfCode(attemptId, code), clock());
    return isExpected ? codeMail(waiting, attemptId, channels.publicUrl(), code) : null;
  }
}
