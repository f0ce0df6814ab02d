import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { makeKey, revokeKey } from '../../play/seats/seat-keys.js';
import { callerOf } from '../plugins/auth.js';
import { orProblem } from '../plugins/errors.js';
import { closed, Id, SeatNumber } from '../schemas/common.js';
import { MakeKey, SeatKey } from '../schemas/lobby.js';
import { bodyProblems, problems } from '../schemas/problem-responses.js';
import { ref } from '../schemas/ref.js';
import type { RouteOptions } from './context.js';

const tags = ['lobby'];
const SeatParams = Type.Object({ id: Id, seat: SeatNumber }, closed);

export const seatKeyRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (app, { context }) => {
  app.post(
    '/v1/games/:id/seats/:seat/keys',
    {
      config: { access: { scope: 'play' } },
      schema: {
        operationId: 'makeSeatKey',
        summary: 'A key to one seat of your game, for somebody without an account',
        description:
          'Seats a guest on an open seat. The key is a token that reads and acts for that seat, and opens nothing else. Asked again for a seat of a guest, it gives another key in place of the one before. Give the seat up to send the guest away.',
        tags,
        params: SeatParams,
        body: ref(MakeKey),
        response: {
          201: ref(SeatKey),
          ...problems(
            'unauthorized',
            'insufficient_scope',
            'not_the_creator',
            'not_found',
            'seat_taken',
            'seat_reserved',
            'game_over',
            'rulebook_changed',
            ...bodyProblems,
          ),
        },
      },
    },
    async (request, reply) => {
      const { player } = callerOf(request);
      const { id, seat } = request.params;
      const made = orProblem(await makeKey(context, { ...request.body, gameId: id, player, seat }));
      reply.code(201);
      return { game: made.gameId, seat: made.seat, guest: made.guest, secret: made.secret };
    },
  );

  app.delete(
    '/v1/games/:id/seats/:seat/keys',
    {
      config: { access: { scope: 'play' } },
      schema: {
        operationId: 'revokeSeatKey',
        summary: 'Revoke the key to a seat: it is dead at once',
        description: 'The guest keeps the seat until you make another key or give the seat up.',
        tags,
        params: SeatParams,
        response: {
          204: Type.Null({ description: 'Revoked.' }),
          ...problems(
            'unauthorized',
            'insufficient_scope',
            'not_the_creator',
            'not_found',
            'rulebook_changed',
            ...bodyProblems,
          ),
        },
      },
    },
    async (request, reply) => {
      const { player } = callerOf(request);
      const { id, seat } = request.params;
      orProblem(await revokeKey(context, { gameId: id, player, seat }));
      return reply.code(204).send(null);
    },
  );
};
