import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { invite, MAX_INVITATIONS, uninvite } from '../../play/lobby/invitations.js';
import type { GameRecord } from '../../play/ports/game-record.js';
import { callerOf } from '../plugins/auth.js';
import { orProblem } from '../plugins/errors.js';
import { renderGame } from '../render-game.js';
import { closed, Id, IdParams } from '../schemas/common.js';
import { Game } from '../schemas/games.js';
import { Invitations, Invite } from '../schemas/lobby.js';
import { bodyProblems, problems } from '../schemas/problem-responses.js';
import { ref } from '../schemas/ref.js';
import type { RouteOptions } from './context.js';

const tags = ['lobby'];

export const invitationRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (app, { context }) => {
  const render = (record: GameRecord, playerId: string) =>
    renderGame(record, context.rulebooks.get(record.rulebook), { playerId });

  app.post(
    '/v1/games/:id/invitations',
    {
      config: { access: { scope: 'play' } },
      schema: {
        operationId: 'invite',
        summary: 'Invite somebody to a game of yours, by id or by name',
        description:
          'They may see the game, be it private, and accept by joining it. Invite them again to keep another seat for them. Where several accounts have the name, the problem names their ids.',
        tags,
        params: IdParams,
        body: ref(Invite),
        response: {
          200: ref(Game),
          ...problems(
            'unauthorized',
            'insufficient_scope',
            'not_the_creator',
            'not_found',
            'name_not_unique',
            'already_seated',
            'seat_taken',
            'seat_reserved',
            'too_many_invitations',
            'game_over',
            'rulebook_changed',
            ...bodyProblems,
          ),
        },
      },
    },
    async (request) => {
      const { player } = callerOf(request);
      const { player: invited, seat } = request.body;
      const wish = { gameId: request.params.id, player, invited, ...(seat === undefined ? {} : { seat }) };
      return render(orProblem(await invite(context, wish)), player.id);
    },
  );

  app.delete(
    '/v1/games/:id/invitations/:player',
    {
      config: { access: { scope: 'play' } },
      schema: {
        operationId: 'uninvite',
        summary: 'Decline an invitation of yours; as the creator, withdraw anybody’s',
        tags,
        params: Type.Object({ id: Id, player: Id }, closed),
        response: {
          204: Type.Null({ description: 'They are not invited any more.' }),
          ...problems(
            'unauthorized',
            'insufficient_scope',
            'not_the_creator',
            'not_found',
            'rulebook_changed',
            ...bodyProblems,
          ),
        },
      },
    },
    async (request, reply) => {
      const { player } = callerOf(request);
      const { id, player: invited } = request.params;
      orProblem(await uninvite(context, { gameId: id, player, invited }));
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/v1/me/invitations',
    {
      config: { access: { scope: 'read' } },
      schema: {
        operationId: 'listInvitations',
        summary: 'The games that you are invited to',
        description: `The newest ${MAX_INVITATIONS} that are not over. Accept by joining, decline by deleting the invitation.`,
        tags,
        response: { 200: ref(Invitations), ...problems('unauthorized', 'insufficient_scope') },
      },
    },
    async (request) => {
      const { id } = callerOf(request).player;
      const games = await context.games.invitationsOf(id, MAX_INVITATIONS);
      const invitations = games.map((record) => ({
        seat: record.invited.find((one) => one.id === id)?.seat ?? null,
        game: render(record, id),
      }));
      return { invitations };
    },
  );
};
