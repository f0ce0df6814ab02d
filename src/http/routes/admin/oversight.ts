import { renderNamed } from '../../render/moderation.js';
import { pageOf } from '../../render/paging.js';
import { renderPlayer, renderRef } from '../../render/player.js';
import {
  Accounts,
  AccountsQuery,
  MetLimits,
  ServerQueues,
  UsedApplications,
} from '../../schemas/moderation/oversight.js';
import { ref } from '../../schemas/ref.js';
import type { Route } from '../context.js';

const tags = ['moderation'];
const access = { scope: 'manage', role: 'moderator' } as const;
const MOST = 100;

const listAccountsRoute: Route = (app, { context }) => {
  app.get(
    '/v1/admin/players',
    {
      config: { tagged: true, access },
      schema: {
        operationId: 'listAccounts',
        summary: 'List accounts, the newest first',
        description: 'Without guests and deleted accounts. Names may be the same.',
        tags,
        querystring: AccountsQuery,
        response: { 200: ref(Accounts) },
      },
    },
    async ({ query: { limit = 50, ...filter } }) => {
      const found = await context.oversight.accounts({ ...filter, limit: limit + 1 });
      const { items, next } = pageOf(found, limit);
      return {
        accounts: items.map(({ role, games, ...player }) => ({ player: renderPlayer(player), role, games })),
        next,
      };
    },
  );
};

const getQueuesRoute: Route = (app, { context }) => {
  app.get(
    '/v1/admin/queues',
    {
      config: { tagged: true, access },
      schema: {
        operationId: 'getQueues',
        summary: 'Get what waits to be sent, and the webhooks that fail',
        description: 'Of all processes, and without messages.',
        tags,
        response: { 200: ref(ServerQueues) },
      },
    },
    async () => {
      const { oversight } = context;
      const [queues, webhooks] = await Promise.all([oversight.queues(), oversight.brokenWebhooks(MOST)]);
      return {
        ...queues,
        webhooks: webhooks.map(({ owner, failingSince, ...webhook }) => ({
          ...{ ...webhook, owner: renderRef(owner), failingSince: failingSince?.toISOString() ?? null },
        })),
      };
    },
  );
};

const listApplicationsRoute: Route = (app, { context }) => {
  app.get(
    '/v1/admin/applications',
    {
      config: { tagged: true, access },
      schema: {
        operationId: 'listApplications',
        summary: 'List the applications that accounts have allowed something',
        description: 'What is no longer allowed by anybody is not listed.',
        tags,
        response: { 200: ref(UsedApplications) },
      },
    },
    async () => ({ applications: await context.oversight.applications(MOST) }),
  );
};

const listMetLimitsRoute: Route = (app, { context }) => {
  app.get(
    '/v1/admin/limits',
    {
      config: { tagged: true, access },
      schema: {
        operationId: 'listMetLimits',
        summary: 'List who was refused for a limit in the last hour',
        description: 'By the process that answers: with several processes, each knows its own.',
        tags,
        response: { 200: ref(MetLimits) },
      },
    },
    async ({ server }) => {
      const met = server.metLimits();
      const names = await context.players.namesOf(met.flatMap(({ player }) => player ?? []));
      return {
        limits: met.map(({ player, at, ...limit }) => ({
          ...{ ...limit, at: at.toISOString(), player: player === null ? null : renderNamed(player, names) },
        })),
      };
    },
  );
};

export const oversightRoutes: readonly Route[] = [
  listAccountsRoute,
  getQueuesRoute,
  listApplicationsRoute,
  listMetLimitsRoute,
];
