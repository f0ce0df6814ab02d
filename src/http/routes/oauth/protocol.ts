import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { handOver } from '../../oauth/hand-over.js';
import { openProvider } from '../../oauth/provider.js';
import { routes } from '../../oauth/settings.js';
import { pageHeaders } from '../../plugins/security.js';
import type { RouteOptions, Routes } from '../context.js';

const FORM = 'application/x-www-form-urlencoded';

/** The provider of this server, made when it is first needed: its address may be known only then. */
export function providerOf({ context }: Pick<RouteOptions, 'context'>): () => Promise<Provider> {
  let made: Promise<Provider> | undefined;
  return () => {
    made ??= openProvider(context, context.channels.publicUrl());
    return made;
  };
}

/** The endpoints of OAuth. Their requests and answers are those of its RFCs, so the API document leaves them out. */
export const protocolRoutes = (provider: () => Promise<Provider>): Routes => {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    await handOver(await provider(), request, reply);
    return reply;
  };
  const options = { config: { counted: 'sign-ins' }, schema: { hide: true } } as const;
  return async (app) => {
    await app.register(pageHeaders);
    // The library reads the body.
    app.addContentTypeParser(FORM, (_request, _payload, done) => done(null));
    app.get(routes.authorization, options, answer);
    app.get(`${routes.authorization}/:uid`, options, answer);
    for (const path of [routes.token, routes.device_authorization, routes.revocation, routes.introspection])
      app.post(path, options, answer);
  };
};
