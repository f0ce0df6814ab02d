import { Type } from 'typebox';
import { makeKey, revokeKey } from '../../../play/seats/seat-keys.js';
import { callerOf } from '../../plugins/auth.js';
import { orProblem } from '../../plugins/errors.js';
import { carryOut } from '../../retries/once.js';
import { closed, Id, SeatNumber } from '../../schemas/common.js';
import { MakeKey, SeatKey } from '../../schemas/lobby.js';
import { ref } from '../../schemas/ref.js';
import type { Route } from '../context.js';

const tags = ['lobby'];
const SeatParams = Type.Object({ id: Id, seat: SeatNumber }, closed);

const makeSeatKeyRoute: Route = (app, { context }) => {
  app.post(
    '/v1/games/:id/seats/:seat/keys',
    {
      config: {
        once: true,
        access: { scope: 'play' },
        problems: [
          'not_the_creator',
          'seat_taken',
          'seat_reserved',
          'saw_another_seat',
          'commitments_closed',
          'resigned',
          'game_over',
          'long_log',
          'rated_game',
          'engine_missing',
        ],
      },
      schema: {
        operationId: 'makeSeatKey',
        summary: 'Create a key to one seat of your game, for a player without an account',
        description:
          'Seats a guest on an open seat. The key is a token that can read and act for that seat only. If a guest already holds the seat, a new guest takes their place: the old key stops working, and the new guest cannot read messages that were whispered to the old one. After the start, everybody sees this as the entries `left` and `joined`, and a creator who has held another seat of the game may not create a key.',
        tags,
        params: SeatParams,
        body: ref(MakeKey),
        response: {
          201: ref(SeatKey),
        },
      },
    },
    async (request, reply) => {
      const { player } = callerOf(request);
      const { id, seat } = request.params;
      return carryOut(context, request, reply, {
        run: (once) => makeKey(context, { ...request.body, gameId: id, player, seat }, once),
        answer: ({ gameId, guest, secret }) => ({ status: 201, body: { game: gameId, seat, guest, secret } }),
      });
    },
  );
};

const revokeSeatKeyRoute: Route = (app, { context }) => {
  app.delete(
    '/v1/games/:id/seats/:seat/keys',
    {
      config: { access: { scope: 'play' }, problems: ['not_the_creator', 'engine_missing'] },
      schema: {
        operationId: 'revokeSeatKey',
        summary: 'Revoke the key to a seat',
        description:
          'Takes effect at once. The guest keeps the seat until you create another key or give up the seat.',
        tags,
        params: SeatParams,
        response: {
          204: Type.Null({ description: 'Revoked.' }),
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

export const seatKeyRoutes: readonly Route[] = [makeSeatKeyRoute, revokeSeatKeyRoute];
