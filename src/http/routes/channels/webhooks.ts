import { type Static, Type } from 'typebox';
import {
  changeWebhook,
  createWebhook,
  findWebhook,
  rotateSecret,
  type WebhookEdit,
} from '../../../play/channels/webhooks.js';
import type { Context } from '../../../play/context.js';
import type { Webhook as WebhookRecord } from '../../../play/ports/webhooks.js';
import { notFound } from '../../../play/refusal.js';
import { callerOf } from '../../plugins/auth.js';
import { orProblem, RefusedError } from '../../plugins/errors.js';
import { spanFrom } from '../../render/time-of-day.js';
import { renderWebhook } from '../../render/webhook.js';
import { carryOut, type Latest } from '../../retries/once.js';
import { IdParams } from '../../schemas/common.js';
import { ref } from '../../schemas/ref.js';
import {
  ChangeWebhook,
  CreateWebhook,
  IssuedWebhook,
  PushKey,
  WEBHOOK_DEFAULTS,
  Webhook,
  Webhooks,
} from '../../schemas/webhooks.js';
import type { Route } from '../context.js';

const tags = ['webhooks'];
const config = { access: { scope: 'manage' } } as const;

const issued = (webhook: WebhookRecord) => ({ webhook: renderWebhook(webhook), secret: webhook.secret });

/** Its URL can be a secret of the receiver, and can be changed or deleted. */
const latestOf = (context: Context, request: Parameters<typeof callerOf>[0]): Latest<WebhookRecord> => ({
  save: ({ id, secret }) => ({ id, secret }),
  read: async ({ id, secret }) => {
    const found = await findWebhook(context.channels, callerOf(request).player.id, String(id));
    return { webhook: renderWebhook(orProblem(found)), secret };
  },
});

const editOf = ({ quietHours, ...edit }: Static<typeof ChangeWebhook>): WebhookEdit => ({
  ...edit,
  ...(quietHours === undefined ? {} : { quietHours: quietHours && spanFrom(quietHours) }),
});

const createWebhookRoute: Route = (app, { context }) => {
  app.post(
    '/v1/me/webhooks',
    {
      config: {
        ...config,
        once: true,
        headers: ['Location'],
        problems: ['not_found', 'quota_exceeded', 'webhook_address_refused'],
      },
      schema: {
        operationId: 'createWebhook',
        summary: 'Create a webhook',
        description:
          'Messages of the format `standard` are sent as POST requests that follow Standard Webhooks: the body is a `WebhookMessage`, and the headers `webhook-id`, `webhook-timestamp` and `webhook-signature` prove where it comes from. Acknowledge with 2xx within ten seconds. Failed messages are retried for a day, and later messages of the same game wait for them. After a day the message is dead; you can retry it by hand. A message can arrive twice, with the same `webhook-id`. The other formats speak to people: see `format`. A browser has one webhook; that of another account that used it is deleted, and so is one whose push service answers 404 or 410.',
        tags,
        body: ref(CreateWebhook),
        response: {
          201: ref(IssuedWebhook),
        },
      },
    },
    async (request, reply) => {
      const { quietHours = null, keys = null, games = [], ...body } = request.body;
      const wish = {
        ...WEBHOOK_DEFAULTS,
        ...{ ...body, games, keys },
        quietHours: quietHours && spanFrom(quietHours),
      };
      return carryOut<WebhookRecord>(context, request, reply, {
        run: (once) => createWebhook(context, callerOf(request).player.id, wish, once),
        answer: (webhook) => ({
          status: 201,
          body: issued(webhook),
          location: `/v1/me/webhooks/${webhook.id}`,
        }),
        latest: latestOf(context, request),
      });
    },
  );
};

