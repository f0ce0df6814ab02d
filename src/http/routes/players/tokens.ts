import { Type } from 'typebox';
import { createToken } from '../../../play/accounts/players.js';
import { notFound } from '../../../play/refusal.js';
import { callerOf } from '../../plugins/auth.js';
import { RefusedError } from '../../plugins/errors.js';
import { renderToken } from '../../render/player.js';
import { carryOut } from '../../retries/once.js';
import { IdParams } from '../../schemas/common.js';
import { CreateToken, IssuedToken, Tokens } from '../../schemas/players.js';
import { ref } from '../../schemas/ref.js';
import type { Route } from '../context.js';

const tags = ['players'];

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
      config: { access: { scope: 'manage' } },
      schema: {
        operationId: 'listTokens',
        summary: 'List your tokens, without their secrets',
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
      config: { access: { scope: 'manage' } },
      schema: {
        operationId: 'revokeToken',
        summary: 'Revoke a token',
        description: 'Takes effect at once.',
        tags,
        params: IdParams,
        response: {
          204: Type.Null({ description: 'Revoked.' }),
        },
      },
    },
    async (request, reply) => {
      const removed = await context.players.removeToken(callerOf(request).player.id, request.params.id);
      if (!removed) throw new RefusedError(notFound('token'));
      return reply.code(204).send(null);
    },
  );
};

export const tokenRoutes: readonly Route[] = [createTokenRoute, listTokensRoute, revokeTokenRoute];
