import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { GameRecord } from '../../play/ports/game-record.js';
import { addEntropy, leaveSeat, takeSeat } from '../../play/seats/seats-in-lobby.js';
import { comeBack, resign } from '../../play/seats/seats-in-play.js';
import { layDownOrders, readOrders, type SeatOrders } from '../../play/turns/standing-orders.js';
import { callerOf } from '../plugins/auth.js';
import { orProblem } from '../plugins/errors.js';
import { renderGame } from '../render-game.js';
import { closed, Id, IdParams, SeatNumber } from '../schemas/common.js';
import { AddEntropy, Game, JoinGame, LayDownOrders, Orders } from '../schemas/games.js';
import { bodyProblems, problems } from '../schemas/problem-responses.js';
import { ref } from '../schemas/ref.js';
import type { RouteOptions } from './context.js';

const tags = ['games'];
const SeatParams = Type.Object({ id: Id, seat: SeatNumber }, closed);

const renderOrders = ({ game, seat, orders }: SeatOrders) => ({ game, seat, orders: [...orders] });

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
            'seat_reserved',
            'game_full',
            'already_seated',
            'already_started',
            'game_over',
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
      config: { access: { scope: 'play', seatKey: true } },
      schema: {
        operationId: 'leaveGame',
        summary: 'Give up a seat: yours; as the creator before the start, anybody’s',
        description:
          'After the start the bot plays on, and whoever may see the game may take the seat. The creator may then vacate a seat that is on autopilot.',
        tags,
        params: SeatParams,
        response: {
          204: Type.Null({ description: 'The seat is open.' }),
          ...problems(
            'unauthorized',
            'insufficient_scope',
            'not_your_seat',
            'not_found',
            'resigned',
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
      orProblem(await leaveSeat(context, { gameId: id, player, seat }));
      return reply.code(204).send(null);
    },
  );

  const ofSeat = [
    'unauthorized',
    'insufficient_scope',
    'not_your_seat',
    'not_found',
    'not_started',
    'game_over',
    'resigned',
    'rulebook_changed',
    ...bodyProblems,
  ] as const;

  app.post(
    '/v1/games/:id/seats/:seat/resign',
    {
      config: { access: { scope: 'play', seatKey: true } },
      schema: {
        operationId: 'resign',
        summary: 'Resign: the bot plays on for your seat, which ranks last',
        tags,
        params: SeatParams,
        response: { 200: ref(Game), ...problems(...ofSeat) },
      },
    },
    async (request) => {
      const { player } = callerOf(request);
      const { id, seat } = request.params;
      return render(orProblem(await resign(context, { gameId: id, player, seat })), player.id);
    },
  );

  app.post(
    '/v1/games/:id/seats/:seat/return',
    {
      config: { access: { scope: 'play', seatKey: true } },
      schema: {
        operationId: 'comeBack',
        summary: 'Take your seat back from the autopilot',
        tags,
        params: SeatParams,
        response: { 200: ref(Game), ...problems(...ofSeat) },
      },
    },
    async (request) => {
      const { player } = callerOf(request);
      const { id, seat } = request.params;
      return render(orProblem(await comeBack(context, { gameId: id, player, seat })), player.id);
    },
  );

  app.get(
    '/v1/games/:id/seats/:seat/orders',
    {
      config: { access: { scope: 'read', seatKey: true } },
      schema: {
        operationId: 'getOrders',
        summary: 'What your seat has laid down to be answered by itself',
        tags: ['play'],
        params: SeatParams,
        response: {
          200: ref(Orders),
          ...problems('unauthorized', 'insufficient_scope', 'not_your_seat', 'not_found', 'rulebook_changed'),
        },
      },
    },
    async (request) => {
      const { id, seat } = request.params;
      const playerId = callerOf(request).player.id;
      return renderOrders(orProblem(await readOrders(context, { gameId: id, playerId, seat })));
    },
  );

  app.put(
    '/v1/games/:id/seats/:seat/orders',
    {
      config: { access: { scope: 'play', seatKey: true } },
      schema: {
        operationId: 'layDownOrders',
        summary: 'Lay down orders for your seat, in place of those before',
        description: 'Prompts that they fit are answered at once, the one that is open now included.',
        tags: ['play'],
        params: SeatParams,
        body: ref(LayDownOrders),
        response: {
          200: ref(Orders),
          ...problems(
            'unauthorized',
            'insufficient_scope',
            'not_your_seat',
            'not_found',
            'game_over',
            'resigned',
            'rulebook_changed',
            ...bodyProblems,
          ),
        },
      },
    },
    async (request) => {
      const { id, seat } = request.params;
      const playerId = callerOf(request).player.id;
      const { orders } = request.body;
      return renderOrders(orProblem(await layDownOrders(context, { gameId: id, playerId, seat, orders })));
    },
  );

  app.post(
    '/v1/games/:id/seats/:seat/entropy',
    {
      config: { access: { scope: 'play', seatKey: true } },
      schema: {
        operationId: 'addEntropy',
        summary: 'Add to the seed before the start: then the server alone cannot have chosen the dice',
        tags,
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
