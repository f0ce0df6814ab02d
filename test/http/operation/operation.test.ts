import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppStore } from '../../../src/app.js';
import { problemPages } from '../../../src/http/problems.js';
import { newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import { testedRulebooks } from '../../support/rulebooks.js';
import { type Service, startService } from '../../support/service.js';
import { until } from '../../support/until.js';

const gone = () => Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }));

/** A database that does not answer any more. */
const unreachable = {
  players: { authenticate: gone, remembered: () => undefined },
  games: { withBotsWaiting: async () => [] },
  log: {},
  bus: { subscribe: () => () => {}, tell: () => {}, hear: () => () => {} },
  clock: () => new Date(),
  ready: async () => ({ ready: false, reason: 'unreachable', detail: 'The database does not answer.' }),
} as unknown as AppStore;

describe('running the server', () => {
  let service: Service;
  let ayla: Person;
  beforeAll(async () => {
    service = await startService({ ofOneProcess: 'metrics' });
    ayla = await newPerson(service);
  });
  afterAll(() => service.close());

  it('reports health and readiness', async () => {
    expect((await service.http.get('/healthz').expect(200)).body).toEqual({ status: 'ok' });
    const { body } = await service.http.get('/readyz').expect(200);
    const pressure = { level: 0, refused: [] };
    expect(body).toEqual({ status: 'ok', warnings: expect.any(Array), pressure });
  });

  it('is not ready but healthy while its database does not answer', async () => {
    const other = await startService({ store: unreachable, db: service.db });
    await other.http.get('/healthz').expect(200);
    const { body } = await other.http.get('/readyz').expect(503);
    expect(body.code).toBe('unavailable');
    const answer = await other.http.get('/v1/me').set(ayla.auth).expect(503);
    expect(answer.body.code).toBe('unavailable');
    expect(answer.headers['retry-after']).toBe('2');
    await other.close();
  });

  it('sends security headers with responses, and more of them with pages', async () => {
    const strict = { 'x-content-type-options': 'nosniff', 'content-security-policy': expect.any(String) };
    const data = [await service.http.get('/v1/rulebooks'), await service.http.get('/nowhere')];
    for (const { headers } of data) expect(headers).toMatchObject(strict);
    const pages = [await service.http.get('/docs/'), await service.http.get('/problems/not_found')];
    for (const { headers } of pages) {
      expect(headers).toMatchObject({
        ...strict,
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
      });
    }
  });

  it('counts requests and entries for Prometheus', async () => {
    const durc = await newPerson(service);
    const { read, grown } = meter();
    const id = await startedGame(service, ayla, durc);
    await read();
    const send = { action: 'drill:fish=1' };
    await service.http.post(`/v1/games/${id}/actions`).set(ayla.auth).send(send).expect(200);
    await service.http.post(`/v1/games/${id}/actions`).set(ayla.auth).send(send).expect(422);
    await service.http.get('/nowhere').expect(404);
    // A request is counted when it has been answered, which may be seen a moment later.
    await until(async () => (await grown(requests('other', 404))) === 1);
    expect(await grown(requests('act', 200))).toBe(1);
    expect(await grown(requests('act', 422))).toBe(1);
    expect(await grown('permafrost_entries_total{rulebook="thin-ice"}')).toBe(1);
    const text = await metrics();
    expect(text).toContain('permafrost_open_streams 0');
    expect(text).not.toContain(id);
  });

  it('counts a lookup as a hit if memory has the current game, and as a miss otherwise', async () => {
    const { id } = await newGame(service, ayla);
    const { lookups: count } = service.metrics;
    let before = { ...count };
    const lookups = () => {
      const grown = [count.hit - before.hit, count.miss - before.miss];
      before = { ...count };
      return grown;
    };
    const look = () => service.http.get(`/v1/games/${id}`).expect(200);
    await look();
    expect(lookups()).toEqual([0, 1]);
    for (let nth = 0; nth < 3; nth += 1) await look();
    expect(lookups()).toEqual([3, 0]);
    await service.http.delete(`/v1/games/${id}`).set(ayla.auth).expect(204);
    lookups();
    await look();
    expect(lookups()).toEqual([0, 1]);
  });

  const metrics = async (): Promise<string> => service.metrics.registry.metrics();
  const requests = (operation: string, status: number) =>
    `permafrost_http_request_seconds_count{operation="${operation}",status="${status}"}`;

  /** By how much a count has grown since it was read last. */
  const meter = () => {
    let before = '';
    const valueIn = (text: string, series: string): number => {
      const line = text.split('\n').find((one) => one.startsWith(`${series} `));
      return Number(line?.slice(series.length) ?? 0);
    };
    return {
      read: async () => {
        before = await metrics();
      },
      grown: async (series: string) => valueIn(await metrics(), series) - valueIn(before, series),
    };
  };

  it('looks a game up once for an action that gives no bot a prompt', async () => {
    const durc = await newPerson(service);
    const id = await startedGame(service, ayla, durc);
    const lookups = (): number => service.metrics.lookups.hit + service.metrics.lookups.miss;
    const before = lookups();
    // Whatever the first has set off is done before the second.
    for (const { auth } of [ayla, durc])
      await service.http
        .post(`/v1/games/${id}/actions`)
        .set(auth)
        .send({ action: 'drill:fish=1' })
        .expect(200);
    expect(lookups()).toBe(before + 2);
  });

  it('has a page for every problem, at its type', async () => {
    for (const { code } of problemPages(testedRulebooks)) {
      const { text, headers } = await service.http.get(`/problems/${code}`).expect(200);
      expect(headers['content-type']).toContain('text/html');
      expect(text).toContain(`<h1>${code}</h1>`);
    }
    const { body } = await service.http.get('/v1/games/x').expect(404);
    await service.http.get(body.type).expect(200);
    await service.http.get('/problems/nothing').expect(404);
  });

  it('serves its API document and a page to read it', async () => {
    const { body, headers } = await service.http.get('/openapi.json').expect(200);
    expect(headers['content-type']).toContain('application/json');
    expect(body.openapi).toMatch(/^3\.1/);
    expect(Object.keys(body.paths)).toContain('/v1/games/{id}/actions');
    const page = await service.http.get('/docs').redirects(1).expect(200);
    expect(page.headers['content-type']).toContain('text/html');
  });

  it('serves rulebooks with an ETag and answers 304', async () => {
    for (const path of ['/v1/rulebooks', '/v1/rulebooks/thin-ice']) {
      const { headers } = await service.http.get(path).expect(200);
      expect(headers.etag).toMatch(/^".+"$/);
      for (const known of [`${headers.etag}`, `W/${headers.etag}`, `"x", ${headers.etag}`, '*']) {
        const unchanged = await service.http.get(path).set('if-none-match', known).expect(304);
        expect(unchanged.text).toBe('');
        expect(unchanged.headers.etag).toBe(headers.etag);
        for (const ofBody of ['content-length', 'content-type', 'content-security-policy'])
          expect(unchanged.headers).not.toHaveProperty(ofBody);
      }
      await service.http.get(path).set('if-none-match', '"x"').expect(200);
    }
    await service.http.get('/v1/rulebooks/none').set('if-none-match', '*').expect(404);
  });

  it('lets only private caches store responses to a token', async () => {
    const id = await startedGame(service, ayla, await newPerson(service));
    const game = `/v1/games/${id}`;
    const own = ['/v1/me', '/v1/me/tokens', '/v1/me/prompts', '/v1/games', game, `${game}/view`];
    for (const path of [...own, `${game}/actions`, `${game}/messages`, `${game}/picture.svg`]) {
      const { headers } = await service.http.get(path).set(ayla.auth).expect(200);
      expect(headers, path).toMatchObject({ 'cache-control': 'private, no-cache' });
      expect(headers.vary, path).toMatch(/^Authorization, .*Origin$/);
    }
  });

  it.each(['a', 'A-1_b.c', 'x'.repeat(64)])('uses the client’s request id %j', async (given) => {
    for (const path of ['/healthz', '/v1/me', '/nowhere', '/v1/games/%ff']) {
      expect((await service.http.get(path).set('x-request-id', given)).headers['x-request-id']).toBe(given);
    }
  });

  it.each(['', 'a b', '{"level":60}', 'é', 'x'.repeat(65)])(
    'creates its own request id instead of %j',
    async (given) => {
      const { headers } = await service.http.get('/healthz').set('x-request-id', given);
      expect(headers['x-request-id']).toMatch(/^[\w-]{12}$/);
      const other = await service.http.get('/healthz');
      expect(other.headers['x-request-id']).not.toBe(headers['x-request-id']);
    },
  );

  it('allows browsers to call, with every header of the API', async () => {
    const { id } = await newGame(service, ayla);
    const wanted = 'authorization,content-type,if-match,idempotency-key,last-event-id';
    const { headers } = await service.http
      .options(`/v1/games/${id}/actions`)
      .set({ origin: 'https://play.example', 'access-control-request-method': 'POST' })
      .set('access-control-request-headers', wanted)
      .expect(204);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['access-control-allow-methods']).toBe('GET, HEAD, POST, PUT, PATCH, DELETE');
    for (const name of wanted.split(',')) expect(headers['access-control-allow-headers']).toContain(name);
    for (const path of [`/v1/games/${id}`, '/v1/me', '/nowhere']) {
      const answer = await service.http.get(path).set('origin', 'https://play.example');
      expect(answer.headers['access-control-allow-origin']).toBe('*');
      for (const name of ['ETag', 'Link', 'Location', 'Retry-After', 'Idempotent-Replayed', 'X-Request-Id']) {
        expect(answer.headers['access-control-expose-headers']).toContain(name);
      }
    }
  });

  it('sends no CORS headers without an origin, but varies by it', async () => {
    for (const method of ['get', 'options'] as const) {
      const { headers } = await service.http[method]('/v1/rulebooks');
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
      expect(headers.vary).toContain('Origin');
    }
  });

  it('answers OPTIONS requests that are no preflight with 204', async () => {
    for (const path of ['/v1/games', '/nowhere']) {
      const { text } = await service.http.options(path).expect(204);
      expect(text).toBe('');
    }
  });

  it('allows only the configured origins', async () => {
    const corsOrigins = ['https://play.example'];
    const other = await startService({ store: unreachable, db: service.db, corsOrigins });
    const allowed = async (origin: string) =>
      (await other.http.get('/healthz').set({ origin })).headers['access-control-allow-origin'];
    expect(await allowed('https://play.example')).toBe('https://play.example');
    expect(await allowed('https://evil.example')).toBeUndefined();
    const { headers } = await other.http
      .options('/v1/games')
      .set({ origin: 'https://evil.example', 'access-control-request-headers': 'authorization' })
      .expect(204);
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    await other.close();
  });
});
