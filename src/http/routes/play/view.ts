import { Type } from 'typebox';
import type { Viewer } from '../../../engine/rulebook.js';
import { viewGame } from '../../../play/games/view-game.js';
import { etagOf, matches } from '../../etag.js';
import { chargeFor } from '../../limits/limit-requests.js';
import { maybeCaller } from '../../plugins/auth.js';
import { orProblem } from '../../plugins/errors.js';
import { pastOr } from '../../pressure/past-or.js';
import { JSON_TYPE, rawReply } from '../../raw-reply.js';
import { closed, IdParams, InvitationParam, Version, ViewerText } from '../../schemas/common.js';
import { ref } from '../../schemas/ref.js';
import { abortOnClose } from '../abort-on-close.js';
import type { Route } from '../context.js';

/** The viewer in a query; undefined if the query names none. */
export const viewerIn = (text: string | undefined): Viewer | undefined =>
  text === undefined || text === 'spectator' ? text : Number(text);

const getViewRoute: Route = (app, { context, schemas }) => {
  app.get(
    '/v1/games/:id/view',
    {
      config: {
        access: { scope: 'read', anonymous: true, withHead: true, seatKey: true },
        work: pastOr('acting'),
        headers: ['ETag'],
        problems: ['not_your_seat', 'version_not_found', 'not_started', 'engine_missing'],
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
      const { seat, at, invitation } = request.query;
      const viewing = orProblem(
        await viewGame(context, {
          gameId: request.params.id,
          caller: maybeCaller(request),
          head: request.head,
          viewer: viewerIn(seat),
          at,
          invitation,
          signal: abortOnClose(reply),
        }),
      );
      chargeFor(request, 'entry', at ?? 0);
      const etag = etagOf(viewing.version);
      reply.header('etag', etag);
      if (matches(request.headers['if-none-match'], etag)) return rawReply(reply).code(304).send();
      return rawReply(reply)
        .type(JSON_TYPE)
        .send(await viewing.json());
    },
  );
};

export const viewRoutes: readonly Route[] = [getViewRoute];
