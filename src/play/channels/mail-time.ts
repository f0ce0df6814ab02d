import { assertNever } from '../../kernel/assert-never.js';
import { isWithin, nextTime, timeOfDay } from '../../kernel/local-time.js';
import type { MailWishes } from '../ports/mail.js';
import type { Manner } from '../ports/webhooks.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A player who is online answers within this time and needs no mail. */
const GRACE = MINUTE;

/** When to send a mail whose oldest notice is from `oldest`; never in quiet hours. */
export function mailTime(wishes: MailWishes, oldest: Date, now: Date): Date {
  return outsideQuietHours(gatheredUntil(wishes, oldest), now, wishes);
}

/** When to send a message to people whose oldest notice is from `oldest`. */
export const messageTime = (manner: Manner, oldest: Date, now: Date): Date =>
  outsideQuietHours(new Date(oldest.getTime() + manner.gatherMinutes * MINUTE), now, manner);

function outsideQuietHours(
  wanted: Date,
  now: Date,
  { quietHours, timeZone }: Pick<Manner, 'quietHours' | 'timeZone'>,
): Date {
  const at = wanted > now ? wanted : now;
  return quietHours !== null && isWithin(timeOfDay(at, timeZone), quietHours)
    ? nextTime(at, timeZone, quietHours.until)
    : at;
}

function gatheredUntil({ digest, dailyAt, timeZone }: MailWishes, oldest: Date): Date {
  switch (digest) {
    case 'immediately':
      return new Date(oldest.getTime() + GRACE);
    case 'hourly':
      return new Date((Math.floor(oldest.getTime() / HOUR) + 1) * HOUR);
    case 'daily':
      return nextTime(oldest, timeZone, dailyAt);
    default:
      return assertNever(digest);
  }
}
