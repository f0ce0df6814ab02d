import { Type } from 'typebox';
import { TWINS } from '../../../engine/foresee.js';
import { advise } from '../../../play/coaching/advise.js';
import { languageFor } from '../../language.js';
import { chargeFor } from '../../limits/limit-requests.js';
import { callerOf } from '../../plugins/auth.js';
import { orProblem } from '../../plugins/errors.js';
import { closed, IdParams, LanguageParam, SeatNumber, Version } from '../../schemas/common.js';
import { GameAdvice } from '../../schemas/play/advice.js';
import { ref } from '../../schemas/ref.js';
import type { Route } from '../context.js';
import { readingFor } from './view.js';

const getAdviceRoute: Route = (app, { context }) => {
  app.get(
    '/v1/games/:id/advice',
    {
      config: {
        tagged: true,
        work: 'drafts',
        access: { scope: 'read', withHead: true, seatKey: true },
        headers: ['ETag', 'Content-Language'],
        problems: [
          ...(['not_seated', 'not_your_seat', 'not_started', 'no_advice'] as const),
          ...(['version_not_found', 'engine_missing'] as const),
        ],
      },
      schema: {
        operationId: 'getAdvice',
        summary: 'Ask the coach what your actions are worth',
        description:
          'For each legal action of your seat what it does, and what the strong bot thinks of it. It is there for games that are over, at any version, and for practice games: unrated, against built-in bots alone. Everything is tried on imagined states that your seat cannot tell from the true one. It costs as much as an answer of a strong bot.',
        tags: ['play'],
        params: IdParams,
        querystring: Type.Object(
          {
            seat: Type.Optional({
              ...SeatNumber,
              description: 'One of your seats; by default the first that is asked.',
            }),
            at: Type.Optional({ ...Version, description: 'An earlier version.' }),
            language: LanguageParam,
          },
          closed,
        ),
        response: { 200: ref(GameAdvice) },
      },
    },
    async (request, reply) => {
      chargeFor(request, 'imagined', TWINS);
      const { game, version, seat, advice, taken } = orProblem(
        await advise(context, {
          gameId: request.params.id,
          caller: { playerId: callerOf(request).player.id },
          ...{ seat: request.query.seat, at: request.query.at, head: request.head },
          ...{ language: languageFor(request, reply), reading: readingFor(request, reply) },
        }),
      );
      chargeFor(request, 'triedAction', advice?.tried ?? 0);
      chargeFor(request, 'searchStep', advice?.steps ?? 0);
      reply.header('vary', 'Authorization, Accept-Language, Origin');
      const { question = null, choice = null, actions = [] } = advice ?? {};
      return {
        ...{ game, version, seat, question, choice, taken },
        actions: actions.map(({ effect, ...rest }) => ({
          ...rest,
          effect: effect && { ...effect, lines: effect.lines && [...effect.lines] },
        })),
      };
    },
  );
};

export const adviceRoutes: readonly Route[] = [getAdviceRoute];
