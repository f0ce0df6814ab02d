import { once } from 'node:events';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loggerOptions } from '../../../src/http/logging.js';
import { countingStore } from '../../support/counting-store.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { newGame, newPerson, startedGame } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { follow } from '../../support/stream.js';
import { until } from '../../support/until.js';

describe('the log', () => {
  let db: TestDatabase;
  let service: Service;
  const seeds: string[] = [];
  let text = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk);
      done();
    },
  });
  beforeAll(async () => {
    db = await testDatabase();
    const store = countingStore(await db.open());
    const { create } = store.games;
    store.games.create = (game) => {
      seeds.push(game.seed);
      return create(game);
    };
    service = await startService({ db, store, logger: loggerOptions('trace', stream) });
  });
  afterAll(async () => {
    await service.close();
    await db.drop();
  });

  const lines = (): Record<string, unknown>[] =>
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));

  it('is JSON, with the request id in each line', async () => {
    await service.http.get('/v1/rulebooks').set('x-request-id', 'mine').expect(200);
    const mine = lines().filter(({ reqId }) => reqId === 'mine');
    expect(mine).toMatchObject([
      { req: { method: 'GET', url: '/v1/rulebooks' } },
      { res: { statusCode: 200 } },
    ]);
  });

  it('contains no token, no invitation and no seed', async () => {
    const { http } = service;
    const ayla = await newPerson(service);
    const durc = await newPerson(service);
    const { body: further } = await http
      .post('/v1/me/tokens')
      .set(ayla.auth)
      .send({ name: 'further', scopes: ['read'] })
      .expect(201);
    const { id, invitation } = await newGame(service, ayla, { visibility: 'private' });
    const spellings = [
      `invitation=${invitation}`,
      `seat=spectator&invitation=${invitation}`,
      `%69nvitation=${invitation}`,
      `invitatio%6E=${invitation}`,
      `INVITATION=${invitation}`,
      `invitation=x&invitation=${invitation}`,
      `invitation[]=${invitation}`,
      `?invitation=${invitation}`,
      `a;invitation=${invitation}`,
    ];
    for (const query of spellings) {
      await http.get(`/v1/games/${id}?${query}`);
      await http.get(`/v1/games/${id}/events?${query}`);
      await http.get(`/v1/games/%ff?${query}`);
      await http.get(`/nowhere?${query}`);
    }
    const followed = await follow(service, `/v1/games/${id}/events?invitation=${invitation}`);
    await http.post(`/v1/games/${id}/seats`).set(durc.auth).send({ invitation }).expect(200);
    followed.close();
    const active = await startedGame(service, ayla, durc);
    await http
      .post(`/v1/games/${active}/actions`)
      .set(ayla.auth)
      .send({ action: 'drill:fish=1' })
      .expect(200);
    await http
      .post(`/v1/games/${active}/actions`)
      .set(ayla.auth)
      .send({ action: 'drill:fish=1' })
      .expect(422);
    await http.get(`/v1/me?token=x`).set('authorization', `Basic ${ayla.secret}`).expect(401);
    const words = 'nobody else’s business';
    await http
      .post(`/v1/games/${active}/messages`)
      .set(ayla.auth)
      .send({ text: words, to: [1] })
      .expect(201);
    await http
      .post(`/v1/games/${active}/messages`)
      .set(ayla.auth)
      .send({ text: words, to: [9] })
      .expect(400);
    await http.delete('/v1/me').set(ayla.auth).send({ name: words }).expect(409);
    expect(lines().length).toBeGreaterThan(50);
    expect(seeds).toHaveLength(2);
    for (const secret of [words, ayla.secret, durc.secret, further.secret, invitation, ...seeds]) {
      expect(text).not.toContain(secret);
    }
  });

  it('redacts secrets at any place of a line', () => {
    const { log } = service.app;
    const secret = 'do-not-tell';
    log.info(
      { secret, game: { seed: secret, invitation: secret }, headers: { authorization: secret } },
      'a line',
    );
    const refused = { detail: `Failing row contains (${secret}).`, code: '23514' };
    const errors = [
      Object.assign(new Error('no'), { seed: secret }),
      Object.assign(new Error('no'), refused),
      Object.assign(new Error('no', { cause: refused }), { meta: { driverAdapterError: refused } }),
    ];
    for (const err of errors) log.error({ err }, 'a failure');
    expect(lines().filter(({ msg }) => msg === 'a failure')).toMatchObject([
      { err: { type: 'Error', message: 'no', stack: expect.stringContaining('logs.test') } },
      { err: { code: '23514' } },
      { err: { message: 'no' } },
    ]);
    expect(text).not.toContain(secret);
  });

  it('contains no webhook secret and no email token, even if deliveries fail', async () => {
    const { http } = service;
    const ayla = await newPerson(service);
    const wish = { url: 'https://93.184.216.34:9/?key=of-the-receiver', events: ['prompt.opened'] };
    await http.post('/v1/me/webhooks').set(ayla.auth).send(wish).expect(422);
    const allowed = { ...wish, url: 'https://93.184.216.34/?key=of-the-receiver' };
    const { body } = await http.post('/v1/me/webhooks').set(ayla.auth).send(allowed).expect(201);
    const rotated = await http.post(`/v1/me/webhooks/${body.webhook.id}/secret`).set(ayla.auth).expect(200);
    for (const page of ['confirm', 'unsubscribe']) {
      await http.get(`/v1/email/${page}?token=of-a-mail`).expect(200);
      await http.post(`/v1/email/${page}?token=of-a-mail`).expect(404);
    }
    expect(text).toContain('/v1/email/confirm');
    for (const secret of [
      body.secret.slice(6),
      rotated.body.secret.slice(6),
      'of-a-mail',
      'of-the-receiver',
    ]) {
      expect(text).not.toContain(secret);
    }
  });

  it('has no error when a client hangs up before it has sent its body', async () => {
    const { hostname, port } = new URL(service.url);
    const connected = once(service.app.server, 'connection');
    const socket = connect({ host: hostname, port: Number(port) });
    const head =
      'POST /v1/players HTTP/1.1\r\nhost: x\r\nx-request-id: cut\r\ncontent-type: application/json';
    socket.write(`${head}\r\ncontent-length: 99\r\n\r\n{"name":"`);
    const [wire] = await connected;
    const ofIt = () => lines().filter(({ reqId }) => reqId === 'cut');
    await until(() => ofIt().length > 0);
    socket.destroy();
    await until(() => wire.closed);
    await service.http.get('/healthz').expect(200);
    expect(ofIt().filter(({ level }) => Number(level) >= 40)).toEqual([]);
  });
});
