import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bearer, newGame, newPerson, type Person } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import {
  allow,
  ask,
  Browser,
  begun,
  CLIENT,
  DocumentDouble,
  exchange,
  form,
  locationOf,
  REDIRECT,
  refresh,
  type Tokens,
  tokensFor,
  tokensIn,
} from './support.js';

const PUBLIC = 'https://permafrost.example';

describe('an application of somebody else', () => {
  let service: Service;
  let ayla: Person;
  const documents = new DocumentDouble();

  beforeAll(async () => {
    documents.put(CLIENT);
    service = await startService({ publicUrl: PUBLIC, clientDocuments: documents, heartbeatMs: 20 });
  });
  beforeEach(async () => {
    ayla = await newPerson(service);
  });
  afterAll(() => service.close());

  const me = (token: string) => service.http.get('/v1/me').set(bearer(token));
  const errorOf = async (response: Response) => ((await response.json()) as { error: string }).error;

  it('gets a token that does what was allowed, and no more', async () => {
    const { back } = await allow(service, ayla);
    expect(`${back.origin}${back.pathname}`).toBe(REDIRECT);
    expect(back.searchParams.get('state')).toBe('state of the application');
    expect(back.searchParams.get('iss')).toBe(PUBLIC);
    const tokens = await tokensFor(service, ayla, { scope: 'play read manage' });
    expect(tokens).toMatchObject({ token_type: 'Bearer', scope: 'read play' });
    const { body } = await me(tokens.access_token).expect(200);
    expect(body).toMatchObject({
      player: { id: ayla.id },
      token: { name: 'Sample', scopes: ['read', 'play'] },
    });
    const auth = bearer(tokens.access_token);
    await newGame(service, { ...ayla, auth });
    await service.http.get('/v1/me/tokens').set(auth).expect(403);
    const reading = await tokensFor(service, ayla, { scope: 'read' });
    await service.http
      .post('/v1/games')
      .set(bearer(reading.access_token))
      .send({ rulebook: 'thin-ice', seats: ['me', 'open'] })
      .expect(403);
  });

  it('is described by its document: the host shows who it is, and names are plain text', async () => {
    const id = documents.put('https://evil.example/a.json', {
      client_name: '<b>Permafrost</b>\u202e\n\n  official',
      redirect_uris: ['https://elsewhere.example/back'],
    });
    const browser = new Browser(service);
    const request = await ask(
      browser,
      begun({ clientId: id, redirectUri: 'https://elsewhere.example/back', scope: 'read' }).address,
    );
    const shown = await browser.get(`/oauth/requests/${request}/details`, ayla.auth);
    expect(await shown.json()).toEqual({
      application: { id, name: '<b>Permafrost</b> official', host: 'evil.example' },
      scopes: ['read'],
      returnsTo: 'elsewhere.example',
    });
  });

  it('is sent back when the person refuses', async () => {
    const browser = new Browser(service);
    const request = await ask(browser, begun().address);
    const answered = await browser.post(`/oauth/requests/${request}/answer`, { allow: false }, ayla.auth);
    const { url } = (await answered.json()) as { url: string };
    const back = locationOf(await browser.get(url));
    expect(back.searchParams.get('error')).toBe('access_denied');
    expect(back.searchParams.get('code')).toBeNull();
    const { body } = await service.http.get('/v1/me/grants').set(ayla.auth).expect(200);
    expect(body.grants).toEqual([]);
  });

  it('asks a person each time: what this browser has allowed before does not count', async () => {
    const browser = new Browser(service);
    for (const person of [ayla, await newPerson(service, 'Durc')]) {
      const { address, verifier } = begun();
      const id = await ask(browser, address);
      const answered = await browser.post(`/oauth/requests/${id}/answer`, { allow: true }, person.auth);
      const { url } = (await answered.json()) as { url: string };
      const code = locationOf(await browser.get(url)).searchParams.get('code') ?? '';
      const { access_token: token } = await tokensIn(await exchange(service, { code, verifier }));
      expect((await me(token).expect(200)).body.player.id).toBe(person.id);
    }
    const silent = locationOf(await browser.get(begun({ more: { prompt: 'none' } }).address));
    expect(silent.searchParams.get('error')).toBe('login_required');
  });

  it('cannot have its request answered in another browser', async () => {
    const thief = new Browser(service);
    const id = await ask(thief, begun().address);
    const victim = new Browser(service);
    expect((await victim.get(`/oauth/requests/${id}/details`, ayla.auth)).status).toBe(404);
    const answered = await victim.post(`/oauth/requests/${id}/answer`, { allow: true }, ayla.auth);
    expect(answered.status).toBe(404);
    const other = await ask(thief, begun().address);
    expect((await thief.get(`/oauth/requests/${other}/details`, ayla.auth)).status).toBe(200);
    // Neither has a person answered, nor is the request of this browser.
    expect(locationOf(await thief.get(`/oauth/authorize/${other}`)).searchParams.get('code')).toBeNull();
  });

  describe('with a code', () => {
    it('gets tokens once: a code that is replayed revokes what it gave', async () => {
      const allowed = await allow(service, ayla);
      const tokens = await tokensIn(await exchange(service, allowed));
      await me(tokens.access_token).expect(200);
      expect(await errorOf(await exchange(service, allowed))).toBe('invalid_grant');
      await me(tokens.access_token).expect(401);
      expect(await errorOf(await refresh(service, tokens.refresh_token))).toBe('invalid_grant');
    });

    it('gets tokens once also of two requests at the same moment', async () => {
      const allowed = await allow(service, ayla);
      const answers = await Promise.all(Array.from({ length: 4 }, () => exchange(service, allowed)));
      expect(answers.filter(({ status }) => status === 200).length).toBeLessThan(2);
    });

    it('needs the verifier, the address and the client that the code was made for', async () => {
      const other = documents.put('https://other.example/c.json');
      const wrong: readonly Readonly<Record<string, string>>[] = [
        { code_verifier: 'x'.repeat(43) },
        { redirect_uri: `${REDIRECT}/` },
        { client_id: other },
      ];
      for (const more of wrong) {
        const response = await exchange(service, await allow(service, ayla), more);
        expect([response.status, await errorOf(response)]).toEqual([400, 'invalid_grant']);
      }
      const { code } = await allow(service, ayla);
      const bare = { grant_type: 'authorization_code', code, client_id: CLIENT, redirect_uri: REDIRECT };
      expect(await errorOf(await form(service, '/oauth/token', bare))).toBe('invalid_grant');
    });

    it('is refused when the account was deleted meanwhile', async () => {
      const allowed = await allow(service, ayla);
      await service.http.delete('/v1/me').set(ayla.auth).send({ name: ayla.name }).expect(204);
      expect(await errorOf(await exchange(service, allowed))).toBe('invalid_grant');
    });
  });

  describe('that asks in a wrong way', () => {
    const shownError = async (wish: Parameters<typeof begun>[0], edit = (address: string) => address) => {
      const response = await new Browser(service).get(edit(begun(wish).address));
      const { status, headers } = response;
      const [to, policy] = [headers.get('location'), headers.get('content-security-policy')];
      return { status, to, policy, text: await response.text() };
    };

    it('is never answered at an address that its document does not list', async () => {
      for (const redirectUri of [
        'https://evil.example/callback',
        `${REDIRECT}/../evil`,
        `${REDIRECT}?more`,
        'https://app.example@evil.example/callback',
        'http://app.example/callback',
        'javascript:alert(1)',
      ])
        expect(await shownError({ redirectUri }), redirectUri).toMatchObject({ status: 400, to: null });
    });

    it('has to use PKCE with S256', async () => {
      const without = locationOf(
        await new Browser(service).get(begun().address.replace(/&code_challenge[^&]*/g, '')),
      );
      expect(without.searchParams.get('error')).toBe('invalid_request');
      const plain = locationOf(
        await new Browser(service).get(begun({ more: { code_challenge_method: 'plain' } }).address),
      );
      expect(plain.searchParams.get('error')).toBe('invalid_request');
    });

    it('gets neither tokens in the address nor scopes that only owners have', async () => {
      const implicit = await new Browser(service).get(begun({ more: { response_type: 'token' } }).address);
      expect(implicit.headers.get('location') ?? '').not.toContain('access_token');
      const owner = locationOf(await new Browser(service).get(begun({ scope: 'manage' }).address));
      expect(owner.searchParams.get('error')).toBe('invalid_scope');
    });

    it('gets what this server has of the scopes, and may ask for consent', async () => {
      const tokens = await tokensFor(service, ayla, {
        ...{ scope: 'openid offline_access email read', more: { prompt: 'consent' } },
      });
      expect(tokens).toMatchObject({ scope: 'read' });
      expect(tokens).not.toHaveProperty('id_token');
    });

    it('gets tokens for this server only', async () => {
      const elsewhere = begun({ resource: 'https://other.example/' }).address;
      const refused = locationOf(await new Browser(service).get(elsewhere));
      expect(refused.searchParams.get('error')).toBe('invalid_target');
      const tokens = await tokensFor(service, ayla, { resource: `${PUBLIC}/mcp` });
      await me(tokens.access_token).expect(200);
    });

    it('is unknown without a good document', async () => {
      const bad: readonly (readonly [string, object | string])[] = [
        ['https://bad.example/not-json', '{'],
        ['https://bad.example/other-id', { client_id: 'https://bad.example/else' }],
        ['https://bad.example/secret', { client_secret: 'hush' }],
        ['https://bad.example/http', { redirect_uris: ['http://plain.example/back'] }],
        ['https://bad.example/method', { token_endpoint_auth_method: 'client_secret_basic' }],
        ['https://bad.example/none', { redirect_uris: [] }],
      ];
      for (const [id, document] of bad)
        expect(await shownError({ clientId: documents.put(id, document) }), id).toMatchObject({ to: null });
      for (const clientId of [
        'https://missing.example/x',
        'http://app.example/client.json',
        'nobody',
        'https://a.example/../b',
      ])
        expect(await shownError({ clientId }), clientId).toMatchObject({ status: 400, to: null });
      expect(documents.asked).not.toContain('http://app.example/client.json');
    });

    it('cannot put HTML into the page that says so', async () => {
      const { text, policy } = await shownError({ clientId: '<script>alert(1)</script>' });
      expect(text).not.toContain('<script>');
      expect(policy).toContain("default-src 'none'");
    });
  });

  describe('with a refresh token', () => {
    let tokens: Tokens;
    beforeEach(async () => {
      tokens = await tokensFor(service, ayla);
    });

    it('gets new ones, each time', async () => {
      const next = await tokensIn(await refresh(service, tokens.refresh_token));
      await me(next.access_token).expect(200);
      expect(next.refresh_token).not.toBe(tokens.refresh_token);
      const last = await tokensIn(await refresh(service, next.refresh_token, { scope: 'read' }));
      expect(last.scope).toBe('read');
      expect((await me(last.access_token).expect(200)).body.token.scopes).toEqual(['read']);
    });

    it('loses everything when it is used twice: somebody has stolen it', async () => {
      const next = await tokensIn(await refresh(service, tokens.refresh_token));
      expect(await errorOf(await refresh(service, tokens.refresh_token))).toBe('invalid_grant');
      await me(next.access_token).expect(401);
      expect(await errorOf(await refresh(service, next.refresh_token))).toBe('invalid_grant');
      const { body } = await service.http.get('/v1/me/grants').set(ayla.auth).expect(200);
      expect(body.grants).toEqual([]);
    });

    it('cannot give it to another application, or get more by it', async () => {
      const other = documents.put('https://another.example/c.json');
      expect((await refresh(service, tokens.refresh_token, { client_id: other })).status).toBe(400);
      const less = await tokensFor(service, ayla, { scope: 'read' });
      expect(await errorOf(await refresh(service, less.refresh_token, { scope: 'read play' }))).toBe(
        'invalid_scope',
      );
    });

    it('can revoke it, with its access tokens', async () => {
      const answer = await form(service, '/oauth/revoke', {
        token: tokens.refresh_token,
        client_id: CLIENT,
      });
      expect(answer.status).toBe(200);
      await me(tokens.access_token).expect(401);
      expect((await refresh(service, tokens.refresh_token)).status).toBe(400);
    });

    it('can look at its tokens, and at no others', async () => {
      const look = async (clientId: string) =>
        (
          await form(service, '/oauth/introspect', { token: tokens.access_token, client_id: clientId })
        ).json();
      expect(await look(CLIENT)).toMatchObject({
        ...{ active: true, sub: ayla.id, client_id: CLIENT, scope: 'read play', aud: PUBLIC },
      });
      expect(await look(documents.put('https://nosy.example/c.json'))).toEqual({ active: false });
    });
  });

  describe('that was allowed', () => {
    it('is listed, apart from personal tokens, and can be revoked', async () => {
      const tokens = await tokensFor(service, ayla);
      const { body } = await service.http.get('/v1/me/grants').set(ayla.auth).expect(200);
      expect(body.grants).toMatchObject([
        { application: { id: CLIENT, name: 'Sample', host: 'app.example' }, scopes: ['read', 'play'] },
      ]);
      const personal = await service.http.get('/v1/me/tokens').set(ayla.auth).expect(200);
      expect(personal.body.tokens).toHaveLength(1);
      const durc = await newPerson(service, 'Durc');
      const path = `/v1/me/grants/${body.grants[0].id}`;
      await service.http.delete(path).set(durc.auth).expect(404);
      await service.http.delete(path).set(ayla.auth).expect(204);
      await me(tokens.access_token).expect(401);
      expect((await refresh(service, tokens.refresh_token)).status).toBe(400);
    });

    it('loses its streams when it is revoked', async () => {
      const { access_token: token } = await tokensFor(service, ayla);
      const { id } = await newGame(service, ayla);
      const response = await fetch(`${service.url}/v1/games/${id}/events/stream`, { headers: bearer(token) });
      expect(response.status).toBe(200);
      const { body } = await service.http.get('/v1/me/grants').set(ayla.auth).expect(200);
      await service.http.delete(`/v1/me/grants/${body.grants[0].id}`).set(ayla.auth).expect(204);
      // Ends by itself: otherwise the test runs into its time limit.
      await response.text();
    });

    it('ends with all others when a person signs out of programs everywhere', async () => {
      const tokens = await tokensFor(service, ayla);
      await service.http.delete('/v1/me/sessions').set(ayla.auth).expect(204);
      await me(tokens.access_token).expect(200);
      await service.http.delete('/v1/me/sessions?tokens=true').set(ayla.auth).expect(204);
      await me(tokens.access_token).expect(401);
      expect((await refresh(service, tokens.refresh_token)).status).toBe(400);
    });

    it('does not count as the last token of a person', async () => {
      await tokensFor(service, ayla);
      const { body } = await service.http.get('/v1/me').set(ayla.auth).expect(200);
      const last = await service.http.delete(`/v1/me/tokens/${body.token.id}`).set(ayla.auth).expect(409);
      expect(last.body.code).toBe('last_token');
    });
  });
});
