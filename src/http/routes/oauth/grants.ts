import { Type } from 'typebox';
import { revokeGrant } from '../../../play/accounts/oauth/grants.js';
import { callerOf } from '../../plugins/auth.js';
import { orProblem } from '../../plugins/errors.js';
import { renderGrant } from '../../render/application.js';
import { IdParams } from '../../schemas/common.js';
import { Grants } from '../../schemas/people/applications.js';
import { ref } from '../../schemas/ref.js';
import type { Route } from '../context.js';

const tags = ['applications'];
/** A player who is suspended for what a thief did must be able to shut the thief out. */
const access = { scope: 'manage', whileBarred: true } as const;

const listGrantsRoute: Route = (app, { context }) => {
  app.get(
    '/v1/me/grants',
    {
      config: { tagged: true, access },
      schema: {
        operationId: 'listGrants',
        summary: 'List what you have allowed applications',
        description: 'The last used first.',
        tags,
        response: { 200: ref(Grants) },
      },
    },
    async (request) => ({
      grants: (await context.oauth.grants.of(callerOf(request).player.id)).map(renderGrant),
    }),
  );
};

const revokeGrantRoute: Route = (app, { context }) => {
  app.delete(
    '/v1/me/grants/:id',
    {
      config: { access },
      schema: {
        operationId: 'revokeGrant',
        summary: 'Revoke what you have allowed an application',
        description: 'Its tokens stop working at once, and its streams end.',
        tags,
        params: IdParams,
        response: { 204: Type.Null({ description: 'Revoked.' }) },
      },
    },
    async (request, reply) => {
      orProblem(await revokeGrant(context, callerOf(request).player.id, request.params.id));
      return reply.code(204).send(null);
    },
  );
};

export const grantRoutes: readonly Route[] = [listGrantsRoute, revokeGrantRoute];
