import { Type } from 'typebox';
import { createToken } from '../../../play/accounts/players.js';
import { notFound, refusal } from '../../../play/refusal.js';
import { callerOf } from '../../plugins/auth.js';
import { RefusedError } from '../../plugins/errors.js';
import { renderToken } from '../../render/player.js';
import { carryOut } from '../../retries/once.js';
import { closed, IdParams } from '../../schemas/common.js';
import { CreateToken, IssuedToken, Tokens } from '../../schemas/players.js';
import { ref } from '../../schemas/ref.js';
import type { Route } from '../context.js';

const tags = ['players'];

const lastToken = refusal(
  'last_token',
  'This is your last token. Create another one first, or send `confirm=last-token` to lose the account.',
);

const createTokenRoute: Route = (app, { context }) => {
  app.post(
    '/v1/me/tokens',
    {
      config: { once: true, access: { scope: 'manage' }, problems: ['too_many_tokens'] },
      schema: {
        operationId: 'createToken',
        summary: 'Create a token',
        description:
          'With the scope `manage` you can create tokens with any scope, including scopes that were added after your token was created.',
        tags,
        body: ref(CreateToken),
        response: {
          201: ref(IssuedToken),
        },
      },
    },
    async (request, reply) => {
      const { name, scopes, expiresAt = null } = request.body;
      const wish = { name, scopes, expiresAt: expiresAt === null ? null : new Date(expiresAt) };
      return carryOut(context, request, reply, {
        run: (once) => createToken(context, callerOf(request), wish, once),
        answer: ({ token, secret }) => ({ status: 201, body: { token: renderToken(token), secret } }),
      });
    },
  );
};

const listTokensRoute: Route = (app, { context }) => {
  app.get(
    '/v1/me/tokens',
    {
      config: { tagged: true, access: { scope: 'manage' } },
      schema: {
        operationId: 'listTokens',
        summary: 'List your tokens, without their secrets',
        description: 'Expired tokens are listed until you revoke them.',
        tags,
        response: { 200: ref(Tokens) },
      },
    },
    async (request) => {
      const tokens = await context.players.tokensOf(callerOf(request).player.id);
      return { tokens: tokens.map(renderToken) };
    },
  );
};

const revokeTokenRoute: Route = (app, { context }) => {
  app.delete(
    '/v1/me/tokens/:id',
    {
      config: { access: { scope: 'manage', whileBarred: true }, problems: ['last_token'] },
      schema: {
        operationId: 'revokeToken',
        summary: 'Revoke a token',
        description:
          'Takes effect at once. Without a token nobody can use the account any more, so the last one is revoked only with `confirm=last-token`.',
        tags,
        params: IdParams,
        querystring: Type.Object(
          {
            confirm: Type.Optional(
              Type.Literal('last-token', { description: 'Revoke the token even if it is your last one.' }),
            ),
          },
          closed,
        ),
        response: {
          204: Type.Null({ description: 'Revoked.' }),
        },
      },
    },
    async (request, reply) => {
      const { id } = callerOf(request).player;
      const evenLast = request.query.confirm === 'last-token';
      const removed = await context.players.removeToken(id, request.params.id, evenLast);
      if (removed === null) throw new RefusedError(notFound('token'));
      if (removed === 'last') throw new RefusedError(lastToken);
      return reply.code(204).send(null);
    },
  );
};

export const tokenRoutes: readonly Route[] = [createTokenRoute, listTokensRoute, revokeTokenRoute];
