import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MetricsServer, openMetrics } from '../../../src/http/metrics/metrics-server.js';
import { openReceivers } from '../../../src/outbound/receivers.js';
import type { Mail } from '../../../src/play/ports/mail.js';
import { newPerson, type Person, startedGame } from '../../support/people.js';
import { type Receiver, startReceiver } from '../../support/receiver.js';
import { type Service, startService } from '../../support/service.js';
import { turningClock } from '../../support/turning-clock.js';
import { until } from '../../support/until.js';

describe('metrics', () => {
  let service: Service;
  let outside: MetricsServer;
  let receiver: Receiver;
  let ayla: Person;
  let durc: Person;
  let game: string;
  const others: string[] = [];
  const mails: Mail[] = [];
  const time = turningClock();
  beforeAll(async () => {
    receiver = await startReceiver();
    service = await startService({
      ofOneProcess: 'metrics',
      receivers: openReceivers({ allowPrivate: true }),
      mailer: {
        send: async (mail) => {
          mails.push(mail);
          return { kind: 'sent' };
        },
        close() {},
      },
      publicUrl: 'https://permafrost.example',
      dispatchMs: 20,
      clock: time.clock,
      // Room for few games: others have to leave.
      cacheBytes: 100_000,
    });
    outside = await openMetrics(service.metrics.registry, { host: '127.0.0.1', port: 0 });
    ayla = await newPerson(service, 'Ayla');
    durc = await newPerson(service, 'Durc');
    game = await startedGame(service, ayla, durc);
    for (let nth = 0; nth < 20; nth += 1) others.push(await startedGame(service, ayla, durc));
    await service.http
      .post('/v1/me/webhooks')
      .set(durc.auth)
      .send({ url: receiver.url, events: ['message.posted'] })
      .expect(201);
    const wish = { address: 'durc@example.com', events: ['message.posted'] };
    await service.http.put('/v1/me/email').set(durc.auth).send(wish).expect(200);
    await until(() => mails.length === 1);
    await until(async () => (await get('/v1/me/email')).mailedAt !== null);
    const link = /permafrost\.example(\/v1\/email\/confirm\?\S+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
    await service.http.post(link).expect(200);
  });
  afterAll(async () => {
    await outside.close();
    await service.close();
    await receiver.close();
  });

  const get = async (path: string) => (await service.http.get(path).set(durc.auth).expect(200)).body;
  /** Everything that is counted, except the runs of jobs that go by the clock alone. */
  const counted = async (): Promise<string[]> =>
    (await (await fetch(outside.url)).text())
      .split('\n')
      .filter((line) => !/^permafrost_job_seconds.*job="(?!dispatch|mail)/.test(line));
  /** The counts of all that was done before, once they have stopped. */
  const settled = async (): Promise<string[]> => {
    const operation = 'permafrost_http_request_seconds_count{operation="getMe",status="200"} ';
    const seen = async () =>
      Number((await counted()).find((line) => line.startsWith(operation))?.slice(operation.length) ?? 0);
    const before = await seen();
    await get('/v1/me');
    await until(async () => (await seen()) > before);
    return counted();
  };

  it('do not change by a whisper, by whom it reaches, or by its withdrawal', async () => {
    const before = await settled();
    const { body } = await service.http
      .post(`/v1/games/${game}/messages`)
      .set(ayla.auth)
      .send({ to: [1], text: 'the cave in the north' })
      .expect(201);
    await receiver.has(1);
    time.turn(10 * 60_000);
    await until(() => mails.length === 2);
    expect((await get(`/v1/games/${game}/messages`)).messages).toHaveLength(1);
    await service.http.delete(`/v1/games/${game}/messages/${body.id}`).set(ayla.auth).expect(204);
    // An answer is measured a moment after it is sent, so that the next ones come after it.
    for (let nth = 0; nth < 3; nth += 1) await get(`/v1/games/${game}/messages`);
    expect(await counted()).toEqual(before);
  });

  it('do not change by standing orders that wait', async () => {
    const before = await settled();
    const orders = [{ kind: 'until', action: 'drill:fish=1', prompt: 'drill', version: 1 }];
    const path = `/v1/games/${game}/seats/1/orders`;
    await service.http.put(path).set(durc.auth).send({ orders }).expect(200);
    for (let nth = 0; nth < 3; nth += 1) await get(path);
    expect(await counted()).toEqual(before);
  });

  it('do not change by whispers and orders in games that were not in memory, for which others leave it', async () => {
    const before = await settled();
    const { evicted } = service.metrics.lookups;
    const order = { kind: 'until', action: 'drill:fish=1', prompt: 'drill', version: 1 };
    for (const id of others) {
      const whisper = service.http.post(`/v1/games/${id}/messages`).set(ayla.auth);
      await whisper.send({ to: [1], text: 'psst' }).expect(201);
      const orders = service.http.put(`/v1/games/${id}/seats/1/orders`).set(durc.auth);
      await orders.send({ orders: [order] }).expect(200);
    }
    expect(service.metrics.lookups.evicted).toBeGreaterThan(evicted);
    for (let nth = 0; nth < 3; nth += 1) await get(`/v1/games/${game}/messages`);
    expect(await counted()).toEqual(before);
  });

  it('do not change by what a browser asks before it posts a whisper, nor by refused ones', async () => {
    const before = await settled();
    const path = `/v1/games/${game}/messages`;
    const asking = { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' };
    await service.http.options(path).set(asking).expect(204);
    await service.http.options(`/v1/games/${game}/seats/0/orders`).set(asking).expect(204);
    await service.http
      .post(path)
      .set(ayla.auth)
      .send({ to: [7], text: 'psst' });
    await service.http
      .post(path)
      .send({ to: [1], text: 'psst' })
      .expect(401);
    for (let nth = 0; nth < 3; nth += 1) await get(path);
    expect(await counted()).toEqual(before);
  });

  it('are these: for a new one, a test here has to show that it tells of no whisper and no order', async () => {
    const names = [...(await (await fetch(outside.url)).text()).matchAll(/^# TYPE (\S+)/gm)].map(
      ([, name]) => name,
    );
    expect(names.sort()).toEqual([
      'permafrost_announcements_lost_total',
      'permafrost_append_seconds',
      'permafrost_appended_games_total',
      'permafrost_bus_connected',
      'permafrost_carried_over_total',
      'permafrost_clock_drift_seconds',
      'permafrost_entries_total',
      'permafrost_http_request_seconds',
      'permafrost_job_failures_total',
      'permafrost_job_seconds',
      'permafrost_log_buckets_gone',
      'permafrost_mails_total',
      'permafrost_missing_engines',
      'permafrost_open_streams',
      'permafrost_outbox_lag_seconds',
      'permafrost_pressure_level',
      'permafrost_queue_full_total',
      'permafrost_queue_longest_wait_seconds',
      'permafrost_queue_waiting',
      'permafrost_shed_total',
      'permafrost_slow_clients_total',
      'permafrost_unsent_megabytes',
      'permafrost_webhook_deliveries_total',
    ]);
  });

  it('are no part of the API', async () => {
    await service.http.get('/metrics').expect(404);
  });
});
