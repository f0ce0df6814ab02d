import { assertNever } from '../../../kernel/assert-never.js';
import type { Context } from '../../context.js';
import type { DeliveryQueue, MessageNote, Outgoing } from '../../ports/delivery-queues.js';
import { MESSAGE } from '../../ports/notice-types.js';
import { TEST } from '../../ports/webhooks.js';
import { messageTime } from '../mail-time.js';
import { isWorthSending } from '../mail-words.js';
import { messageId, payloadOf } from '../payload.js';
import { signed } from '../signature.js';
import { toDiscord, toNtfy, toSlack } from './chat-formats.js';
import type { Post } from './message.js';
import { toBrowser } from './web-push.js';
import { writeMessage } from './write-message.js';

/** What is sent now, and which deliveries it settles. */
export interface Sending {
  readonly ids: readonly string[];
  /** Null if nothing is worth sending any more. */
  readonly post: Post | null;
  /** Whether it is counted. Others must not notice a whisper. */
  readonly isCounted: boolean;
}

/** What to send for the first delivery of a queue, or when to look again. */
export async function prepare(
  context: Context,
  queue: DeliveryQueue,
  delivery: Outgoing,
  last: string,
): Promise<Sending | { readonly later: Date }> {
  const { channels, clock } = context;
  const { id, webhook, type } = delivery;
  const now = clock();
  if (webhook.format === 'standard') {
    const body = payloadOf(delivery, channels.publicUrl());
    const headers = signed(webhook, { id: messageId(id), now, body });
    return { ids: [id], post: { url: webhook.url, headers, body }, isCounted: type !== MESSAGE };
  }
  const at = type === TEST ? now : messageTime(webhook, delivery.at, now);
  if (at > now) return { later: at };
  const told = await channels.deliveryQueues.waiting(queue, last);
  const ids = [...new Set([id, ...told.map((one) => one.id)])];
  const worth = told.filter(isWorthSending);
  const isCounted = told.some((one) => one.type !== MESSAGE);
  return { ids, post: worth.length === 0 ? null : await postOf(context, queue, webhook, worth), isCounted };
}

async function postOf(
  context: Context,
  { playerId }: DeliveryQueue,
  webhook: Outgoing['webhook'],
  told: readonly MessageNote[],
): Promise<Post> {
  const { channels, clock } = context;
  const { format, language, url } = webhook;
  const message = await writeMessage(context, { playerId, format, language }, told);
  switch (format) {
    case 'web-push':
      return toBrowser(webhook, message, await channels.pushIdentity(), clock());
    case 'discord':
      return toDiscord(url, message);
    case 'slack':
      return toSlack(url, message);
    case 'ntfy':
      return toNtfy(url, message);
    case 'standard':
      throw new Error('a webhook for programs has no words');
    default:
      return assertNever(format);
  }
}
