import { Type } from 'typebox';
import { addEntropy, leaveSeat, takeSeat } from '../../../play/seats/seats-in-lobby.js';
import { comeBack, resign } from '../../../play/seats/seats-in-play.js';
import { callerOf } from '../../plugins/auth.js';
import { orProblem } from '../../plugins/errors.js';
import { gameFor } from '../../render/game.js';
import { closed, Id, IdParams, SeatNumber } from '../../schemas/common.js';
import { AddEntropy, Game, JoinGame } from '../../schemas/games.js';
import { ref } from '../../schemas/ref.js';
import type { Route } from '../context.js';

const tags = ['games'];
const SeatParams = Type.Object({ id: Id, seat: SeatNumber }, closed);

/** Problems of a seat in a game that has started. */
const seatProblems = ['not_your_seat', 'not_started', 'game_over', 'resigned', 'engine_missing'] as const;

const joinGameRoute: Route = (app, { context }) => {
  app.post(
    '/v1/games/:id/seats',
    {
      config: {
        access: { scope: 'play' },
        problems: [
          'wrong_invitation',
          'not_the_creator',
          'seat_taken',
          'seat_reserved',
          'game_full',
          'already_seated',
          'saw_another_seat',
          'already_started',
          'game_over',
          'engine_missing',
        ],
      },
      schema: {
        operationId: 'joinGame',
        summary: 'Take a seat',
        description:
          'The creator can also seat the built-in bot. After the start, a player who has held a seat of the game may come back to that seat only, and so may a creator who has made a key to one.',
        tags,
        params: IdParams,
        body: ref(JoinGame),
        response: {
          200: ref(Game),
        },
      },
    },
    async (request) => {
      const { player } = callerOf(request);
      const joined = await takeSeat(context, { ...request.body, gameId: request.params.id, player });
      return gameFor(context, orProblem(joined), player.id);
    },
  );
};

const leaveGameRoute: Route = (app, { context }) => {
  app.delete(
    '/v1/games/:id/seats/:seat',
    {
      config: {
        access: { scope: 'play', seatKey: true },
        problems: ['not_your_seat', 'resigned', 'game_over', 'engine_missing'],
      },
      schema: {
        operationId: 'leaveGame',
        summary: 'Give up a seat',
        description:
          'You can give up your own seat. Before the start, the creator can vacate any seat; after the start, a seat that is on autopilot. After the start the built-in bot plays the seat until another player takes it.',
        tags,
        params: SeatParams,
        response: {
          204: Type.Null({ description: 'The seat is open.' }),
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
};

const resignRoute: Route = (app, { context }) => {
  app.post(
    '/v1/games/:id/seats/:seat/resign',
    {
      config: { access: { scope: 'play', seatKey: true }, problems: seatProblems },
      schema: {
        operationId: 'resign',
        summary: 'Resign',
        description: 'The built-in bot plays the seat from now on, and the seat ranks last.',
        tags,
        params: SeatParams,
        response: { 200: ref(Game) },
      },
    },
    async (request) => {
      const { player } = callerOf(request);
      const { id, seat } = request.params;
      return gameFor(context, orProblem(await resign(context, { gameId: id, player, seat })), player.id);
    },
  );
};

const comeBackRoute: Route = (app, { context }) => {
  app.post(
    '/v1/games/:id/seats/:seat/return',
    {
      config: { access: { scope: 'play', seatKey: true }, problems: seatProblems },
      schema: {
        operationId: 'comeBack',
        summary: 'Take your seat back from the autopilot',
        tags,
        params: SeatParams,
        response: { 200: ref(Game) },
      },
    },
    async (request) => {
      const { player } = callerOf(request);
      const { id, seat } = request.params;
      return gameFor(context, orProblem(await comeBack(context, { gameId: id, player, seat })), player.id);
    },
  );
};

const addEntropyRoute: Route = (app, { context }) => {
  app.post(
    '/v1/games/:id/seats/:seat/entropy',
    {
      config: {
        access: { scope: 'play', seatKey: true },
        problems: ['not_your_seat', 'already_started', 'engine_missing'],
      },
      schema: {
        operationId: 'addEntropy',
        summary: 'Add entropy to the seed before the start',
        description: 'The dice then depend on your entropy too, so the server alone cannot choose them.',
        tags,
        params: SeatParams,
        body: ref(AddEntropy),
        response: {
          200: ref(Game),
        },
      },
    },
    async (request) => {
      const { player } = callerOf(request);
      const { id, seat } = request.params;
      const { entropy } = request.body;
      return gameFor(
        context,
        orProblem(await addEntropy(context, { gameId: id, player, seat, entropy })),
        player.id,
      );
    },
  );
};

export const seatRoutes: readonly Route[] = [
  joinGameRoute,
  leaveGameRoute,
  resignRoute,
  comeBackRoute,
  addEntropyRoute,
];
