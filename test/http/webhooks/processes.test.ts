import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../src/kernel/ids.js';
import { openReceivers } from '../../../src/outbound/receivers.js';
import type { Store } from '../../../src/store/open.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { newGame, newPerson, type Person } from '../../support/people.js';
import { type Receiver, startReceiver } from '../../support/receiver.js';
import { type Service, startService } from '../../support/service.js';
import { turningClock } from '../../support/turning-clock.js';
import { until } from '../../support/until.js';

const everything = { hosts: new Map(), players: new Map(), failing: 0 };

describe('two processes that send to webhooks', () => {
  let db: TestDatabase;
  let receiver: Receiver;
  let services: Service[];
  let ayla: Person;
  const time = turningClock();
  const start = async (dispatchMs: number | null) => {
    const receivers = openReceivers({ allowPrivate: true });
    const service = await startService({
      ofOneProcess: 'deliveries',
      db,
      receivers,
      dispatchMs,
      clock: time.clock,
    });
    services.push(service);
    return service;
  };
  beforeEach(async () => {
    db = await testDatabase();
    receiver = await startReceiver();
    services = [];
  });
  afterEach(async () => {
    for (const service of services) await service.close();
    await receiver.close();
    await db.drop();
  });

  const hook = async ({ http }: Service) => {
    const wish = { url: receiver.url, events: ['entry.appended'] };
    const { body } = await http.post('/v1/me/webhooks').set(ayla.auth).send(wish).expect(201);
    return body.webhook.id as string;
  };
  const begin = async (service: Service) => {
    const { id } = await newGame(service, ayla, { seats: ['me', 'me'], options: { rounds: 5 } });
    await service.http.post(`/v1/games/${id}/start`).set(ayla.auth).expect(200);
    return id;
  };
  const play = async (service: Service, id: string, seat: number) =>
    service.http
      .post(`/v1/games/${id}/actions`)
      .set(ayla.auth)
      .send({ seat, action: 'drill:fish=1' })
      .expect(200);

  it('share the work: each message is sent once, in the order of its game', async () => {
    const [one, two] = [await start(10), await start(10)];
    ayla = await newPerson(one);
    await hook(one);
    const games = await Promise.all(Array.from({ length: 8 }, async (_, nth) => begin(nth % 2 ? one : two)));
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(
        games.map(async (id, nth) => {
          await play(nth % 2 ? one : two, id, 0);
          await play(nth % 2 ? two : one, id, 1);
        }),
      );
    }
    await receiver.has(8 * 11);
    for (const id of games) {
      const told = receiver.heard.filter(({ message }) => message.data.game === id);
      expect(told.map(({ message }) => message.data.version)).toEqual(
        Array.from({ length: 11 }, (_, nth) => nth + 1),
      );
    }
    expect(new Set(receiver.heard.map(({ id }) => id)).size).toBe(8 * 11);
    expect(receiver.heard).toHaveLength(8 * 11);
    const delivered = async () => {
      const texts = await Promise.all([one, two].map(({ metrics }) => metrics.registry.metrics()));
      const counts = texts.map((text) =>
        Number(/permafrost_webhook_deliveries_total\{result="delivered"\} (\d+)/.exec(text)?.[1] ?? 0),
      );
      return counts.reduce((sum, count) => sum + count);
    };
    // The last one is counted when its response has arrived.
    await until(async () => (await delivered()) >= 8 * 11);
    expect(await delivered()).toBe(8 * 11);
  });

  it('take over what another process wrote but did not send', async () => {
    const [silent, other] = [await start(null), await start(10)];
    ayla = await newPerson(silent);
    await hook(silent);
    await begin(silent);
    await receiver.has(1);
    expect(await other.metrics.registry.metrics()).toContain('permafrost_outbox_lag_seconds_count 1');
  });

  it('take over the messages of a killed process after its lease ends', async () => {
    const silent = await start(null);
    ayla = await newPerson(silent);
    const webhook = await hook(silent);
    await begin(silent);
    const killed: Store = await db.open();
    const now = time.clock();
    expect(await killed.deliveryQueues.fanOut(now, 10)).toMatchObject({ rows: 1 });
    const wish = { now, until: new Date(now.getTime() + 60_000), lease: newId(now), busy: everything };
    const most = { limit: 9, maxPerHost: 9, maxPerPlayer: 9, maxFailing: 9 };
    const claimed = await killed.deliveryQueues.claim({ ...wish, ...most });
    expect(claimed).toMatchObject([
      { webhookId: webhook, playerId: ayla.id, host: new URL(receiver.url).host },
    ]);
    const other = await start(10);
    // No other process gets it while the lease lasts.
    const taken = await killed.deliveryQueues.claim({ ...wish, ...most });
    expect(taken).toEqual([]);
    expect(receiver.heard).toEqual([]);
    time.turn(61_000);
    await receiver.has(1);
    const deliveries = () =>
      other.http.get(`/v1/me/webhooks/${webhook}/deliveries?state=delivered`).set(ayla.auth);
    await until(async () => (await deliveries()).body.deliveries.length === 1);
    // If the first process is still running, it learns that it has lost the queue.
    for (const queue of claimed) expect(await killed.deliveryQueues.next(queue, wish.until)).toBeNull();
  });

  it('end the lease of a process that died before the clock of the database was set back', async () => {
    const silent = await start(null);
    ayla = await newPerson(silent);
    await hook(silent);
    await begin(silent);
    const { deliveryQueues, mailboxes, accountMails }: Store = await db.open();
    const now = time.clock();
    const lease = { until: new Date(now.getTime() + 60_000), lease: newId(now) };
    await deliveryQueues.fanOut(now, 10);
    const most = { limit: 9, maxPerHost: 9, maxPerPlayer: 9, maxFailing: 9 };
    expect(await deliveryQueues.claim({ now, ...lease, busy: everything, ...most })).toHaveLength(1);
    for (const { bringForward } of [deliveryQueues, mailboxes, accountMails]) await bringForward(now, 60_000);
    expect(await deliveryQueues.claim({ now, ...lease, busy: everything, ...most })).toEqual([]);
    time.turn(-3_600_000);
    await start(10);
    await receiver.has(1);
    // Nor does the webhook wait for the time at which it was made.
    await begin(silent);
    await receiver.has(2);
    expect(receiver.heard).toHaveLength(2);
  });

  it('limit simultaneous calls per host and per player', async () => {
    const silent = await start(null);
    ayla = await newPerson(silent);
    await hook(silent);
    for (let nth = 0; nth < 5; nth += 1) await begin(silent);
    const { deliveryQueues } = await db.open();
    const now = time.clock();
    await deliveryQueues.fanOut(now, 10);
    const wish = { now, until: new Date(now.getTime() + 60_000), lease: newId(now), limit: 9 };
    const hosts = new Map([[new URL(receiver.url).host, 2]]);
    const most = { maxPerHost: 4, maxPerPlayer: 9, maxFailing: 9 };
    expect(await deliveryQueues.claim({ ...wish, ...most, busy: { ...everything, hosts } })).toHaveLength(2);
    const players = new Map([[ayla.id, 2]]);
    const few = { maxPerHost: 9, maxPerPlayer: 3, maxFailing: 9 };
    expect(await deliveryQueues.claim({ ...wish, ...few, busy: { ...everything, players } })).toHaveLength(1);
    expect(await deliveryQueues.claim({ ...wish, ...few, limit: 1, busy: everything })).toHaveLength(1);
    expect(await deliveryQueues.claim({ ...wish, ...few, busy: everything })).toHaveLength(1);
  });
});
