import { Agent } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer, newPerson, type Person } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';

describe('accounts and tokens', () => {
  let service: Service;
  let late = 0;
  beforeAll(async () => {
    service = await startService({ clock: () => new Date(Date.now() + late) });
  });
  afterAll(() => service.close());

  const newToken = async ({ auth }: Person, wish: object): Promise<{ id: string; secret: string }> => {
    const { body } = await service.http
      .post('/v1/me/tokens')
      .set(auth)
      .send({ name: 'further', ...wish })
      .expect(201);
    return { id: body.token.id, secret: body.secret };
  };

  it('an account comes with a token that has every scope', async () => {
    const { http } = service;
    const { body } = await http.post('/v1/players').send({ name: 'Ayla 🦣', bot: true }).expect(201);
    expect(body.player).toMatchObject({ name: 'Ayla 🦣', bot: true });
    expect(body.token).toMatchObject({ scopes: ['read', 'play', 'manage'], expiresAt: null });
    const me = await http.get('/v1/me').set(bearer(body.secret)).expect(200);
    expect(me.body).toEqual({ player: body.player, token: body.token, role: 'player' });
  });

  it('a secret is shown only once and is not in lists', async () => {
    const person = await newPerson(service);
    const { id, secret } = await newToken(person, { scopes: ['read'] });
    const { text, body } = await service.http.get('/v1/me/tokens').set(person.auth).expect(200);
    expect(body.tokens).toHaveLength(2);
    expect(body.tokens[1]).toMatchObject({ id, name: 'further', scopes: ['read'] });
    expect(text).not.toContain(secret);
    expect(text).not.toContain(person.secret);
  });

  it.each([
    [['read'], 'post', '/v1/games'],
    [['play'], 'get', '/v1/me'],
    [['play'], 'get', '/v1/me/prompts'],
    [['read', 'play'], 'get', '/v1/me/tokens'],
    [['read', 'play'], 'post', '/v1/players'],
  ] as const)('a token with the scopes %j is refused at %s %s', async (scopes, method, path) => {
    const { secret } = await newToken(await newPerson(service), { scopes });
    const { body } = await service.http[method](path).set(bearer(secret)).expect(403);
    expect(body.code).toBe('insufficient_scope');
  });

  it('an account gets a scope that none of its tokens has, by a token with the scope manage', async () => {
    const { http } = service;
    const person = await newPerson(service);
    const { secret } = await newToken(person, { scopes: ['manage'] });
    // This is the position of an account that is older than the scopes `read` and `play`.
    const { body: all } = await http.get('/v1/me/tokens').set(bearer(secret)).expect(200);
    const [first] = all.tokens;
    await http.delete(`/v1/me/tokens/${first.id}`).set(bearer(secret)).expect(204);
    const wish = { name: 'more', scopes: ['read', 'play'] };
    const { body } = await http.post('/v1/me/tokens').set(bearer(secret)).send(wish).expect(201);
    const me = await http.get('/v1/me').set(bearer(body.secret)).expect(200);
    expect(me.body.token.scopes).toEqual(['read', 'play']);
  });

  it.each([[['read']], [['play']], [['read', 'play']]])(
    'a token with the scopes %j creates no token, not even one like itself',
    async (scopes) => {
      const { secret } = await newToken(await newPerson(service), { scopes });
      const wish = { name: 'more', scopes };
      const { body } = await service.http.post('/v1/me/tokens').set(bearer(secret)).send(wish).expect(403);
      expect(body.code).toBe('insufficient_scope');
    },
  );

  it('a revoked token stops working at once', async () => {
    const person = await newPerson(service);
    const { id, secret } = await newToken(person, { scopes: ['read'] });
    await service.http.get('/v1/me').set(bearer(secret)).expect(200);
    await service.http.delete(`/v1/me/tokens/${id}`).set(person.auth).expect(204);
    await service.http.get('/v1/me').set(bearer(secret)).expect(401);
    await service.http.delete(`/v1/me/tokens/${id}`).set(person.auth).expect(404);
  });

  it('requests on one connection are authenticated by their own tokens, also after a revocation', async () => {
    const [one, other] = [await newPerson(service), await newPerson(service)];
    const { id, secret } = await newToken(one, { scopes: ['read'] });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const callerOf = async (authorization: string): Promise<unknown> => {
      const { status, body } = await service.http.get('/v1/me').agent(agent).set({ authorization });
      return status === 200 ? body.player.id : status;
    };
    const ids = [one, other].map(({ id }) => id);
    const tokens = [secret, other.secret, other.secret, secret, 'pf_unknown', secret].map(
      (each) => `Bearer ${each}`,
    );
    const callers: unknown[] = [];
    for (const token of tokens) callers.push(await callerOf(token));
    expect(callers).toEqual([ids[0], ids[1], ids[1], ids[0], 401, ids[0]]);
    await service.http.delete(`/v1/me/tokens/${id}`).set(one.auth).expect(204);
    expect(await callerOf(`Bearer ${secret}`)).toBe(401);
    expect(await callerOf(`Bearer ${other.secret}`)).toBe(ids[1]);
    agent.destroy();
  });

  it('the last token of an account is revoked only with a word of confirmation', async () => {
    const person = await newPerson(service);
    const { body: me } = await service.http.get('/v1/me').set(person.auth).expect(200);
    const path = `/v1/me/tokens/${me.token.id}`;
    const { body } = await service.http.delete(path).set(person.auth).expect(409);
    expect(body.code).toBe('last_token');
    const other = await newToken(person, { scopes: ['manage'] });
    const both = [`/v1/me/tokens/${other.id}`, path].map((one) => service.http.delete(one).set(person.auth));
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    const left =
      statuses[0] === 204
        ? { auth: person.auth, path }
        : { auth: bearer(other.secret), path: `/v1/me/tokens/${other.id}` };
    await service.http.delete(left.path).set(left.auth).expect(409);
    await service.http.delete(`${left.path}?confirm=last-token`).set(left.auth).expect(204);
    await service.http.get('/v1/me').set(left.auth).expect(401);
  });

  it('a player cannot revoke the token of another player', async () => {
    const person = await newPerson(service);
    const { id, secret } = await newToken(person, { scopes: ['read'] });
    const other = await newPerson(service);
    const { body } = await service.http.delete(`/v1/me/tokens/${id}`).set(other.auth).expect(404);
    expect(body.code).toBe('not_found');
    await service.http.get('/v1/me').set(bearer(secret)).expect(200);
  });

  it('an expired token is refused', async () => {
    const person = await newPerson(service);
    const expiresAt = new Date(Date.now() + 60_000).toISOString();
    const { secret } = await newToken(person, { scopes: ['read'], expiresAt });
    const { body } = await service.http.get('/v1/me').set(bearer(secret)).expect(200);
    expect(body.token.expiresAt).toBe(expiresAt);
    late = 60_000;
    const answer = await service.http.get('/v1/me').set(bearer(secret)).expect(401);
    late = 0;
    expect(answer.body.code).toBe('unauthorized');
  });

  it.each([
    '2020-01-01T00:00:00Z',
    '2099-12-31T23:59:60Z',
    '9999-12-31T23:59:59-23:00',
    '2099-02-30T00:00:00Z',
    '2099-01-01T00:00:00+01',
    '2099-01-01',
    4_070_908_800_000,
  ])('a token cannot expire at %j', async (expiresAt) => {
    const { auth } = await newPerson(service);
    const { body } = await service.http
      .post('/v1/me/tokens')
      .set(auth)
      .send({ name: 'x', scopes: ['read'], expiresAt })
      .expect(400);
    expect(body.code).toBe('malformed');
    expect(body.errors[0].pointer).toBe('/expiresAt');
  });

  it('an account has at most a hundred tokens', async () => {
    const { auth } = await newPerson(service);
    const wish = { name: 'one more', scopes: ['read'] };
    for (let count = 1; count < 100; count += 1)
      await service.http.post('/v1/me/tokens').set(auth).send(wish).expect(201);
    const { body } = await service.http.post('/v1/me/tokens').set(auth).send(wish).expect(409);
    expect(body.code).toBe('too_many_tokens');
  });

  it.each(['Bearer', 'Bearer ', 'Bearer pf_unknown', 'Basic QTpC', 'pf_x', 'Bearer a b', 'Bearer "x"', ''])(
    'the authorization %j is refused by every operation',
    async (authorization) => {
      for (const path of ['/v1/me', '/v1/games', '/v1/rulebooks']) {
        const answer = await service.http.get(path).set({ authorization }).expect(401);
        expect(answer.body.code).toBe('unauthorized');
        expect(answer.headers['www-authenticate']).toMatch(/^Bearer/);
      }
    },
  );

  it.each<[unknown, string]>([
    ['', 'no text'],
    [' ', 'only white space'],
    ['a\nb', 'a line break'],
    ['a\u202eb', 'a sign that turns text around'],
    ['\u200b', 'only what cannot be seen'],
    ['x'.repeat(41), 'too much text'],
    [7, 'a number'],
    [null, 'nothing'],
  ])('a name cannot be %j: %s', async (name) => {
    const { body } = await service.http.post('/v1/players').send({ name }).expect(400);
    expect(body).toMatchObject({ code: 'malformed', errors: [{ pointer: '/name' }] });
  });
});
