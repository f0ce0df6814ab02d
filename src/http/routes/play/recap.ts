import { Type } from 'typebox';
import { type Recap as RecapOfGame, recap } from '../../../play/history/recap.js';
import { languageFor } from '../../language.js';
import { chargeFor } from '../../limits/limit-requests.js';
import { maybeCaller } from '../../plugins/auth.js';
import { orProblem } from '../../plugins/errors.js';
import {
  closed,
  IdParams,
  InvitationParam,
  LanguageParam,
  Version,
  ViewerText,
} from '../../schemas/common.js';
import { Recap } from '../../schemas/play/recap.js';
import { ref } from '../../schemas/ref.js';
import { abortOnClose } from '../abort-on-close.js';
import type { Route } from '../context.js';
import { viewerIn } from './view.js';

function render({ game, viewer, turns, scores, names, ...rest }: RecapOfGame) {
  const picture = (at: number): string =>
    `/v1/games/${game}/picture.svg?seat=${viewer}&at=${Math.max(1, at)}`;
  return {
    ...{ game, viewer, ...rest },
    scores: scores && { before: [...scores.before], after: [...scores.after] },
    turns: turns.map(({ seat, from, to, at, lines, points }) => ({
      ...{ seat, name: seat === null ? null : (names[seat] ?? null), from, to, at },
      ...{ lines: [...lines], points: [...points] },
      pictures: { before: picture(from), after: picture(to) },
    })),
  };
}

const getRecapRoute: Route = (app, { context }) => {
  app.get(
    '/v1/games/:id/recap',
    {
      config: {
        work: 'past',
        access: { scope: 'read', anonymous: true, seatKey: true },
        headers: ['Content-Language'],
        problems: ['not_your_seat', 'bad_cursor', 'not_started', 'engine_missing'],
      },
      schema: {
        operationId: 'getRecap',
        summary: 'Get what happened since your last visit',
        description:
          'By turns, in sentences, with pictures before and after and with every change of points explained, as your seat or a spectator may know it.',
        tags: ['play'],
        params: IdParams,
        querystring: Type.Object(
          {
            after: Type.Optional({
              ...Version,
              description: 'The version that you have seen. Defaults to your own last action.',
            }),
            seat: Type.Optional(ViewerText),
            invitation: InvitationParam,
            language: LanguageParam,
          },
          closed,
        ),
        response: { 200: ref(Recap) },
      },
    },
    async (request, reply) => {
      const { seat, after, invitation } = request.query;
      const told = orProblem(
        await recap(context, {
          gameId: request.params.id,
          caller: maybeCaller(request),
          viewer: viewerIn(seat),
          ...{ after, invitation, language: languageFor(request, reply), signal: abortOnClose(reply) },
        }),
      );
      chargeFor(request, 'entry', told.version);
      return render(told);
    },
  );
};

export const recapRoutes: readonly Route[] = [getRecapRoute];
