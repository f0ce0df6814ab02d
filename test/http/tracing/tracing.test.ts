import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loggerOptions } from '../../../src/http/logging.js';
import { openMetrics } from '../../../src/http/metrics/metrics-server.js';
import { Metrics } from '../../../src/http/plugins/metrics.js';
import type { Tracing } from '../../../src/kernel/tracing.js';
import { openMailer } from '../../../src/outbound/mailer.js';
import { openReceivers } from '../../../src/outbound/receivers.js';
import { openTracing } from '../../../src/outbound/tracing.js';
import { type Collected, type Collector, startCollector } from '../../support/collector-double.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { type MailCatcher, startMailCatcher } from '../../support/mail-catcher.js';
import { newPerson, type Person, startedGame } from '../../support/people.js';
import { type Receiver, startReceiver } from '../../support/receiver.js';
import { type Service, startService } from '../../support/service.js';
import { follow } from '../../support/stream.js';
import { turningClock } from '../../support/turning-clock.js';
import { until } from '../../support/until.js';

const STRANGER = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const MINUTE = 60_000;
const ADDRESS = 'durc@example.com';

describe('tracing', () => {
  let collector: Collector;
  let catcher: MailCatcher;
  let receiver: Receiver;
  let tracing: Tracing;
  let db: TestDatabase;
  let service: Service;
  let other: Service;
  let ayla: Person;
  let durc: Person;
  let log = '';
  const time = turningClock();
  const metrics = new Metrics({ exemplars: true });
  const ending: (() => Promise<unknown>)[] = [];

  const startOne = async (more: object = {}): Promise<Service> => {
    const store = await db.open({ observer: { onAppend: (statement) => metrics.observeAppend(statement) } });
    const started = await startService({ db, store, tracing, clock: time.clock, ...more });
    ending.unshift(started.close);
    return started;
  };

  beforeAll(async () => {
    collector = await startCollector();
    catcher = await startMailCatcher();
    receiver = await startReceiver();
    Object.assign(process.env, {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_BSP_SCHEDULE_DELAY: '20',
    });
    tracing = (await openTracing(process.env)) as Tracing;
    db = await testDatabase();
    ending.push(db.drop, tracing.close, collector.close, catcher.close, receiver.close);
    const stream = new Writable({
      write(chunk, _encoding, done) {
        log += String(chunk);
        done();
      },
    });
    service = await startOne({
      metrics,
      logger: loggerOptions('info', stream, tracing),
      receivers: openReceivers({ allowPrivate: true }),
      mailer: openMailer({ url: catcher.url, from: 'Permafrost <games@permafrost.example>' }),
      publicUrl: 'https://permafrost.example',
      dispatchMs: 20,
    });
    other = await startOne({ dispatchMs: null, trustedProxies: ['127.0.0.1'] });
    ayla = await newPerson(service, 'Ayla');
    durc = await newPerson(service, 'Durc');
    const { http } = service;
    await http
      .put('/v1/me/email')
      .set(durc.auth)
      .send({ address: ADDRESS, digest: 'immediately' })
      .expect(200);
    const link = /permafrost\.example(\/v1\/email\/confirm\?\S+)/.exec((await catcher.to(ADDRESS)).text)?.[1];
    await http.post(link ?? 'none').expect(200);
    await http
      .post('/v1/me/webhooks')
      .set(durc.auth)
      .send({ url: `${receiver.url}?key=of-the-receiver`, events: ['prompt.opened'] })
      .expect(201);
  });
  afterAll(async () => {
    for (const end of ending) await end();
    delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
    delete process.env.OTEL_BSP_SCHEDULE_DELAY;
  });

  const actIn = async (game: string, { auth } = ayla, headers: Record<string, string> = {}) =>
    (
      await service.http
        .post(`/v1/games/${game}/actions`)
        .set({ ...auth, ...headers })
        .send({ action: 'drill:fish=1' })
        .expect(200)
    ).body;
  const spanIn = (game: string, name: string, more: object = {}): Promise<Collected> =>
    collector.find(
      (span) =>
        span.name === name &&
        Object.entries({ 'permafrost.game': game, ...more }).every(
          ([key, value]) => span.facts[key] === value,
        ),
    );

  it('follows a turn from its request over the other process to the webhook and the mail', async () => {
    const game = await startedGame(service, ayla, durc);
    const stream = await follow(other, `/v1/games/${game}/events?after=1`, ayla.auth);
    await actIn(game, durc);
    const { version } = await actIn(game, ayla, { 'x-request-id': 'my-turn' });
    const asked = await spanIn(game, 'POST /v1/games/:id/actions', { 'permafrost.request': 'my-turn' });
    expect(asked).toMatchObject({
      parentId: '',
      service: 'permafrost',
      facts: {
        'permafrost.operation': 'act',
        'permafrost.request': 'my-turn',
        'http.response.status_code': 200,
      },
    });
    const { traceId } = asked;
    const inTrace = (name: string) =>
      collector.find((span) => span.name === name && span.traceId === traceId);
    const judged = await inTrace('judge');
    const appended = await inTrace('append');
    expect([judged.parentId, appended.parentId]).toEqual([asked.spanId, asked.spanId]);
    const announced = await inTrace('announce');
    expect([announced.parentId, (await inTrace('hear')).parentId]).toEqual([
      appended.spanId,
      announced.spanId,
    ]);
    const delivered = await inTrace('deliver webhook');
    expect(delivered).toMatchObject({
      parentId: appended.spanId,
      facts: { 'permafrost.notice': 'prompt.opened', 'http.response.status_code': 204 },
    });
    time.turn(2 * MINUTE);
    const mailed = await inTrace('send mail');
    expect(mailed).toMatchObject({ parentId: appended.spanId, failed: false });
    const rows = await db.query(
      `SELECT version, trace FROM entry_traces WHERE game_id = '${game}' ORDER BY version DESC`,
    );
    expect(rows[0]).toEqual({ version, trace: `00-${traceId}-${appended.spanId}-01` });
    expect(collector.formats).toEqual(new Set(['application/x-protobuf']));
    stream.close();
  });

  it('shows players, receivers and readers of exports nothing of it', async () => {
    const game = await startedGame(service, ayla, durc);
    const stream = await follow(other, `/v1/games/${game}/events?after=1`, durc.auth);
    await actIn(game, durc);
    const heard = receiver.heard.length;
    const mails = catcher.mails.length;
    const acted = await service.http
      .post(`/v1/games/${game}/actions?include=table`)
      .set(ayla.auth)
      .send({ action: 'drill:fish=1' })
      .expect(200);
    const { traceId } = await spanIn(game, 'append', { 'permafrost.version': acted.body.version });
    await collector.find((span) => span.name === 'deliver webhook' && span.traceId === traceId);
    time.turn(2 * MINUTE);
    const [last] = (await receiver.has(heard + 1)).slice(-1);
    const { http } = service;
    const shown = [
      acted.headers,
      acted.body,
      await stream.next(),
      last?.headers,
      last?.body,
      await catcher.to(ADDRESS, mails + 1),
    ];
    for (const path of [`${game}`, `${game}/entries`, `${game}/view`, `${game}/export`])
      shown.push((await http.get(`/v1/games/${path}`).set(durc.auth)).body);
    shown.push((await http.get('/v1/me/export').set(ayla.auth).expect(200)).body);
    expect(JSON.stringify(shown)).toContain(game);
    expect(JSON.stringify(shown)).not.toContain(traceId);
    expect(JSON.stringify(shown)).not.toMatch(/traceparent|tracestate/i);
    stream.close();
  });

  it('says nothing secret: no query, no key of a receiver, no action, no token', async () => {
    const game = await startedGame(service, ayla, durc);
    await service.http.get(`/v1/games/${game}?invitation=of-a-private-game`).set(ayla.auth);
    await actIn(game);
    await spanIn(game, 'deliver webhook');
    await spanIn(game, 'GET /v1/games/:id');
    const said = JSON.stringify(collector.spans);
    for (const secret of ['of-a-private-game', 'of-the-receiver', 'drill', ayla.secret, ADDRESS])
      expect(said).not.toContain(secret);
  });

  it('lets a proxy choose the trace, and no stranger', async () => {
    const get = async ({ http }: Service, parent: string, id: string) => {
      await http.get('/v1/rulebooks').set({ traceparent: parent, 'x-request-id': id }).expect(200);
    };
    const found = (id: string) => collector.find(({ facts }) => facts['permafrost.request'] === id);
    await get(service, STRANGER, 'of-a-stranger');
    await get(other, STRANGER, 'of-a-proxy');
    await get(other, 'nonsense', 'of-nonsense');
    expect((await found('of-a-stranger')).parentId).toBe('');
    expect((await found('of-nonsense')).parentId).toBe('');
    expect(await found('of-a-proxy')).toMatchObject({
      traceId: '0af7651916cd43dd8448eb211c80319c',
      parentId: 'b7ad6b7169203331',
    });
    await get(other, STRANGER.replace(/01$/, '00'), 'not-recorded');
    await get(other, STRANGER, 'after-it');
    await found('after-it');
    expect(collector.spans.filter(({ facts }) => facts['permafrost.request'] === 'not-recorded')).toEqual([]);
  });

  it('ends the span of a stream when the stream begins', async () => {
    const game = await startedGame(service, ayla, durc);
    const stream = await follow(service, `/v1/games/${game}/events`, ayla.auth);
    const followed = await spanIn(game, 'GET /v1/games/:id/events');
    expect(followed.facts['http.response.status_code']).toBe(200);
    stream.close();
  });

  it('has what a bot answers in the trace of the action that it answers', async () => {
    const { body } = await service.http
      .post('/v1/games')
      .set(ayla.auth)
      .send({ rulebook: 'thin-ice', seats: ['me', 'bot'] })
      .expect(201);
    await service.http.post(`/v1/games/${body.id}/start`).set(ayla.auth);
    const { version } = await actIn(body.id);
    const { traceId } = await spanIn(body.id, 'POST /v1/games/:id/actions');
    const acted = await collector.find((span) => span.name === 'append' && span.traceId === traceId);
    const answered = await collector.find((span) => span.name === 'append' && span.parentId === acted.spanId);
    expect(answered.facts).toEqual({ 'permafrost.game': body.id, 'permafrost.version': version + 1 });
  });

  it('names the trace in the lines of the log', async () => {
    await service.http.get('/v1/rulebooks').set('x-request-id', 'logged').expect(200);
    const { traceId, spanId } = await collector.find(({ facts }) => facts['permafrost.request'] === 'logged');
    const lines = () =>
      log
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line));
    await until(() => lines().some(({ reqId, res }) => reqId === 'logged' && res !== undefined));
    const line = lines().find(({ reqId, res }) => reqId === 'logged' && res !== undefined);
    expect(line).toMatchObject({ trace_id: traceId, span_id: spanId });
  });

  it('gives metrics examples of traces, in the format of OpenMetrics', async () => {
    const game = await startedGame(service, ayla, durc);
    const { version } = await actIn(game);
    const asked = await spanIn(game, 'POST /v1/games/:id/actions');
    const appended = await spanIn(game, 'append', { 'permafrost.version': version });
    const server = await openMetrics(metrics.registry, { host: '127.0.0.1', port: 0 });
    const answer = await fetch(server.url);
    const text = await answer.text();
    await server.close();
    expect(answer.headers.get('content-type')).toMatch(/^application\/openmetrics-text; version=1\.0\.0/);
    const exampleOf = (name: string, { traceId, spanId }: Collected) =>
      new RegExp(
        `^${name}_bucket\\{.*\\} \\d+ # \\{trace_id="${traceId}",span_id="${spanId}"\\} [\\d.e-]+ \\d+\\.\\d+$`,
        'm',
      );
    expect(text).toMatch(exampleOf('permafrost_http_request_seconds', asked));
    expect(text).toMatch(exampleOf('permafrost_append_seconds', appended));
    expect(text).toMatch(/^permafrost_entries_total\{rulebook="thin-ice"\} \d+$/m);
    expect(text).toMatch(/# EOF\n$/);
  });
});
