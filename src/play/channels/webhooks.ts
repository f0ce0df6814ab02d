import { isTimeZone } from '../../kernel/local-time.js';
import { err, ok, type Result } from '../../kernel/result.js';
import type { Context } from '../context.js';
import { QuotaExceeded } from '../ports/limits/quotas.js';
import { type Once, replyTo } from '../ports/retries/saved-replies.js';
import {
  type Delivery,
  type DeliveryFilter,
  type Manner,
  TEST,
  WEB_PUSH,
  type Webhook,
  type WebhookChange,
} from '../ports/webhooks.js';
import { notFound, type Refusal, refusal } from '../refusal.js';
import { DISPATCH } from './channels.js';
import { ntfyTopic } from './people/chat-formats.js';
import { areUsable } from './people/encryption.js';
import { secretFrom } from './signature.js';

/** How long a replaced secret still signs. */
const ROTATION = 24 * 3_600_000;

export interface WebhookWish
  extends Pick<Webhook, 'url' | 'events' | 'games' | 'format' | 'name' | 'keys' | keyof Manner> {}

export async function createWebhook(
  { channels, clock, newId, newSecret, quotas }: Context,
  playerId: string,
  wish: WebhookWish,
  once?: Once<Webhook>,
): Promise<Result<Webhook, Refusal>> {
  const refused = whyNotManner(wish) ?? whyNotFormat(wish) ?? (await refusedAddress(channels, wish.url));
  if (refused !== null) return err(refused);
  const now = clock();
  const webhook: Webhook = {
    ...wish,
    id: newId(now),
    playerId,
    active: true,
    secret: secretFrom(newSecret()),
    previous: null,
    failingSince: null,
    disabled: null,
    createdAt: now,
  };
  const limit = quotas.webhooks;
  if (await channels.webhooks.create(webhook, limit, once?.reply(ok(webhook)))) return ok(webhook);
  throw new QuotaExceeded({ name: 'webhooks', limit, used: limit });
}

export type WebhookEdit = Partial<Omit<WebhookWish, 'format' | 'keys'>> & { readonly active?: boolean };

/** Changes a webhook. Activating it again resets its failures. */
export async function changeWebhook(
  { channels, measures, clock }: Context,
  playerId: string,
  id: string,
  edit: WebhookEdit,
): Promise<Result<Webhook, Refusal>> {
  const known = await findWebhook(channels, playerId, id);
  if (!known.ok) return known;
  const { format, keys } = known.value;
  const refused =
    whyNotManner(edit) ??
    (edit.url === undefined
      ? null
      : (whyNotFormat({ url: edit.url, format, keys }) ?? (await refusedAddress(channels, edit.url))));
  if (refused !== null) return err(refused);
  const stopped = edit.active === true && (await measures.inForce('stop-webhook', id, clock()));
  if (stopped) return err(refusal('webhook_stopped', 'The moderators have stopped this webhook.'));
  // Even if it is active: it may be disabled at this very moment.
  const change: WebhookChange = edit.active === true ? { ...edit, disabled: null, failingSince: null } : edit;
  return found(await channels.webhooks.change(playerId, id, change, clock()));
}

/** Creates a new secret. The old one also signs for a day, so that receivers can switch one by one. */
export async function rotateSecret(
  { channels, clock, newSecret }: Context,
  playerId: string,
  id: string,
  once?: Once<Webhook>,
): Promise<Result<Webhook, Refusal>> {
  const known = await findWebhook(channels, playerId, id);
  if (!known.ok) return known;
  const now = clock();
  const previous = { secret: known.value.secret, until: new Date(now.getTime() + ROTATION) };
  const change = { secret: secretFrom(newSecret()), previous };
  return found(await channels.webhooks.change(playerId, id, change, now, replyTo(once)));
}

