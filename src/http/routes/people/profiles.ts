import { Type } from 'typebox';
import { finishedGames, profileOf, setProfile, showProfile } from '../../../play/accounts/people/profiles.js';
import { gameResults } from '../../../play/ports/games.js';
import { callerOf, maybeCaller } from '../../plugins/auth.js';
import { orProblem } from '../../plugins/errors.js';
import { gameFor } from '../../render/game.js';
import { paged } from '../../render/paging.js';
import { renderOwnProfile, renderProfile } from '../../render/people.js';
import { closed } from '../../schemas/common.js';
import { Games } from '../../schemas/games.js';
import { OwnProfile, PlayerParams, ProfileWishes, PublicProfile } from '../../schemas/people/people.js';
import { ref } from '../../schemas/ref.js';
import type { Route } from '../context.js';
import { cursorOf, readCursor } from '../games/game-cursor.js';

const tags = ['people'];
const PAGE = 20;

const getProfileRoute: Route = (app, { context }) => {
  app.get(
    '/v1/me/profile',
    {
      config: { tagged: true, access: { scope: 'read' } },
      schema: {
        operationId: 'getProfile',
        summary: 'Get what you show of yourself',
        description: 'Before you set it, nothing is shown but your name, your handle and your public games.',
        tags,
        response: { 200: ref(OwnProfile) },
      },
    },
    async (request) => renderOwnProfile(await profileOf(context, callerOf(request).player.id)),
  );
};

const setProfileRoute: Route = (app, { context }) => {
  app.put(
    '/v1/me/profile',
    {
      config: { access: { scope: 'manage' }, counted: 'account-changes' },
      schema: {
        operationId: 'setProfile',
        summary: 'Set what you show of yourself, and to whom',
        description: 'Replaces all of it.',
        tags,
        body: ref(ProfileWishes),
        response: { 200: ref(OwnProfile) },
      },
    },
    async (request) => renderOwnProfile(await setProfile(context, callerOf(request).player.id, request.body)),
  );
};

const getPlayerRoute: Route = (app, { context }) => {
  app.get(
    '/v1/players/:player',
    {
      config: { tagged: true, access: { scope: 'read', anonymous: true }, secretive: true },
      schema: {
        operationId: 'getPlayer',
        summary: 'Get a player, with what they show of themselves',
        description: 'By id, or by `@` and a handle.',
        tags,
        params: PlayerParams,
        response: { 200: ref(PublicProfile) },
      },
    },
    async (request) => {
      const looking = { caller: maybeCaller(request), wanted: request.params.player };
      const shown = orProblem(await showProfile(context, looking));
      await Promise.all(shown.challenges.map((record) => context.engines.rulebook(record)));
      return renderProfile(context, shown, looking.caller?.playerId);
    },
  );
};

const FinishedQuery = Type.Object(
  {
    rulebook: Type.Optional(
      Type.String({ maxLength: 100, description: 'Only games of this rulebook, by id.' }),
    ),
    opponent: Type.Optional(
      Type.String({
        ...{ minLength: 1, maxLength: 60 },
        description: 'Only games in which this player has a seat, too: an id, or `@` and a handle.',
      }),
    ),
    result: Type.Optional(
      Type.Enum([...gameResults], {
        description:
          '`won`: the player has the first rank, alone or with others. `lost`: another one. A game without an outcome is neither.',
      }),
    ),
    cursor: Type.Optional(Type.String({ maxLength: 100, description: 'The `next` of the previous page.' })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: PAGE })),
  },
  closed,
);

const listFinishedRoute: Route = (app, { context }) => {
  app.get(
    '/v1/players/:player/games',
    {
      config: {
        ...{ tagged: true, access: { scope: 'read', anonymous: true }, secretive: true },
        headers: ['Link'],
      },
      schema: {
        operationId: 'listFinishedGames',
        summary: 'Search the public games that a player has finished',
        description:
          'Newest first. Empty if the player does not show them to you. If few games match, a page can have fewer than `limit` games, or none, and still have a `next`: use it to continue the search.',
        tags,
        params: PlayerParams,
        querystring: FinishedQuery,
        response: { 200: ref(Games) },
      },
    },
    async (request, reply) => {
      const { player } = request.params;
      const { cursor, limit = PAGE, ...filter } = request.query;
      const caller = maybeCaller(request);
      const before = cursor === undefined ? {} : { before: readCursor(cursor) };
      const search = { ...filter, ...before, caller, wanted: player, limit: limit + 1 };
      const { games, lastScanned } = orProblem(await finishedGames(context, search));
      const { page, next } = paged(request, reply, games, {
        ...{ limit, cursor: ({ id }) => cursorOf(id), scanned: lastScanned && cursorOf(lastScanned) },
      });
      await Promise.all(page.map((record) => context.engines.rulebook(record)));
      return { games: page.map((record) => gameFor(context, record, caller?.playerId)), next };
    },
  );
};

export const profileRoutes: readonly Route[] = [
  getProfileRoute,
  setProfileRoute,
  getPlayerRoute,
  listFinishedRoute,
];
