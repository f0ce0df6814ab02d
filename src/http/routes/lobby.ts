import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { languages } from '../../engine/rulebook.js';
import { isId } from '../../kernel/ids.js';
import { forkGame } from '../../play/games/fork-game.js';
import { type MatchRequest, match } from '../../play/lobby/match.js';
import { rematch } from '../../play/lobby/rematch.js';
import { type GameRecord, statuses } from '../../play/ports/game-record.js';
import { clockFilters } from '../../play/ports/games.js';
import { callerOf } from '../plugins/auth.js';
import { orProblem, ProblemError } from '../plugins/errors.js';
import { checkBodyAs } from '../plugins/validation.js';
import { problem } from '../problems.js';
import { renderGame } from '../render-game.js';
import { closed, Entropy, IdParams } from '../schemas/common.js';
import { Clock, Game, Games } from '../schemas/games.js';
import { ForkGame } from '../schemas/lobby.js';
import { bodyProblems, problems } from '../schemas/problem-responses.js';
import { ref } from '../schemas/ref.js';
import type { RouteOptions } from './context.js';

const tags = ['lobby'];
const PAGE = 20;

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

const cursorOf = (id: string): string => Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');

function readCursor(cursor: string): string {
  const hex = Buffer.from(cursor, 'base64url').toString('hex');
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  if (isId(id) && cursorOf(id) === cursor) return id;
  throw new ProblemError(problem('bad_cursor', 'This cursor is not one that this server gave out.'));
}

export const lobbyRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (app, { context, schemas }) => {
  const render = (record: GameRecord, playerId: string | undefined) =>
    renderGame(record, context.rulebooks.get(record.rulebook), playerId === undefined ? null : { playerId });

  app.get(
    '/v1/games',
    {
      config: { access: { scope: 'read', anonymous: true }, headers: ['Link'] },
      schema: {
        operationId: 'listGames',
        summary: 'Public games, or with `seat=me` all of yours, newest first',
        description:
          'Where games that suit are rare, a page may have fewer than `limit`, even none, and yet a `next`: the search goes on from there.',
        tags: ['games'],
        querystring: Type.Object(
          {
            status: Type.Optional(Type.Enum([...statuses])),
            rulebook: Type.Optional(Type.String({ maxLength: 100 })),
            seats: Type.Optional(
              Type.Integer({ minimum: 1, maximum: 32, description: 'How many seats they have.' }),
            ),
            open: Type.Optional(Type.Boolean({ description: 'Whether a seat is open.' })),
            clock: Type.Optional(
              Type.Enum([...clockFilters], {
                description:
                  'The kind of clock; `fast` for less than twelve hours, so that nights and vacations count, `slow` for more.',
              }),
            ),
            language: Type.Optional(Type.Enum([...languages])),
            seat: Type.Optional(Type.Literal('me')),
            cursor: Type.Optional(
              Type.String({ maxLength: 100, description: 'From `next` of the page before.' }),
            ),
            limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: PAGE })),
          },
          closed,
        ),
        response: {
          200: ref(Games),
          ...problems('malformed', 'bad_cursor', 'unauthorized', 'insufficient_scope', 'rulebook_not_found'),
        },
      },
    },
    async (request, reply) => {
      const { rulebook, seat, cursor, limit = PAGE, ...others } = request.query;
      const playerId = request.identity?.player.id;
      if (rulebook !== undefined && !context.rulebooks.has(rulebook)) {
        throw new ProblemError(problem('rulebook_not_found', 'There is no rulebook with this id.'));
      }
      if (seat === 'me' && playerId === undefined) {
        throw new ProblemError(problem('unauthorized', 'Whose games? Send a token with seat=me.'));
      }
      const filter = {
        limit: limit + 1,
        ...others,
        ...(rulebook ? { rulebook } : {}),
        ...(seat === 'me' && playerId ? { playerId } : {}),
        ...(cursor === undefined ? {} : { before: readCursor(cursor) }),
      };
      const found = await context.games.list(filter);
      const page = found.slice(0, limit);
      const last = found.length > limit ? page.at(-1)?.id : await context.games.lastScanned(filter);
      const next = last == null ? null : cursorOf(last);
      if (next !== null) {
        const query = new URLSearchParams({ ...(request.query as Record<string, string>), cursor: next });
        reply.header('link', `</v1/games?${query}>; rel="next"`);
      }
      return { games: page.map((record) => render(record, playerId)), next };
    },
  );

  app.post(
    '/v1/matches',
    {
      config: { access: { scope: 'play' }, headers: ['Location'] },
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
      config: { access: { scope: 'play' }, headers: ['Location'] },
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
      config: { access: { scope: 'play' }, headers: ['Location'] },
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
