import { closeReport, readable, reportFor, takeReport } from '../../../play/moderation/reports.js';
import { callerOf } from '../../plugins/auth.js';
import { orProblem } from '../../plugins/errors.js';
import { actorOf, renderReport } from '../../render/moderation.js';
import { pageOf } from '../../render/paging.js';
import { IdParams } from '../../schemas/common.js';
import { CloseReport, Report, Reports, ReportsQuery } from '../../schemas/moderation/reports.js';
import { ref } from '../../schemas/ref.js';
import type { Route } from '../context.js';

const tags = ['moderation'];
const access = { scope: 'manage', role: 'moderator' } as const;
const problems = ['own_case', 'report_closed'] as const;

const listReportsRoute: Route = (app, { context }) => {
  app.get(
    '/v1/admin/reports',
    {
      config: { tagged: true, access },
      schema: {
        operationId: 'listReports',
        summary: 'List reports',
        description:
          'Without those that are about you, and those of others about a game that you created or in which you hold or held a seat. So a page can have fewer than `limit`, and more can follow.',
        tags,
        querystring: ReportsQuery,
        response: { 200: ref(Reports) },
      },
    },
    async (request) => {
      const { limit = 50, ...filter } = request.query;
      const actor = actorOf(callerOf(request));
      const notAbout = callerOf(request).player.id;
      const found = await context.reports.list({ ...filter, notAbout, limit: limit + 1 });
      const { items, next } = pageOf(found, limit);
      return { reports: (await readable(context, actor, items)).map(renderReport), next };
    },
  );
};

const getReportRoute: Route = (app, { context }) => {
  app.get(
    '/v1/admin/reports/:id',
    {
      config: { tagged: true, access },
      schema: {
        operationId: 'getReport',
        summary: 'Get a report',
        description:
          'With the messages as the reporter read them. One that is about you, or of others about a game that you created or in which you hold or held a seat, is not found.',
        tags,
        params: IdParams,
        response: { 200: ref(Report) },
      },
    },
    async (request) =>
      renderReport(orProblem(await reportFor(context, actorOf(callerOf(request)), request.params.id))),
  );
};

const takeReportRoute: Route = (app, { context }) => {
  app.post(
    '/v1/admin/reports/:id/take',
    {
      config: { access, problems },
      schema: {
        operationId: 'takeReport',
        summary: 'Take a report, so that others need not look at it',
        description:
          'Also from another moderator, who may be away. The reporter sees that somebody looks at it.',
        tags,
        params: IdParams,
        response: { 200: ref(Report) },
      },
    },
    async (request) =>
      renderReport(orProblem(await takeReport(context, actorOf(callerOf(request)), request.params.id))),
  );
};

const closeReportRoute: Route = (app, { context }) => {
  app.post(
    '/v1/admin/reports/:id/close',
    {
      config: { access, problems },
      schema: {
        operationId: 'closeReport',
        summary: 'Close a report with an answer',
        description: 'The reporter reads the answer. A report of yours is for somebody else.',
        tags,
        params: IdParams,
        body: ref(CloseReport),
        response: { 200: ref(Report) },
      },
    },
    async (request) => {
      const wish = { id: request.params.id, ...request.body };
      return renderReport(orProblem(await closeReport(context, actorOf(callerOf(request)), wish)));
    },
  );
};

export const adminReportRoutes: readonly Route[] = [
  listReportsRoute,
  getReportRoute,
  takeReportRoute,
  closeReportRoute,
];
