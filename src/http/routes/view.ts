import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { Viewer } from '../../engine/rulebook.js';
import { viewGame } from '../../play/games/view-game.js';
import { etagOf, matches } from '../etag.js';
import { maybeCaller } from '../plugins/auth.js';
import { orProblem } from '../plugins/errors.js';
import { JSON_TYPE, rawReply } from '../raw-reply.js';
import { closed, IdParams, Version, ViewerText } from '../schemas/common.js';
import { problems } from '../schemas/problem-responses.js';
import { ref } from '../schemas/ref.js';
import type { RouteOptions } from './context.js';
import { Invitation } from './invitation.js';

/** Through whose eyes; undefined for who does not say. */
export const viewerIn = (text: string | undefined): Viewer | undefined =>
  text === undefined || text === 'spectator' ? text : Number(text);

export const viewRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (app, { context, schemas }) => {
  app.get(
    '/v1/games/:id/view',
    {
      config: {
        access: { scope: 'read', anonymous: true, withHead: true, seatKey: true },
        headers: ['ETag'],
      },
      schema: {
        operationId: 'getView',
        summary: 'The game through the eyes of a seat, or of a spectator',
        description:
          'The ETag is the version: send it back as If-None-Match, and an unchanged game costs you 304. With `at` you step back through what your seat knew then.',
        tags: ['play'],
        params: IdParams,
        querystring: Type.Object(
          {
            seat: Type.Optional(ViewerText),
            at: Type.Optional(Version),
            invitation: Invitation,
          },
          closed,
        ),
        response: {
          200: ref(schemas.gameView),
          304: Type.Null({ description: 'You have this version.' }),
          ...problems(
            'malformed',
            'unauthorized',
            'insufficient_scope',
            'not_your_seat',
            'not_found',
            'version_not_found',
            'not_started',
            'rulebook_changed',
          ),
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
        }),
      );
      const etag = etagOf(viewing.version);
      reply.header('etag', etag);
      if (matches(request.headers['if-none-match'], etag)) return rawReply(reply).code(304).send();
      return rawReply(reply)
        .type(JSON_TYPE)
        .send(await viewing.json());
    },
  );
};
