import type { Client, Configuration } from 'oidc-provider';
import { grantable, resourcesOf } from './resources.js';
import { HOUR } from './settings.js';

type Library = typeof import('oidc-provider');

export function featuresOf({ errors }: Library, publicUrl: string): NonNullable<Configuration['features']> {
  const known = resourcesOf(publicUrl);
  return {
    devInteractions: { enabled: false },
    userinfo: { enabled: false },
    rpInitiatedLogout: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    dPoP: { enabled: false },
    revocation: { enabled: true, allowedPolicy: isItsOwn },
    introspection: { enabled: true, allowedPolicy: isItsOwn },
    deviceFlow: { enabled: true, charset: 'base-20', mask: '****-****' },
    clientIdMetadataDocument: {
      enabled: true,
      ack: 'draft-02',
      allowClient: (_ctx, client) => (client.redirectUris ?? []).every(isSafeRedirect),
    },
    resourceIndicators: {
      enabled: true,
      defaultResource: (_ctx, _client, oneOf) => oneOf?.[0] ?? publicUrl,
      useGrantedResource: () => true,
      getResourceServerInfo(_ctx, resource) {
        if (!known.includes(resource)) throw new errors.InvalidTarget();
        const scope = grantable.join(' ');
        return { scope, audience: publicUrl, accessTokenTTL: HOUR, accessTokenFormat: 'opaque' };
      },
    },
  };
}

const isItsOwn = (_ctx: unknown, { clientId }: Client, token: { readonly clientId?: string | undefined }) =>
  token.clientId === clientId;

/** Over http only to this machine, where nobody listens in; `com.example.app:/…` belongs to an installed application. */
function isSafeRedirect(text: string): boolean {
  const { protocol, hostname } = new URL(text);
  return protocol !== 'http:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
