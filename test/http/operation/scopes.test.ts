import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Operation, operationsOf } from '../../support/answer-checker.js';
import { newGame, newPerson, type Person } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';

const scopes = ['read', 'play', 'manage'] as const;

describe('the scopes of tokens', () => {
  let service: Service;
  let ayla: Person;
  let game: string;
  beforeAll(async () => {
    service = await startService();
    ayla = await newPerson(service);
    game = (await newGame(service, ayla)).id;
  });
  afterAll(() => service.close());

  /** The code of what an operation answers to a token and nonsense beside it: the token is looked at first. */
  const codeOf = async ({ method, path }: Operation, token?: string): Promise<string | undefined> => {
    const address = `${path.replace('{id}', game).replaceAll(/\{\w+\}/g, '0')}?nonsense`;
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const { body } = await service.http[method as 'get'](address).set(headers);
    return body.code;
  };

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
});
