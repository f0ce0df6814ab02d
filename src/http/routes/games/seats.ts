import { Type } from 'typebox';
import { addEntropy, revealEntropy } from '../../../play/draws/bring-entropy.js';
import { leaveSeat, takeSeat } from '../../../play/seats/seats-in-lobby.js';
import { comeBack, resign } from '../../../play/seats/seats-in-play.js';
import { callerOf } from '../../plugins/auth.js';
import { orProblem } from '../../plugins/errors.js';
import { gameAnswer } from '../../render/game.js';
import { carryOut } from '../../retries/once.js';
import { closed, Id, IdParams, SeatNumber } from '../../schemas/common.js';
import { AddEntropy, Game, JoinGame, RevealEntropy } from '../../schemas/games.js';
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
        once: true,
        access: { scope: 'play' },
        problems: [
          'quota_exceeded',
          'wrong_invitation',
          'not_the_creator',
          'seat_taken',
          'seat_reserved',
          'game_full',
          'already_seated',
          'saw_another_seat',
          'player_unavailable',
          'plays_no_bots',
          'already_started',
          'commitments_closed',
          'withheld_entropy',
          'game_over',
          'long_log',
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
    async (request, reply) => {
      const { player } = callerOf(request);
      const wish = { ...request.body, gameId: request.params.id, player };
      return carryOut(context, request, reply, {
        run: (once) => takeSeat(context, wish, once),
        answer: gameAnswer(context, player.id),
      });
    },
  );
};

const leaveGameRoute: Route = (app, { context }) => {
  app.delete(
    '/v1/games/:id/seats/:seat',
    {
      config: {
        access: { scope: 'play', seatKey: true },
        problems: [
          'not_your_seat',
          'resigned',
          'commitments_closed',
          'game_over',
          'long_log',
          'rated_game',
          'engine_missing',
        ],
      },
      schema: {
        operationId: 'leaveGame',
        summary: 'Give up a seat',
        description:
          'You can give up your own seat. Before the start, the creator can vacate any seat; while seats reveal their entropy, one that has not revealed, from a minute after `startGame` on, which makes the draw void; after the start, a seat that is on autopilot. After the start the built-in bot plays the seat until another player takes it.',
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
      config: { once: true, access: { scope: 'play', seatKey: true }, problems: seatProblems },
      schema: {
        operationId: 'resign',
        summary: 'Resign',
        description: 'The built-in bot plays the seat from now on, and the seat ranks last.',
        tags,
        params: SeatParams,
        response: { 200: ref(Game) },
      },
    },
    async (request, reply) => {
      const { player } = callerOf(request);
      const { id, seat } = request.params;
      return carryOut(context, request, reply, {
        run: (once) => resign(context, { gameId: id, player, seat }, once),
        answer: gameAnswer(context, player.id),
      });
    },
  );
};

const comeBackRoute: Route = (app, { context }) => {
  app.post(
    '/v1/games/:id/seats/:seat/return',
    {
      config: { once: true, access: { scope: 'play', seatKey: true }, problems: seatProblems },
      schema: {
        operationId: 'comeBack',
        summary: 'Take your seat back from the autopilot',
        description:
          'The autopilot plays for a seat whose player let too many deadlines pass. It also ends when the player acts.',
        tags,
        params: SeatParams,
        response: { 200: ref(Game) },
      },
    },
    async (request, reply) => {
      const { player } = callerOf(request);
      const { id, seat } = request.params;
      return carryOut(context, request, reply, {
        run: (once) => comeBack(context, { gameId: id, player, seat }, once),
        answer: gameAnswer(context, player.id),
      });
    },
  );
};

const addEntropyRoute: Route = (app, { context }) => {
  app.post(
    '/v1/games/:id/seats/:seat/entropy',
    {
      config: {
        once: true,
        access: { scope: 'play', seatKey: true },
        problems: ['not_your_seat', 'already_started', 'commitments_closed', 'engine_missing'],
      },
      schema: {
        operationId: 'addEntropy',
        summary: 'Commit to entropy before the start, or entrust it to the server',
        description:
          'The dice then depend on your entropy too, so the server alone cannot choose them. With a commitment nobody else knows it before all have committed: at the start, call `revealEntropy`.',
        tags,
        params: SeatParams,
        body: ref(AddEntropy),
        response: {
          200: ref(Game),
        },
      },
    },
    async (request, reply) => {
      const { player } = callerOf(request);
      const { id, seat } = request.params;
      return carryOut(context, request, reply, {
        run: (once) => addEntropy(context, { ...request.body, gameId: id, player, seat }, once),
        answer: gameAnswer(context, player.id),
      });
    },
  );
};

const revealEntropyRoute: Route = (app, { context }) => {
  app.post(
    '/v1/games/:id/seats/:seat/reveal',
    {
      config: {
        once: true,
        access: { scope: 'play', seatKey: true },
        problems: ['not_your_seat', 'already_started', 'not_revealing', 'wrong_entropy', 'engine_missing'],
      },
      schema: {
        operationId: 'revealEntropy',
        summary: 'Reveal the entropy that your seat has committed to',
        description:
          'Call it when `fairness.draw.phase` is `revealing`, and not before: until commitments are closed, somebody could still choose by it. The game starts when the last seat has revealed, or when the round of its beacon is signed. If a seat does not reveal until `due`, it is emptied, the attempt is void, and all commit again.',
        tags,
        params: SeatParams,
        body: ref(RevealEntropy),
        response: { 200: ref(Game) },
      },
    },
    async (request, reply) => {
      const { player } = callerOf(request);
      const { id, seat } = request.params;
      const { entropy } = request.body;
      return carryOut(context, request, reply, {
        run: (once) => revealEntropy(context, { gameId: id, player, seat, entropy }, once),
        answer: gameAnswer(context, player.id),
      });
    },
  );
};

export const seatRoutes: readonly Route[] = [
  joinGameRoute,
  leaveGameRoute,
  resignRoute,
  comeBackRoute,
  addEntropyRoute,
  revealEntropyRoute,
];
