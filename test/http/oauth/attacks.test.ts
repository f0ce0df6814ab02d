import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openClientDocuments } from '../../../src/outbound/client-documents.js';
import type { ClientDocuments } from '../../../src/play/ports/oauth/client-documents.js';
import { bearer, giveRole, newPerson, type Person } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import {
  allow,
  Browser,
  begun,
  CLIENT,
  DocumentDouble,
  exchange,
  form,
  refresh,
  tokensFor,
} from './support.js';

describe('attacks on the documents of applications', () => {
  let service: Service;
  /** Something that is only reachable from this machine. */
  const inner = createServer((_request, response) => {
    asked += 1;
    response.end('{}');
  });
  let asked = 0;
  let port = 0;
  let answer: { status: number; headers: Record<string, string>; body: string } | null = null;
  const real = openClientDocuments();
  const documents: ClientDocuments = {
    allowsPrivate: false,
    get: async (url, signal) => answer ?? real.get(url, signal),
  };
  beforeAll(async () => {
    await new Promise<void>((resolve) => inner.listen(0, '127.0.0.1', () => resolve()));
    port = (inner.address() as AddressInfo).port;
    service = await startService({ publicUrl: 'https://permafrost.example', clientDocuments: documents });
  });
  beforeEach(() => {
    answer = null;
  });
  afterAll(async () => {
    inner.close();
    await service.close();
  });

  const shown = async (clientId: string) => {
    const response = await new Browser(service).get(begun({ clientId }).address);
    return { status: response.status, to: response.headers.get('location'), text: await response.text() };
  };

  it('reach nothing in the network of the server, and do not say what is there', async () => {
    const hosts = [
      '127.0.0.1',
      'localhost',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '0.0.0.0',
      '2130706433',
      '0x7f.1',
    ];
    const words = new Set<string>();
    for (const scheme of ['https', 'http'])
      for (const host of hosts) {
        const { status, to, text } = await shown(`${scheme}://${host}:${port}/client.json`);
        expect([host, status, to]).toEqual([host, 400, null]);
        words.add(text.replaceAll(/<p>[^<]*<\/p>/g, ''));
      }
    for (const address of ['https://169.254.169.254/latest', 'https://10.0.0.1/x', 'https://[fd00::1]/x'])
      expect(await shown(address)).toMatchObject({ status: 400, to: null });
    expect(asked).toBe(0);
    expect(words.size).toBe(1);
  });

  it.each([100, 204, 205, 304, 404, 500, 700, 0])(
    'that are answered with the status %i are no documents, and no failure of this server',
    async (status) => {
      answer = { status, headers: {}, body: JSON.stringify({ client_id: CLIENT }) };
      expect(await shown(`https://app.example/${status}`)).toMatchObject({ status: 400, to: null });
    },
  );

  it.each([
    ['null', 'null'],
    ['a list', '[]'],
    ['a prototype', '{"__proto__":{"redirect_uris":["https://evil.example/"]}}'],
    ['nothing', ''],
    ['a document without end', `{"client_name":"${'x'.repeat(20_000)}"}`],
  ])('that are %s are no documents', async (name, body) => {
    answer = { status: 200, headers: { 'content-type': 'application/json' }, body };
    const clientId = `https://app.example/${encodeURIComponent(name)}`;
    expect(await shown(clientId)).toMatchObject({ status: 400, to: null });
  });
});

describe('attacks with codes and tokens', () => {
  let service: Service;
  let ayla: Person;
  const documents = new DocumentDouble();
  beforeAll(async () => {
    documents.put(CLIENT);
    service = await startService({ publicUrl: 'https://permafrost.example', clientDocuments: documents });
  });
  beforeEach(async () => {
    ayla = await newPerson(service, 'Ayla');
  });
  afterAll(() => service.close());

  it('cannot leave PKCE out, empty or plain, at either end', async () => {
    for (const [name, value] of [
      ['code_challenge', ''],
      ['code_challenge', 'short'],
      ['code_challenge_method', ''],
      ['code_challenge_method', 'none'],
    ] as const) {
      const sent = await new Browser(service).get(begun({ more: { [name]: value } }).address);
      expect([name, value, sent.headers.get('location') ?? '']).toEqual([
        ...[name, value, expect.not.stringMatching(/requests\/|[?&]code=/)],
      ]);
    }
    for (const code_verifier of ['', 'plain', 'x'.repeat(42)]) {
      const refused = await exchange(service, await allow(service, ayla), { code_verifier });
      expect(refused.status).toBe(400);
    }
  });

  it('cannot turn a code into a token by another grant, or a token into a code', async () => {
    const { code } = await allow(service, ayla);
    for (const [grant_type, name] of [
      ['refresh_token', 'refresh_token'],
      ['urn:ietf:params:oauth:grant-type:device_code', 'device_code'],
      ['client_credentials', 'code'],
      ['password', 'password'],
    ] as const) {
      const fields = { grant_type, [name]: code, client_id: CLIENT };
      expect((await form(service, '/oauth/token', fields)).status).toBe(400);
    }
    const { access_token: token } = await tokensFor(service, ayla);
    expect((await refresh(service, token)).status).toBe(400);
    const personal = await refresh(service, ayla.secret);
    expect(personal.status).toBe(400);
  });

  it('cannot end or look at a token of a person: those are not of applications', async () => {
    for (const path of ['/oauth/revoke', '/oauth/introspect'])
      await form(service, path, { token: ayla.secret, client_id: CLIENT });
    await service.http.get('/v1/me').set(ayla.auth).expect(200);
    const looked = await form(service, '/oauth/introspect', { token: ayla.secret, client_id: CLIENT });
    expect(await looked.json()).toEqual({ active: false });
  });

  it('do not outlive a ban: what was allowed reads on, plays no more, and nothing new is allowed', async () => {
    const tokens = await tokensFor(service, ayla);
    const waiting = await allow(service, ayla);
    const browser = new Browser(service);
    const operator = await newPerson(service, 'Creb');
    await giveRole(service, operator, 'operator');
    const wish = { kind: 'ban', player: ayla.id, reason: 'Spam.' };
    await service.http.post('/v1/admin/measures').set(operator.auth).send(wish).expect(201);
    const game = { rulebook: 'thin-ice', seats: ['me', 'open'] };
    const late = (await (await exchange(service, waiting)).json()) as { access_token: string };
    const next = (await (await refresh(service, tokens.refresh_token)).json()) as { access_token: string };
    for (const token of [ayla.secret, late.access_token, next.access_token]) {
      await service.http.get('/v1/me').set(bearer(token)).expect(200);
      const { body } = await service.http.post('/v1/games').set(bearer(token)).send(game).expect(403);
      expect(body.code).toBe('suspended');
    }
    const request = await browser.get(begun().address);
    const id = /requests\/([\w-]+)/.exec(request.headers.get('location') ?? '')?.[1];
    const answered = await browser.post(`/oauth/requests/${id}/answer`, { allow: true }, ayla.auth);
    expect(answered.status).toBe(403);
    for (const path of ['/v1/me/tokens', '/v1/me/sign-in-methods', '/v1/me/webhooks']) {
      const { body } = await service.http
        .post(path)
        .set(ayla.auth)
        .send({ kind: 'passkey', name: 'x', scopes: ['read'] });
      expect([path, body.code]).toEqual([path, 'suspended']);
    }
  });
});
