import { sha256 } from '../../kernel/hash.js';
import { isTimeZone } from '../../kernel/local-time.js';
import { err, ok, type Result } from '../../kernel/result.js';
import { addressKey } from '../accounts/sign-in/codes.js';
import type { Context } from '../context.js';
import type { Mailbox, MailWishes } from '../ports/mail.js';
import type { Once } from '../ports/retries/saved-replies.js';
import { notFound, type Refusal, refusal } from '../refusal.js';
import { MAIL } from './channels.js';

const DAY = 24 * 3_600_000;
/**
 * Confirmation emails per day. Nobody can use them to flood a stranger's mailbox, nor to keep its owner from confirming
 * it: repeated mails count against the account that asks, and the last ones of an address are kept for accounts that
 * ask for the first time.
 */
const LIMITS = { perPlayer: 5, perBoth: 3, perAddress: 20, keptForFirst: 8 };
/** How long a confirmation link works. */
const CONFIRMABLE = 3 * DAY;

const noMail = refusal('mail_not_set_up', 'This server sends no mail.');

/** Sets a player's address and what is sent there. A new address must be confirmed first. */
export async function wishForMail(
  context: Context,
  playerId: string,
  wishes: MailWishes,
): Promise<Result<Mailbox, Refusal>> {
  const { channels, clock, scheduler } = context;
  if (channels.mailer === null) return err(noMail);
  if (!isTimeZone(wishes.timeZone)) {
    const errors = [{ pointer: '/timeZone', detail: 'must be the name of an IANA time zone' }];
    return err({ ...refusal('malformed', 'There is no such time zone.'), errors });
  }
  const known = await channels.mailboxes.find(playerId);
  const isTheSame = known?.address === wishes.address && known.unsubscribedAt === null;
  if (!isTheSame) return ask(context, playerId, wishes, known);
  const changed = await channels.mailboxes.change(playerId, wishes, clock());
  scheduler.wake(MAIL);
  return changed === null ? ask(context, playerId, wishes, known) : ok(changed);
}

/** Sends another confirmation email. */
export async function askAgain(
  context: Context,
  playerId: string,
  once?: Once<Mailbox>,
): Promise<Result<Mailbox, Refusal>> {
  const { mailer, mailboxes } = context.channels;
  if (mailer === null) return err(noMail);
  const known = await mailboxes.find(playerId);
  if (known === null) return err(notFound('address'));
  return known.confirmedAt === null ? ask(context, playerId, known, known, once) : ok(known);
}

async function ask(
  { channels, signIn, clock, newId, newSecret, scheduler }: Context,
  playerId: string,
  wishes: MailWishes,
  known: Mailbox | null,
  once?: Once<Mailbox>,
): Promise<Result<Mailbox, Refusal>> {
  const now = clock();
  // An address that the account signs in by is proven already.
  const isProven = (await signIn.signIns.methodsOf(playerId)).some(
    ({ kind, key }) => kind === 'address' && key === addressKey(wishes.address),
  );
  const mailbox: Mailbox = {
    ...wishes,
    playerId,
    ...{ confirmedAt: isProven ? now : null, unsubscribedAt: null, mailedAt: null, error: null },
    // Unsubscribe links in earlier mails to this address must keep working.
    unsubscribeToken: known?.address === wishes.address ? known.unsubscribeToken : newSecret(),
    createdAt: now,
  };
  const limits = { ...LIMITS, since: new Date(now.getTime() - DAY) };
  if (!(await channels.mailboxes.ask(mailbox, newId(now), limits, once?.reply(ok(mailbox))))) {
    return err(refusal('too_many_mails', 'Too many confirmation emails today: try again tomorrow.'));
  }
  scheduler.wake(MAIL);
  return ok(mailbox);
}

/** The token proves access to the mailbox. */
export async function confirmAddress(
  { channels, clock }: Context,
  token: string,
): Promise<Result<true, Refusal>> {
  const now = clock();
  const sentSince = new Date(now.getTime() - CONFIRMABLE);
  return (await channels.mailboxes.confirm(sha256(token), now, sentSince)) ? ok(true) : err(notFound('link'));
}

export async function unsubscribe(
  { channels, clock }: Context,
  token: string,
): Promise<Result<true, Refusal>> {
  return (await channels.mailboxes.unsubscribe(token, clock())) ? ok(true) : err(notFound('link'));
}
