import { Type } from 'typebox';
import { isId } from '../../../kernel/ids.js';
import type { DivisionState, Place, Prediction } from '../../../play/ports/ratings/ratings.js';
import { ProblemError } from '../../plugins/errors.js';
import { problem } from '../../problems.js';
import { paged } from '../../render/paging.js';
import { renderRef } from '../../render/player.js';
import { closed } from '../../schemas/common.js';
import {
  ExcludedGames,
  Leaderboard,
  Leaderboards,
  Pool,
  RatingCursor,
  RulebookId,
  SeatCount,
} from '../../schemas/ratings.js';
import { ref } from '../../schemas/ref.js';
import type { Route } from '../context.js';
import { cursorOf, readKey } from './cursor.js';

const tags = ['ratings'];
const PAGE = 50;
const Limit = Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: PAGE }));
const open = { tagged: true, access: { scope: 'read', anonymous: true } } as const;

const listLeaderboardsRoute: Route = (app, { context }) => {
  app.get(
    '/v1/leaderboards',
    {
      config: open,
      schema: {
        operationId: 'listLeaderboards',
        summary: 'List the leaderboards, with the formula and how well it foretells',
        description:
          'Games of one rulebook and number of seats are rated together, some seconds after they finish. Anybody can compute the same ratings from the games: see `docs/RATINGS.md`.',
        tags,
        response: { 200: ref(Leaderboards) },
      },
    },
    async () => ({ leaderboards: (await context.ratings.divisions()).map(renderDivision) }),
  );
};

const getLeaderboardRoute: Route = (app, { context }) => {
  app.get(
    '/v1/leaderboards/:rulebook/:seats',
    {
      config: { ...open, headers: ['Link'], problems: ['rulebook_not_found'] },
      schema: {
        operationId: 'getLeaderboard',
        summary: 'List the best players of a rulebook and number of seats',
        description: 'Deleted accounts are left out. Empty before the first rated game.',
        tags,
        params: Type.Object({ rulebook: RulebookId, seats: SeatCount }, closed),
        querystring: Type.Object(
          { pool: Type.Optional({ ...Pool, default: 'people' }), cursor: RatingCursor, limit: Limit },
          closed,
        ),
        response: { 200: ref(Leaderboard) },
      },
    },
    async (request, reply) => {
      const { rulebook } = request.params;
      if (!context.rulebooks.has(rulebook))
        throw new ProblemError(problem('rulebook_not_found', 'There is no rulebook with this id.'));
      const { pool = 'people', cursor, limit = PAGE } = request.query;
      const after = cursor === undefined ? null : readPlace(cursor);
      const found = await context.ratings.leaderboard(request.params, pool, after, limit + 1);
      const { page, next } = paged(request, reply, found, {
        limit,
        cursor: ({ ordinal, player }) => cursorOf(ordinal, player.id),
      });
      const ratings = page.map(({ player, ...rating }) => ({ player: renderRef(player), ...rating }));
      return { ...request.params, pool, ratings, next };
    },
  );
};

const listExcludedRoute: Route = (app, { context }) => {
  app.get(
    '/v1/leaderboards/excluded-games',
    {
      config: { ...open, headers: ['Link'] },
      schema: {
        operationId: 'listExcludedGames',
        summary: 'List the rated games that do not count',
        description: 'Leave them out when you compute the ratings from the games.',
        tags,
        querystring: Type.Object({ cursor: RatingCursor, limit: Limit }, closed),
        response: { 200: ref(ExcludedGames) },
      },
    },
    async (request, reply) => {
      const { cursor, limit = PAGE } = request.query;
      const after = cursor === undefined ? null : readId(readKey(cursor, ['string'])[0]);
      const found = await context.ratings.excluded(after, limit + 1);
      const { page, next } = paged(request, reply, found, { limit, cursor: ({ game }) => cursorOf(game) });
      return { games: page.map(({ game, at }) => ({ game, at: at.toISOString() })), next };
    },
  );
};

const renderDivision = ({ predictions, ...division }: DivisionState) => ({
  ...division,
  predictions: predictions.map(renderPrediction),
});

const renderPrediction = ({ pool, games, pairs, loss }: Prediction) => ({
  pool,
  games,
  pairs,
  logLoss: pairs === 0 ? null : loss / pairs,
});

function readPlace(cursor: string): Place {
  const [ordinal, player] = readKey(cursor, ['number', 'string']);
  return { ordinal: Number(ordinal), player: readId(player) };
}

function readId(value: unknown): string {
  if (typeof value === 'string' && isId(value)) return value;
  throw new ProblemError(problem('bad_cursor', 'This cursor is not from this server.'));
}

export const leaderboardRoutes: readonly Route[] = [
  listLeaderboardsRoute,
  getLeaderboardRoute,
  listExcludedRoute,
];
