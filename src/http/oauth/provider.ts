import type { Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider';
import { isLiving } from '../../play/accounts/oauth/grants.js';
import type { Context } from '../../play/context.js';
import { adapterFor } from './adapter.js';
import { errorPage } from './error-page.js';
import { featuresOf } from './features.js';
import { grantable, scopesIn } from './resources.js';
import { settings } from './settings.js';

type Library = typeof import('oidc-provider');

const MAX_MS = 2_500;

/** The library is loaded when somebody first asks for it. */
export async function openProvider(context: Context, publicUrl: string): Promise<Provider> {
  const library = await import('oidc-provider');
  const { errors } = library;
  const provider = new library.Provider(publicUrl, {
    ...settings(),
    adapter: adapterFor({ context, publicUrl, errors }),
    interactions: {
      policy: policyOf(library),
      url: (_ctx, { uid }) => `${publicUrl}/oauth/requests/${uid}`,
    },
    findAccount: async (_ctx, id) =>
      (await isLiving(context, id)) ? { accountId: id, claims: async () => ({ sub: id }) } : undefined,
    loadExistingGrant: async ({ oidc }) => {
      const id = oidc.result?.consent?.grantId;
      return id === undefined ? undefined : oidc.provider.Grant.find(id);
    },
    fetch: fetchBy(context),
    renderError: errorPage,
    features: featuresOf(library, publicUrl),
  });
  // The address comes from PUBLIC_URL, as forwarded headers that `handOver` writes.
  provider.proxy = true;
  provider.silent = true;
  provider.on('server_error', (_ctx: KoaContextWithOIDC, error: Error) =>
    context.observe.failed(error, 'OAuth'),
  );
  return provider;
}

type Policy = NonNullable<NonNullable<Configuration['interactions']>['policy']>;

/** A person decides about every request. What this browser allowed before does not count: somebody else may sit there. */
function policyOf({ interactionPolicy, errors }: Library): Policy {
  const policy = interactionPolicy.base();
  const undecided = new interactionPolicy.Check(
    ...(['undecided', 'a person has to decide', 'login_required'] as const),
    ({ oidc }) => {
      if (scopesIn(String(oidc.params?.scope)).length === 0)
        throw new errors.InvalidScope(`ask for one of these: ${grantable.join(', ')}`, '');
      return oidc.result?.login === undefined;
    },
  );
  policy.get('login')?.checks.add(undecided);
  // Scopes of OpenID Connect, which some clients always ask for, are left out, and nobody has to allow them.
  policy.get('consent')?.checks.remove('op_scopes_missing');
  return policy;
}

/** The library fetches through the same checks as everything that others name. */
const fetchBy =
  ({ oauth }: Context): typeof globalThis.fetch =>
  async (url, init) => {
    const signal = init?.signal ?? AbortSignal.timeout(MAX_MS);
    const { status, headers, body } = await oauth.documents.get(String(url), signal);
    return new Response(body, { status, headers });
  };
