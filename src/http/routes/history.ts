import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { type Static, Type } from 'typebox';
import { exportGame } from '../../play/history/export-game.js';
import { maybeCaller } from '../plugins/auth.js';
import { orProblem } from '../plugins/errors.js';
import { closed, IdParams, ViewerText } from '../schemas/common.js';
import { ExportedGame } from '../schemas/history.js';
import { problems } from '../schemas/problem-responses.js';
import { ref } from '../schemas/ref.js';
import type { RouteOptions } from './context.js';
import { Invitation } from './invitation.js';
import { viewerIn } from './view.js';

export const historyRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (app, { context }) => {
  app.get(
    '/v1/games/:id/export',
    {
      config: { access: { scope: 'read', anonymous: true, seatKey: true } },
      schema: {
        operationId: 'exportGame',
        summary: 'The whole game in one document, once it is over',
        description:
          'With the seed, every action and every event: `npx permafrost verify export.json` plays it again and says whether every shuffle and die was honest. During play it has what the viewer may know.',
        tags: ['play'],
        params: IdParams,
        querystring: Type.Object({ seat: Type.Optional(ViewerText), invitation: Invitation }, closed),
        response: {
          200: ref(ExportedGame),
          ...problems(
            'malformed',
            'unauthorized',
            'insufficient_scope',
            'not_your_seat',
            'not_found',
            'not_started',
            'rulebook_changed',
          ),
        },
      },
    },
    async (request) => {
      const { seat, invitation } = request.query;
      const exported = orProblem(
        await exportGame(context, {
          gameId: request.params.id,
          caller: maybeCaller(request),
          viewer: viewerIn(seat),
          invitation,
        }),
      );
      return exported as Static<typeof ExportedGame>;
    },
  );
};
