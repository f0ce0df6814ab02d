import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { isId } from '../../../kernel/ids.js';
import { followMessages, QUIET, readMessages } from '../../../play/talk/read-messages.js';
import { EVENT_STREAM, eventText, SIGN_OF_LIFE, sendEvents } from '../../event-stream.js';
import { outlast } from '../../outlast.js';
import { isStillKnown, maybeCaller } from '../../plugins/auth.js';
import { orProblem, ProblemError } from '../../plugins/errors.js';
import { problem } from '../../problems.js';
import { renderMessage } from '../../render/message.js';
import { closed, IdParams, InvitationParam } from '../../schemas/common.js';
import { abortOnClose } from '../abort-on-close.js';
import type { Route } from '../context.js';

/** Messages that are read at once. */
const BATCH = 50;

/** A client that reconnects sends the id of its last event, which takes precedence over the query. */
function cursorOf(request: FastifyRequest, after: string | undefined): string | null {
  const header = request.headers['last-event-id'];
  if (header === undefined || header === '') return after ?? null;
  if (typeof header === 'string' && isId(header)) return header;
  const violations = [{ parameter: 'Last-Event-ID', detail: 'must be the id of an event of this stream' }];
  const detail = 'Last-Event-ID is not a message id. Send the id of the last event you received.';
  throw new ProblemError(problem('bad_cursor', detail, violations));
}

const Query = Type.Object(
  {
    after: Type.Optional(
      Type.String({ format: 'uuid', description: 'The `newer` of a page: only messages after it.' }),
    ),
    invitation: InvitationParam,
  },
  closed,
);

const stream = {
  200: {
    description: 'Messages as they are posted.',
    content: {
      [EVENT_STREAM]: { schema: Type.String({ description: 'Server-sent events; `data` is a `Message`.' }) },
    },
  },
};

const followMessagesRoute: Route = (app, { context, metrics, heartbeatMs, closing }) => {
  app.get(
    '/v1/games/:id/messages/stream',
    {
      config: { unmeasured: true, access: { scope: 'read', anonymous: true, seatKey: true } },
      schema: {
        operationId: 'followMessages',
        summary: 'Follow messages as a stream',
        description:
          'Server-sent events. Each message is an event `message` with its `changed` as the id, and comments keep an idle connection open. The stream begins after `after`, or with the first message, and ends only when you may no longer read. Reconnect with `Last-Event-ID`. A withdrawn message is sent again, without its text.',
        tags: ['talk'],
        params: IdParams,
        querystring: Query,
        headers: Type.Object({
          'last-event-id': Type.Optional(Type.String({ description: 'Takes precedence over `after`.' })),
        }),
        response: stream,
      },
    },
    async (request, reply) => {
      const { after, invitation } = request.query;
      const wanted = {
        gameId: request.params.id,
        caller: maybeCaller(request),
        limit: BATCH,
        after: cursorOf(request, after),
        ...(invitation === undefined ? {} : { invitation }),
      };
      // A problem must be answered before the stream begins.
      orProblem(await readMessages(context, { ...wanted, from: { after: wanted.after }, limit: 0 }));
      const signal = abortOnClose(reply, closing);
      const followed = followMessages(context, wanted, {
        quietMs: heartbeatMs,
        signal,
        outlast: outlast(signal),
        stillAllowed: () => isStillKnown(context, request),
      });
      reply.header('cache-control', 'private, no-cache, no-transform');
      return sendEvents(reply, metrics, written(followed));
    },
  );
};

export const followRoutes: readonly Route[] = [followMessagesRoute];

async function* written(followed: ReturnType<typeof followMessages>): AsyncGenerator<string> {
  for await (const one of followed) {
    yield one === QUIET ? SIGN_OF_LIFE : eventText({ name: 'message', id: one.changed }, renderMessage(one));
  }
}
