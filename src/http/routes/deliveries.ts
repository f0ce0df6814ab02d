import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { type Static, Type } from 'typebox';
import { messageId } from '../../play/channels/payload.js';
import { listDeliveries, retryDelivery, testWebhook } from '../../play/channels/webhooks.js';
import { type Delivery as DeliveryRecord, deliveryStates } from '../../play/ports/webhooks.js';
import { callerOf } from '../plugins/auth.js';
import { orProblem } from '../plugins/errors.js';
import { closed, Id, IdParams } from '../schemas/common.js';
import { bodyProblems, problems } from '../schemas/problem-responses.js';
import { ref } from '../schemas/ref.js';
import { Deliveries, Delivery } from '../schemas/webhooks.js';
import type { RouteOptions } from './context.js';

const tags = ['webhooks'];
const config = { access: { scope: 'manage' } } as const;
const PAGE = 20;
/** Tests and repetitions in a minute: enough for somebody who tries things out. */
const sparingly = { ...config, rateLimit: { max: 60, timeWindow: 60_000 } };

const render = (delivery: DeliveryRecord): Static<typeof Delivery> => {
  const { id, type, game, version, seat, state, attempts, status, error } = delivery;
  return {
    ...{ id, messageId: messageId(id), type, game, version, seat, state, attempts, status, error },
    at: delivery.at.toISOString(),
    nextAt: delivery.nextAt?.toISOString() ?? null,
    settledAt: delivery.settledAt?.toISOString() ?? null,
  };
};

export const deliveryRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (app, { context }) => {
  app.post(
    '/v1/me/webhooks/:id/test',
    {
      config: sparingly,
      schema: {
        operationId: 'testWebhook',
        summary: 'Send a message of type `webhook.test`, once, past all that waits',
        description: 'Whether it was heard stands a moment later in its delivery.',
        tags,
        params: IdParams,
        response: {
          202: ref(Delivery),
          ...problems('unauthorized', 'insufficient_scope', 'not_found', ...bodyProblems),
        },
      },
    },
    async (request, reply) => {
      const delivery = orProblem(await testWebhook(context, callerOf(request).player.id, request.params.id));
      reply.code(202);
      return render(delivery);
    },
  );

  app.get(
    '/v1/me/webhooks/:id/deliveries',
    {
      config: { ...config, headers: ['Link'] },
      schema: {
        operationId: 'listDeliveries',
        summary: 'What a webhook was sent: what was heard, what waits, and what is dead',
        description: 'What was heard is kept for a week, what is dead for a month.',
        tags,
        params: IdParams,
        querystring: Type.Object(
          {
            state: Type.Optional(Type.Enum([...deliveryStates])),
            cursor: Type.Optional({ ...Id, description: 'From `next` of the page before.' }),
            limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: PAGE })),
          },
          closed,
        ),
        response: {
          200: ref(Deliveries),
          ...problems('malformed', 'bad_cursor', 'unauthorized', 'insufficient_scope', 'not_found'),
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
      const page = found.slice(0, limit);
      const next = found.length > limit ? (page.at(-1)?.id ?? null) : null;
      if (next !== null) {
        const query = new URLSearchParams({ ...(request.query as Record<string, string>), cursor: next });
        reply.header('link', `</v1/me/webhooks/${webhookId}/deliveries?${query}>; rel="next"`);
      }
      return { deliveries: page.map(render), next };
    },
  );

  app.post(
    '/v1/me/webhooks/:id/deliveries/:delivery/retry',
    {
      config: sparingly,
      schema: {
        operationId: 'retryDelivery',
        summary: 'Send once more what is dead or was lost',
        description:
          'It begins anew, behind all that waits for the same game; and what waits there is tried now.',
        tags,
        params: Type.Object({ id: Id, delivery: Id }, closed),
        response: {
          202: ref(Delivery),
          ...problems('unauthorized', 'insufficient_scope', 'not_found', 'webhook_disabled', ...bodyProblems),
        },
      },
    },
    async (request, reply) => {
      const { id, delivery } = request.params;
      const retried = await retryDelivery(context, callerOf(request).player.id, id, delivery);
      reply.code(202);
      return render(orProblem(retried));
    },
  );
};
