import { OAuth2Server } from 'oauth2-mock-server';

/** What a provider says about the account that signs in there. */
export interface Claims {
  sub: string;
  [claim: string]: unknown;
}

export interface ProviderDouble {
  readonly issuer: string;
  claims: Claims;
  /** Answers the page of the provider as somebody who agrees: the query that the browser comes back with. */
  agree(url: string): Promise<string>;
  close(): Promise<void>;
}

/** A provider of OpenID Connect with keys and checks of its own, whose users agree to everything. */
export async function startProvider(): Promise<ProviderDouble> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  const { service, issuer } = server;
  const double: ProviderDouble = {
    issuer: issuer.url ?? '',
    claims: { sub: 'ayla-there' },
    async agree(url) {
      const answer = await fetch(url, { redirect: 'manual' });
      return new URL(answer.headers.get('location') ?? '').search.slice(1);
    },
    close: () => server.stop(),
  };
  service.on('beforeTokenSigning', ({ payload }: { payload: object }) =>
    Object.assign(payload, double.claims),
  );
  service.on('beforeUserinfo', (response: { body: object }) => {
    response.body = { id: 4711, login: 'ayla', email: 'ayla@example.com' };
  });
  return double;
}
