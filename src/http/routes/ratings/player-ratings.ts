import { Type } from 'typebox';
import { maySeeGames } from '../../../play/accounts/people/profiles.js';
import { findRatedPlayer } from '../../../play/ratings/rated-player.js';
import { maybeCaller } from '../../plugins/auth.js';
import { orProblem } from '../../plugins/errors.js';
import { paged } from '../../render/paging.js';
import { renderRef } from '../../render/player.js';
import { renderOwnRating } from '../../render/rating.js';
import { closed } from '../../schemas/common.js';
import {
  PlayerRatings,
  Pool,
  RatingCursor,
  RatingHistory,
  RulebookId,
  SeatCount,
} from '../../schemas/ratings.js';
import { ref } from '../../schemas/ref.js';
import type { Route } from '../context.js';
import { cursorOf, readKey } from './cursor.js';

const tags = ['ratings'];
const PAGE = 50;
const open = { tagged: true, access: { scope: 'read', anonymous: true } } as const;
const Player = Type.String({ minLength: 1, maxLength: 64 });

const getPlayerRatingsRoute: Route = (app, { context }) => {
  app.get(
    '/v1/players/:player/ratings',
    {
      config: open,
      schema: {
        operationId: 'getPlayerRatings',
        summary: 'Get the ratings of a player',
        description:
          'One for each rulebook, number of seats and pool in which the player has finished a rated game.',
        tags,
        params: Type.Object({ player: Player }, closed),
        response: { 200: ref(PlayerRatings) },
      },
    },
    async (request) => {
      const player = orProblem(await findRatedPlayer(context, request.params.player));
      const found = await context.ratings.of([player.id]);
      return { player: renderRef(player), ratings: found.map(renderOwnRating) };
    },
  );
};

const getRatingHistoryRoute: Route = (app, { context }) => {
  app.get(
    '/v1/players/:player/ratings/:rulebook/:seats',
    {
      config: { ...open, headers: ['Link'] },
      schema: {
        operationId: 'getRatingHistory',
        summary: 'List what each game has made of a rating',
        description:
          'Empty if the player has finished no such game, or does not show you the list of their games.',
        tags,
        params: Type.Object({ player: Player, rulebook: RulebookId, seats: SeatCount }, closed),
        querystring: Type.Object(
          {
            pool: Type.Optional({ ...Pool, default: 'all' }),
            cursor: RatingCursor,
            limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: PAGE })),
          },
          closed,
        ),
        response: { 200: ref(RatingHistory) },
      },
    },
    async (request, reply) => {
      const { player: wanted, rulebook, seats } = request.params;
      const { pool = 'all', cursor, limit = PAGE } = request.query;
      const { id: player } = orProblem(await findRatedPlayer(context, wanted));
      const looking = { caller: maybeCaller(request), wanted: player };
      if (!(await maySeeGames(context, looking))) return { changes: [], next: null };
      const found = await context.ratings.history({
        ...{ player, rulebook, seats, pool, limit: limit + 1 },
        ...(cursor === undefined ? {} : { before: readNumber(cursor) }),
      });
      const { page, next } = paged(request, reply, found, {
        limit,
        cursor: ({ number }) => cursorOf(number),
      });
      const changes = page.map(({ player: _, pool: __, at, ...change }) => ({
        ...change,
        at: at.toISOString(),
      }));
      return { changes, next };
    },
  );
};

/** Beyond any number there is. */
const LAST = 2_147_483_647;

const readNumber = (cursor: string): number =>
  Math.max(0, Math.min(LAST, Math.trunc(Number(readKey(cursor, ['number'])[0]))));

export const playerRatingRoutes: readonly Route[] = [getPlayerRatingsRoute, getRatingHistoryRoute];
