import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { beginAdding } from '../../../play/accounts/sign-in/begin.js';
import { finishAdding } from '../../../play/accounts/sign-in/finish.js';
import { removeMethod } from '../../../play/accounts/sign-in/methods.js';
import type { Context } from '../../../play/context.js';
import { languageOf } from '../../language.js';
import { callerOf } from '../../plugins/auth.js';
import { orProblem } from '../../plugins/errors.js';
import { renderBegun, renderMethod } from '../../render/sign-in.js';
import { closed, IdParams } from '../../schemas/common.js';
import { ref } from '../../schemas/ref.js';
import { BeginSignIn, BegunSignIn, FinishAdding, SignInMethods } from '../../schemas/sign-in.js';
import type { Route } from '../context.js';
import { deviceOf } from './device.js';
import { wishOf } from './wishes.js';

const tags = ['sign-in'];
const access = { scope: 'manage' } as const;

const methodsFor = async ({ signIn }: Context, request: FastifyRequest) => ({
  methods: (await signIn.signIns.methodsOf(callerOf(request).player.id)).map(renderMethod),
});

const listMethodsRoute: Route = (app, { context }) => {
  app.get(
    '/v1/me/sign-in-methods',
    {
      config: { access },
      schema: {
        operationId: 'listSignInMethods',
        summary: 'List the ways to come back to your account',
        description: 'Any one of them is enough to get the account back.',
        tags,
        response: { 200: ref(SignInMethods) },
      },
    },
    async (request) => methodsFor(context, request),
  );
};

const beginAddingRoute: Route = (app, { context }) => {
  app.post(
    '/v1/me/sign-in-methods',
    {
      config: {
        access,
        counted: 'sign-ins',
        problems: ['sign_in_again', 'not_found', 'mail_not_set_up', 'too_many_codes', 'provider_unreachable'],
      },
      schema: {
        operationId: 'beginAddingSignInMethod',
        summary: 'Begin to add a way to come back to your account',
        description:
          'The account keeps its games. If it has a way to come back already, you must have signed in within the last 15 minutes.',
        tags,
        body: ref(BeginSignIn),
        response: { 201: ref(BegunSignIn) },
      },
    },
    async (request, reply) => {
      const begun = orProblem(await beginAdding(context, callerOf(request), wishOf(request)));
      reply.header('cache-control', 'no-store');
      return reply.code(201).send(renderBegun(begun));
    },
  );
};

const finishAddingRoute: Route = (app, { context }) => {
  app.post(
    '/v1/me/sign-in-methods/:id',
    {
      config: {
        access,
        counted: 'sign-ins',
        problems: [
          'proof_refused',
          'method_taken',
          'too_many_methods',
          'sign_in_over',
          'sign_in_again',
          'provider_unreachable',
        ],
      },
      schema: {
        operationId: 'finishAddingSignInMethod',
        summary: 'Finish to add a way to come back to your account',
        description:
          'Only the account that has begun can finish. The other addresses of the account get a mail that says so.',
        tags,
        params: IdParams,
        body: ref(FinishAdding),
        response: { 200: ref(SignInMethods) },
      },
    },
    async (request) => {
      const { secret, ...evidence } = request.body;
      const device = deviceOf(request.headers['user-agent']);
      const wish = { attemptId: request.params.id, secret, evidence, device };
      orProblem(await finishAdding(context, callerOf(request), wish, languageOf(request)));
      return methodsFor(context, request);
    },
  );
};

const removeMethodRoute: Route = (app, { context }) => {
  app.delete(
    '/v1/me/sign-in-methods/:id',
    {
      config: { access, problems: ['sign_in_again', 'last_method'] },
      schema: {
        operationId: 'removeSignInMethod',
        summary: 'Remove a way to come back to your account',
        description:
          'You must have signed in within the last 15 minutes. An address that is removed gets a mail that says so, and so do the others.',
        tags,
        params: IdParams,
        querystring: Type.Object(
          {
            confirm: Type.Optional(
              Type.Literal('last-method', { description: 'Remove it even if it is the last one.' }),
            ),
          },
          closed,
        ),
        response: { 204: Type.Null({ description: 'Removed.' }) },
      },
    },
    async (request, reply) => {
      const evenLast = request.query.confirm === 'last-method';
      const removal = { methodId: request.params.id, evenLast, language: languageOf(request) };
      orProblem(await removeMethod(context, callerOf(request), removal));
      return reply.code(204).send(null);
    },
  );
};

export const methodRoutes: readonly Route[] = [
  listMethodsRoute,
  beginAddingRoute,
  finishAddingRoute,
  removeMethodRoute,
];
