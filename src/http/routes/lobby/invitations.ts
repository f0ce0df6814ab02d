import { Type } from 'typebox';
import { invite, MAX_INVITATIONS, uninvite } from '../../../play/lobby/invitations.js';
import { callerOf } from '../../plugins/auth.js';
import { orProblem } from '../../plugins/errors.js';
import { gameAnswer, gameFor } from '../../render/game.js';
import { carryOut } from '../../retries/once.js';
import { closed, Id, IdParams } from '../../schemas/common.js';
import { Game } from '../../schemas/games.js';
import { Invitations, Invite } from '../../schemas/lobby.js';
import { ref } from '../../schemas/ref.js';
import type { Route } from '../context.js';

const tags = ['lobby'];

const inviteRoute: Route = (app, { context }) => {
  app.post(
    '/v1/games/:id/invitations',
    {
      config: {
        once: true,
        access: { scope: 'play' },
        problems: [
          'quota_exceeded',
          'not_the_creator',
          'name_not_unique',
          'already_seated',
          'seat_taken',
          'seat_reserved',
          'too_many_invitations',
          'player_unavailable',
          'plays_no_bots',
          'declined',
          'game_over',
          'engine_missing',
        ],
      },
      schema: {
        operationId: 'invite',
        summary: 'Invite a player to your game, by id or by name',
        description:
          'Invited players can see the game, even a private one, and accept by `answerInvitation` or by joining it. A bot that has said what it accepts takes its seat at once, or declines. Invite a player again to reserve a different seat. If several accounts have the name, the problem lists their ids in `candidates`.',
        tags,
        params: IdParams,
        body: ref(Invite),
        response: {
          200: ref(Game),
        },
      },
    },
    async (request, reply) => {
      const { player } = callerOf(request);
      const { player: invited, seat } = request.body;
      const wish = { gameId: request.params.id, player, invited, ...(seat === undefined ? {} : { seat }) };
      return carryOut(context, request, reply, {
        run: (once) => invite(context, wish, once),
        answer: gameAnswer(context, player.id),
      });
    },
  );
};

const uninviteRoute: Route = (app, { context }) => {
  app.delete(
    '/v1/games/:id/invitations/:player',
    {
      config: { access: { scope: 'play' }, problems: ['not_the_creator', 'engine_missing'] },
      schema: {
        operationId: 'uninvite',
        summary: 'Decline an invitation, or withdraw one as the creator',
        description: 'A player who has taken a seat is not invited any more, and leaves it by `leaveGame`.',
        tags,
        params: Type.Object({ id: Id, player: Id }, closed),
        response: {
          204: Type.Null({ description: 'The invitation is gone.' }),
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
};

const listInvitationsRoute: Route = (app, { context }) => {
  app.get(
    '/v1/me/invitations',
    {
      config: { tagged: true, access: { scope: 'read' }, secretive: true },
      schema: {
        operationId: 'listInvitations',
        summary: 'List the games you are invited to',
        description: `The newest ${MAX_INVITATIONS} games that are not over. Answer by \`answerInvitation\`.`,
        tags,
        response: { 200: ref(Invitations) },
      },
    },
    async (request) => {
      const { id } = callerOf(request).player;
      const games = await context.games.invitationsOf(id, MAX_INVITATIONS);
      const invitations = games.map((record) => ({
        seat: record.invited.find((one) => one.id === id)?.seat ?? null,
        game: gameFor(context, record, id),
      }));
      return { invitations };
    },
  );
};

export const invitationRoutes: readonly Route[] = [inviteRoute, uninviteRoute, listInvitationsRoute];
