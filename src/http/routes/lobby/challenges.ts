import { type AnsweredInvitation, answerInvitation, challenge } from '../../../play/lobby/challenges.js';
import { callerOf } from '../../plugins/auth.js';
import { createdGame, gameFor } from '../../render/game.js';
import { carryOut } from '../../retries/once.js';
import { IdParams } from '../../schemas/common.js';
import { Game } from '../../schemas/games.js';
import { AnsweredInvitation as Answered, AnswerInvitation, Challenge } from '../../schemas/lobby.js';
import { ref } from '../../schemas/ref.js';
import type { Route } from '../context.js';

const tags = ['lobby'];

const challengeRoute: Route = (app, { context }) => {
  app.post(
    '/v1/challenges',
    {
      config: {
        once: true,
        access: { scope: 'play' },
        headers: ['Location'],
        problems: [
          ...(['rulebook_not_found', 'quota_exceeded', 'daily_quota_exceeded', 'name_not_unique'] as const),
          ...(['player_unavailable', 'plays_no_bots', 'declined', 'not_found'] as const),
        ],
      },
      schema: {
        operationId: 'challenge',
        summary: 'Challenge players to a game with your terms, or everybody',
        description:
          'Creates a game, and invites each of `players` to a seat of their own. They answer by `answerInvitation`; the game starts when its last seat is taken. A bot that has said what it accepts takes its seat at once, or declines: then there is no game, and `reason` says why. Without `players` it is an open challenge: a public game, which your profile lists and anybody may join.',
        tags,
        body: ref(Challenge),
        response: { 201: ref(Game) },
      },
    },
    async (request, reply) => {
      const { player } = callerOf(request);
      return carryOut(context, request, reply, {
        run: (once) => challenge(context, { ...request.body, player }, once),
        answer: createdGame(context, player.id),
      });
    },
  );
};

const answerInvitationRoute: Route = (app, { context }) => {
  app.post(
    '/v1/games/:id/invitations/answer',
    {
      config: {
        once: true,
        access: { scope: 'play' },
        problems: [
          ...(['seat_reserved', 'seat_taken', 'game_full', 'already_seated', 'saw_another_seat'] as const),
          ...(['player_unavailable', 'plays_no_bots', 'commitments_closed', 'withheld_entropy'] as const),
          ...(['game_over', 'long_log', 'engine_missing'] as const),
        ],
      },
      schema: {
        operationId: 'answerInvitation',
        summary: 'Accept an invitation to a game, or decline it with a reason',
        description:
          'Who accepts takes the reserved seat, or any open one, and the game starts if it was the last. Who declines is invited no more, and the others in the game get `invitation.ended` with the reason.',
        tags,
        params: IdParams,
        body: ref(AnswerInvitation),
        response: { 200: ref(Answered) },
      },
    },
    async (request, reply) => {
      const { player } = callerOf(request);
      const { accept, reason = 'other' } = request.body;
      const wish = { gameId: request.params.id, player, reason: accept ? null : reason };
      return carryOut<AnsweredInvitation>(context, request, reply, {
        run: (once) => answerInvitation(context, wish, once),
        answer: ({ game }) => ({
          status: 200,
          body: { accepted: game !== null, game: game && gameFor(context, game, player.id) },
        }),
      });
    },
  );
};

export const challengeRoutes: readonly Route[] = [challengeRoute, answerInvitationRoute];
