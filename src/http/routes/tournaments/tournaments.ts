import { Type } from 'typebox';
import {
  type TournamentFilter,
  tournamentStatuses,
  type WholeTournament as Whole,
} from '../../../play/ports/tournaments/tournaments.js';
import { maxRounds } from '../../../play/tournaments/draw.js';
import {
  cancelTournament,
  createTournament,
  enterTournament,
  findTournament,
  leaveTournament,
} from '../../../play/tournaments/tournaments.js';
import { chargeFor } from '../../limits/limit-requests.js';
import { callerOf, maybeCaller } from '../../plugins/auth.js';
import { orProblem, ProblemError } from '../../plugins/errors.js';
import { problem } from '../../problems.js';
import { paged } from '../../render/paging.js';
import { renderTournament, renderWhole } from '../../render/tournament.js';
import { carryOut } from '../../retries/once.js';
import { closed, IdParams } from '../../schemas/common.js';
import { RatingCursor, RulebookId } from '../../schemas/ratings.js';
import { ref } from '../../schemas/ref.js';
import {
  CreateTournament,
  EnterTournament,
  Tournaments,
  WholeTournament,
} from '../../schemas/tournaments/tournaments.js';
import type { Route } from '../context.js';
import { cursorOf, readCursor } from '../games/game-cursor.js';
import { chargeWhole } from './charge-whole.js';
import { followTournamentRoute } from './follow-tournament.js';

const tags = ['tournaments'];
const PAGE = 20;
const open = { access: { scope: 'read', anonymous: true } } as const;

const createTournamentRoute: Route = (app, { context }) => {
  app.post(
    '/v1/tournaments',
    {
      config: {
        once: true,
        access: { scope: 'play' },
        headers: ['Location'],
        problems: ['rulebook_not_found', 'quota_exceeded'],
      },
      schema: {
        operationId: 'createTournament',
        summary: 'Create a tournament, which the service carries out',
        description:
          'Players enter until it starts. Then the service draws the tables of each round, creates and starts the games, and goes on when all of them are over. You need not enter yourself.',
        tags,
        body: ref(CreateTournament),
        response: { 201: ref(WholeTournament) },
      },
    },
    async (request, reply) => {
      const { player } = callerOf(request);
      const wish = { ...request.body, startsAt: new Date(request.body.startsAt) };
      return carryOut<Whole>(context, request, reply, {
        run: (once) => createTournament(context, player, wish, once),
        answer: (whole) => ({
          status: 201,
          body: renderWhole(context, whole, player.id),
          location: `/v1/tournaments/${whole.tournament.id}`,
        }),
      });
    },
  );
};

const listTournamentsRoute: Route = (app, { context }) => {
  app.get(
    '/v1/tournaments',
    {
      config: { ...open, tagged: true, headers: ['Link'] },
      schema: {
        operationId: 'listTournaments',
        summary: 'List tournaments',
        description: 'Newest first.',
        tags,
        querystring: Type.Object(
          {
            status: Type.Optional(
              Type.Enum([...tournamentStatuses], { description: 'Only those in this state.' }),
            ),
            rulebook: Type.Optional({ ...RulebookId, description: 'Only those of this rulebook, by id.' }),
            player: Type.Optional(
              Type.Literal('me', { description: 'Only those that you have entered; requires a token.' }),
            ),
            cursor: RatingCursor,
            limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: PAGE })),
          },
          closed,
        ),
        response: { 200: ref(Tournaments) },
      },
    },
    async (request, reply) => {
      const { status, rulebook, player, cursor, limit = PAGE } = request.query;
      const playerId = maybeCaller(request)?.playerId;
      if (player === 'me' && playerId === undefined)
        throw new ProblemError(problem('unauthorized', '`player=me` requires a token.'));
      const filter: TournamentFilter = {
        ...(status === undefined ? {} : { status }),
        ...(rulebook === undefined ? {} : { rulebook }),
        ...(player === undefined || playerId === undefined ? {} : { playerId }),
        ...(cursor === undefined ? {} : { before: readCursor(cursor) }),
        limit: limit + 1,
      };
      const found = await context.tournaments.list(filter);
      const { page, next } = paged(request, reply, found, {
        ...{ limit, cursor: ({ tournament }) => cursorOf(tournament.id) },
      });
      return { tournaments: page.map(renderTournament), next };
    },
  );
};

const getTournamentRoute: Route = (app, { context }) => {
  app.get(
    '/v1/tournaments/:id',
    {
      config: { ...open, tagged: true },
      schema: {
        operationId: 'getTournament',
        summary: 'Get a tournament, with its standings and all its tables',
        description: 'The stream `followTournament` sends the same whenever it changes.',
        tags,
        params: IdParams,
        response: { 200: ref(WholeTournament) },
      },
    },
    async (request) =>
      renderWhole(
        context,
        chargeWhole(request, orProblem(await findTournament(context, request.params.id))),
        maybeCaller(request)?.playerId,
      ),
  );
};

const cancelTournamentRoute: Route = (app, { context }) => {
  app.delete(
    '/v1/tournaments/:id',
    {
      config: { access: { scope: 'play' }, problems: ['not_the_creator', 'already_started'] },
      schema: {
        operationId: 'cancelTournament',
        summary: 'Cancel your tournament, before it has begun',
        description: 'It stays in the list, as cancelled. A tournament that has begun goes on without you.',
        tags,
        params: IdParams,
        response: { 204: Type.Null({ description: 'Cancelled.' }) },
      },
    },
    async (request, reply) => {
      orProblem(await cancelTournament(context, callerOf(request).player, request.params.id));
      return reply.code(204).send(null);
    },
  );
};

const enterTournamentRoute: Route = (app, { context }) => {
  app.put(
    '/v1/tournaments/:id/entry',
    {
      config: {
        access: { scope: 'play' },
        problems: ['already_started', 'tournament_full', 'plays_no_bots'],
      },
      schema: {
        operationId: 'enterTournament',
        summary: 'Enter a tournament, pause in it, or come back',
        description:
          'Before the start anybody may enter. After it you can only pause or return. You play everybody whom you are drawn with, blocked or not.',
        tags,
        params: IdParams,
        body: ref(EnterTournament),
        response: { 200: ref(WholeTournament) },
      },
    },
    async (request) => {
      const { player } = callerOf(request);
      const wish = { id: request.params.id, paused: request.body.paused ?? false };
      const whole = chargeWhole(request, orProblem(await enterTournament(context, player, wish)));
      chargeFor(request, 'tournamentRound', maxRounds(context, whole.tournament));
      return renderWhole(context, whole, player.id);
    },
  );
};

const leaveTournamentRoute: Route = (app, { context }) => {
  app.delete(
    '/v1/tournaments/:id/entry',
    {
      config: { access: { scope: 'play' } },
      schema: {
        operationId: 'leaveTournament',
        summary: 'Leave a tournament',
        description:
          'After the start you cannot come back: the built-in bot goes on in your game until you act there, and you get no further one. Your results stay.',
        tags,
        params: IdParams,
        response: { 204: Type.Null({ description: 'You have left.' }) },
      },
    },
    async (request, reply) => {
      orProblem(await leaveTournament(context, callerOf(request).player, request.params.id));
      return reply.code(204).send(null);
    },
  );
};

export const tournamentRoutes: readonly Route[] = [
  ...[createTournamentRoute, listTournamentsRoute, getTournamentRoute, cancelTournamentRoute],
  ...[enterTournamentRoute, leaveTournamentRoute, followTournamentRoute],
];
