import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boundless, budgetsOf } from '../../../src/http/limits/budgets.js';
import { chargeWriters } from '../../../src/http/limits/charge-writers.js';
import { SharedBuckets } from '../../../src/http/limits/shared-buckets.js';
import { perUnit, weightOf } from '../../../src/http/limits/weights.js';
import { openReceivers } from '../../../src/outbound/receivers.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { bearer, newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import { type Receiver, startReceiver } from '../../support/receiver.js';
import { type Service, startService } from '../../support/service.js';
import { until } from '../../support/until.js';

const HOUR = 3600;

/** What shows its cost only when it is done. */
describe('work that is charged after the fact', () => {
  let db: TestDatabase;
  let receiver: Receiver;
  beforeAll(async () => {
    db = await testDatabase();
    receiver = await startReceiver();
  });
  afterAll(async () => {
    await receiver.close();
    await db.drop();
  });

  async function within(limits: object, work: (service: Service) => Promise<void>): Promise<void> {
    const service = await startService({
      ofOneProcess: 'budgets',
      ...{ db, dispatchMs: 10, receivers: openReceivers({ allowPrivate: true }) },
      limits: { ...boundless, burstSeconds: HOUR, ...limits },
    });
    try {
      await work(service);
    } finally {
      await service.close();
    }
  }

  const leftOf = async ({ http }: Service, { auth }: Pick<Person, 'auth'>, name: string): Promise<number> => {
    const { body } = await http.get('/v1/me/limits').set(auth).expect(200);
    return body.budgets.find((budget: { name: string }) => budget.name === name).left;
  };
  const isOver = async ({ http }: Service, id: string): Promise<boolean> =>
    (await http.get(`/v1/games/${id}`).expect(200)).body.status === 'finished';

  it('answers of bots are charged to the account that started their game', () =>
    within({ perAccount: 0.05 }, async (service) => {
      const [ayla, durc] = [await newPerson(service), await newPerson(service)];
      const { id } = await newGame(service, ayla, { seats: ['bot', 'bot'] });
      const before = await leftOf(service, ayla, 'account');
      await service.http.post(`/v1/games/${id}/start`).set(ayla.auth).expect(200);
      await until(() => isOver(service, id));
      const spent = before - (await leftOf(service, ayla, 'account'));
      const { body } = await service.http.get(`/v1/games/${id}`).expect(200);
      expect(spent).toBeGreaterThan((body.version - 1) * perUnit.botAnswer);
      expect(await leftOf(service, durc, 'account')).toBeGreaterThan(before - perUnit.botAnswer);
    }));

  it('bots wait while the account that pays for them has used up its budget', () =>
    within({ perAccount: 20 / HOUR }, async (service) => {
      const ayla = await newPerson(service);
      const { id } = await newGame(service, ayla, { rulebook: 'mammut', seats: ['bot', 'bot', 'bot'] });
      await service.http.post(`/v1/games/${id}/start`).set(ayla.auth).expect(200);
      const versionOf = async (): Promise<number> =>
        (await service.http.get(`/v1/games/${id}`).expect(200)).body.version;
      await until(async () => (await versionOf()) > 1);
      let before = -1;
      for (let now = await versionOf(); now !== before; now = await versionOf()) {
        before = now;
        await new Promise((wake) => setTimeout(wake, 700));
      }
      expect(await isOver(service, id)).toBe(false);
    }));

  it('bots do not wait for a player who has used up a budget, but for all who play', async () => {
    const now = Date.UTC(2026, 5, 1, 12);
    const bus = { tell() {}, hear: () => () => {} };
    const budgets = new SharedBuckets(budgetsOf(boundless), { bus, now: () => now });
    const usage = chargeWriters(budgets, { of: () => undefined });
    const game = { gameId: 'game', payers: ['ayla', 'durc'] };
    const answered = { ...game, byPlayer: null, entries: 1, forced: 0, bytes: 100 };
    usage.wrote({ ...game, byPlayer: 'durc', entries: 1, forced: 0, bytes: 100 });
    const work = budgets.left('account', 'durc');
    usage.wrote({ ...game, byPlayer: 'durc', entries: 3, forced: 2, bytes: 100 });
    expect(budgets.left('account', 'durc')).toBe(work - 2 * perUnit.forcedAnswer);
    budgets.take('written-bytes', 'durc', boundless.bytesPerHour);
    expect(usage.isSpent(game)).toBe(false);
    const before = [budgets.left('written-bytes', 'ayla'), budgets.left('written-bytes', 'durc')];
    usage.wrote(answered);
    expect(budgets.left('written-bytes', 'ayla')).toBeLessThan(before[0] ?? 0);
    expect(budgets.left('written-bytes', 'durc')).toBe(before[1]);
    expect(usage.isSpent({ gameId: 'of durc alone', payers: ['durc'] })).toBe(true);
    budgets.take('account', 'ayla', 2 * budgets.left('account', 'ayla'));
    expect(usage.isSpent(game)).toBe(true);
    budgets.close();
  });

  it('a body in chunks costs what one with a length costs', () =>
    within({ perAccount: 0.05, bytesPerHour: 64 * 1024 ** 2 }, async (service) => {
      const ayla = await newPerson(service);
      const text = JSON.stringify({
        rulebook: 'none',
        seats: ['me'],
        components: { text: '漢'.repeat(200_000) },
      });
      const spentBy = async (body: string | ReadableStream) => {
        const before = [await leftOf(service, ayla, 'account'), await leftOf(service, ayla, 'written-bytes')];
        const headers = { ...ayla.auth, 'content-type': 'application/json' };
        const init: RequestInit = { method: 'POST', headers, body, duplex: 'half' };
        expect((await fetch(`${service.url}/v1/games`, init)).status).toBe(404);
        return [
          (before[0] ?? 0) - (await leftOf(service, ayla, 'account')),
          (before[1] ?? 0) - (await leftOf(service, ayla, 'written-bytes')),
        ];
      };
      const [work = 0, bytes = 0] = await spentBy(text);
      const chunked = await spentBy(new Blob([text]).stream());
      expect(chunked[0]).toBeGreaterThan(work * 0.9);
      expect(chunked[1]).toBeGreaterThan(bytes * 0.9);
    }));

  it('a length that is announced, and never sent, costs nobody at the address anything', () =>
    within({ perAccount: 0.05, perAddress: 0.05 }, async (service) => {
      const ayla = await newPerson(service);
      const before = await leftOf(service, ayla, 'address');
      const { hostname, port } = new URL(service.url);
      const socket = connect(Number(port), hostname);
      const headers = [
        'Host: x',
        `Authorization: ${ayla.auth.authorization}`,
        'Content-Length: 999999999999',
      ];
      socket.write(`GET /v1/me HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
      await once(socket, 'data');
      socket.destroy();
      expect(before - (await leftOf(service, ayla, 'address'))).toBeLessThan(10_000);
    }));

  it('an earlier version of a game costs the entries that are read for it, and a guest sees its own limits alone', () =>
    within({ perAccount: 0.05 }, async (service) => {
      const [ayla, durc] = [await newPerson(service), await newPerson(service)];
      const id = await startedGame(service, ayla, durc);
      const spentBy = async (path: string) => {
        const before = await leftOf(service, ayla, 'account');
        await service.http.get(path).set(ayla.auth).expect(200);
        return before - (await leftOf(service, ayla, 'account'));
      };
      for (const { auth } of [ayla, durc]) {
        const path = `/v1/games/${id}/actions`;
        await service.http.post(path).set(auth).send({ action: 'drill:fish=1' }).expect(200);
      }
      const earlier = (at: number) => spentBy(`/v1/games/${id}/view?at=${at}`);
      const begun = performance.now();
      const [first, again, other] = [await earlier(1), await earlier(1), await earlier(2)];
      // What is left grows by a unit in twenty milliseconds, and is told in whole units.
      const grown = (performance.now() - begun) / 20;
      expect(first).toBeGreaterThan(again + 3 * perUnit.entry - 2 - grown);
      expect(other).toBeLessThan(first);
      // What does not exist costs nothing more than a look.
      for (const what of ['view', 'picture.svg', 'picture.png']) {
        const before = await leftOf(service, ayla, 'account');
        await service.http.get(`/v1/games/${id}/${what}?at=2147483647`).set(ayla.auth).expect(404);
        expect(before - (await leftOf(service, ayla, 'account'))).toBeLessThan(10_000);
      }
      const { id: open } = await newGame(service, ayla);
      const { body } = await service.http.post(`/v1/games/${open}/seats/1/keys`).set(ayla.auth).send({});
      const mine = await service.http.get('/v1/me/limits').set(bearer(body.secret)).expect(200);
      expect(mine.body.budgets[0]).toMatchObject({ name: 'account' });
      expect(mine.body.budgets.map(({ name }: { name: string }) => name)).not.toContain('written-bytes');
      // What the creator keeps is none of the guest's business.
      expect(mine.body.quotas.map(({ name }: { name: string }) => name)).toEqual([
        'streams-of-address',
        'streams',
      ]);
    }));

  it('a response costs what it took to write, however little of it is sent', () =>
    within({ perAccount: 0.05 }, async (service) => {
      const ayla = await newPerson(service);
      const { id } = await newGame(service, ayla, { rulebook: 'endless-winter', seats: ['me', 'open'] });
      const spentBy = async (headers: object, status: number) => {
        const before = await leftOf(service, ayla, 'account');
        const path = `/v1/games/${id}/components`;
        const answer = await service.http
          .get(path)
          .set({ ...ayla.auth, ...headers })
          .expect(status);
        return { ...answer, spent: before - (await leftOf(service, ayla, 'account')) };
      };
      const whole = await spentBy({ 'accept-encoding': 'identity' }, 200);
      expect(whole.text.length / 1024).toBeGreaterThan(20);
      const least = weightOf('getComponents') + (whole.text.length / 1024) * perUnit.kilobyteOut;
      for (const { spent } of [
        whole,
        await spentBy({ 'accept-encoding': 'gzip' }, 200),
        await spentBy({ 'if-none-match': whole.headers.etag }, 304),
      ])
        expect(spent).toBeGreaterThan(least * 0.95);
    }));

  it('a PNG costs what its process spends: more, the larger it is', () =>
    within({ perAccount: 0.05 }, async (service) => {
      const [ayla, durc] = [await newPerson(service), await newPerson(service)];
      const id = await startedGame(service, ayla, durc);
      const spentBy = async (path: string) => {
        const before = await leftOf(service, ayla, 'account');
        const { body } = await service.http.get(`/v1/games/${id}/${path}`).set(ayla.auth).expect(200);
        return { png: body as Buffer, spent: before - (await leftOf(service, ayla, 'account')) };
      };
      const small = await spentBy('picture.png?size=700');
      const large = await spentBy('picture.png?size=2400');
      const areaOf = (png: Buffer): number => png.readUInt32BE(16) * png.readUInt32BE(20);
      const more = ((areaOf(large.png) - areaOf(small.png)) / 1e6) * perUnit.megapixel;
      expect(more).toBeGreaterThan(10_000);
      expect(large.spent - small.spent).toBeGreaterThan(more * 0.9);
    }));

  it('deliveries count as bytes of the owner of the webhook, who gets none while they are over', () =>
    within({ bytesPerHour: 20_000 }, async (service) => {
      const [ayla, durc] = [await newPerson(service), await newPerson(service)];
      const wish = { url: receiver.url, events: ['message.posted'] };
      for (let nth = 0; nth < 3; nth += 1)
        await service.http.post('/v1/me/webhooks').set(ayla.auth).send(wish).expect(201);
      const rich = await startService({ db, dispatchMs: null, limits: boundless });
      const { id } = await newGame(rich, durc, { seats: ['me', 'open'] });
      await rich.http.post(`/v1/games/${id}/seats`).set(ayla.auth).send({}).expect(200);
      const say = () =>
        rich.http.post(`/v1/games/${id}/messages`).set(durc.auth).send({ text: 'Hello' }).expect(201);
      let left = await leftOf(service, ayla, 'written-bytes');
      while (left > 0) {
        const before = receiver.heard.length;
        await say();
        await receiver.has(before + 3);
        await until(async () => (await leftOf(service, ayla, 'written-bytes')) < left);
        left = await leftOf(service, ayla, 'written-bytes');
      }
      const before = receiver.heard.length;
      expect(before).toBeGreaterThan(0);
      await say();
      await until(async () =>
        (await db.open()).deliveryQueues.fanOut(new Date(), 10).then(({ rows }) => rows === 0),
      );
      expect(receiver.heard.length).toBe(before);
      await rich.close();
    }));
});
