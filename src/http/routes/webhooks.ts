import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { type Static, Type } from 'typebox';
import { changeWebhook, createWebhook, findWebhook, rotateSecret } from '../../play/channels/webhooks.js';
import type { Webhook as WebhookRecord } from '../../play/ports/webhooks.js';
import { notFound } from '../../play/refusal.js';
import { callerOf } from '../plugins/auth.js';
import { orProblem, ProblemError } from '../plugins/errors.js';
import { problemFrom } from '../problems.js';
import { IdParams } from '../schemas/common.js';
import { bodyProblems, problems } from '../schemas/problem-responses.js';
import { ref } from '../schemas/ref.js';
import { ChangeWebhook, CreateWebhook, IssuedWebhook, Webhook, Webhooks } from '../schemas/webhooks.js';
import type { RouteOptions } from './context.js';

const tags = ['webhooks'];
const config = { access: { scope: 'manage' } } as const;

export const renderWebhook = ({
  id,
  url,
  events,
  games,
  active,
  ...rest
}: WebhookRecord): Static<typeof Webhook> => ({
  id,
  url,
  events: [...events],
  games: [...games],
  active,
  failingSince: rest.failingSince?.toISOString() ?? null,
  disabled: rest.disabled,
  createdAt: rest.createdAt.toISOString(),
});

const issued = (webhook: WebhookRecord) => ({ webhook: renderWebhook(webhook), secret: webhook.secret });

export const webhookRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (app, { context }) => {
  app.post(
    '/v1/me/webhooks',
    {
      config: { ...config, headers: ['Location'] },
      schema: {
        operationId: 'createWebhook',
        summary: 'Be told over HTTP of what happens in your games',
        description:
          'Each message is a POST as Standard Webhooks has it: the body is a `WebhookMessage`, and the headers `webhook-id`, `webhook-timestamp` and `webhook-signature` say that it is from here. Answer 2xx within ten seconds. What was not heard is tried again for a day, and what comes later in the same game waits for it; after that it is dead, and can be sent again by hand. A message may come twice: then with the same `webhook-id`.',
        tags,
        body: ref(CreateWebhook),
        response: {
          201: ref(IssuedWebhook),
          ...problems(
            'unauthorized',
            'insufficient_scope',
            'too_many_webhooks',
            'webhook_address_refused',
            ...bodyProblems,
          ),
        },
      },
    },
    async (request, reply) => {
      const { url, events, games = [] } = request.body;
      const created = await createWebhook(context, callerOf(request).player.id, { url, events, games });
      const webhook = orProblem(created);
      reply.code(201).header('location', `/v1/me/webhooks/${webhook.id}`);
      return issued(webhook);
    },
  );

  app.get(
    '/v1/me/webhooks',
    {
      config,
      schema: {
        operationId: 'listWebhooks',
        summary: 'Your webhooks, without their secrets',
        tags,
        response: { 200: ref(Webhooks), ...problems('unauthorized', 'insufficient_scope') },
      },
    },
    async (request) => {
      const webhooks = await context.channels.webhooks.of(callerOf(request).player.id);
      return { webhooks: webhooks.map(renderWebhook) };
    },
  );

  app.get(
    '/v1/me/webhooks/:id',
    {
      config,
      schema: {
        operationId: 'getWebhook',
        summary: 'A webhook: where it leads, and whether anything arrives there',
        tags,
        params: IdParams,
        response: { 200: ref(Webhook), ...problems('unauthorized', 'insufficient_scope', 'not_found') },
      },
    },
    async (request) =>
      renderWebhook(
        orProblem(await findWebhook(context.channels, callerOf(request).player.id, request.params.id)),
      ),
  );

  app.patch(
    '/v1/me/webhooks/:id',
    {
      config,
      schema: {
        operationId: 'changeWebhook',
        summary: 'Change a webhook, stop it, or make it active again',
        tags,
        params: IdParams,
        body: ref(ChangeWebhook),
        response: {
          200: ref(Webhook),
          ...problems(
            'unauthorized',
            'insufficient_scope',
            'not_found',
            'webhook_address_refused',
            ...bodyProblems,
          ),
        },
      },
    },
    async (request) => {
      const { player } = callerOf(request);
      return renderWebhook(
        orProblem(await changeWebhook(context, player.id, request.params.id, request.body)),
      );
    },
  );

  app.delete(
    '/v1/me/webhooks/:id',
    {
      config,
      schema: {
        operationId: 'deleteWebhook',
        summary: 'Delete a webhook, and all that waits for it',
        tags,
        params: IdParams,
        response: {
          204: Type.Null({ description: 'Deleted.' }),
          ...problems('unauthorized', 'insufficient_scope', 'not_found', ...bodyProblems),
        },
      },
    },
    async (request, reply) => {
      const removed = await context.channels.webhooks.remove(callerOf(request).player.id, request.params.id);
      if (!removed) throw new ProblemError(problemFrom(notFound('webhook')));
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/v1/me/webhooks/:id/secret',
    {
      config,
      schema: {
        operationId: 'rotateWebhookSecret',
        summary: 'A new secret; the old one signs as well for a day',
        tags,
        params: IdParams,
        response: {
          200: ref(IssuedWebhook),
          ...problems('unauthorized', 'insufficient_scope', 'not_found', ...bodyProblems),
        },
      },
    },
    async (request) =>
      issued(orProblem(await rotateSecret(context, callerOf(request).player.id, request.params.id))),
  );
};