/** Sends a test delivery once, ahead of everything that waits. */
export async function testWebhook(
  { channels, clock, newId, scheduler }: Context,
  playerId: string,
  id: string,
  once?: Once<Delivery>,
): Promise<Result<Delivery, Refusal>> {
  const known = await findWebhook(channels, playerId, id);
  if (!known.ok) return known;
  const now = clock();
  const delivery: Delivery = {
    id: newId(now),
    type: TEST,
    at: now,
    ...{ game: null, after: null, version: null, seat: null, message: null, reason: null, tournament: null },
    ...{ state: 'pending', attempts: 0, status: null, error: null, nextAt: now, settledAt: null },
  };
  if (!(await channels.webhooks.test(id, delivery, once?.reply(ok(delivery)))))
    return err(notFound('webhook'));
  scheduler.wake(DISPATCH);
  return ok(delivery);
}

export async function listDeliveries(
  { channels }: Context,
  playerId: string,
  filter: DeliveryFilter,
): Promise<Result<Delivery[], Refusal>> {
  const known = await findWebhook(channels, playerId, filter.webhookId);
  if (!known.ok) return known;
  const deliveries = await channels.webhooks.deliveries(filter);
  return deliveries === null
    ? err(refusal('bad_cursor', 'The cursor is not from this server, or its delivery no longer exists.'))
    : ok(deliveries);
}

/** Sends a delivery again that is dead, or that the receiver has lost. */
export async function retryDelivery(
  { channels, clock, scheduler }: Context,
  playerId: string,
  id: string,
  deliveryId: string,
  once?: Once<Delivery>,
): Promise<Result<Delivery, Refusal>> {
  const known = await findWebhook(channels, playerId, id);
  if (!known.ok) return known;
  if ((await channels.webhooks.delivery(id, deliveryId)) === null) return err(notFound('delivery'));
  if (!known.value.active) {
    return err(refusal('webhook_disabled', 'The webhook is disabled: activate it first.'));
  }
  const delivery = await channels.webhooks.retry(id, deliveryId, clock(), replyTo(once));
  scheduler.wake(DISPATCH);
  return delivery === null ? err(notFound('delivery')) : ok(delivery);
}

export async function findWebhook(
  { webhooks }: Pick<Context['channels'], 'webhooks'>,
  playerId: string,
  id: string,
): Promise<Result<Webhook, Refusal>> {
  return found(await webhooks.find(playerId, id));
}

const found = (webhook: Webhook | null): Result<Webhook, Refusal> =>
  webhook === null ? err(notFound('webhook')) : ok(webhook);

/** Why a message could not be written like that; null if it could. */
function whyNotManner({ timeZone }: Partial<Manner>): Refusal | null {
  if (timeZone === undefined || isTimeZone(timeZone)) return null;
  const errors = [{ pointer: '/timeZone', detail: 'must be the name of an IANA time zone' }];
  return { ...refusal('malformed', 'There is no such time zone.'), errors };
}

/** Why there can be no such receiver; null if there can. */
function whyNotFormat({ url, format, keys }: Pick<Webhook, 'url' | 'format' | 'keys'>): Refusal | null {
  const malformed = (pointer: string, detail: string): Refusal => ({
    ...refusal('malformed', 'The receiver does not fit its format.'),
    errors: [{ pointer, detail }],
  });
  if (format === WEB_PUSH && (keys === null || !areUsable(keys)))
    return malformed('/keys', 'must be those of a subscription of a browser');
  if (format !== WEB_PUSH && keys !== null) return malformed('/keys', 'only for the format web-push');
  if (format === 'ntfy' && URL.canParse(url) && ntfyTopic(url) === null)
    return malformed('/url', 'must end in a topic of at most 64 letters, digits, - or _');
  return null;
}

async function refusedAddress({ receivers }: Context['channels'], url: string): Promise<Refusal | null> {
  const why = await receivers.refuse(url);
  if (why === null) return null;
  return { ...refusal('webhook_address_refused', why), errors: [{ pointer: '/url', detail: why }] };
}
