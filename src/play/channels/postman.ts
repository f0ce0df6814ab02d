import { sha256 } from '../../kernel/hash.js';
import type { Job } from '../../kernel/scheduler.js';
import type { Context } from '../context.js';
import type { Held, Mail, Mailer, Note } from '../ports/mail.js';
import { MESSAGE } from '../ports/notice-types.js';
import { inTraceOfNotes } from '../tracing/delivery-traces.js';
import { nextAttempt } from './backoff.js';
import { MAIL } from './channels.js';
import { recapsFor } from './mail-recaps.js';
import { mailTime } from './mail-time.js';
import { isWorthSending } from './mail-words.js';
import { confirmationMail, digestMail } from './mails.js';

const MAX_AT_ONCE = 20;
export const LEASE = 5 * 60_000;
const REFUSED = 'The mail server says that there is no such address.';
const FAILED = 'The mail could not be sent.';

/** Sends digests at the times that players chose, and confirmation emails to new addresses. */
export class Postman implements Job {
  readonly name = MAIL;
  readonly #context: Context;

  constructor(
    context: Context,
    readonly everyMs: number,
  ) {
    this.#context = context;
  }

  async run(): Promise<boolean> {
    const { channels, clock, newId, observe } = this.#context;
    const { mailer, mailboxes } = channels;
    if (mailer === null) return false;
    const now = clock();
    const lease = newId(now);
    const until = new Date(now.getTime() + LEASE);
    const claimed = await mailboxes.claim(now, until, lease, MAX_AT_ONCE);
    await Promise.all(
      claimed.map(async (playerId) => {
        const held = await mailboxes.read(playerId, lease);
        if (held !== null) await this.#serve(mailer, held);
      }),
    ).catch((error: unknown) => observe.failed(error, 'a mail'));
    return claimed.length === MAX_AT_ONCE;
  }

  #serve(mailer: Mailer, held: Held): Promise<void> {
    return held.mailbox.confirmedAt === null ? this.#ask(mailer, held) : this.#tell(mailer, held);
  }

  async #ask(mailer: Mailer, held: Held): Promise<void> {
    const { channels, newSecret } = this.#context;
    const token = newSecret();
    // Otherwise the reader of a replaced address could confirm the new one.
    if (!(await channels.mailboxes.expect(held, sha256(token)))) return;
    const mail = confirmationMail(held.mailbox, channels.publicUrl(), token);
    await this.#send(mailer, held, mail, [], { isCounted: true });
  }

  async #tell(mailer: Mailer, held: Held): Promise<void> {
    const { channels, clock, rulebooks } = this.#context;
    const now = clock();
    const notes = held.notes.filter(isWorthSending);
    const [oldest] = notes;
    if (oldest === undefined) return channels.mailboxes.finish(held, now, false, null);
    const at = mailTime(held.mailbox, oldest.at, now);
    if (at > now) return channels.mailboxes.postpone(held, at, null);
    const recaps = await recapsFor(this.#context, held.mailbox, notes);
    const mail = digestMail(held, notes, { rulebooks, recaps, publicUrl: channels.publicUrl() });
    // Others must not notice a whisper.
    await this.#send(mailer, held, mail, notes, { isCounted: notes.some(({ type }) => type !== MESSAGE) });
  }

  async #send(
    mailer: Mailer,
    held: Held,
    mail: Mail,
    about: readonly Note[],
    { isCounted }: { readonly isCounted: boolean },
  ): Promise<void> {
    const { channels, clock, observe } = this.#context;
    const { mailboxes } = channels;
    const mailed = await inTraceOfNotes(this.#context, about, () => mailer.send(mail));
    const now = clock();
    if (isCounted) observe.mailed(mailed.kind);
    if (mailed.kind === 'sent') return mailboxes.finish(held, now, true, null);
    if (mailed.kind === 'refused') return mailboxes.giveUp(held, REFUSED);
    const nextAt = nextAttempt({
      attempts: held.attempts + 1,
      triedSince: now,
      now,
      retryAfter: null,
      chance: channels.chance(),
    });
    // The mail server's message may reveal the operator's network, so players do not see it.
    observe.failed(new Error(mailed.error), 'the sending of a mail');
    // After days of failures the notices are dropped, but the address stays confirmed.
    await (nextAt === null
      ? mailboxes.finish(held, now, false, FAILED)
      : mailboxes.postpone(held, nextAt, FAILED));
  }
}
