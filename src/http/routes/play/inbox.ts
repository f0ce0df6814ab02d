import { Type } from 'typebox';
import { awaitInbox, type Waiting } from '../../../play/turns/inbox.js';
import { etagOfText, matches } from '../../etag.js';
import { chargeFor } from '../../limits/limit-requests.js';
import { callerOf, identifyAgain } from '../../plugins/auth.js';
import { JSON_TYPE, rawReply } from '../../raw-reply.js';
import { closed, Wait } from '../../schemas/common.js';
import { Inbox } from '../../schemas/games.js';
import { ref } from '../../schemas/ref.js';
import { abortOnClose } from '../abort-on-close.js';
import type { Route } from '../context.js';

const textOf = (waiting: readonly Waiting[]): string => JSON.stringify({ waiting });

const getInboxRoute: Route = (app, { context, closing }) => {
  app.get(
    '/v1/me/prompts',
    {
      config: { access: { scope: 'read' }, headers: ['ETag'] },
      schema: {
        operationId: 'getInbox',
        summary: 'List the prompts that wait for you, in all games',
        description:
          'With `wait`, the response is held back until a prompt waits for you. If you also send `If-None-Match`, it is held back until the list changes.',
        tags: ['play'],
        querystring: Type.Object({ wait: Type.Optional(Wait) }, closed),
        response: {
          200: ref(Inbox),
          304: Type.Null({ description: 'The list has not changed.' }),
        },
      },
    },
    async (request, reply) => {
      const known = request.headers['if-none-match'];
      const hasChanged = (waiting: readonly Waiting[]) =>
        known === undefined ? waiting.length > 0 : !matches(known, etagOfText(textOf(waiting)));
      const { wait = 0 } = request.query;
      const { player } = callerOf(request);
      const gone = abortOnClose(reply, closing);
      const waiting = await awaitInbox(context, player.id, wait * 1000, gone, hasChanged);
      chargeFor(request, 'told', waiting.length);
      const text = textOf(waiting);
      if (wait > 0) await identifyAgain(context, request, gone);
      const etag = etagOfText(text);
      reply.header('etag', etag);
      if (matches(known, etag)) return rawReply(reply).code(304).send();
      return rawReply(reply).type(JSON_TYPE).send(text);
    },
  );
};

export const inboxRoutes: readonly Route[] = [getInboxRoute];
