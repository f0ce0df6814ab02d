import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { awaitInbox, type Waiting } from '../../play/turns/inbox.js';
import { etagOfText, matches } from '../etag.js';
import { callerOf, identifyAgain } from '../plugins/auth.js';
import { JSON_TYPE, rawReply } from '../raw-reply.js';
import { closed, Wait } from '../schemas/common.js';
import { Inbox } from '../schemas/games.js';
import { problems } from '../schemas/problem-responses.js';
import { ref } from '../schemas/ref.js';
import { abortOnClose } from './abort-on-close.js';
import type { RouteOptions } from './context.js';

const textOf = (waiting: readonly Waiting[]): string => JSON.stringify({ waiting });

export const inboxRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (app, { context, closing }) => {
  app.get(
    '/v1/me/prompts',
    {
      config: { access: { scope: 'read' }, headers: ['ETag'] },
      schema: {
        operationId: 'getInbox',
        summary: 'Everything that waits for you, over all games',
        description:
          'With `wait`, the answer is held back until something waits for you; with `If-None-Match` as well, until anything has changed.',
        tags: ['play'],
        querystring: Type.Object({ wait: Type.Optional(Wait) }, closed),
        response: {
          200: ref(Inbox),
          304: Type.Null({ description: 'Nothing has changed.' }),
          ...problems('malformed', 'unauthorized', 'insufficient_scope'),
        },
      },
    },
    async (request, reply) => {
      const known = request.headers['if-none-match'];
      const isNews = (waiting: readonly Waiting[]) =>
        known === undefined ? waiting.length > 0 : !matches(known, etagOfText(textOf(waiting)));
      const { wait = 0 } = request.query;
      const { player } = callerOf(request);
      const gone = abortOnClose(reply, closing);
      const text = textOf(await awaitInbox(context, player.id, wait * 1000, gone, isNews));
      if (wait > 0) await identifyAgain(context, request);
      const etag = etagOfText(text);
      reply.header('etag', etag);
      if (matches(known, etag)) return rawReply(reply).code(304).send();
      return rawReply(reply).type(JSON_TYPE).send(text);
    },
  );
};
