import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { GameRecord } from '../../play/ports/game-record.js';
import { answerUndo, undo } from '../../play/turns/undo.js';
import { IfMatch, ifVersionOf } from '../if-match.js';
import { callerOf } from '../plugins/auth.js';
import { orProblem } from '../plugins/errors.js';
import { renderGame } from '../render-game.js';
import { IdParams } from '../schemas/common.js';
import { AnswerUndo, Game, Undo } from '../schemas/games.js';
import { bodyProblems, problems } from '../schemas/problem-responses.js';
import { ref } from '../schemas/ref.js';
import type { RouteOptions } from './context.js';

const tags = ['play'];

export const undoRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (app, { context }) => {
  const render = (record: GameRecord, playerId: string) =>
    renderGame(record, context.rulebooks.get(record.rulebook), { playerId });
  const common = [
    'unauthorized',
    'insufficient_scope',
    'not_found',
    'not_started',
    'game_over',
    'rulebook_changed',
    ...bodyProblems,
  ] as const;

  app.post(
    '/v1/games/:id/undo',
    {
      config: { access: { scope: 'play', seatKey: true } },
      schema: {
        operationId: 'undo',
        summary: 'Undo your own last actions, or ask the others whether you may',
        description:
          'You may step back alone as far as no dice or cards came, nothing that was hidden came to light, and nobody else has acted: `undo.way` of the game says how far that is, and why it stops there. Beyond it, `ask` puts the question to everybody else who has not resigned. The log only grows: what was undone stays in it, and so does the undo. With `If-Match`, or with `to`, a retry undoes nothing more.',
        tags,
        params: IdParams,
        headers: Type.Object({ 'if-match': IfMatch }),
        body: ref(Undo),
        response: {
          200: ref(Game),
          ...problems(...common, 'not_seated', 'not_your_seat', 'resigned', 'undo_too_far', 'stale_version'),
        },
      },
    },
    async (request) => {
      const { player } = callerOf(request);
      const wish = { ask: false, ...request.body, ...ifVersionOf(request) };
      const game = await undo(context, { ...wish, gameId: request.params.id, playerId: player.id });
      return render(orProblem(game), player.id);
    },
  );

  app.post(
    '/v1/games/:id/undo/answer',
    {
      config: { access: { scope: 'play', seatKey: true } },
      schema: {
        operationId: 'answerUndo',
        summary: 'Grant or refuse the undo that another seat has asked for',
        description:
          'When everybody else has granted it, the game steps back. An action ends the question, and so does whoever resigns, leaves or joins.',
        tags,
        params: IdParams,
        body: ref(AnswerUndo),
        response: { 200: ref(Game), ...problems(...common, 'no_undo_request') },
      },
    },
    async (request) => {
      const { player } = callerOf(request);
      const { grant } = request.body;
      const answered = await answerUndo(context, {
        gameId: request.params.id,
        playerId: player.id,
        grant,
      });
      return render(orProblem(answered), player.id);
    },
  );
};
