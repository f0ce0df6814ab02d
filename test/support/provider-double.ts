import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { OAuth2Server } from 'oauth2-mock-server';

/** What a provider says about the account that signs in there. */
export interface Claims {
  sub: string;
  [claim: string]: unknown;
}

export interface ProviderDouble {
  readonly issuer: string;
  claims: Claims;
  /** What an address of plain OAuth says about who has signed in. */
  user: { statusCode: number; body: unknown };
  /** Answers the page of the provider as somebody who agrees: the query that the browser comes back with. */
  agree(url: string): Promise<string>;
  close(): Promise<void>;
}

/** A provider that asks for tokens and gives none: it keeps what clients prove themselves with. */
export async function startThief() {
  const codes: string[] = [];
  const server = createServer(async (request, response) => {
    codes.push(new URLSearchParams(await text(request)).get('code') ?? '');
    response.writeHead(400, { 'content-type': 'application/json' }).end('{"error":"invalid_grant"}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { codes, url: `http://127.0.0.1:${port}`, close: () => server.close() };
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
    user: { statusCode: 200, body: { id: 4711, login: 'ayla', email: 'ayla@example.com' } },
    async agree(url) {
      const answer = await fetch(url, { redirect: 'manual' });
      return new URL(answer.headers.get('location') ?? '').search.slice(1);
    },
    close: () => server.stop(),
  };
  service.on('beforeTokenSigning', ({ payload }: { payload: object }) =>
    Object.assign(payload, double.claims),
  );
  service.on('beforeUserinfo', (response: object) => Object.assign(response, double.user));
  return double;
}
