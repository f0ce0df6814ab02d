import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { postMessage, retractMessage } from '../../play/talk/post-message.js';
import { callerOf } from '../plugins/auth.js';
import { orProblem } from '../plugins/errors.js';
import { messageLimit } from '../plugins/rate-limit.js';
import { renderMessage } from '../render-message.js';
import { closed, Id, IdParams } from '../schemas/common.js';
import { bodyProblems, problems } from '../schemas/problem-responses.js';
import { ref } from '../schemas/ref.js';
import { Message, PostMessage } from '../schemas/talk.js';
import type { RouteOptions } from './context.js';

const tags = ['talk'];
const MessageParams = Type.Object({ id: Id, message: Id }, closed);

export const talkRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (app, { context, limits }) => {
  app.post(
    '/v1/games/:id/messages',
    {
      config: { access: { scope: 'play', seatKey: true }, rateLimit: messageLimit(limits) },
      schema: {
        operationId: 'postMessage',
        summary: 'Say something, to all or to some seats',
        description:
          'For who holds a seat, and for the creator; also once the game is over. A player may say so much in a minute, 120 messages where the operator has not set it otherwise: `RateLimit-Remaining` says how much is left.',
        tags,
        params: IdParams,
        body: ref(PostMessage),
        response: {
          201: ref(Message),
          ...problems(
            'unauthorized',
            'insufficient_scope',
            'not_seated',
            'not_your_seat',
            'not_found',
            'nobody_to_read',
            ...bodyProblems,
          ),
        },
      },
    },
    async (request, reply) => {
      const { player } = callerOf(request);
      const gameId = request.params.id;
      const posted = await postMessage(context, { ...request.body, gameId, playerId: player.id });
      reply.code(201);
      return renderMessage(orProblem(posted));
    },
  );

  app.delete(
    '/v1/games/:id/messages/:message',
    {
      config: { access: { scope: 'play', seatKey: true } },
      schema: {
        operationId: 'retractMessage',
        summary: 'Withdraw a message of yours: its text is gone for everybody',
        description: 'That there was a message stays. Whoever follows is told of it again, without its text.',
        tags,
        params: MessageParams,
        response: {
          204: Type.Null({ description: 'Its text is gone.' }),
          ...problems('unauthorized', 'insufficient_scope', 'not_found', ...bodyProblems),
        },
      },
    },
    async (request, reply) => {
      const { id: gameId, message: id } = request.params;
      const playerId = callerOf(request).player.id;
      orProblem(await retractMessage(context, { gameId, playerId, id }));
      return reply.code(204).send(null);
    },
  );
};
