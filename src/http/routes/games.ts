import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { languages } from '../../engine/rulebook.js';
import { closeOpenGame } from '../../play/games/close-open-game.js';
import { type CreateRequest, createGame } from '../../play/games/create-game.js';
import { findGame } from '../../play/games/find-game.js';
import { startGame } from '../../play/games/start-game.js';
import { type GameRecord, visibilities } from '../../play/ports/game-record.js';
import { wayBackFor } from '../../play/turns/undo.js';
import { callerOf, maybeCaller } from '../plugins/auth.js';
import { orProblem } from '../plugins/errors.js';
import { checkBodyAs } from '../plugins/validation.js';
import { renderGame } from '../render-game.js';
import { closed, IdParams } from '../schemas/common.js';
import { Clock, Game } from '../schemas/games.js';
import { bodyProblems, problems } from '../schemas/problem-responses.js';
import { ref } from '../schemas/ref.js';
import type { RouteOptions } from './context.js';
import { Invitation } from './invitation.js';

const tags = ['games'];
/** A pack of component data may be long. */
const PACK_BYTES = 1_048_576;

const Frame = Type.Object(
  {
    rulebook: Type.String({ maxLength: 100 }),
    seats: Type.Array(Type.Enum(['me', 'bot', 'open']), { minItems: 1, maxItems: 32 }),
    options: Type.Optional(Type.Object({})),
    components: Type.Optional(Type.Object({})),
    visibility: Type.Optional(Type.Enum([...visibilities])),
    clock: Type.Optional(Clock),
    language: Type.Optional(Type.Enum([...languages])),
  },
  closed,
);

export const gameRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (app, { context, schemas }) => {
  const render = (record: GameRecord, playerId: string) =>
    renderGame(record, context.rulebooks.get(record.rulebook), { playerId });

  app.post(
    '/v1/games',
    {
      bodyLimit: PACK_BYTES,
      config: { access: { scope: 'play' }, headers: ['Location'] },
      validatorCompiler: checkBodyAs(Frame),
      schema: {
        operationId: 'createGame',
        summary: 'Create a game; it starts when you say so and every seat is held',
        tags,
        body: ref(schemas.createGame),
        response: {
          201: ref(Game),
          ...problems(
            'malformed',
            'unauthorized',
            'insufficient_scope',
            'rulebook_not_found',
            'payload_too_large',
            'unsupported_media_type',
          ),
        },
      },
    },
    async (request, reply) => {
      const { player } = callerOf(request);
      const body = request.body as Omit<CreateRequest, 'creator'>;
      const game = orProblem(await createGame(context, { ...body, creator: player }));
      reply.code(201).header('location', `/v1/games/${game.id}`);
      return render(game, player.id);
    },
  );

  app.get(
    '/v1/games/:id',
    {
      config: { access: { scope: 'read', anonymous: true, seatKey: true } },
      schema: {
        operationId: 'getGame',
        summary: 'What everybody may know of a game',
        tags,
        params: IdParams,
        querystring: Type.Object({ invitation: Invitation }, closed),
        response: {
          200: ref(Game),
          ...problems('malformed', 'unauthorized', 'insufficient_scope', 'not_found', 'rulebook_changed'),
        },
      },
    },
    async (request) => {
      const { id } = request.params;
      const caller = maybeCaller(request);
      const game = orProblem(await findGame(context, caller, id, request.query.invitation));
      return renderGame(game.record, game.rulebook, caller, wayBackFor(game, caller));
    },
  );

  app.delete(
    '/v1/games/:id',
    {
      config: { access: { scope: 'play' } },
      schema: {
        operationId: 'closeGame',
        summary: 'Close a game of yours that has not started',
        tags,
        params: IdParams,
        response: {
          204: Type.Null({ description: 'The game is closed.' }),
          ...problems(
            'unauthorized',
            'insufficient_scope',
            'not_the_creator',
            'not_found',
            'already_started',
            'rulebook_changed',
            ...bodyProblems,
          ),
        },
      },
    },
    async (request, reply) => {
      orProblem(await closeOpenGame(context, request.params.id, callerOf(request).player.id));
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/v1/games/:id/components',
    {
      config: { access: { scope: 'read', anonymous: true, seatKey: true } },
      schema: {
        operationId: 'getComponents',
        summary: 'The component data that the game is played with',
        tags,
        params: IdParams,
        querystring: Type.Object({ invitation: Invitation }, closed),
        response: {
          200: Type.Unsafe<object>({
            type: 'object',
            additionalProperties: true,
            description: 'As the rulebook’s components schema says.',
          }),
          ...problems('malformed', 'unauthorized', 'insufficient_scope', 'not_found', 'rulebook_changed'),
        },
      },
    },
    async (request) => {
      const { id } = request.params;
      const game = orProblem(await findGame(context, maybeCaller(request), id, request.query.invitation));
      return game.record.components ?? game.rulebook.components;
    },
  );

  app.post(
    '/v1/games/:id/start',
    {
      config: { access: { scope: 'play' } },
      schema: {
        operationId: 'startGame',
        summary: 'Start a game whose seats are all held',
        tags,
        params: IdParams,
        response: {
          200: ref(Game),
          ...problems(
            'unauthorized',
            'insufficient_scope',
            'not_the_creator',
            'not_found',
            'already_started',
            'seats_not_filled',
            'rulebook_changed',
            ...bodyProblems,
          ),
        },
      },
    },
    async (request) => {
      const { player } = callerOf(request);
      return render(orProblem(await startGame(context, player.id, request.params.id)), player.id);
    },
  );
};
