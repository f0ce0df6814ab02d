import { generateKeyPairSync } from 'node:crypto';
import type { Configuration } from 'oidc-provider';

const MINUTE = 60;
export const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const routes = {
  authorization: '/oauth/authorize',
  token: '/oauth/token',
  device_authorization: '/oauth/device',
  code_verification: '/device',
  revocation: '/oauth/revoke',
  introspection: '/oauth/introspect',
} as const;

/** OAuth 2.1 for public clients, without OpenID Connect. */
export const settings = (): Configuration => ({
  routes,
  jwks: { keys: [unusedKey()] },
  scopes: [],
  claims: {},
  responseTypes: ['code'],
  clientAuthMethods: ['none'],
  clientDefaults: {
    token_endpoint_auth_method: 'none',
    response_types: ['code'],
    id_token_signed_response_alg: 'ES256',
    grant_types: ['authorization_code', 'refresh_token'],
  },
  pkce: { required: () => true },
  issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
  rotateRefreshToken: true,
  expiresWithSession: async () => false,
  clientBasedCORS: () => true,
  cookies: { long: { signed: false, sameSite: 'lax' }, short: { signed: false, sameSite: 'lax' } },
  ttl: {
    AuthorizationCode: MINUTE,
    AccessToken: HOUR,
    RefreshToken: 60 * DAY,
    DeviceCode: 15 * MINUTE,
    Interaction: HOUR,
    Session: MINUTE,
    Grant: 60 * DAY,
  },
});

/** The library wants a key, but nothing is signed: there are no ID tokens, and access tokens are looked up. */
const unusedKey = () =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
