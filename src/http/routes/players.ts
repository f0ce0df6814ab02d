import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { createPlayer, createToken } from '../../play/accounts/players.js';
import { notFound } from '../../play/refusal.js';
import { callerOf } from '../plugins/auth.js';
import { orProblem, ProblemError } from '../plugins/errors.js';
import { accountLimit } from '../plugins/rate-limit.js';
import { problemFrom } from '../problems.js';
import { renderPlayer, renderToken } from '../render-player.js';
import { IdParams } from '../schemas/common.js';
import { CreatePlayer, CreateToken, IssuedToken, Me, NewPlayer, Tokens } from '../schemas/players.js';
import { bodyProblems, problems } from '../schemas/problem-responses.js';
import { ref } from '../schemas/ref.js';
import type { RouteOptions } from './context.js';

const tags = ['players'];

export const playerRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (app, { context, limits }) => {
  app.post(
    '/v1/players',
    {
      config: { access: { scope: 'manage', anonymous: true }, rateLimit: accountLimit(limits) },
      schema: {
        operationId: 'createPlayer',
        summary: 'Make an account, for a human or a bot',
        tags,
        body: ref(CreatePlayer),
        response: {
          201: ref(NewPlayer),
          ...problems(
            'malformed',
            'unauthorized',
            'insufficient_scope',
            'payload_too_large',
            'unsupported_media_type',
          ),
        },
      },
    },
    async (request, reply) => {
      const { name, bot = false } = request.body;
      const { player, issued } = await createPlayer(context, { name, bot });
      reply.code(201);
      return { player: renderPlayer(player), token: renderToken(issued.token), secret: issued.secret };
    },
  );

  app.get(
    '/v1/me',
    {
      config: { access: { scope: 'read', seatKey: true } },
      schema: {
        operationId: 'getMe',
        summary: 'Who you are, and what your token may do',
        tags,
        response: { 200: ref(Me), ...problems('unauthorized', 'insufficient_scope') },
      },
    },
    async (request) => {
      const { player, token } = callerOf(request);
      return { player: renderPlayer(player), token: renderToken(token) };
    },
  );

  app.post(
    '/v1/me/tokens',
    {
      config: { access: { scope: 'manage' } },
      schema: {
        operationId: 'createToken',
        summary: 'Make a further token, with no more scopes than your own',
        tags,
        body: ref(CreateToken),
        response: {
          201: ref(IssuedToken),
          ...problems(
            'malformed',
            'unauthorized',
            'insufficient_scope',
            'too_many_tokens',
            'payload_too_large',
            'unsupported_media_type',
          ),
        },
      },
    },
    async (request, reply) => {
      const { name, scopes, expiresAt = null } = request.body;
      const wish = { name, scopes, expiresAt: expiresAt === null ? null : new Date(expiresAt) };
      const { token, secret } = orProblem(await createToken(context, callerOf(request), wish));
      reply.code(201);
      return { token: renderToken(token), secret };
    },
  );

  app.get(
    '/v1/me/tokens',
    {
      config: { access: { scope: 'manage' } },
      schema: {
        operationId: 'listTokens',
        summary: 'Your tokens, without their secrets',
        tags,
        response: { 200: ref(Tokens), ...problems('unauthorized', 'insufficient_scope') },
      },
    },
    async (request) => {
      const tokens = await context.players.tokensOf(callerOf(request).player.id);
      return { tokens: tokens.map(renderToken) };
    },
  );

  app.delete(
    '/v1/me/tokens/:id',
    {
      config: { access: { scope: 'manage' } },
      schema: {
        operationId: 'revokeToken',
        summary: 'Revoke a token: it is dead at once',
        tags,
        params: IdParams,
        response: {
          204: Type.Null({ description: 'Revoked.' }),
          ...problems('unauthorized', 'insufficient_scope', 'not_found', ...bodyProblems),
        },
      },
    },
    async (request, reply) => {
      const removed = await context.players.removeToken(callerOf(request).player.id, request.params.id);
      if (!removed) throw new ProblemError(problemFrom(notFound('token')));
      return reply.code(204).send(null);
    },
  );
};
