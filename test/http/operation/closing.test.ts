import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newTableStatus } from '../../../src/play/clocks/table-status.js';
import { closableStore } from '../../support/closable-store.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { gate } from '../../support/gate.js';
import { newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { follow } from '../../support/stream.js';
import { until } from '../../support/until.js';

describe('a server that shuts down', () => {
  let db: TestDatabase;
  let service: Service;
  let ayla: Person;
  let durc: Person;
  let store: Awaited<ReturnType<TestDatabase['open']>>;
  beforeEach(async () => {
    db = await testDatabase();
    store = await db.open();
    service = await startService({ db, store });
    ayla = await newPerson(service);
    durc = await newPerson(service);
  });
  afterEach(() => db.drop());

  it('ends streams and answers long polls', async () => {
    const id = await startedGame(service, ayla, durc);
    const person = await newPerson(service);
    const asked = requests(service);
    const stream = await follow(service, `/v1/games/${id}/events`, ayla.auth);
    const waiting = service.http
      .get(`/v1/games/${id}/events?after=1&wait=60`)
      .then(({ status, body }) => ({ status, body }));
    const inbox = service.http
      .get('/v1/me/prompts?wait=60')
      .set(person.auth)
      .then(({ body }) => body);
    expect(await stream.next()).toMatchObject({ id: '1' });
    await until(() => asked.count === 3);
    await service.close();
    expect(await stream.rest()).toEqual([]);
    expect(await waiting).toMatchObject({ status: 200, body: { entries: [] } });
    expect(await inbox).toEqual({ waiting: [] });
  });

  // It waits neither for clients that hung up nor for connections to its second address, which `localhost` can have.
  it('reads nothing more for long polls, because its store may be closed by then', async () => {
    const id = await startedGame(service, ayla, durc);
    await service.close();
    const closable = closableStore(store);
    service = await startService({ db, store: closable.store });
    const polls = [
      `/v1/games/${id}/events?after=1&wait=60`,
      `/v1/games/${id}/messages?wait=60`,
      '/v1/me/prompts?wait=60',
    ].map((url) => service.app.inject({ url, headers: durc.auth }));
    const topics = new Set<string>();
    const { subscribe } = store.bus;
    store.bus.subscribe = (topic, listener) => {
      topics.add(topic);
      return subscribe(topic, listener);
    };
    const answering = Promise.all(polls.map((poll) => poll.then(({ statusCode }) => statusCode)));
    await until(() => topics.size >= polls.length && closable.calls.count === 0);
    closable.close();
    await service.close();
    expect(await answering).toEqual([200, 200, 200]);
  });

  it('finishes writes', async () => {
    const id = await startedGame(service, ayla, durc);
    const asked = requests(service);
    const acting = service.http
      .post(`/v1/games/${id}/actions`)
      .set(ayla.auth)
      .send({ action: 'drill:fish=1' })
      .then(({ status }) => status);
    await until(() => asked.count === 1);
    const [status] = await Promise.all([acting, service.close()]);
    const head = await store.games.head(id);
    expect([status, head?.version]).toEqual([200, 2]);
  });

  // Its connection no longer holds the server back, but the store must stay open for its work.
  it('finishes what a client asked for that has hung up', async () => {
    const { hostname, port } = new URL(service.url);
    const { mutesOf } = store.talk;
    const reads = gate();
    reads.state.holds = true;
    store.talk.mutesOf = async (...asked) => {
      await reads.pass();
      return mutesOf.apply(store.talk, asked);
    };
    const client = connect(Number(port), hostname, () =>
      client.write(
        `GET /v1/me/mutes HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: ${ayla.auth.authorization}\r\n\r\n`,
      ),
    );
    const hungUp = new Promise((resolve) => {
      service.app.server.once('request', ({ socket }) => socket.once('close', resolve));
    });
    await until(() => reads.state.arrived > 0);
    client.destroy();
    await hungUp;
    let isClosed = false;
    const closing = service.close().then(() => {
      isClosed = true;
    });
    await sleep(200);
    expect(isClosed).toBe(false);
    reads.open();
    await closing;
  });

  it('leaves no bot in the middle of its turn', async () => {
    const { id } = await newGame(service, ayla, { seats: ['bot', 'bot'], options: { rounds: 5 } });
    await service.http.post(`/v1/games/${id}/start`).set(ayla.auth).expect(200);
    await service.close();
    const game = await store.games.find(id);
    const entries = await store.log.entries(id, 0, 100);
    expect(entries).toHaveLength(game?.version ?? -1);
  });

  it('does not wait for connections that send nothing', async () => {
    const { hostname, port } = new URL(service.url);
    const silent = connect(Number(port), hostname);
    const hungUp = new Promise((resolve) => silent.once('close', resolve));
    await until(async () => (await connections(service)) >= 1);
    await service.close();
    await hungUp;
  });

  it('continues the bots of a game that another process left', async () => {
    const { id } = await newGame(service, ayla, { seats: ['bot', 'bot'], options: { rounds: 1 } });
    const record = await store.games.find(id);
    await service.close();
    const version = 1;
    const at = new Date();
    const config = { seats: 2, options: record?.options ?? {}, components: {} };
    const prompts = [0, 1].map((seat) => ({ seat, kind: 'drill' }));
    const start = {
      version,
      at,
      seat: null,
      action: { type: 'start' as const, config, entropy: [null, null] },
      events: [],
      hash: '',
    };
    await store.log.append({
      ...{ gameId: id, after: 0, entries: [start], status: 'active', prompts, botAsked: true },
      ...{ outcome: null, tell: [], notices: [], tableStatus: newTableStatus(2, null), dueAt: null },
    });
    service = await startService({ db, store });
    await until(async () => (await store.games.find(id))?.status === 'finished');
    expect((await store.games.head(id))?.version).toBe(3);
    await service.close();
  });
});

/** Counts what has arrived at a server. */
function requests({ app }: Service): { readonly count: number } {
  const asked = { count: 0 };
  app.server.on('request', () => {
    asked.count += 1;
  });
  return asked;
}

const connections = ({ app }: Service): Promise<number> =>
  new Promise((resolve, reject) => {
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
