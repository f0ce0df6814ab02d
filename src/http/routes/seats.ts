import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { GameRecord } from '../../play/ports.js';
import { addEntropy, leaveSeat, takeSeat } from '../../play/seats.js';
import { callerOf } from '../plugins/auth.js';
import { orProblem } from '../plugins/errors.js';
import { renderGame } from '../render-game.js';
import { closed, Id, IdParams, SeatNumber } from '../schemas/common.js';
import { AddEntropy, Game, JoinGame } from '../schemas/games.js';
import { bodyProblems, problems } from '../schemas/problem-responses.js';
import { ref } from '../schemas/ref.js';
import type { RouteOptions } from './context.js';

const security = [{ bearer: [] }];
const tags = ['games'];
const SeatParams = Type.Object({ id: Id, seat: SeatNumber }, closed);

export const seatRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (app, { context }) => {
  const render = (record: GameRecord, playerId: string) =>
    renderGame(record, context.rulebooks.get(record.rulebook), { playerId });

  app.post(
    '/v1/games/:id/seats',
    {
      config: { access: { scope: 'play' } },
      schema: {
        operationId: 'joinGame',
        summary: 'Take a seat; as the creator, you may seat the bot',
        tags,
        security,
        params: IdParams,
        body: ref(JoinGame),
        response: {
          200: ref(Game),
          ...problems(
            'malformed',
            'unauthorized',
            'insufficient_scope',
            'wrong_invitation',
            'not_the_creator',
            'not_found',
            'seat_taken',
            'game_full',
            'already_seated',
            'already_started',
            'rulebook_changed',
            'payload_too_large',
            'unsupported_media_type',
          ),
        },
      },
    },
    async (request) => {
      const { player } = callerOf(request);
      const joined = await takeSeat(context, { ...request.body, gameId: request.params.id, player });
      return render(orProblem(joined), player.id);
    },
  );

  app.delete(
    '/v1/games/:id/seats/:seat',
    {
      config: { access: { scope: 'play' } },
      schema: {
        operationId: 'leaveGame',
        summary: 'Give up your seat before the start; as the creator, send a bot away',
        tags,
        security,
        params: SeatParams,
        response: {
          204: Type.Null({ description: 'The seat is open.' }),
          ...problems(
            'unauthorized',
            'insufficient_scope',
            'not_your_seat',
            'not_found',
            'already_started',
            'rulebook_changed',
            ...bodyProblems,
          ),
        },
      },
    },
    async (request, reply) => {
      const { player } = callerOf(request);
      const { id, seat } = request.params;
      orProblem(await leaveSeat(context, { gameId: id, player, seat }));
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/v1/games/:id/seats/:seat/entropy',
    {
      config: { access: { scope: 'play' } },
      schema: {
        operationId: 'addEntropy',
        summary: 'Add to the seed before the start: then the server alone cannot have chosen the dice',
        tags,
        security,
        params: SeatParams,
        body: ref(AddEntropy),
        response: {
          200: ref(Game),
          ...problems(
            'unauthorized',
            'insufficient_scope',
            'not_your_seat',
            'not_found',
            'already_started',
            'rulebook_changed',
            ...bodyProblems,
          ),
        },
      },
    },
    async (request) => {
      const { player } = callerOf(request);
      const { id, seat } = request.params;
      const { entropy } = request.body;
      return render(orProblem(await addEntropy(context, { gameId: id, player, seat, entropy })), player.id);
    },
  );
};
