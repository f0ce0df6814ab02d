import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { isId } from '../../kernel/ids.js';
import type { Message } from '../../play/ports/talk.js';
import {
  awaitMessages,
  followMessages,
  type MessagesRequest,
  QUIET,
  readMessages,
} from '../../play/talk/read-messages.js';
import { EVENT_STREAM, eventText, SIGN_OF_LIFE, sendEvents } from '../event-stream.js';
import { outlast } from '../outlast.js';
import { identifyAgain, isStillKnown, maybeCaller } from '../plugins/auth.js';
import { orProblem, ProblemError } from '../plugins/errors.js';
import { problem } from '../problems.js';
import { renderMessage } from '../render-message.js';
import { closed, IdParams, Wait } from '../schemas/common.js';
import { problems } from '../schemas/problem-responses.js';
import { ref } from '../schemas/ref.js';
import { Messages } from '../schemas/talk.js';
import { abortOnClose } from './abort-on-close.js';
import type { RouteOptions } from './context.js';
import { Invitation } from './invitation.js';

const tags = ['talk'];
const PAGE = 50;
const Cursor = Type.String({ format: 'uuid' });

/** A client that reconnects names the last message it got, whatever its address said at first. */
function cursorOf(request: FastifyRequest, after: string | undefined): string | null {
  const header = request.headers['last-event-id'];
  if (header === undefined || header === '') return after ?? null;
  if (typeof header === 'string' && isId(header)) return header;
  const violations = [{ parameter: 'Last-Event-ID', detail: 'must be the id of an event of this stream' }];
  throw new ProblemError(problem('bad_cursor', 'Last-Event-ID names no message.', violations));
}

function fromOf(before: string | undefined, after: string | undefined): MessagesRequest['from'] {
  if (before !== undefined && after !== undefined) {
    const violations = [{ parameter: 'before', detail: 'cannot be sent together with after' }];
    throw new ProblemError(
      problem('malformed', 'Which direction? Send before or after, not both.', violations),
    );
  }
  return after === undefined ? { before: before ?? null } : { after };
}

export const messageRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (app, options) => {
  const { context, metrics, heartbeatMs, closing } = options;

  app.get(
    '/v1/games/:id/messages',
    {
      config: { access: { scope: 'read', anonymous: true, seatKey: true }, headers: ['Link'] },
      schema: {
        operationId: 'getMessages',
        summary: 'What was said: the newest page, older ones, or what came after',
        description:
          'Without a cursor, the newest messages; with `before`, the page of older ones; with `after`, what was said or withdrawn since. With `wait`, an empty page is held back until there is something. Whispers are in it only for their author and for who held the seats then. Messages of players whom you have muted are left out.',
        tags,
        params: IdParams,
        querystring: Type.Object(
          {
            before: Type.Optional({ ...Cursor, description: 'From `older`: only messages before this one.' }),
            after: Type.Optional({ ...Cursor, description: 'From `newer`: only what came after this.' }),
            limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: PAGE })),
            wait: Type.Optional(Wait),
            invitation: Invitation,
          },
          closed,
        ),
        response: {
          200: ref(Messages),
          ...problems('malformed', 'bad_cursor', 'unauthorized', 'insufficient_scope', 'not_found'),
        },
      },
    },
    async (request, reply) => {
      const { before, after, limit = PAGE, wait = 0, invitation } = request.query;
      const game = request.params.id;
      const wanted: MessagesRequest = {
        gameId: game,
        caller: maybeCaller(request),
        from: fromOf(before, after),
        limit,
        ...(invitation === undefined ? {} : { invitation }),
      };
      // Nothing is ever said before a message: who asks for that waits in vain.
      const patient = wait > 0 && before === undefined;
      const read = patient
        ? await awaitMessages(context, wanted, wait * 1000, abortOnClose(reply, closing))
        : await readMessages(context, wanted);
      if (patient) await identifyAgain(context, request);
      const { messages, more } = orProblem(read);
      const older = more && after === undefined ? (messages[0]?.id ?? null) : null;
      const newer = before === undefined ? lastChange(messages, after ?? null) : null;
      const link = (rel: string, cursor: object) =>
        reply.header('link', `</v1/games/${game}/messages?${queryOf(request.query, cursor)}>; rel="${rel}"`);
      if (older !== null) link('prev', { before: older });
      else if (more && newer !== null) link('next', { after: newer });
      return { game, messages: messages.map(renderMessage), older, newer };
    },
  );

  app.get(
    '/v1/games/:id/messages/stream',
    {
      config: { access: { scope: 'read', anonymous: true, seatKey: true } },
      schema: {
        operationId: 'followMessages',
        summary: 'What is said, as a stream',
        description:
          'Server-sent events: every message is an event `message` whose id is its `changed`; comments keep a quiet line open. It begins after `after`, or with the first message, and ends only when you may not read any longer. Reconnect with `Last-Event-ID`. A message that was withdrawn comes once more, without its text.',
        tags,
        params: IdParams,
        querystring: Type.Object(
          {
            after: Type.Optional({
              ...Cursor,
              description: 'From `newer` of a page: only what comes after.',
            }),
            invitation: Invitation,
          },
          closed,
        ),
        headers: Type.Object({
          'last-event-id': Type.Optional(Type.String({ description: 'Goes before `after`.' })),
        }),
        response: {
          200: {
            description: 'Messages as they come.',
            content: {
              [EVENT_STREAM]: {
                schema: Type.String({ description: 'Server-sent events; `data` is a `Message`.' }),
              },
            },
          },
          ...problems('malformed', 'bad_cursor', 'unauthorized', 'insufficient_scope', 'not_found'),
        },
      },
    },
    async (request, reply) => {
      const { after, invitation } = request.query;
      const wanted = {
        gameId: request.params.id,
        caller: maybeCaller(request),
        limit: PAGE,
        after: cursorOf(request, after),
        ...(invitation === undefined ? {} : { invitation }),
      };
      // Problems are told as such, before the stream begins.
      orProblem(await readMessages(context, { ...wanted, from: { after: wanted.after }, limit: 0 }));
      const signal = abortOnClose(reply, closing);
      const followed = followMessages(context, wanted, {
        quietMs: heartbeatMs,
        signal,
        outlast: outlast(signal),
        stillAllowed: () => isStillKnown(context, request),
      });
      reply.header('cache-control', 'no-cache, no-transform');
      return sendEvents(reply, metrics, written(followed));
    },
  );
};

/** Where who has read these goes on: everything that was changed before is in them, or in older pages. */
const lastChange = (messages: readonly Message[], fallback: string | null): string | null =>
  messages.reduce<string | null>(
    (last, { changed }) => (last === null || changed > last ? changed : last),
    fallback,
  );

function queryOf(
  { before: _before, after: _after, wait: _wait, ...rest }: object & Record<string, unknown>,
  cursor: object,
): URLSearchParams {
  return new URLSearchParams({ ...(rest as Record<string, string>), ...cursor });
}

async function* written(followed: ReturnType<typeof followMessages>): AsyncGenerator<string> {
  for await (const one of followed) {
    yield one === QUIET ? SIGN_OF_LIFE : eventText({ name: 'message', id: one.changed }, renderMessage(one));
  }
}
