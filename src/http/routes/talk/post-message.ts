import { Type } from 'typebox';
import type { Message as MessageRecord } from '../../../play/ports/talk.js';
import { notFound } from '../../../play/refusal.js';
import { postMessage, retractMessage } from '../../../play/talk/post-message.js';
import { callerOf } from '../../plugins/auth.js';
import { orProblem, RefusedError } from '../../plugins/errors.js';
import { renderMessage } from '../../render/message.js';
import { carryOut } from '../../retries/once.js';
import { closed, Id, IdParams } from '../../schemas/common.js';
import { ref } from '../../schemas/ref.js';
import { Message, PostMessage } from '../../schemas/talk.js';
import type { Route } from '../context.js';

const tags = ['talk'];
const MessageParams = Type.Object({ id: Id, message: Id }, closed);

const postMessageRoute: Route = (app, { context }) => {
  app.post(
    '/v1/games/:id/messages',
    {
      config: {
        once: true,
        unmeasured: true,
        access: { scope: 'play', seatKey: true },
        counted: 'messages',
        problems: ['muted', 'not_seated', 'not_your_seat', 'nobody_to_read'],
      },
      schema: {
        operationId: 'postMessage',
        summary: 'Post a message, to everyone or to some seats',
        description:
          'Open to players with a seat and to the creator, also after the game is over. Limited to 120 messages a minute per player by default; the budget `messages` in `RateLimit` has the number left.',
        tags,
        params: IdParams,
        body: ref(PostMessage),
        response: {
          201: ref(Message),
        },
      },
    },
    async (request, reply) => {
      const { player, mutedUntil } = callerOf(request);
      const gameId = request.params.id;
      return carryOut<MessageRecord>(context, request, reply, {
        run: (once) =>
          postMessage(context, { ...request.body, gameId, playerId: player.id, mutedUntil }, once),
        answer: (message) => ({ status: 201, body: renderMessage(message) }),
        latest: {
          save: ({ id }) => ({ id }),
          read: async ({ id }) => {
            const from = { only: String(id) };
            const [message] = await context.talk.read({ gameId, readerId: player.id, from, limit: 1 });
            if (message === undefined) throw new RefusedError(notFound('message'));
            return renderMessage(message);
          },
        },
      });
    },
  );
};

const retractMessageRoute: Route = (app, { context }) => {
  app.delete(
    '/v1/games/:id/messages/:message',
    {
      config: { unmeasured: true, access: { scope: 'play', seatKey: true } },
      schema: {
        operationId: 'retractMessage',
        summary: 'Withdraw a message of yours',
        description:
          'Deletes the text for everyone. The message itself stays, and streams send it again without its text.',
        tags,
        params: MessageParams,
        response: {
          204: Type.Null({ description: 'The text is deleted.' }),
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

export const postRoutes: readonly Route[] = [postMessageRoute, retractMessageRoute];
