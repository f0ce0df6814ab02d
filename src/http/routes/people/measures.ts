import { Type } from 'typebox';
import { appeal } from '../../../play/moderation/measures.js';
import { languageFor } from '../../language.js';
import { callerOf } from '../../plugins/auth.js';
import { orProblem } from '../../plugins/errors.js';
import { renderOwnMeasure } from '../../render/moderation.js';
import { pageOf } from '../../render/paging.js';
import { closed, IdParams, LanguageParam } from '../../schemas/common.js';
import { Appeal, OwnMeasure, OwnMeasures } from '../../schemas/moderation/measures.js';
import { PageQuery } from '../../schemas/moderation/reports.js';
import { ref } from '../../schemas/ref.js';
import type { Route } from '../context.js';

const tags = ['moderation'];

const InLanguage = Type.Object({ ...PageQuery.properties, language: LanguageParam }, closed);

const listOwnMeasuresRoute: Route = (app, { context }) => {
  app.get(
    '/v1/me/measures',
    {
      config: { tagged: true, access: { scope: 'read' }, headers: ['Content-Language'] },
      schema: {
        operationId: 'listOwnMeasures',
        summary: 'List what the moderators have done that concerns you',
        description: 'Latest first, also those that are over.',
        tags,
        querystring: InLanguage,
        response: { 200: ref(OwnMeasures) },
      },
    },
    async (request, reply) => {
      const language = languageFor(request, reply);
      const { before, limit = 50 } = request.query;
      const player = callerOf(request).player.id;
      const wish = { player, limit: limit + 1, ...(before === undefined ? {} : { before }) };
      const { items, next } = pageOf(await context.measures.list(wish), limit);
      return { measures: items.map((one) => renderOwnMeasure(one, language)), next };
    },
  );
};

const appealRoute: Route = (app, { context }) => {
  app.post(
    '/v1/me/measures/:id/appeal',
    {
      config: {
        access: { scope: 'play', whileBarred: true },
        headers: ['Content-Language'],
        problems: ['measure_over'],
      },
      schema: {
        operationId: 'appealMeasure',
        summary: 'Ask the moderators to look again',
        description: 'Once for each measure. Works while the account is suspended.',
        tags,
        params: IdParams,
        querystring: Type.Object({ language: LanguageParam }, closed),
        body: ref(Appeal),
        response: { 200: ref(OwnMeasure) },
      },
    },
    async (request, reply) => {
      const wish = { playerId: callerOf(request).player.id, id: request.params.id, ...request.body };
      return renderOwnMeasure(orProblem(await appeal(context, wish)), languageFor(request, reply));
    },
  );
};

export const measureRoutes: readonly Route[] = [listOwnMeasuresRoute, appealRoute];
