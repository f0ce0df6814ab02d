import type { Static } from 'typebox';
import { isMailed, type Mailbox } from '../../play/ports/mail.js';
import type { Email } from '../schemas/email.js';
import { renderSpan, renderTimeOfDay } from './time-of-day.js';

export const renderMailbox = (mailbox: Mailbox): Static<typeof Email> => ({
  address: mailbox.address,
  confirmed: mailbox.confirmedAt !== null,
  unsubscribed: mailbox.unsubscribedAt !== null,
  language: mailbox.language,
  events: mailbox.events.filter(isMailed),
  digest: mailbox.digest,
  dailyAt: renderTimeOfDay(mailbox.dailyAt),
  quietHours: mailbox.quietHours && renderSpan(mailbox.quietHours),
  timeZone: mailbox.timeZone,
  mailedAt: mailbox.mailedAt?.toISOString() ?? null,
  error: mailbox.error,
});
