import type { Static } from 'typebox';
import { messageId } from '../../play/channels/payload.js';
import type { Delivery as DeliveryRecord, Webhook as WebhookRecord } from '../../play/ports/webhooks.js';
import type { Delivery, Webhook } from '../schemas/webhooks.js';
import { renderSpan } from './time-of-day.js';

export const renderWebhook = (webhook: WebhookRecord): Static<typeof Webhook> => ({
  id: webhook.id,
  url: webhook.url,
  events: [...webhook.events],
  games: [...webhook.games],
  format: webhook.format,
  name: webhook.name,
  language: webhook.language,
  quietHours: webhook.quietHours && renderSpan(webhook.quietHours),
  timeZone: webhook.timeZone,
  gatherMinutes: webhook.gatherMinutes,
  active: webhook.active,
  failingSince: webhook.failingSince?.toISOString() ?? null,
  disabled: webhook.disabled,
  createdAt: webhook.createdAt.toISOString(),
});

export const renderDelivery = (delivery: DeliveryRecord): Static<typeof Delivery> => {
  const { id, type, game, tournament, version, seat, state, attempts, status, error } = delivery;
  return {
    ...{
      id,
      messageId: messageId(id),
      type,
      game,
      tournament,
      version,
      seat,
      state,
      attempts,
      status,
      error,
    },
    at: delivery.at.toISOString(),
    nextAt: delivery.nextAt?.toISOString() ?? null,
    settledAt: delivery.settledAt?.toISOString() ?? null,
  };
};
