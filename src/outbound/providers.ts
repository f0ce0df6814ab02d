import type { Configuration } from 'openid-client';
import type {
  Provider,
  ProviderAccount,
  ProviderAnswer,
  ProviderTie,
} from '../play/ports/sign-in/providers.js';
import {
  issuerOf,
  type OAuthSettings,
  type OpenIdSettings,
  type ProviderSettings,
} from './provider-settings.js';

/** In seconds, for each call: a request of a browser waits for one or two. */
const TIMEOUT = 2;
const MAX_LABEL = 60;

/** Loaded when somebody first signs in this way. */
const library = () => import('openid-client');

export const openProviders = (settings: readonly ProviderSettings[]): Provider[] =>
  settings.map((one) => {
    const configured = once(() => ('issuer' in one ? discover(one) : configure(one)));
    return {
      id: one.id,
      title: one.title,
      async begin(tie) {
        try {
          return await addressOf(one, await configured(), tie);
        } catch {
          return null;
        }
      },
      async finish(tie, query): Promise<ProviderAnswer> {
        try {
          return { kind: 'proven', account: await accountOf(one, await configured(), tie, query) };
        } catch (error) {
          return isRefusal(error) ? { kind: 'refused' } : { kind: 'unreachable', error };
        }
      },
    };
  });

/** A failure is forgotten, so that the next one tries again. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}

async function discover({ issuer, clientId, clientSecret }: OpenIdSettings): Promise<Configuration> {
  const { discovery, allowInsecureRequests, None } = await library();
  return discovery(new URL(issuer), clientId, clientSecret, clientSecret === undefined ? None() : undefined, {
    timeout: TIMEOUT,
    // The operator has written http.
    ...(issuer.startsWith('http:') ? { execute: [allowInsecureRequests] } : {}),
  });
}

async function configure(settings: OAuthSettings): Promise<Configuration> {
  const { Configuration, allowInsecureRequests, None } = await library();
  const { authorizationEndpoint, tokenEndpoint, clientId, clientSecret } = settings;
  const server = {
    issuer: issuerOf(settings),
    authorization_endpoint: authorizationEndpoint,
    token_endpoint: tokenEndpoint,
  };
  const config = new Configuration(
    server,
    clientId,
    clientSecret,
    clientSecret === undefined ? None() : undefined,
  );
  config.timeout = TIMEOUT;
  if (tokenEndpoint.startsWith('http:')) allowInsecureRequests(config);
  return config;
}

async function addressOf(
  settings: ProviderSettings,
  config: Configuration,
  { state, nonce, verifier, redirectUri }: ProviderTie,
): Promise<string> {
  const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library();
  const isOpenId = 'issuer' in settings;
  const scope = settings.scope ?? (isOpenId ? 'openid profile' : undefined);
  const url = buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    state,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(isOpenId ? { nonce } : {}),
    ...(scope === undefined ? {} : { scope }),
  });
  return url.href;
}

/** The library checks state, PKCE, nonce, issuer, audience, signature and times. */
async function accountOf(
  settings: ProviderSettings,
  config: Configuration,
  { state, nonce, verifier, redirectUri }: ProviderTie,
  query: string,
): Promise<ProviderAccount> {
  const { authorizationCodeGrant } = await library();
  const isOpenId = 'issuer' in settings;
  const tokens = await authorizationCodeGrant(config, new URL(`${redirectUri}?${query}`), {
    expectedState: state,
    pkceCodeVerifier: verifier,
    ...(isOpenId ? { expectedNonce: nonce } : {}),
  });
  if (!isOpenId) return accountAt(settings, config, tokens.access_token);
  const claims = tokens.claims();
  if (claims === undefined) throw new Error('the provider has sent no ID token');
  const { iss: issuer, sub, preferred_username: username, name } = claims;
  return { issuer, subject: subjectFrom(settings, sub), label: labelFrom(username ?? name) };
}

async function accountAt(
  settings: OAuthSettings,
  config: Configuration,
  accessToken: string,
): Promise<ProviderAccount> {
  const { fetchProtectedResource } = await library();
  const headers = new Headers({ accept: 'application/json', 'user-agent': 'Permafrost' });
  const url = new URL(settings.userEndpoint);
  const response = await fetchProtectedResource(config, accessToken, url, 'GET', null, headers);
  // Errors are JSON too, and may have a field of the same name.
  if (!response.ok) throw new Error(`the provider ${settings.id} answered ${response.status}`);
  const user: unknown = await response.json();
  const { [settings.subject]: subject, [settings.name ?? '']: name } = Object(user);
  return {
    issuer: issuerOf(settings),
    subject: subjectFrom(settings, subject),
    label: labelFrom(name),
  };
}

/** As long as OpenID Connect allows. */
const MAX_SUBJECT = 255;

/** A number that is rounded in JavaScript would be the same for several accounts. */
function subjectFrom({ id }: ProviderSettings, subject: unknown): string {
  if (Number.isSafeInteger(subject)) return String(subject);
  if (typeof subject === 'string' && subject !== '' && subject.length <= MAX_SUBJECT) return subject;
  throw new Error(`the provider ${id} does not say which account it is`);
}

const labelFrom = (name: unknown): string =>
  typeof name === 'string' ? name.replace(/\p{C}/gu, '').slice(0, MAX_LABEL).toWellFormed() : '';

/** The codes of the library for answers that are not the one to this sign-in. */
const REFUSED = new Set([
  'OAUTH_AUTHORIZATION_RESPONSE_ERROR',
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_PARSE_ERROR',
]);

/** Whether the browser's answer is at fault, and not the provider or its settings here. */
function isRefusal(error: unknown): boolean {
  const { code, error: oauth, cause } = Object(error) as Readonly<Record<string, unknown>>;
  if (code === 'OAUTH_RESPONSE_IS_NOT_JSON') return cause instanceof Response && cause.status === 400;
  if (code === 'OAUTH_RESPONSE_BODY_ERROR')
    return oauth !== 'invalid_client' && oauth !== 'unauthorized_client';
  return REFUSED.has(String(code));
}
