import { Type } from 'typebox';
import { readLesson, startLesson } from '../../../play/coaching/lessons.js';
import { languageFor } from '../../language.js';
import { chargeFor } from '../../limits/limit-requests.js';
import { callerOf } from '../../plugins/auth.js';
import { orProblem } from '../../plugins/errors.js';
import { createdGame } from '../../render/game.js';
import { carryOut } from '../../retries/once.js';
import { closed, IdParams, LanguageParam } from '../../schemas/common.js';
import { Game } from '../../schemas/games.js';
import { GameLesson } from '../../schemas/play/lesson.js';
import { ref } from '../../schemas/ref.js';
import { abortOnClose } from '../abort-on-close.js';
import type { Route } from '../context.js';
import { adviceRoutes } from './advice.js';

const tags = ['play'];

const startLessonRoute: Route = (app, { context }) => {
  app.post(
    '/v1/rulebooks/:id/lesson',
    {
      config: {
        once: true,
        access: { scope: 'play' },
        line: 'new games',
        headers: ['Location'],
        problems: ['rulebook_not_found', 'not_found', 'quota_exceeded', 'daily_quota_exceeded'],
      },
      schema: {
        operationId: 'startLesson',
        summary: 'Start a guided first game',
        description:
          'A private, unrated game against built-in bots that begins at once, with you on seat 0. Its seed is the same each time, so it is no secret; `getLesson` has what the coach says. Rulebooks with `lesson` have one.',
        tags,
        params: Type.Object({ id: Type.String({ maxLength: 100 }) }, closed),
        response: { 201: ref(Game) },
      },
    },
    async (request, reply) => {
      const { player } = callerOf(request);
      return carryOut(context, request, reply, {
        run: (once) => startLesson(context, player, request.params.id, once),
        answer: createdGame(context, player.id),
      });
    },
  );
};

const getLessonRoute: Route = (app, { context }) => {
  app.get(
    '/v1/games/:id/lesson',
    {
      config: {
        tagged: true,
        work: 'past',
        access: { scope: 'read' },
        headers: ['ETag', 'Content-Language'],
        problems: ['not_your_seat', 'not_started', 'engine_missing'],
      },
      schema: {
        operationId: 'getLesson',
        summary: 'Get what the coach of a guided first game says',
        description:
          'Games with `lesson` have a coach. It says what a prompt is about and which action it expects. After another action, the player can take it back, with `undo` and `ask`, or play on: the coach goes on with what fits.',
        tags,
        params: IdParams,
        querystring: Type.Object({ language: LanguageParam }, closed),
        response: { 200: ref(GameLesson) },
      },
    },
    async (request, reply) => {
      const lesson = orProblem(
        await readLesson(context, {
          gameId: request.params.id,
          caller: { playerId: callerOf(request).player.id },
          ...{ language: languageFor(request, reply), signal: abortOnClose(reply) },
        }),
      );
      chargeFor(request, 'entry', lesson.version);
      reply.header('vary', 'Authorization, Accept-Language, Origin');
      return lesson;
    },
  );
};

export const coachingRoutes: readonly Route[] = [...adviceRoutes, startLessonRoute, getLessonRoute];
