import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Operation, operationsOf } from '../../support/answer-checker.js';
import { newGame, newPerson, type Person } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { CLIENT, DocumentDouble, tokensFor } from '../oauth/support.js';

const scopes = ['read', 'play', 'manage'] as const;

describe('the scopes of tokens', () => {
  let service: Service;
  let ayla: Person;
  let game: string;
  const tokens = new Map<string, string>();
  beforeAll(async () => {
    const documents = new DocumentDouble();
    documents.put(CLIENT);
    service = await startService({ clientDocuments: documents });
    ayla = await newPerson(service);
    game = (await newGame(service, ayla)).id;
    for (const scope of scopes) {
      const wish = { name: scope, scopes: [scope] };
      const { body } = await service.http.post('/v1/me/tokens').set(ayla.auth).send(wish).expect(201);
      tokens.set(scope, body.secret);
    }
    for (const scope of ['read', 'play'])
      tokens.set(`application ${scope}`, (await tokensFor(service, ayla, { scope })).access_token);
  });
  afterAll(() => service.close());

  /** The code of what an operation answers to a token and nonsense beside it: the token is looked at first. */
  const codeOf = async ({ method, path }: Operation, token?: string): Promise<string | undefined> => {
    const address = `${path.replace('{id}', game).replaceAll(/\{\w+\}/g, '0')}?nonsense`;
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const { body } = await service.http[method as 'get'](address).set(headers);
    return body.code;
  };

  it('open exactly the operations that the document says', async () => {
    const opened = new Map<string, string[]>();
    const documented = new Map<string, string[]>();
    for (const operation of operationsOf(service.app)) {
      const bearer = (operation.security ?? []).flatMap((one) => one.bearer ?? []);
      if (bearer.length === 0) continue;
      documented.set(operation.operationId, [...bearer]);
      const found: string[] = [];
      for (const scope of scopes)
        if ((await codeOf(operation, tokens.get(scope))) !== 'insufficient_scope') found.push(scope);
      opened.set(operation.operationId, found);
    }
    expect(opened.size).toBeGreaterThan(60);
    expect(opened).toEqual(documented);
    expect(documented.get('act')).toEqual(['play']);
    expect(documented.get('getView')).toEqual(['read']);
    expect(documented.get('createToken')).toEqual(['manage']);
  });

  it('open to applications what they open to programs of the player', async () => {
    for (const operation of operationsOf(service.app)) {
      const bearer = (operation.security ?? []).flatMap((one) => one.bearer ?? []);
      if (bearer.length === 0) continue;
      for (const scope of ['read', 'play']) {
        const isOpen = (await codeOf(operation, tokens.get(`application ${scope}`))) !== 'insufficient_scope';
        expect([operation.operationId, scope, isOpen]).toEqual([
          ...[operation.operationId, scope, bearer.includes(scope)],
        ]);
      }
    }
  });

  it('open nothing once they are revoked or expired, or their account is deleted, and tickets and nonsense nothing either', async () => {
    const [broud, durc] = [await newPerson(service, 'Broud'), await newPerson(service, 'Durc')];
    const make = async (more: object = {}): Promise<{ secret: string; token: { id: string } }> =>
      (
        await service.http
          .post('/v1/me/tokens')
          .set(broud.auth)
          .send({ name: 'dead', scopes: [...scopes], ...more })
          .expect(201)
      ).body;
    const revoked = await make();
    await service.http.delete(`/v1/me/tokens/${revoked.token.id}`).set(broud.auth).expect(204);
    const expired = await make({ expiresAt: new Date(Date.now() + 3_600_000).toISOString() });
    const long = "UPDATE tokens SET expires_at = now() - interval '1 second' WHERE id = $1";
    await service.db.query(long, [expired.token.id]);
    await service.http.delete('/v1/me').set(durc.auth).send({ name: 'Durc' }).expect(204);
    const { body } = await service.http.post('/v1/me/events/ticket').set(broud.auth).expect(201);
    const dead = { revoked: revoked.secret, expired: expired.secret, deleted: durc.secret };
    for (const [kind, token] of Object.entries({ ...dead, ticket: body.ticket, nonsense: 'pf_nonsense' }))
      for (const operation of operationsOf(service.app)) {
        const { operationId, security = [] } = operation;
        // Operations without access control do not look at tokens.
        if (security.length === 0) continue;
        expect([kind, operationId, await codeOf(operation, token)]).toEqual([
          ...[kind, operationId, 'unauthorized'],
        ]);
      }
  });

  it('are not required where the document says that no token is needed', async () => {
    for (const operation of operationsOf(service.app)) {
      const { security = [], operationId } = operation;
      const isOpen = security.length === 0 || security.some((one) => Object.keys(one).length === 0);
      expect((await codeOf(operation)) === 'unauthorized', operationId).toBe(!isOpen);
    }
  });
});
