import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Result } from '../../../kernel/result.js';
import type { GameRecord } from '../../../play/ports/game-record.js';
import type { Refusal } from '../../../play/refusal.js';
import { answerUndo, undo } from '../../../play/turns/undo.js';
import { IfMatch, ifVersionOf } from '../../if-match.js';
import { chargeFor } from '../../limits/limit-requests.js';
import { callerOf } from '../../plugins/auth.js';
import { gameAnswer } from '../../render/game.js';
import { carryOut } from '../../retries/once.js';
import { IdParams } from '../../schemas/common.js';
import { AnswerUndo, Game, Undo } from '../../schemas/games.js';
import { ref } from '../../schemas/ref.js';
import type { Route } from '../context.js';

const tags = ['play'];

const common = ['not_started', 'game_over', 'engine_missing'] as const;

const undoRoute: Route = (app, { context }) => {
  app.post(
    '/v1/games/:id/undo',
    {
      config: {
        once: true,
        access: { scope: 'play', seatKey: true },
        problems: [
          ...common,
          'not_seated',
          'not_your_seat',
          'resigned',
          'undo_too_far',
          'long_log',
          'stale_version',
        ],
      },
      schema: {
        operationId: 'undo',
        summary: 'Undo your last actions, or ask the other players for permission',
        description:
          'You can undo alone while no dice or cards were drawn, no hidden information was revealed, and no other seat has acted. `undo.way` of the game says how far that reaches, and why it ends there. To go further, set `ask`: every other seat that has not resigned must then agree. The log only grows: it keeps the undone entries and the undo itself. With `If-Match` or `to`, a retry undoes nothing more.',
        tags,
        params: IdParams,
        headers: Type.Object({ 'if-match': IfMatch }),
        body: ref(Undo),
        response: {
          200: ref(Game),
        },
      },
    },
    async (request, reply) => {
      const { player } = callerOf(request);
      const place = { gameId: request.params.id, playerId: player.id };
      const wish = { ask: false, ...request.body, ...ifVersionOf(request), ...place };
      return carryOut(context, request, reply, {
        run: async (once) => charged(request, await undo(context, wish, once)),
        answer: gameAnswer(context, player.id),
      });
    },
  );
};

/** An undo reads all entries, and replays those that still count. */
function charged(request: FastifyRequest, done: Result<GameRecord, Refusal>): Result<GameRecord, Refusal> {
  if (done.ok && done.value.tableStatus.undo === null) chargeFor(request, 'entry', done.value.version);
  return done;
}

const answerUndoRoute: Route = (app, { context }) => {
  app.post(
    '/v1/games/:id/undo/answer',
    {
      config: {
        once: true,
        access: { scope: 'play', seatKey: true },
        problems: [...common, 'no_undo_request', 'long_log'],
      },
      schema: {
        operationId: 'answerUndo',
        summary: "Allow or refuse another seat's undo",
        description:
          'The undo happens when every other seat has allowed it. The request ends when any seat acts, resigns, leaves or joins.',
        tags,
        params: IdParams,
        body: ref(AnswerUndo),
        response: { 200: ref(Game) },
      },
    },
    async (request, reply) => {
      const { player } = callerOf(request);
      const { grant } = request.body;
      const answer = { gameId: request.params.id, playerId: player.id, grant };
      return carryOut(context, request, reply, {
        run: async (once) => charged(request, await answerUndo(context, answer, once)),
        answer: gameAnswer(context, player.id),
      });
    },
  );
};

export const undoRoutes: readonly Route[] = [undoRoute, answerUndoRoute];
