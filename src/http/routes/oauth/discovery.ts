import type { FastifyReply } from 'fastify';
import { grantable } from '../../oauth/resources.js';
import { routes } from '../../oauth/settings.js';
import type { Route } from '../context.js';

const send = (reply: FastifyReply, document: object): FastifyReply =>
  reply.header('cache-control', 'public, max-age=300').send(document);

/** RFC 8414. Written here, because the library's own lists much of OpenID Connect that this server does not have. */
const serverRoute: Route = (app, { context }) => {
  app.get('/.well-known/oauth-authorization-server', { schema: { hide: true } }, async (_request, reply) => {
    const issuer = context.channels.publicUrl();
    return send(reply, {
      issuer,
      authorization_endpoint: issuer + routes.authorization,
      token_endpoint: issuer + routes.token,
      device_authorization_endpoint: issuer + routes.device_authorization,
      revocation_endpoint: issuer + routes.revocation,
      introspection_endpoint: issuer + routes.introspection,
      scopes_supported: grantable,
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      grant_types_supported: [
        'authorization_code',
        'refresh_token',
        'urn:ietf:params:oauth:grant-type:device_code',
      ],
      token_endpoint_auth_methods_supported: ['none'],
      revocation_endpoint_auth_methods_supported: ['none'],
      introspection_endpoint_auth_methods_supported: ['none'],
      code_challenge_methods_supported: ['S256'],
      client_id_metadata_document_supported: true,
      authorization_response_iss_parameter_supported: true,
      service_documentation: `${issuer}/docs`,
      ui_locales_supported: ['en', 'de'],
    });
  });
};

/** RFC 9728, for the API and for the tools at `/mcp`. */
const resourceRoute: Route = (app, { context }) => {
  for (const path of ['', '/mcp'])
    app.get(
      `/.well-known/oauth-protected-resource${path}`,
      { schema: { hide: true } },
      async (_request, reply) => {
        const issuer = context.channels.publicUrl();
        return send(reply, {
          resource: issuer + path,
          resource_name: 'Permafrost',
          authorization_servers: [issuer],
          scopes_supported: grantable,
          bearer_methods_supported: ['header'],
          resource_documentation: `${issuer}/docs`,
        });
      },
    );
};

export const discoveryRoutes: readonly Route[] = [serverRoute, resourceRoute];
