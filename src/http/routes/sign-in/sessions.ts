import { Type } from 'typebox';
import { endOtherSessions, sessionsOf } from '../../../play/accounts/sign-in/sessions.js';
import { callerOf } from '../../plugins/auth.js';
import { renderSession } from '../../render/sign-in.js';
import { closed } from '../../schemas/common.js';
import { ref } from '../../schemas/ref.js';
import { Sessions } from '../../schemas/sign-in.js';
import type { Route } from '../context.js';

const tags = ['sign-in'];
const config = { access: { scope: 'manage', whileBarred: true } } as const;

const listSessionsRoute: Route = (app, { context }) => {
  app.get(
    '/v1/me/sessions',
    {
      config,
      schema: {
        operationId: 'listSessions',
        summary: 'List where your account is signed in',
        description: 'The latest use first. `revokeToken` ends a session at once.',
        tags,
        response: { 200: ref(Sessions) },
      },
    },
    async (request) => {
      const { player, token } = callerOf(request);
      const sessions = await sessionsOf(context, player.id);
      return { sessions: sessions.map((session) => renderSession(session, token.id)) };
    },
  );
};

const endSessionsRoute: Route = (app, { context }) => {
  app.delete(
    '/v1/me/sessions',
    {
      config,
      schema: {
        operationId: 'endSessions',
        summary: 'Sign out everywhere else',
        description: 'Ends every session but that of this request, at once.',
        tags,
        querystring: Type.Object(
          {
            tokens: Type.Optional(
              Type.Boolean({
                default: false,
                description:
                  'Also revoke all other tokens, such as those of your programs, and what you have allowed applications.',
              }),
            ),
          },
          closed,
        ),
        response: { 204: Type.Null({ description: 'Ended.' }) },
      },
    },
    async (request, reply) => {
      await endOtherSessions(context, callerOf(request), request.query.tokens ?? false);
      return reply.code(204).send(null);
    },
  );
};

export const sessionRoutes: readonly Route[] = [listSessionsRoute, endSessionsRoute];
