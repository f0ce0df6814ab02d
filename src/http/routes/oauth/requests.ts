import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Interaction, Provider } from 'oidc-provider';
import { allow } from '../../../play/accounts/oauth/grants.js';
import { notFound } from '../../../play/refusal.js';
import { prepared } from '../../oauth/hand-over.js';
import { scopesIn } from '../../oauth/resources.js';
import { callerOf } from '../../plugins/auth.js';
import { orProblem, RefusedError } from '../../plugins/errors.js';
import { renderRequest } from '../../render/application.js';
import {
  AnswerApplication,
  AnsweredApplication,
  ApplicationRequest,
  RequestParams,
} from '../../schemas/people/applications.js';
import { ref } from '../../schemas/ref.js';
import type { Route } from '../context.js';

type GetProvider = () => Promise<Provider>;

const tags = ['applications'];
const access = { scope: 'manage' } as const;

/** The request of this browser: a cookie that only this address gets ties it to the one that has begun. */
async function requestOf(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Interaction> {
  const { SessionNotFound } = (await import('oidc-provider')).errors;
  const { id } = request.params as { id: string };
  try {
    const found = await provider.interactionDetails(prepared(provider, request.raw), reply.raw);
    if (found.uid === id) return found;
  } catch (error) {
    if (!(error instanceof SessionNotFound)) throw error;
  }
  throw new RefusedError(notFound('request, in this browser'));
}

/** What an application calls itself in its document. */
async function applicationOf(provider: Provider, clientId: unknown) {
  const client = typeof clientId === 'string' ? await provider.Client.find(clientId) : undefined;
  if (client === undefined) throw new RefusedError(notFound('application'));
  return { id: client.clientId, name: client.clientName };
}

/** Browsers come here on their way to the page. The cookie of the request is bound to this address. */
const showRequestRoute: Route = (app, { context }) => {
  app.get<{ Params: { id: string } }>(
    '/oauth/requests/:id',
    { schema: { hide: true } },
    async ({ params }, reply) =>
      reply
        .header('cache-control', 'no-store')
        .redirect(`${context.channels.publicUrl()}/#/authorize/${encodeURIComponent(params.id)}`, 303),
  );
};

const getRequestRoute =
  (getProvider: GetProvider): Route =>
  (app) => {
    app.get(
      '/oauth/requests/:id/details',
      {
        config: { access },
        schema: {
          operationId: 'getApplicationRequest',
          summary: 'Get what an application asks you to allow',
          description:
            'For the page that an application has sent a browser to. Works only in that browser, by a cookie.',
          tags,
          params: RequestParams,
          response: { 200: ref(ApplicationRequest) },
        },
      },
      async (request, reply) => {
        const provider = await getProvider();
        const { params } = await requestOf(provider, request, reply);
        const application = await applicationOf(provider, params.client_id);
        reply.header('cache-control', 'no-store');
        return renderRequest(application, params.scope, params.redirect_uri);
      },
    );
  };

const answerRequestRoute =
  (getProvider: GetProvider): Route =>
  (app, { context }) => {
    app.post(
      '/oauth/requests/:id/answer',
      {
        config: { access, counted: 'account-changes' },
        schema: {
          operationId: 'answerApplicationRequest',
          summary: 'Allow or refuse what an application asks for',
          description: 'Works once, and only in the browser that the application has sent to this server.',
          tags,
          params: RequestParams,
          body: ref(AnswerApplication),
          response: { 200: ref(AnsweredApplication) },
        },
      },
      async (request, reply) => {
        const provider = await getProvider();
        const { params } = await requestOf(provider, request, reply);
        const application = await applicationOf(provider, params.client_id);
        const caller = callerOf(request);
        const accountId = caller.player.id;
        const answer = async () => {
          if (!request.body.allow)
            return { error: 'access_denied', error_description: 'refused by the player' };
          const scopes = scopesIn(String(params.scope));
          const grant = orProblem(await allow(context, caller, application, scopes));
          return { login: { accountId, remember: false }, consent: { grantId: grant.id } };
        };
        const url = await provider.interactionResult(request.raw, reply.raw, await answer());
        reply.header('cache-control', 'no-store');
        return { url };
      },
    );
  };

export const requestRoutes = (provider: GetProvider): readonly Route[] => [
  showRequestRoute,
  getRequestRoute(provider),
  answerRequestRoute(provider),
];

export { applicationOf };
