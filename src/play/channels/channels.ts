import type { AccountEvents } from '../ports/channels/account-events.js';
import type { DeliveryQueues } from '../ports/delivery-queues.js';
import type { Mailboxes, Mailer } from '../ports/mail.js';
import type { Receivers } from '../ports/receivers.js';
import type { Webhooks } from '../ports/webhooks.js';
import type { PushIdentity } from './people/vapid.js';

/** The names of the jobs that deliver to webhooks and send mail. */
export const DISPATCH = 'dispatch';
export const MAIL = 'mail';

/** What the use cases need to reach players who are away. */
export interface Channels {
  readonly webhooks: Webhooks;
  readonly deliveryQueues: DeliveryQueues;
  readonly receivers: Receivers;
  readonly mailboxes: Mailboxes;
  readonly accountEvents: AccountEvents;
  /** Null if this service sends no mail. */
  readonly mailer: Mailer | null;
  /** By which push services and browsers know this service. */
  readonly pushIdentity: () => Promise<PushIdentity>;
  /** The public base URL of this service, without a trailing slash. */
  readonly publicUrl: () => string;
  /** A random number from 0 to 1, to spread retries. */
  readonly chance: () => number;
}
