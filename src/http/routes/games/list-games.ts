import { Type } from 'typebox';
import { languages } from '../../../engine/rulebook.js';
import { statuses } from '../../../play/ports/game-record.js';
import { clockFilters } from '../../../play/ports/games.js';
import { shareWith } from '../../caching.js';
import { ProblemError } from '../../plugins/errors.js';
import { problem } from '../../problems.js';
import { gameFor } from '../../render/game.js';
import { paged } from '../../render/paging.js';
import { closed } from '../../schemas/common.js';
import { Games } from '../../schemas/games.js';
import { ref } from '../../schemas/ref.js';
import type { Route } from '../context.js';
import { cursorOf, readCursor } from './game-cursor.js';

const PAGE = 20;

const Query = Type.Object(
  {
    status: Type.Optional(Type.Enum([...statuses], { description: 'Only games with this status.' })),
    rulebook: Type.Optional(Type.String({ maxLength: 100, description: 'The id of a rulebook.' })),
    seats: Type.Optional(Type.Integer({ minimum: 1, maximum: 32, description: 'Number of seats.' })),
    open: Type.Optional(Type.Boolean({ description: 'Whether a seat is open.' })),
    clock: Type.Optional(
      Type.Enum([...clockFilters], {
        description:
          'The kind of clock. `fast`: less than twelve hours, so nights and vacations count. `slow`: twelve hours or more.',
      }),
    ),
    rated: Type.Optional(Type.Boolean({ description: 'Whether the outcome changes ratings.' })),
    language: Type.Optional(
      Type.Enum([...languages], { description: 'Only games whose players speak this language.' }),
    ),
    creator: Type.Optional(
      Type.String({ format: 'uuid', description: 'Only games that this player created, by id.' }),
    ),
    seat: Type.Optional(Type.Literal('me', { description: 'Only games in which you hold a seat.' })),
    cursor: Type.Optional(Type.String({ maxLength: 100, description: 'The `next` of the previous page.' })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: PAGE })),
  },
  closed,
);

const listGamesRoute: Route = (app, { context }) => {
  app.get(
    '/v1/games',
    {
      config: {
        tagged: true,
        access: { scope: 'read', anonymous: true },
        secretive: true,
        headers: ['Link'],
        problems: ['rulebook_not_found'],
      },
      schema: {
        operationId: 'listGames',
        summary: 'List public games, or all of your games with `seat=me`',
        description:
          'Newest first. Without `creator` and `seat=me`, only the five newest games of each creator and status are listed. If few games match, a page can have fewer than `limit` games, or none, and still have a `next`: use it to continue the search.',
        tags: ['games'],
        querystring: Query,
        response: {
          200: ref(Games),
        },
      },
    },
    async (request, reply) => {
      const { rulebook, seat, cursor, limit = PAGE, ...others } = request.query;
      const playerId = request.identity?.player.id;
      if (rulebook !== undefined && !context.rulebooks.has(rulebook)) {
        throw new ProblemError(
          problem('rulebook_not_found', 'There is no rulebook with this id. `GET /v1/rulebooks` lists them.'),
        );
      }
      if (seat === 'me' && playerId === undefined) {
        throw new ProblemError(problem('unauthorized', '`seat=me` requires a token.'));
      }
      const filter = {
        limit: limit + 1,
        ...others,
        ...(rulebook ? { rulebook } : {}),
        ...(cursor === undefined ? {} : { before: readCursor(cursor) }),
      };
      const { games: found, lastScanned } =
        seat === 'me' && playerId !== undefined
          ? { games: await context.games.list({ ...filter, playerId }), lastScanned: null }
          : await context.games.lobby(filter);
      const { page, next } = paged(request, reply, found, {
        ...{ limit, cursor: ({ id }) => cursorOf(id), scanned: lastScanned && cursorOf(lastScanned) },
      });
      // A game whose engine is not loaded yet has the components of that engine.
      await Promise.all(page.map((record) => context.engines.rulebook(record)));
      if (request.identity === null) shareWith(reply, 'brief');
      return { games: page.map((record) => gameFor(context, record, playerId)), next };
    },
  );
};

export const listRoutes: readonly Route[] = [listGamesRoute];
