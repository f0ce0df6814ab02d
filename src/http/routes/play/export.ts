import { type Static, Type } from 'typebox';
import { exportGame } from '../../../play/history/export-game.js';
import { shareWith } from '../../caching.js';
import { chargeUnpacked } from '../../limits/limit-requests.js';
import { maybeCaller } from '../../plugins/auth.js';
import { orProblem } from '../../plugins/errors.js';
import { closed, IdParams, InvitationParam, ViewerText } from '../../schemas/common.js';
import { ExportedGame } from '../../schemas/history.js';
import { ref } from '../../schemas/ref.js';
import type { Route } from '../context.js';
import { viewerIn } from './view.js';

const exportGameRoute: Route = (app, { context }) => {
  app.get(
    '/v1/games/:id/export',
    {
      config: {
        work: 'past',
        access: { scope: 'read', anonymous: true, seatKey: true },
        problems: ['not_your_seat', 'not_started'],
      },
      schema: {
        operationId: 'exportGame',
        summary: 'Export a game',
        description:
          'After the game is over, the export has the seed, every action and every event, and `npx permafrost verify export.json` replays it and checks every shuffle and die. Before that, it has what the viewer may know.',
        tags: ['play'],
        params: IdParams,
        querystring: Type.Object({ seat: Type.Optional(ViewerText), invitation: InvitationParam }, closed),
        response: {
          200: ref(ExportedGame),
        },
      },
    },
    async (request, reply) => {
      const { seat, invitation } = request.query;
      const { exported, sharing } = orProblem(
        await exportGame(context, {
          gameId: request.params.id,
          caller: maybeCaller(request),
          viewer: viewerIn(seat),
          ...{ invitation, onUnpacked: chargeUnpacked(request) },
        }),
      );
      shareWith(reply, sharing);
      return exported as Static<typeof ExportedGame>;
    },
  );
};

export const exportRoutes: readonly Route[] = [exportGameRoute];
