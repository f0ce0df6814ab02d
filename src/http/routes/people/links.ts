import { Type } from 'typebox';
import { block, follow, unblock, unfollow } from '../../../play/accounts/people/links.js';
import { callerOf } from '../../plugins/auth.js';
import { orProblem } from '../../plugins/errors.js';
import { renderBlock, renderFollow } from '../../render/people.js';
import { Blocks, Follows, OtherParams } from '../../schemas/people/people.js';
import { ref } from '../../schemas/ref.js';
import type { Route } from '../context.js';

const tags = ['people'];
const read = { tagged: true, access: { scope: 'read' } } as const;
const write = { access: { scope: 'play' } } as const;

const listFollowsRoute: Route = (app, { context }) => {
  app.get(
    '/v1/me/follows',
    {
      config: read,
      schema: {
        operationId: 'listFollows',
        summary: 'List the players whom you follow',
        description: 'Those who follow you, too, are your friends.',
        tags,
        response: { 200: ref(Follows) },
      },
    },
    async (request) => ({
      follows: (await context.people.followsOf(callerOf(request).player.id)).map(renderFollow),
    }),
  );
};

const followRoute: Route = (app, { context }) => {
  app.put(
    '/v1/me/follows/:player',
    {
      config: { ...write, problems: ['list_full', 'malformed'] },
      schema: {
        operationId: 'followPlayer',
        summary: 'Follow a player',
        description: 'The player is not notified. Two who follow each other are friends.',
        tags,
        params: OtherParams,
        response: { 204: Type.Null({ description: 'Followed.' }) },
      },
    },
    async (request, reply) => {
      const playerId = callerOf(request).player.id;
      orProblem(await follow(context, { playerId, otherId: request.params.player }));
      return reply.code(204).send(null);
    },
  );
};

const unfollowRoute: Route = (app, { context }) => {
  app.delete(
    '/v1/me/follows/:player',
    {
      config: write,
      schema: {
        operationId: 'unfollowPlayer',
        summary: 'Stop following a player',
        description: 'The player is not notified.',
        tags,
        params: OtherParams,
        response: { 204: Type.Null({ description: 'Done.' }) },
      },
    },
    async (request, reply) => {
      const playerId = callerOf(request).player.id;
      orProblem(await unfollow(context, { playerId, otherId: request.params.player }));
      return reply.code(204).send(null);
    },
  );
};

const listBlocksRoute: Route = (app, { context }) => {
  app.get(
    '/v1/me/blocks',
    {
      config: read,
      schema: {
        operationId: 'listBlocks',
        summary: 'List the players whom you have blocked',
        description: 'Nobody else sees this list.',
        tags,
        response: { 200: ref(Blocks) },
      },
    },
    async (request) => ({
      blocks: (await context.people.blocksOf(callerOf(request).player.id)).map(renderBlock),
    }),
  );
};

const blockRoute: Route = (app, { context }) => {
  app.put(
    '/v1/me/blocks/:player',
    {
      config: { ...write, counted: 'account-changes', problems: ['list_full', 'malformed'] },
      schema: {
        operationId: 'blockPlayer',
        summary: 'Block a player',
        description:
          'Neither of you can invite the other, or take a seat where the other sits or has opened the game; matches seat you apart. Neither reads the messages of the other, in any game, and follows and invitations between you end. Games in which you both sit go on. The player is not notified.',
        tags,
        params: OtherParams,
        response: { 204: Type.Null({ description: 'Blocked.' }) },
      },
    },
    async (request, reply) => {
      const playerId = callerOf(request).player.id;
      orProblem(await block(context, { playerId, otherId: request.params.player }));
      return reply.code(204).send(null);
    },
  );
};

const unblockRoute: Route = (app, { context }) => {
  app.delete(
    '/v1/me/blocks/:player',
    {
      config: write,
      schema: {
        operationId: 'unblockPlayer',
        summary: 'Unblock a player',
        description: 'You read the messages of each other again, including earlier ones.',
        tags,
        params: OtherParams,
        response: { 204: Type.Null({ description: 'Unblocked.' }) },
      },
    },
    async (request, reply) => {
      const playerId = callerOf(request).player.id;
      orProblem(await unblock(context, { playerId, otherId: request.params.player }));
      return reply.code(204).send(null);
    },
  );
};

export const linkRoutes: readonly Route[] = [
  listFollowsRoute,
  followRoute,
  unfollowRoute,
  listBlocksRoute,
  blockRoute,
  unblockRoute,
];
