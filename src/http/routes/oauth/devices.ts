import type { DeviceCode, Provider } from 'oidc-provider';
import { Type } from 'typebox';
import { allow } from '../../../play/accounts/oauth/grants.js';
import { notFound } from '../../../play/refusal.js';
import { scopesIn } from '../../oauth/resources.js';
import { callerOf } from '../../plugins/auth.js';
import { orProblem, RefusedError } from '../../plugins/errors.js';
import { renderRequest } from '../../render/application.js';
import { AnswerApplication, ApplicationRequest, UserCodeParams } from '../../schemas/people/applications.js';
import { ref } from '../../schemas/ref.js';
import type { Route } from '../context.js';
import { applicationOf } from './requests.js';

type GetProvider = () => Promise<Provider>;

const tags = ['applications'];
const access = { scope: 'manage' } as const;

/** The request of a device that still waits for an answer. */
async function waiting(provider: Provider, code: string): Promise<DeviceCode> {
  const found = await provider.DeviceCode.findByUserCode(code.replace(/[- ]/, '').toUpperCase());
  const isWaiting = found !== undefined && found.accountId === undefined && found.error === undefined;
  if (!isWaiting) throw new RefusedError(notFound('code'));
  return found;
}

/** Devices show this address to people. */
const showDeviceRoute: Route = (app, { context }) => {
  app.get<{ Querystring: { user_code?: string } }>(
    '/device',
    { schema: { hide: true } },
    async ({ query }, reply) => {
      const code = query.user_code === undefined ? '' : `?${new URLSearchParams({ code: query.user_code })}`;
      return reply
        .header('cache-control', 'no-store')
        .redirect(`${context.channels.publicUrl()}/#/device${code}`, 303);
    },
  );
};

const getDeviceRoute =
  (getProvider: GetProvider): Route =>
  (app) => {
    app.get(
      '/v1/device-codes/:code',
      {
        config: { access, counted: 'sign-ins' },
        schema: {
          operationId: 'getDeviceRequest',
          summary: 'Get what a device asks you to allow',
          description: 'By the code that it shows. Allow only what you have begun yourself.',
          tags,
          params: UserCodeParams,
          response: { 200: ref(ApplicationRequest) },
        },
      },
      async (request, reply) => {
        const provider = await getProvider();
        const { clientId, params = {} } = await waiting(provider, request.params.code);
        reply.header('cache-control', 'no-store');
        return renderRequest(await applicationOf(provider, clientId), params.scope, null);
      },
    );
  };

const answerDeviceRoute =
  (getProvider: GetProvider): Route =>
  (app, { context }) => {
    app.post(
      '/v1/device-codes/:code',
      {
        config: { access, counted: 'account-changes' },
        schema: {
          operationId: 'answerDeviceRequest',
          summary: 'Allow or refuse what a device asks for',
          description: 'The device hears of it when it next asks for its token.',
          tags,
          params: UserCodeParams,
          body: ref(AnswerApplication),
          response: { 204: Type.Null({ description: 'Answered.' }) },
        },
      },
      async (request, reply) => {
        const provider = await getProvider();
        const code = await waiting(provider, request.params.code);
        if (request.body.allow) {
          const application = await applicationOf(provider, code.clientId);
          const caller = callerOf(request);
          const accountId = caller.player.id;
          const scopes = scopesIn(String(code.params?.scope));
          const { id: grantId } = orProblem(await allow(context, caller, application, scopes));
          const resource = provider.issuer;
          Object.assign(code, { accountId, grantId, resource, scope: scopes.join(' ') });
        } else Object.assign(code, { error: 'access_denied', errorDescription: 'refused by the player' });
        await code.save();
        return reply.code(204).send(null);
      },
    );
  };

export const deviceRoutes = (provider: GetProvider): readonly Route[] => [
  showDeviceRoute,
  getDeviceRoute(provider),
  answerDeviceRoute(provider),
];
