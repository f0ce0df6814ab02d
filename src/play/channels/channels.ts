import type { DeliveryQueues } from '../ports/delivery-queues.js';
import type { Mailboxes, Mailer } from '../ports/mail.js';
import type { Receivers } from '../ports/receivers.js';
import type { Webhooks } from '../ports/webhooks.js';

/** The jobs that deliver to webhooks and send mail, to be woken when there is something for them. */
export const DISPATCH = 'dispatch';
export const MAIL = 'mail';

/** What the use cases need to reach players who are not there. */
export interface Channels {
  readonly webhooks: Webhooks;
  readonly deliveryQueues: DeliveryQueues;
  readonly receivers: Receivers;
  readonly mailboxes: Mailboxes;
  /** Null where this service sends no mail. */
  readonly mailer: Mailer | null;
  /** Where this service is to be found from outside, without a slash at its end. */
  readonly publicUrl: () => string;
  /** From 0 to 1: spreads what would all be tried again at the same moment. */
  readonly chance: () => number;
}
