import { Type } from 'typebox';
import { closeOpenGame } from '../../../play/games/close-open-game.js';
import { createGame } from '../../../play/games/create-game.js';
import { findReadable } from '../../../play/games/find-game.js';
import { startGame } from '../../../play/games/start-game.js';
import { wayBackFor } from '../../../play/turns/undo.js';
import { callerOf, maybeCaller } from '../../plugins/auth.js';
import { orProblem } from '../../plugins/errors.js';
import { createdGame, gameAnswer, renderGame } from '../../render/game.js';
import { carryOut } from '../../retries/once.js';
import { closed, IdParams, InvitationParam } from '../../schemas/common.js';
import { Game } from '../../schemas/games.js';
import { ref } from '../../schemas/ref.js';
import { CreateGame } from '../../schemas/rulebooks/bodies.js';
import type { Route } from '../context.js';

const tags = ['games'];
/** Component data can be long. */
const PACK_BYTES = 1_048_576;

const createGameRoute: Route = (app, { context, schemas }) => {
  app.post(
    '/v1/games',
    {
      bodyLimit: PACK_BYTES,
      config: {
        once: true,
        access: { scope: 'play' },
        line: 'new games',
        headers: ['Location'],
        problems: ['rulebook_not_found', 'beacon_not_set_up', 'quota_exceeded', 'daily_quota_exceeded'],
        documentedBody: schemas.createGame,
      },
      schema: {
        operationId: 'createGame',
        summary: 'Create a game',
        description: 'The game starts when you call `startGame` and every seat is taken.',
        tags,
        body: CreateGame,
        response: {
          201: ref(Game),
        },
      },
    },
    async (request, reply) => {
      const { player } = callerOf(request);
      return carryOut(context, request, reply, {
        run: (once) => createGame(context, { ...request.body, creator: player }, once),
        answer: createdGame(context, player.id),
      });
    },
  );
};

const getGameRoute: Route = (app, { context }) => {
  app.get(
    '/v1/games/:id',
    {
      config: { tagged: true, access: { scope: 'read', anonymous: true, seatKey: true }, secretive: true },
      schema: {
        operationId: 'getGame',
        summary: 'Get the public state of a game',
        description:
          'Seats, clocks, prompts and outcome: what everybody may know who may see the game. `getView` has what your seat knows.',
        tags,
        params: IdParams,
        querystring: Type.Object({ invitation: InvitationParam }, closed),
        response: {
          200: ref(Game),
        },
      },
    },
    async (request) => {
      const { id } = request.params;
      const caller = maybeCaller(request);
      const game = orProblem(await findReadable(context, caller, id, request.query.invitation));
      const way = game.engine === 'missing' ? null : wayBackFor(game, caller);
      return renderGame(game, caller, way);
    },
  );
};

const closeGameRoute: Route = (app, { context }) => {
  app.delete(
    '/v1/games/:id',
    {
      config: {
        access: { scope: 'play' },
        problems: ['not_the_creator', 'already_started', 'engine_missing'],
      },
      schema: {
        operationId: 'closeGame',
        summary: 'Close a game of yours that has not started',
        description: 'Only its creator may. Seats become free, and nobody can join it any more.',
        tags,
        params: IdParams,
        response: {
          204: Type.Null({ description: 'The game is closed.' }),
        },
      },
    },
    async (request, reply) => {
      orProblem(await closeOpenGame(context, request.params.id, callerOf(request).player.id));
      return reply.code(204).send(null);
    },
  );
};

const getComponentsRoute: Route = (app, { context }) => {
  app.get(
    '/v1/games/:id/components',
    {
      config: { tagged: true, access: { scope: 'read', anonymous: true, seatKey: true } },
      schema: {
        operationId: 'getComponents',
        summary: 'Get the component data of a game',
        description:
          'The maps, cards, tiles and numbers that the game is played with: those of the rulebook, or its own.',
        tags,
        params: IdParams,
        querystring: Type.Object({ invitation: InvitationParam }, closed),
        response: {
          200: Type.Unsafe<object>({
            type: 'object',
            additionalProperties: true,
            description: 'Described by the `componentsSchema` of the rulebook.',
          }),
        },
      },
    },
    async (request) => {
      const { id } = request.params;
      const game = orProblem(await findReadable(context, maybeCaller(request), id, request.query.invitation));
      return game.components;
    },
  );
};

const startGameRoute: Route = (app, { context }) => {
  app.post(
    '/v1/games/:id/start',
    {
      config: {
        once: true,
        access: { scope: 'play' },
        problems: [
          'not_the_creator',
          'already_started',
          'seats_not_filled',
          'commitments_missing',
          'beacon_not_set_up',
          'engine_missing',
        ],
      },
      schema: {
        operationId: 'startGame',
        summary: 'Start a game',
        description:
          'Every seat must be taken. If a seat has committed to entropy, or the game names a beacon, commitments are closed and the game stays `open` until all is revealed: `fairness.draw` says how far it is.',
        tags,
        params: IdParams,
        response: {
          200: ref(Game),
        },
      },
    },
    async (request, reply) => {
      const { player } = callerOf(request);
      return carryOut(context, request, reply, {
        run: (once) => startGame(context, player.id, request.params.id, once),
        answer: gameAnswer(context, player.id),
      });
    },
  );
};

export const gameRoutes: readonly Route[] = [
  createGameRoute,
  getGameRoute,
  closeGameRoute,
  getComponentsRoute,
  startGameRoute,
];
