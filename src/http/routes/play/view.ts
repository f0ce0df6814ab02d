import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Viewer } from '../../../engine/rulebook.js';
import type { Context } from '../../../play/context.js';
import { viewGame } from '../../../play/games/view-game.js';
import type { Reading } from '../../../play/showing/earlier-state.js';
import { shareWith } from '../../caching.js';
import { etagOf, etagOfText, matches } from '../../etag.js';
import { languageFor } from '../../language.js';
import { chargeFor } from '../../limits/limit-requests.js';
import { maybeCaller } from '../../plugins/auth.js';
import { orProblem } from '../../plugins/errors.js';
import { pastOr } from '../../pressure/past-or.js';
import { JSON_TYPE, rawReply } from '../../raw-reply.js';
import {
  closed,
  IdParams,
  InvitationParam,
  LanguageParam,
  Version,
  ViewerText,
} from '../../schemas/common.js';
import { ref } from '../../schemas/ref.js';
import { abortOnClose } from '../abort-on-close.js';
import type { Route } from '../context.js';

/** The viewer in a query; undefined if the query names none. */
export const viewerIn = (text: string | undefined): Viewer | undefined =>
  text === undefined || text === 'spectator' ? text : Number(text);

const access = { scope: 'read', anonymous: true, withHead: true, seatKey: true } as const;
const problems = ['not_your_seat', 'version_not_found', 'not_started', 'engine_missing'] as const;

/** What was shown before is sent at once. What has to be read waits its turn, and is charged. */
export const readingFor = (request: FastifyRequest, reply: FastifyReply): Reading => ({
  turn: () => request.server.waitInLine(request, reply),
  onRead: (entries) => chargeFor(request, 'entry', entries),
  signal: abortOnClose(reply),
});

interface Wishes {
  readonly seat?: string;
  readonly at?: number;
  readonly invitation?: string;
}

function viewFor(context: Context, request: FastifyRequest, reply: FastifyReply) {
  const { id } = request.params as { readonly id: string };
  const { seat, at, invitation } = request.query as Wishes;
  return viewGame(context, {
    gameId: id,
    caller: maybeCaller(request),
    head: request.head,
    viewer: viewerIn(seat),
    at,
    invitation,
    reading: readingFor(request, reply),
  });
}

const getViewRoute: Route = (app, { context, schemas }) => {
  app.get(
    '/v1/games/:id/view',
    {
      config: {
        access,
        work: pastOr('acting'),
        waitsInHandler: true,
        headers: ['ETag'],
        problems,
      },
      schema: {
        operationId: 'getView',
        summary: 'Get the game as a seat or a spectator sees it',
        description:
          'The ETag is the version. Send it as `If-None-Match`, and the answer is 304 while the game has not changed. `at` shows what the seat knew at an earlier version.',
        tags: ['play'],
        params: IdParams,
        querystring: Type.Object(
          {
            seat: Type.Optional(ViewerText),
            at: Type.Optional(Version),
            invitation: InvitationParam,
          },
          closed,
        ),
        response: {
          200: ref(schemas.gameView),
          304: Type.Null({ description: 'Your copy is current.' }),
        },
      },
    },
    async (request, reply) => {
      const viewing = orProblem(await viewFor(context, request, reply));
      const etag = etagOf(viewing.version);
      reply.header('etag', etag);
      shareWith(reply, viewing.sharing);
      if (matches(request.headers['if-none-match'], etag)) return rawReply(reply).code(304).send();
      return rawReply(reply)
        .type(JSON_TYPE)
        .send(await viewing.json());
    },
  );
};

const getViewAsTextRoute: Route = (app, { context }) => {
  app.get(
    '/v1/games/:id/view.txt',
    {
      config: { access, work: pastOr('pictures'), headers: ['ETag', 'Content-Language'], problems },
      schema: {
        operationId: 'getViewAsText',
        summary: 'Get the game as text, as a seat or a spectator sees it',
        description:
          'The whole view as YAML. Comments give the prompts, and the names of seats and components, in the language of the caller. For language models and screen readers.',
        tags: ['play'],
        params: IdParams,
        querystring: Type.Object(
          {
            seat: Type.Optional(ViewerText),
            at: Type.Optional(Version),
            language: LanguageParam,
            invitation: InvitationParam,
          },
          closed,
        ),
        response: {
          200: { description: 'The view.', content: { 'text/plain': { schema: Type.String() } } },
          304: Type.Null({ description: 'Your copy is current.' }),
        },
      },
    },
    async (request, reply) => {
      const viewing = orProblem(await viewFor(context, request, reply));
      const text = await viewing.text(languageFor(request, reply));
      const etag = etagOfText(text);
      reply.header('etag', etag).header('vary', 'Authorization, Accept-Language, Origin');
      shareWith(reply, viewing.textSharing);
      if (matches(request.headers['if-none-match'], etag)) return rawReply(reply).code(304).send();
      return rawReply(reply).type('text/plain; charset=utf-8').send(text);
    },
  );
};

export const viewRoutes: readonly Route[] = [getViewRoute, getViewAsTextRoute];
