import { Type } from 'typebox';
import { match } from '../../../play/lobby/match.js';
import { rematch } from '../../../play/lobby/rematch.js';
import { callerOf } from '../../plugins/auth.js';
import { createdGame, gameAnswer } from '../../render/game.js';
import { carryOut } from '../../retries/once.js';
import { IdParams } from '../../schemas/common.js';
import { Game } from '../../schemas/games.js';
import { Rematch } from '../../schemas/lobby.js';
import { ref } from '../../schemas/ref.js';
import { MatchWish } from '../../schemas/rulebooks/bodies.js';
import { abortOnClose } from '../abort-on-close.js';
import type { Route } from '../context.js';

const tags = ['lobby'];

const matchGameRoute: Route = (app, { context, schemas }) => {
  app.post(
    '/v1/matches',
    {
      config: {
        once: true,
        access: { scope: 'play' },
        headers: ['Location'],
        problems: ['rulebook_not_found', 'quota_exceeded', 'daily_quota_exceeded'],
        documentedBody: schemas.matchWish,
      },
      schema: {
        operationId: 'matchGame',
        summary: 'Join a game that matches your wishes, or create one',
        description:
          'Joins the oldest open public game that matches and that you are not in. Of each creator, only the five newest with the same options are considered. If you take the last seat, the game starts; if a seat has committed to entropy, the seats reveal it first. Fields that you omit match any game, except `options`: if you omit them, only the rulebook’s defaults match. Two players who call at the same time meet in one game. Games with component data of their own are never joined.',
        tags,
        body: MatchWish,
        response: {
          200: {
            ...ref(Game),
            description: 'Joined an open game. Its `status` says whether it has started.',
          },
          201: {
            ...ref(Game),
            description: 'Created a game, because none matched. It starts when every seat is taken.',
          },
        },
      },
    },
    async (request, reply) => {
      const { player } = callerOf(request);
      const wish = { ...request.body, player, signal: abortOnClose(reply) };
      return carryOut(context, request, reply, {
        run: (once) => match(context, wish, once),
        answer: ({ game, opened }) => (opened ? createdGame : gameAnswer)(context, player.id)(game),
      });
    },
  );
};

const rematchRoute: Route = (app, { context }) => {
  app.post(
    '/v1/games/:id/rematch',
    {
      config: {
        once: true,
        access: { scope: 'play' },
        headers: ['Location'],
        problems: [
          'quota_exceeded',
          'daily_quota_exceeded',
          'not_seated',
          'not_over',
          'seat_reserved',
          'player_unavailable',
          'plays_no_bots',
          'game_full',
          'already_seated',
          'commitments_closed',
          'withheld_entropy',
          'game_over',
          'engine_missing',
        ],
      },
      schema: {
        operationId: 'rematch',
        summary: 'Play again with the same players, with the seats rotated',
        description:
          'The first caller creates the new game with the same settings. The other players are invited, each to a reserved seat, and bots are seated again. Each later caller gets the same game and takes the reserved seat; the last one starts it. Seats of guests are left open. If the rematch was closed, the next call creates another one.',
        tags,
        params: IdParams,
        body: Type.Union([ref(Rematch), Type.Null()]),
        response: {
          200: ref(Game),
        },
      },
    },
    async (request, reply) => {
      const { player } = callerOf(request);
      const wish = { ...request.body, gameId: request.params.id, player };
      return carryOut(context, request, reply, {
        run: (once) => rematch(context, wish, once),
        answer: gameAnswer(context, player.id),
      });
    },
  );
};

export const matchRoutes: readonly Route[] = [matchGameRoute, rematchRoute];
