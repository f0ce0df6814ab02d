import { Type } from 'typebox';
import { announce, retractAnnouncement } from '../../../play/moderation/announcements.js';
import type { Announcement as AnnouncementRecord } from '../../../play/ports/moderation/oversight.js';
import { callerOf } from '../../plugins/auth.js';
import { orProblem } from '../../plugins/errors.js';
import { actorOf } from '../../render/moderation.js';
import { carryOut } from '../../retries/once.js';
import { IdParams } from '../../schemas/common.js';
import { Announce, Announcement, Announcements } from '../../schemas/moderation/oversight.js';
import { ref } from '../../schemas/ref.js';
import type { Route } from '../context.js';

const tags = ['moderation'];
const access = { scope: 'manage', role: 'operator' } as const;

const render = ({ at, endsAt, ...announcement }: AnnouncementRecord) => ({
  ...{ ...announcement, at: at.toISOString(), endsAt: endsAt.toISOString() },
});

const listAnnouncementsRoute: Route = (app, { context }) => {
  app.get(
    '/v1/announcements',
    {
      config: { tagged: true, access: { scope: 'read', anonymous: true, seatKey: true } },
      schema: {
        operationId: 'listAnnouncements',
        summary: 'List what the operator announces to everybody',
        description: 'Until their time is over.',
        tags,
        response: { 200: ref(Announcements) },
      },
    },
    async () => ({
      announcements: (await context.oversight.announcements(context.clock())).map(render),
    }),
  );
};

const announceRoute: Route = (app, { context }) => {
  app.post(
    '/v1/admin/announcements',
    {
      config: { once: true, access },
      schema: {
        operationId: 'announce',
        summary: 'Announce something to everybody, in both languages',
        description: 'The page shows it until its time is over.',
        tags,
        body: ref(Announce),
        response: { 201: ref(Announcement) },
      },
    },
    async (request, reply) => {
      const { until, ...texts } = request.body;
      const wish = { ...texts, until: new Date(until) };
      const actor = actorOf(callerOf(request));
      return carryOut<AnnouncementRecord>(context, request, reply, {
        run: (once) => announce(context, actor, wish, once),
        answer: (made) => ({ status: 201, body: render(made) }),
      });
    },
  );
};

const withdrawRoute: Route = (app, { context }) => {
  app.delete(
    '/v1/admin/announcements/:id',
    {
      config: { access },
      schema: {
        operationId: 'retractAnnouncement',
        summary: 'Withdraw an announcement',
        description: 'The page no longer shows it.',
        tags,
        params: IdParams,
        response: { 204: Type.Null({ description: 'Withdrawn.' }) },
      },
    },
    async (request, reply) => {
      orProblem(await retractAnnouncement(context, actorOf(callerOf(request)), request.params.id));
      return reply.code(204).send(null);
    },
  );
};

export const announcementRoutes: readonly Route[] = [listAnnouncementsRoute, announceRoute, withdrawRoute];
