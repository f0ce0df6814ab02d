import { Type } from 'typebox';
import { listDeliveries, retryDelivery, testWebhook } from '../../../play/channels/webhooks.js';
import { type Delivery as DeliveryRecord, deliveryStates } from '../../../play/ports/webhooks.js';
import { callerOf } from '../../plugins/auth.js';
import { orProblem } from '../../plugins/errors.js';
import { paged } from '../../render/paging.js';
import { renderDelivery } from '../../render/webhook.js';
import { carryOut } from '../../retries/once.js';
import { closed, Id, IdParams } from '../../schemas/common.js';
import { ref } from '../../schemas/ref.js';
import { Deliveries, Delivery } from '../../schemas/webhooks.js';
import type { Route } from '../context.js';

const tags = ['webhooks'];
const config = { access: { scope: 'manage' } } as const;
const PAGE = 20;
const limited = { ...config, counted: 'webhook-tests' } as const;

const accepted = (delivery: DeliveryRecord) => ({ status: 202, body: renderDelivery(delivery) });

const testWebhookRoute: Route = (app, { context }) => {
  app.post(
    '/v1/me/webhooks/:id/test',
    {
      config: { ...limited, once: true },
      schema: {
        operationId: 'testWebhook',
        summary: 'Send a test message to a webhook',
        description:
          'Sends a message of type `webhook.test` once, ahead of pending deliveries. Look at the delivery a moment later to see the result.',
        tags,
        params: IdParams,
        response: {
          202: ref(Delivery),
        },
      },
    },
    async (request, reply) => {
      return carryOut(context, request, reply, {
        run: (once) => testWebhook(context, callerOf(request).player.id, request.params.id, once),
        answer: accepted,
      });
    },
  );
};

const listDeliveriesRoute: Route = (app, { context }) => {
  app.get(
    '/v1/me/webhooks/:id/deliveries',
    {
      config: { ...config, tagged: true, headers: ['Link'] },
      schema: {
        operationId: 'listDeliveries',
        summary: 'List the deliveries of a webhook',
        description: 'Delivered messages are kept for a week, dead ones for a month.',
        tags,
        params: IdParams,
        querystring: Type.Object(
          {
            state: Type.Optional(
              Type.Enum([...deliveryStates], { description: 'Only deliveries in this state.' }),
            ),
            cursor: Type.Optional({ ...Id, description: 'The `next` of the previous page.' }),
            limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: PAGE })),
          },
          closed,
        ),
        response: {
          200: ref(Deliveries),
        },
      },
    },
    async (request, reply) => {
      const { state, cursor, limit = PAGE } = request.query;
      const webhookId = request.params.id;
      const found = orProblem(
        await listDeliveries(context, callerOf(request).player.id, {
          webhookId,
          limit: limit + 1,
          ...(state === undefined ? {} : { state }),
          ...(cursor === undefined ? {} : { before: cursor }),
        }),
      );
      const { page, next } = paged(request, reply, found, { limit, cursor: ({ id }) => id });
      return { deliveries: page.map(renderDelivery), next };
    },
  );
};

const retryDeliveryRoute: Route = (app, { context }) => {
  app.post(
    '/v1/me/webhooks/:id/deliveries/:delivery/retry',
    {
      config: { once: true, ...limited, problems: ['webhook_disabled'] },
      schema: {
        operationId: 'retryDelivery',
        summary: 'Retry a delivery',
        description:
          'For a message that is dead or that was lost by the receiver. It is queued behind the pending messages of the same game, and these are tried at once.',
        tags,
        params: Type.Object({ id: Id, delivery: Id }, closed),
        response: {
          202: ref(Delivery),
        },
      },
    },
    async (request, reply) => {
      const { id, delivery } = request.params;
      return carryOut(context, request, reply, {
        run: (once) => retryDelivery(context, callerOf(request).player.id, id, delivery, once),
        answer: accepted,
      });
    },
  );
};

export const deliveryRoutes: readonly Route[] = [testWebhookRoute, listDeliveriesRoute, retryDeliveryRoute];
