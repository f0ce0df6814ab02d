import { appeal } from '../../../play/moderation/measures.js';
import { callerOf } from '../../plugins/auth.js';
import { orProblem } from '../../plugins/errors.js';
import { pageOf, renderOwnMeasure } from '../../render/moderation.js';
import { IdParams } from '../../schemas/common.js';
import { Appeal, OwnMeasure, OwnMeasures } from '../../schemas/moderation/measures.js';
import { PageQuery } from '../../schemas/moderation/reports.js';
import { ref } from '../../schemas/ref.js';
import type { Route } from '../context.js';

const tags = ['moderation'];

const listOwnMeasuresRoute: Route = (app, { context }) => {
  app.get(
    '/v1/me/measures',
    {
      config: { tagged: true, access: { scope: 'read' } },
      schema: {
        operationId: 'listOwnMeasures',
        summary: 'List what the moderators have done that concerns you',
        description: 'Latest first, also those that are over.',
        tags,
        querystring: PageQuery,
        response: { 200: ref(OwnMeasures) },
      },
    },
    async (request) => {
      const { before, limit = 50 } = request.query;
      const player = callerOf(request).player.id;
      const wish = { player, limit: limit + 1, ...(before === undefined ? {} : { before }) };
      const { items, next } = pageOf(await context.measures.list(wish), limit);
      return { measures: items.map(renderOwnMeasure), next };
    },
  );
};

const appealRoute: Route = (app, { context }) => {
  app.post(
    '/v1/me/measures/:id/appeal',
    {
      config: { access: { scope: 'play', whileBarred: true }, problems: ['measure_over'] },
      schema: {
        operationId: 'appealMeasure',
        summary: 'Ask the moderators to look again',
        description: 'Once for each measure. Works while the account is suspended.',
        tags,
        params: IdParams,
        body: ref(Appeal),
        response: { 200: ref(OwnMeasure) },
      },
    },
    async (request) => {
      const wish = { playerId: callerOf(request).player.id, id: request.params.id, ...request.body };
      return renderOwnMeasure(orProblem(await appeal(context, wish)));
    },
  );
};

export const measureRoutes: readonly Route[] = [listOwnMeasuresRoute, appealRoute];
