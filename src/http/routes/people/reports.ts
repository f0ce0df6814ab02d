import { report } from '../../../play/moderation/reports.js';
import type { NewReport } from '../../../play/ports/moderation/reports.js';
import { callerOf } from '../../plugins/auth.js';
import { renderNewReport, renderOwnReport } from '../../render/moderation.js';
import { pageOf } from '../../render/paging.js';
import { carryOut } from '../../retries/once.js';
import { CreateReport, OwnReport, OwnReports, PageQuery } from '../../schemas/moderation/reports.js';
import { ref } from '../../schemas/ref.js';
import type { Route } from '../context.js';

const tags = ['moderation'];

const createReportRoute: Route = (app, { context }) => {
  app.post(
    '/v1/reports',
    {
      config: {
        once: true,
        access: { scope: 'play' },
        problems: ['not_found', 'daily_quota_exceeded'],
      },
      schema: {
        operationId: 'createReport',
        summary: 'Report a player, a name, a message or a game',
        description:
          'Only moderators see it. What you see now is kept with it: the version of the game, the name and the messages, also if they are changed or withdrawn later. `GET /v1/me/reports` says what came of it.',
        tags,
        body: ref(CreateReport),
        response: { 201: ref(OwnReport) },
      },
    },
    async (request, reply) => {
      const reporterId = callerOf(request).player.id;
      const { text = '', ...wish } = request.body;
      return carryOut<NewReport>(context, request, reply, {
        run: (once) => report(context, { ...wish, text, reporterId }, once),
        answer: (made) => ({ status: 201, body: renderNewReport(made) }),
      });
    },
  );
};

const listOwnReportsRoute: Route = (app, { context }) => {
  app.get(
    '/v1/me/reports',
    {
      config: { tagged: true, access: { scope: 'read' } },
      schema: {
        operationId: 'listOwnReports',
        summary: 'List your reports, and what came of them',
        description: 'Latest first. Nobody else sees them but moderators.',
        tags,
        querystring: PageQuery,
        response: { 200: ref(OwnReports) },
      },
    },
    async (request) => {
      const { before, limit = 50 } = request.query;
      const reporter = callerOf(request).player.id;
      const found = await context.reports.list({
        ...{ reporter, limit: limit + 1 },
        ...(before === undefined ? {} : { before }),
      });
      const { items, next } = pageOf(found, limit);
      return { reports: items.map(renderOwnReport), next };
    },
  );
};

export const reportRoutes: readonly Route[] = [createReportRoute, listOwnReportsRoute];
