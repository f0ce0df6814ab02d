import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Context } from '../../../play/context.js';
import { type ShownTable, showTable, type TableRequest } from '../../../play/showing/show-table.js';
import { languageFor } from '../../language.js';
import { chargeFor } from '../../limits/limit-requests.js';
import { maybeCaller } from '../../plugins/auth.js';
import { orProblem } from '../../plugins/errors.js';
import { renderGame } from '../../render/game.js';
import { closed, IdParams, InvitationParam, LanguageParam, ViewerText } from '../../schemas/common.js';
import { BaseParam, LookParams, type LookWish, lookIn } from '../../schemas/play/look.js';
import { ref } from '../../schemas/ref.js';
import { abortOnClose } from '../abort-on-close.js';
import type { Route } from '../context.js';
import { viewerIn } from './view.js';

interface Wishes extends LookWish {
  readonly seat?: string;
  readonly invitation?: string;
  readonly base?: string;
}

function wantedBy(request: FastifyRequest, reply: Parameters<typeof languageFor>[1]): TableRequest {
  const { id } = request.params as { readonly id: string };
  const { seat, invitation, base, ...look } = request.query as Wishes;
  return {
    gameId: id,
    caller: maybeCaller(request),
    viewer: viewerIn(seat),
    invitation,
    language: languageFor(request, reply),
    picture: { ...lookIn(look), base },
    signal: abortOnClose(reply),
  };
}

function render({ game, viewer, way, asked, picture }: ShownTable, { caller }: TableRequest) {
  const { record } = game;
  const { invitation: _, ...state } = renderGame(game, caller, way);
  return {
    ...{ game: record.id, rulebook: record.rulebook, version: record.version },
    viewer,
    state,
    asked,
    picture,
  };
}

const getTableRoute: Route = (app, { context, schemas }) => {
  app.get(
    '/v1/games/:id/table',
    {
      config: {
        tagged: true,
        work: 'pictures',
        access: { scope: 'read', anonymous: true, seatKey: true },
        headers: ['ETag', 'Content-Language'],
        problems: ['not_your_seat', 'not_started', 'engine_missing'],
      },
      schema: {
        operationId: 'getTable',
        summary: 'Get everything that a table shows in one piece',
        description:
          'The public state, your prompts with every legal action, and the picture, all of one version. A client that sends the `tag` of the picture it has gets what differs, mostly one or two kilobytes. `seat` defaults to the first of your seats that is asked.',
        tags: ['play'],
        params: IdParams,
        querystring: Type.Object(
          {
            seat: Type.Optional(ViewerText),
            invitation: InvitationParam,
            language: LanguageParam,
            ...LookParams,
            base: BaseParam,
          },
          closed,
        ),
        response: { 200: ref(schemas.table) },
      },
    },
    async (request, reply) => {
      const wanted = wantedBy(request, reply);
      const table = orProblem(await showTable(context, wanted));
      reply.header('vary', 'Authorization, Accept-Language, Origin');
      return render(table, wanted);
    },
  );
};

/** The table after an action. The action counts in any case, so what prevents the picture must not fail the response. */
export async function tableAfter(
  context: Context,
  request: FastifyRequest,
  reply: Parameters<typeof languageFor>[1],
): Promise<Record<string, unknown>> {
  chargeFor(request, 'table', 1);
  const wanted = wantedBy(request, reply);
  const shown = await showTable(context, wanted).catch(() => null);
  return shown?.ok === true ? { table: render(shown.value, wanted) } : {};
}

export const tableRoutes: readonly Route[] = [getTableRoute];
