import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPerson } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { allow, CLIENT, DocumentDouble, exchange, tokensIn } from './support.js';

const PUBLIC = 'https://permafrost.example/games';

describe('discovery', () => {
  let service: Service;
  const documents = new DocumentDouble();
  beforeAll(async () => {
    documents.put(CLIENT);
    service = await startService({ publicUrl: PUBLIC, clientDocuments: documents });
  });
  afterAll(() => service.close());

  const document = async (path: string) => (await service.http.get(`/.well-known/${path}`).expect(200)).body;
  const challengeOf = async (path: string) => {
    const { headers } = await service.http.get(path).expect(401);
    return headers['www-authenticate'];
  };

  it('names the endpoints below the public address', async () => {
    const server = await document('oauth-authorization-server');
    expect(server).toMatchObject({
      issuer: PUBLIC,
      authorization_endpoint: `${PUBLIC}/oauth/authorize`,
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
      client_id_metadata_document_supported: true,
    });
    // Each endpoint answers, and an authorization comes back below the path.
    const ayla = await newPerson(service);
    const tokens = await tokensIn(await exchange(service, await allow(service, ayla, {}, '/games')));
    expect(tokens).toMatchObject({ token_type: 'Bearer' });
    for (const name of ['token', 'device_authorization', 'revocation', 'introspection']) {
      const { pathname } = new URL(server[`${name}_endpoint`]);
      await service.http.post(pathname.slice('/games'.length)).type('form').send({}).expect(400);
    }
  });

  it('leads from a refusal to the server that gives tokens', async () => {
    const address = `${PUBLIC}/.well-known/oauth-protected-resource`;
    expect(await challengeOf('/v1/me')).toBe(`Bearer resource_metadata="${address}"`);
    expect(await document('oauth-protected-resource')).toMatchObject({
      ...{ resource: PUBLIC, authorization_servers: [PUBLIC], scopes_supported: ['read', 'play'] },
    });
    expect(await document('oauth-protected-resource/mcp')).toMatchObject({ resource: `${PUBLIC}/mcp` });
  });

  it('makes a tool that needs an account ask for one', async () => {
    const call = (name: string, args: object) =>
      service.http
        .post('/mcp')
        .set({ accept: 'application/json, text/event-stream', 'mcp-protocol-version': '2025-06-18' })
        .send({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } });
    const refused = await call('my_games', {}).expect(401);
    expect(refused.headers['www-authenticate']).toContain('/.well-known/oauth-protected-resource/mcp');
    await call('find_games', {}).expect(200);
  });
});