const listWebhooksRoute: Route = (app, { context }) => {
  app.get(
    '/v1/me/webhooks',
    {
      config: { ...config, tagged: true },
      schema: {
        operationId: 'listWebhooks',
        summary: 'List your webhooks, without their secrets',
        description: 'Secrets are shown only when a webhook is created and when its secret is rotated.',
        tags,
        response: { 200: ref(Webhooks) },
      },
    },
    async (request) => {
      const webhooks = await context.channels.webhooks.of(callerOf(request).player.id);
      return { webhooks: webhooks.map(renderWebhook) };
    },
  );
};

const getWebhookRoute: Route = (app, { context }) => {
  app.get(
    '/v1/me/webhooks/:id',
    {
      config: { ...config, tagged: true },
      schema: {
        operationId: 'getWebhook',
        summary: 'Get a webhook and whether its deliveries succeed',
        description:
          '`failingSince` says since when deliveries fail, and `disabled` why the service has stopped them.',
        tags,
        params: IdParams,
        response: { 200: ref(Webhook) },
      },
    },
    async (request) =>
      renderWebhook(
        orProblem(await findWebhook(context.channels, callerOf(request).player.id, request.params.id)),
      ),
  );
};

const changeWebhookRoute: Route = (app, { context }) => {
  app.patch(
    '/v1/me/webhooks/:id',
    {
      config: { ...config, problems: ['webhook_address_refused', 'webhook_stopped'] },
      schema: {
        operationId: 'changeWebhook',
        summary: 'Change, pause or resume a webhook',
        description:
          'Fields that you omit stay as they are. While a webhook is paused, it gets no messages, and those that wait are dead.',
        tags,
        params: IdParams,
        body: ref(ChangeWebhook),
        response: {
          200: ref(Webhook),
        },
      },
    },
    async (request) => {
      const { player } = callerOf(request);
      return renderWebhook(
        orProblem(await changeWebhook(context, player.id, request.params.id, editOf(request.body))),
      );
    },
  );
};

const deleteWebhookRoute: Route = (app, { context }) => {
  app.delete(
    '/v1/me/webhooks/:id',
    {
      config,
      schema: {
        operationId: 'deleteWebhook',
        summary: 'Delete a webhook and its pending deliveries',
        description: 'Its past deliveries are deleted, too.',
        tags,
        params: IdParams,
        response: {
          204: Type.Null({ description: 'Deleted.' }),
        },
      },
    },
    async (request, reply) => {
      const removed = await context.channels.webhooks.remove(callerOf(request).player.id, request.params.id);
      if (!removed) throw new RefusedError(notFound('webhook'));
      return reply.code(204).send(null);
    },
  );
};

const rotateWebhookSecretRoute: Route = (app, { context }) => {
  app.post(
    '/v1/me/webhooks/:id/secret',
    {
      config: { ...config, once: true },
      schema: {
        operationId: 'rotateWebhookSecret',
        summary: 'Create a new secret for a webhook',
        description: 'For a day, messages are signed with the old secret too.',
        tags,
        params: IdParams,
        response: {
          200: ref(IssuedWebhook),
        },
      },
    },
    async (request, reply) =>
      carryOut<WebhookRecord>(context, request, reply, {
        run: (once) => rotateSecret(context, callerOf(request).player.id, request.params.id, once),
        answer: (webhook) => ({ status: 200, body: issued(webhook) }),
        latest: latestOf(context, request),
      }),
  );
};

const getPushKeyRoute: Route = (app, { context }) => {
  app.get(
    '/v1/push-key',
    {
      config: { tagged: true },
      schema: {
        operationId: 'getPushKey',
        summary: 'Get the key by which browsers know this service',
        description: 'A browser subscribes to push messages with it, for a webhook of the format `web-push`.',
        tags,
        security: [],
        response: { 200: ref(PushKey) },
      },
    },
    async () => ({ publicKey: (await context.channels.pushIdentity()).publicKey }),
  );
};

export const webhookRoutes: readonly Route[] = [
  createWebhookRoute,
  listWebhooksRoute,
  getWebhookRoute,
  changeWebhookRoute,
  deleteWebhookRoute,
  rotateWebhookSecretRoute,
  getPushKeyRoute,
];
