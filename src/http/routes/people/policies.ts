import { Type } from 'typebox';
import { policyOf, setPolicy } from '../../../play/lobby/policies.js';
import { callerOf } from '../../plugins/auth.js';
import { orProblem } from '../../plugins/errors.js';
import { paged } from '../../render/paging.js';
import { renderBot, renderPolicy } from '../../render/policy.js';
import { closed } from '../../schemas/common.js';
import { Bots, Policy, PolicyWishes } from '../../schemas/people/policies.js';
import { RatingCursor, RulebookId } from '../../schemas/ratings.js';
import { ref } from '../../schemas/ref.js';
import type { Route } from '../context.js';
import { cursorOf, readKey } from '../ratings/cursor.js';

const tags = ['people'];
const PAGE = 20;

const getPolicyRoute: Route = (app, { context }) => {
  app.get(
    '/v1/me/policy',
    {
      config: { tagged: true, access: { scope: 'read' } },
      schema: {
        operationId: 'getPolicy',
        summary: 'Get with whom you play, and what is accepted for you',
        description: 'Before you set it: you play with bots, and nothing is accepted for you.',
        tags,
        response: { 200: ref(Policy) },
      },
    },
    async (request) => renderPolicy(await policyOf(context, callerOf(request).player.id)),
  );
};

const setPolicyRoute: Route = (app, { context }) => {
  app.put(
    '/v1/me/policy',
    {
      config: { access: { scope: 'manage' }, counted: 'account-changes' },
      schema: {
        operationId: 'setPolicy',
        summary: 'Say whether you play with bots, and as a bot what you accept',
        description:
          'Replaces all of it. A bot with `accepts` is listed by `listBots`, and has its seat as soon as somebody challenges or invites it to a game that fits.',
        tags,
        body: ref(PolicyWishes),
        response: { 200: ref(Policy) },
      },
    },
    async (request) => {
      const { bots, accepts = null, games = 10, operator = null, runs = [] } = request.body;
      const policy = { bots, accepts, games, operator, runs };
      return renderPolicy(orProblem(await setPolicy(context, callerOf(request).player, policy)));
    },
  );
};

const listBotsRoute: Route = (app, { context }) => {
  app.get(
    '/v1/bots',
    {
      config: {
        ...{ tagged: true, access: { scope: 'read', anonymous: true }, secretive: true },
        headers: ['Link'],
      },
      schema: {
        operationId: 'listBots',
        summary: 'List the bots that accept games by themselves',
        description:
          'With what they accept, their ratings, how fast they answer, and who runs them. Challenge one by `challenge`. The bots of the rulebooks are not among them: they take a seat of any game.',
        tags,
        querystring: Type.Object(
          {
            rulebook: Type.Optional({ ...RulebookId, description: 'Only bots that accept games of it.' }),
            cursor: RatingCursor,
            limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: PAGE })),
          },
          closed,
        ),
        response: { 200: ref(Bots) },
      },
    },
    async (request, reply) => {
      const { rulebook, cursor, limit = PAGE } = request.query;
      const found = await context.policies.bots({
        ...(rulebook === undefined ? {} : { rulebook }),
        ...(cursor === undefined ? {} : { after: String(readKey(cursor, ['string'])[0]) }),
        ...{ limit: limit + 1, now: context.clock() },
      });
      const { page, next } = paged(request, reply, found, {
        limit,
        cursor: ({ player }) => cursorOf(player.id),
      });
      const ratings = Map.groupBy(
        await context.ratings.of(page.map(({ player }) => player.id)),
        ({ player }) => player,
      );
      return { bots: page.map((bot) => renderBot(bot, ratings.get(bot.player.id) ?? [])), next };
    },
  );
};

export const policyRoutes: readonly Route[] = [getPolicyRoute, setPolicyRoute, listBotsRoute];
