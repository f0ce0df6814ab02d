import { Type } from 'typebox';
import { setRole } from '../../../play/moderation/roles.js';
import { callerOf } from '../../plugins/auth.js';
import { orProblem } from '../../plugins/errors.js';
import { actorOf, renderAudit } from '../../render/moderation.js';
import { pageOf } from '../../render/paging.js';
import { renderRef } from '../../render/player.js';
import { AuditPage, AuditQuery, GrantRole, StaffList } from '../../schemas/moderation/staff.js';
import { OtherParams } from '../../schemas/people/people.js';
import { ref } from '../../schemas/ref.js';
import type { Route } from '../context.js';

const tags = ['moderation'];
const access = { scope: 'manage', role: 'operator' } as const;
const problems = ['own_case'] as const;

const listStaffRoute: Route = (app, { context }) => {
  app.get(
    '/v1/admin/roles',
    {
      config: { tagged: true, access },
      schema: {
        operationId: 'listStaff',
        summary: 'List the accounts that have a role',
        description: 'The first operator is named by `permafrost grant`.',
        tags,
        response: { 200: ref(StaffList) },
      },
    },
    async () => ({
      staff: (await context.staff.list()).map(({ player, role, at }) => ({
        ...{ player: renderRef(player), role, at: at.toISOString() },
      })),
    }),
  );
};

const grantRoleRoute: Route = (app, { context }) => {
  app.put(
    '/v1/admin/roles/:player',
    {
      config: { access, problems },
      schema: {
        operationId: 'grantRole',
        summary: 'Give an account a role',
        description: 'Replaces its role, if it has one. Takes effect at once. Your own role stays as it is.',
        tags,
        params: OtherParams,
        body: ref(GrantRole),
        response: { 204: Type.Null({ description: 'Granted.' }) },
      },
    },
    async (request, reply) => {
      const { role } = request.body;
      const wish = { actor: actorOf(callerOf(request)), playerId: request.params.player, role };
      orProblem(await setRole(context, wish));
      return reply.code(204).send(null);
    },
  );
};

const revokeRoleRoute: Route = (app, { context }) => {
  app.delete(
    '/v1/admin/roles/:player',
    {
      config: { access, problems },
      schema: {
        operationId: 'revokeRole',
        summary: 'Take the role of an account away',
        description: 'Takes effect at once. Your own role stays as it is.',
        tags,
        params: OtherParams,
        response: { 204: Type.Null({ description: 'Revoked.' }) },
      },
    },
    async (request, reply) => {
      const wish = { actor: actorOf(callerOf(request)), playerId: request.params.player, role: null };
      orProblem(await setRole(context, wish));
      return reply.code(204).send(null);
    },
  );
};

const listAuditRoute: Route = (app, { context }) => {
  app.get(
    '/v1/admin/audit',
    {
      config: { tagged: true, access },
      schema: {
        operationId: 'listAudit',
        summary: 'Read the audit log',
        description: 'Every use of a power is an entry. No operation changes or removes one.',
        tags,
        querystring: AuditQuery,
        response: { 200: ref(AuditPage) },
      },
    },
    async ({ query: { limit = 50, ...filter } }) => {
      const found = await context.staff.audit({ ...filter, limit: limit + 1 });
      const { items, next } = pageOf(found, limit);
      const actors = items.flatMap(({ actor }) => (actor.by === 'player' ? [actor.id] : []));
      const names = await context.players.namesOf([...new Set(actors)]);
      return { entries: items.map((note) => renderAudit(note, names)), next };
    },
  );
};

export const staffRoutes: readonly Route[] = [
  listStaffRoute,
  grantRoleRoute,
  revokeRoleRoute,
  listAuditRoute,
];
