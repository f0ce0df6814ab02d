import { Type } from 'typebox';
import { pointsOf } from '../../../play/history/points.js';
import { languageFor } from '../../language.js';
import { chargeFor } from '../../limits/limit-requests.js';
import { maybeCaller } from '../../plugins/auth.js';
import { orProblem } from '../../plugins/errors.js';
import { closed, IdParams, InvitationParam, LanguageParam, ViewerText } from '../../schemas/common.js';
import { GamePoints } from '../../schemas/play/points.js';
import { ref } from '../../schemas/ref.js';
import { abortOnClose } from '../abort-on-close.js';
import type { Route } from '../context.js';
import { viewerIn } from './view.js';

const getPointsRoute: Route = (app, { context }) => {
  app.get(
    '/v1/games/:id/points',
    {
      config: {
        tagged: true,
        work: 'past',
        access: { scope: 'read', anonymous: true, seatKey: true },
        headers: ['ETag', 'Content-Language'],
        problems: ['not_your_seat', 'not_started', 'engine_missing'],
      },
      schema: {
        operationId: 'getPoints',
        summary: 'Get how the points of a game came about',
        description:
          'Every change of points with the sentence that explains it, for a graph or the end of a game, as your seat or a spectator may know it.',
        tags: ['play'],
        params: IdParams,
        querystring: Type.Object(
          { seat: Type.Optional(ViewerText), invitation: InvitationParam, language: LanguageParam },
          closed,
        ),
        response: { 200: ref(GamePoints) },
      },
    },
    async (request, reply) => {
      const { seat, invitation } = request.query;
      const { start, changes, ...points } = orProblem(
        await pointsOf(context, {
          gameId: request.params.id,
          caller: maybeCaller(request),
          viewer: viewerIn(seat),
          ...{ invitation, language: languageFor(request, reply), signal: abortOnClose(reply) },
        }),
      );
      chargeFor(request, 'entry', points.version);
      reply.header('vary', 'Authorization, Accept-Language, Origin');
      return { ...points, start: start && [...start], changes: [...changes] };
    },
  );
};

export const pointRoutes: readonly Route[] = [getPointsRoute];
