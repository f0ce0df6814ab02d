import { createHmac } from 'node:crypto';
import type { Webhook } from '../ports/webhooks.js';

const PREFIX = 'whsec_';

/** A secret in the format of Standard Webhooks. */
export const secretFrom = (random: string): string => PREFIX + Buffer.from(random).toString('base64');

export interface Message {
  readonly id: string;
  readonly now: Date;
  readonly body: string;
}

/** The headers of Standard Webhooks, with a signature for each valid secret. */
export function signed(
  { secret, previous }: Pick<Webhook, 'secret' | 'previous'>,
  { id, now, body }: Message,
): Record<string, string> {
  const timestamp = Math.floor(now.getTime() / 1000);
  const secrets = previous !== null && now < previous.until ? [secret, previous.secret] : [secret];
  const sign = (one: string) =>
    createHmac('sha256', Buffer.from(one.slice(PREFIX.length), 'base64'))
      .update(`${id}.${timestamp}.${body}`)
      .digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': secrets.map((one) => `v1,${sign(one)}`).join(' '),
  };
}
