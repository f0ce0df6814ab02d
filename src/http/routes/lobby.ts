import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { languages } from '../../engine/rulebook.js';
import { forkGame } from '../../play/games/fork-game.js';
import { type MatchRequest, match } from '../../play/lobby/match.js';
import { rematch } from '../../play/lobby/rematch.js';
import type { GameRecord } from '../../play/ports/game-record.js';
import { callerOf } from '../plugins/auth.js';
import { orProblem } from '../plugins/errors.js';
import { checkBodyAs } from '../plugins/validation.js';
import { renderGame } from '../render-game.js';
import { closed, Entropy, IdParams } from '../schemas/common.js';
import { Clock, Game } from '../schemas/games.js';
import { ForkGame } from '../schemas/lobby.js';
import { bodyProblems, problems } from '../schemas/problem-responses.js';
import { ref } from '../schemas/ref.js';
import type { RouteOptions } from './context.js';

const tags = ['lobby'];

const Frame = Type.Object(
  {
    rulebook: Type.String({ maxLength: 100 }),
    seats: Type.Optional(Type.Integer({ minimum: 1, maximum: 32 })),
    options: Type.Optional(Type.Object({})),
    clock: Type.Optional(Type.Union([Clock, Type.Null()])),
    language: Type.Optional(Type.Union([Type.Enum([...languages]), Type.Null()])),
    entropy: Type.Optional(Entropy),
  },
  closed,
);

export const lobbyRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (app, { context, schemas }) => {
  const render = (record: GameRecord, playerId: string) =>
    renderGame(record, context.rulebooks.get(record.rulebook), { playerId });

  app.post(
    '/v1/matches',
    {
      config: { access: { scope: 'play' }, tells: ['Location'] },
      validatorCompiler: checkBodyAs(Frame),
      schema: {
        operationId: 'matchGame',
        summary: 'Play with whoever wants the same: join a game that suits, or open one',
        description:
          'Joins the oldest open public game that suits and that you are not in; whoever takes the last seat this way starts it. What you leave out may be anything, save for options, which are then the rulebook’s defaults. Two who call at once meet in one game. A game with a pack of its own is never joined.',
        tags,
        body: ref(schemas.matchWish),
        response: {
          200: { ...ref(Game), description: 'Joined: its status says whether it has started.' },
          201: { ...ref(Game), description: 'Opened, since none suits: it starts when others have come.' },
          ...problems('unauthorized', 'insufficient_scope', 'rulebook_not_found', ...bodyProblems),
        },
      },
    },
    async (request, reply) => {
      const { player } = callerOf(request);
      const wish = request.body as Omit<MatchRequest, 'player'>;
      const { game, opened } = orProblem(await match(context, { ...wish, player }));
      if (opened) reply.code(201).header('location', `/v1/games/${game.id}`);
      return render(game, player.id);
    },
  );

  app.post(
    '/v1/games/:id/rematch',
    {
      config: { access: { scope: 'play' }, tells: ['Location'] },
      schema: {
        operationId: 'rematch',
        summary: 'Play again with the same people, everybody one seat further',
        description:
          'Whoever asks first opens the new game, with everything as it was, and is its creator; the others are invited, each to a seat that is kept for them, and bots sit again. Whoever asks after that is given the same game and takes that seat; the last one starts it. Seats of guests are open. A rematch that was closed may be asked for anew.',
        tags,
        params: IdParams,
        response: {
          200: ref(Game),
          ...problems(
            'unauthorized',
            'insufficient_scope',
            'not_seated',
            'not_found',
            'not_over',
            'seat_reserved',
            'game_full',
            'already_seated',
            'game_over',
            'rulebook_changed',
            ...bodyProblems,
          ),
        },
      },
    },
    async (request) => {
      const { player } = callerOf(request);
      return render(orProblem(await rematch(context, { gameId: request.params.id, player })), player.id);
    },
  );

  app.post(
    '/v1/games/:id/fork',
    {
      config: { access: { scope: 'play' }, tells: ['Location'] },
      schema: {
        operationId: 'forkGame',
        summary: 'Go on from any version of a game that is over, in a new game',
        description:
          'Alone, with bots or with others. The new game has a seed of its own, so other cards and dice come; it starts at once when you leave no seat open. Views hide in it what they hide in every game, but everybody who saw the game that it comes from could have looked up all that was hidden then.',
        tags,
        params: IdParams,
        body: ref(ForkGame),
        response: {
          201: ref(Game),
          ...problems(
            'unauthorized',
            'insufficient_scope',
            'not_found',
            'version_not_found',
            'not_over',
            'game_over',
            'rulebook_changed',
            ...bodyProblems,
          ),
        },
      },
    },
    async (request, reply) => {
      const { player } = callerOf(request);
      const fork = orProblem(await forkGame(context, { ...request.body, gameId: request.params.id, player }));
      reply.code(201).header('location', `/v1/games/${fork.id}`);
      return render(fork, player.id);
    },
  );
};
