import { Type } from 'typebox';
import { imagineWorld } from '../../../play/showing/imagine-world.js';
import { etagOf, matches } from '../../etag.js';
import { chargeFor } from '../../limits/limit-requests.js';
import { callerOf } from '../../plugins/auth.js';
import { orProblem } from '../../plugins/errors.js';
import { JSON_TYPE, rawReply } from '../../raw-reply.js';
import { closed, IdParams, SeatNumber } from '../../schemas/common.js';
import { World } from '../../schemas/play/world.js';
import { ref } from '../../schemas/ref.js';
import { abortOnClose } from '../abort-on-close.js';
import type { Route } from '../context.js';

const getWorldRoute: Route = (app, { context }) => {
  app.get(
    '/v1/games/:id/world',
    {
      config: {
        work: 'drafts',
        access: { scope: 'read', withHead: true, seatKey: true },
        headers: ['ETag'],
        problems: ['not_seated', 'not_your_seat', 'not_started', 'game_over', 'resigned', 'engine_missing'],
      },
      schema: {
        operationId: 'getWorld',
        summary: 'Get a state to search in',
        description:
          'A state that your seat cannot tell from the true one, drawn by how likely it is. What you know is as it is; what you do not know is imagined. The same seat gets the same state at a version, so asking again tells nothing more; for further states, pass this one to `imagine` of the engine.',
        tags: ['play'],
        params: IdParams,
        querystring: Type.Object(
          { seat: Type.Optional({ ...SeatNumber, description: 'One of your seats; by default the first.' }) },
          closed,
        ),
        response: { 200: ref(World), 304: Type.Null({ description: 'Your copy is current.' }) },
      },
    },
    async (request, reply) => {
      chargeFor(request, 'imagined', 1);
      const world = orProblem(
        await imagineWorld(context, {
          gameId: request.params.id,
          caller: { playerId: callerOf(request).player.id },
          seat: request.query.seat,
          head: request.head,
          signal: abortOnClose(reply),
        }),
      );
      const etag = etagOf(world.version);
      reply.header('etag', etag);
      if (matches(request.headers['if-none-match'], etag)) return rawReply(reply).code(304).send();
      return rawReply(reply).type(JSON_TYPE).send(JSON.stringify(world));
    },
  );
};

export const worldRoutes: readonly Route[] = [getWorldRoute];
