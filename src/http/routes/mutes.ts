import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { mutePlayer, unmutePlayer } from '../../play/talk/mutes.js';
import { callerOf } from '../plugins/auth.js';
import { orProblem } from '../plugins/errors.js';
import { renderMute } from '../render-player.js';
import { closed, Id } from '../schemas/common.js';
import { bodyProblems, problems } from '../schemas/problem-responses.js';
import { ref } from '../schemas/ref.js';
import { Mutes } from '../schemas/talk.js';
import type { RouteOptions } from './context.js';

const tags = ['talk'];
const MuteParams = Type.Object({ player: Id }, closed);

export const muteRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (app, { context }) => {
  app.get(
    '/v1/me/mutes',
    {
      config: { access: { scope: 'read' } },
      schema: {
        operationId: 'listMutes',
        summary: 'Whom you have muted',
        tags,
        response: { 200: ref(Mutes), ...problems('unauthorized', 'insufficient_scope') },
      },
    },
    async (request) => {
      const mutes = await context.talk.mutesOf(callerOf(request).player.id);
      return { mutes: mutes.map(renderMute) };
    },
  );

  app.put(
    '/v1/me/mutes/:player',
    {
      config: { access: { scope: 'play' } },
      schema: {
        operationId: 'mutePlayer',
        summary: 'Mute a player: you get none of their messages, in whatever game',
        description: 'Nobody is told of it. It also holds for what was said before.',
        tags,
        params: MuteParams,
        response: {
          204: Type.Null({ description: 'Muted.' }),
          ...problems('unauthorized', 'insufficient_scope', 'not_found', 'too_many_mutes', ...bodyProblems),
        },
      },
    },
    async (request, reply) => {
      const playerId = callerOf(request).player.id;
      orProblem(await mutePlayer(context, { playerId, mutedId: request.params.player }));
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/v1/me/mutes/:player',
    {
      config: { access: { scope: 'play' } },
      schema: {
        operationId: 'unmutePlayer',
        summary: 'Listen to a player again',
        tags,
        params: MuteParams,
        response: {
          204: Type.Null({ description: 'Not muted any more.' }),
          ...problems('unauthorized', 'insufficient_scope', 'not_found', ...bodyProblems),
        },
      },
    },
    async (request, reply) => {
      const playerId = callerOf(request).player.id;
      orProblem(await unmutePlayer(context, { playerId, mutedId: request.params.player }));
      return reply.code(204).send(null);
    },
  );
};
