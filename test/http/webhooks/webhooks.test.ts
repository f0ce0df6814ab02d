import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openReceivers } from '../../../src/outbound/receivers.js';
import type { Store } from '../../../src/store/open.js';
import { testDatabase } from '../../support/database.js';
import { bearer, newPerson, type Person } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';

const URL = 'https://example.com/hook';
const WISH = { url: URL, events: ['prompt.opened', 'game.finished'] };

describe('webhooks', () => {
  let service: Service;
  let ayla: Person;
  beforeAll(async () => {
    const resolve = async (host: string) => (host === 'inside.example' ? ['10.0.0.7'] : ['93.184.216.34']);
    service = await startService({ receivers: openReceivers({ resolve }), dispatchMs: null });
    ayla = await newPerson(service);
  });
  afterAll(() => service.close());

  const create = (body: object, { auth } = ayla) => service.http.post('/v1/me/webhooks').set(auth).send(body);
  const list = async ({ auth }: Person) =>
    (await service.http.get('/v1/me/webhooks').set(auth).expect(200)).body.webhooks;

  it('are created, listed, changed and deleted; the secret is shown once', async () => {
    const zug = await newPerson(service);
    const { body, headers } = await create(WISH, zug).expect(201);
    expect(body.webhook).toMatchObject({
      ...WISH,
      games: [],
      active: true,
      failingSince: null,
      disabled: null,
    });
    expect(headers.location).toBe(`/v1/me/webhooks/${body.webhook.id}`);
    expect(body.secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(await list(zug)).toEqual([body.webhook]);
    expect(JSON.stringify(await list(zug))).not.toContain(body.secret.slice(6));
    const path = `/v1/me/webhooks/${body.webhook.id}`;
    const edit = { events: ['seat.lapsed'], games: [body.webhook.id], active: false };
    const { body: changed } = await service.http.patch(path).set(zug.auth).send(edit).expect(200);
    expect(changed).toEqual({ ...body.webhook, ...edit });
    expect((await service.http.get(path).set(zug.auth).expect(200)).body).toEqual(changed);
    const { body: rotated } = await service.http.post(`${path}/secret`).set(zug.auth).expect(200);
    expect(rotated).toEqual({ webhook: changed, secret: expect.stringMatching(/^whsec_/) });
    expect(rotated.secret).not.toBe(body.secret);
    await service.http.delete(path).set(zug.auth).expect(204);
    await service.http.delete(path).set(zug.auth).expect(404);
    expect(await list(zug)).toEqual([]);
  });

  it('belong only to their owner', async () => {
    const { body } = await create(WISH).expect(201);
    const durc = await newPerson(service);
    const path = `/v1/me/webhooks/${body.webhook.id}`;
    const { http } = service;
    for (const answer of [
      http.get(path),
      http.delete(path),
      http.patch(path).send({ active: false }),
      http.post(`${path}/secret`),
      http.post(`${path}/test`),
      http.get(`${path}/deliveries`),
    ]) {
      expect((await answer.set(durc.auth).expect(404)).body.code).toBe('not_found');
    }
    expect(await list(durc)).toEqual([]);
    await http.get(path).set(ayla.auth).expect(200);
  });

  it('need the scope manage', async () => {
    const { body } = await service.http
      .post('/v1/me/tokens')
      .set(ayla.auth)
      .send({ name: 'reads', scopes: ['read', 'play'] });
    const { body: refused } = await create(WISH, { ...ayla, auth: bearer(body.secret) }).expect(403);
    expect(refused.code).toBe('insufficient_scope');
  });

  it.each([
    'http://127.0.0.1:8080/hook',
    'http://[::ffff:169.254.169.254]/',
    'https://inside.example/hook',
    'https://example.com:22/',
    'https://me:secret@example.com/',
    'http://%/',
  ])('at %s are refused on creation and on change', async (url) => {
    const { body } = await create({ ...WISH, url }).expect(422);
    expect(body).toMatchObject({ code: 'webhook_address_refused', errors: [{ pointer: '/url' }] });
    const { body: made } = await create(WISH).expect(201);
    const path = `/v1/me/webhooks/${made.webhook.id}`;
    await service.http.patch(path).set(ayla.auth).send({ url }).expect(422);
    expect((await service.http.get(path).set(ayla.auth)).body.url).toBe(URL);
    await service.http.delete(path).set(ayla.auth).expect(204);
  });

  it.each([
    [{ ...WISH, url: 'ftp://example.com/' }],
    [{ ...WISH, url: 'https://example.com/a b' }],
    [{ ...WISH, events: [] }],
    [{ ...WISH, events: ['prompt.vanished'] }],
    [{ ...WISH, events: ['prompt.opened', 'prompt.opened'] }],
    [{ ...WISH, games: ['one'] }],
    [{ ...WISH, secret: 'mine' }],
    [{ url: URL }],
  ])('with %j are malformed', async (wish) => {
    expect((await create(wish).expect(400)).body.code).toBe('malformed');
  });

  it('are at most twenty, even if many are created at once', async () => {
    const zug = await newPerson(service);
    const answers = await Promise.all(
      Array.from({ length: 25 }, async () => (await create(WISH, zug)).status),
    );
    expect(answers.filter((status) => status === 201)).toHaveLength(20);
    expect(answers.filter((status) => status === 409)).toHaveLength(5);
    expect(await list(zug)).toHaveLength(20);
  });

  it('have deliveries, page by page', async () => {
    const { body } = await create(WISH).expect(201);
    const path = `/v1/me/webhooks/${body.webhook.id}`;
    const ids: string[] = [];
    for (let nth = 0; nth < 5; nth += 1) {
      ids.unshift((await service.http.post(`${path}/test`).set(ayla.auth).expect(202)).body.id);
    }
    const page = async (query: string) =>
      (await service.http.get(`${path}/deliveries${query}`).set(ayla.auth).expect(200)).body;
    const idsOf = ({ deliveries }: { deliveries: { id: string }[] }) => deliveries.map(({ id }) => id);
    const first = await page('?limit=2');
    expect(idsOf(first)).toEqual(ids.slice(0, 2));
    const second = await page(`?limit=2&cursor=${first.next}`);
    expect(idsOf(second)).toEqual(ids.slice(2, 4));
    const third = await page(`?limit=2&cursor=${second.next}`);
    expect([idsOf(third), third.next]).toEqual([ids.slice(4), null]);
    const nowhere = await service.http.get(`${path}/deliveries?cursor=${body.webhook.id}`).set(ayla.auth);
    expect([nowhere.status, nowhere.body.code]).toEqual([400, 'bad_cursor']);
  });
});

describe('a webhook that changes during a request of its owner', () => {
  let service: Service;
  let meanwhile: ((id: string) => Promise<unknown>) | null = null;
  let webhook: string;
  let auth: Person['auth'];
  let store: Store;
  beforeAll(async () => {
    const db = await testDatabase();
    store = await db.open();
    const find: Store['webhooks']['find'] = async (playerId, id) => {
      const found = await store.webhooks.find(playerId, id);
      await meanwhile?.(id);
      meanwhile = null;
      return found;
    };
    const receivers = openReceivers({ resolve: async () => ['93.184.216.34'] });
    const racing = { ...store, webhooks: { ...store.webhooks, find }, ready: () => store.ready() };
    service = await startService({ db, store: racing, receivers, dispatchMs: null });
    ({ auth } = await newPerson(service));
    const { body } = await service.http.post('/v1/me/webhooks').set(auth).send(WISH).expect(201);
    webhook = body.webhook.id;
  });
  afterAll(async () => {
    await service.close();
    await service.db.drop();
  });

  const path = () => `/v1/me/webhooks/${webhook}`;

  it('is active if that was set last, even if it was just disabled', async () => {
    meanwhile = (id) => store.deliveryQueues.disable(id, 'Nothing arrives.', new Date());
    const { body } = await service.http.patch(path()).set(auth).send({ active: true }).expect(200);
    expect(body).toMatchObject({ active: true, disabled: null });
  });

  it('cannot be tested, disabled or sent to after it was deleted', async () => {
    const { body } = await service.http.get('/v1/me').set(auth).expect(200);
    meanwhile = (id) => store.webhooks.remove(body.id, id);
    await service.http.post(`${path()}/test`).set(auth).expect(404);
    await store.deliveryQueues.disable(webhook, 'Nothing arrives.', new Date());
  });
});
