import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppStore } from '../../../src/app.js';
import type { Store } from '../../../src/store/open.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { newPerson, type Person } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';

/** Fails after the write of the store is committed, as if the process had died before it could answer. */
const dyingAfter =
  <Given extends unknown[], Value>(write: (...given: Given) => Promise<Value>) =>
  async (...given: Given): Promise<Value> => {
    await write(...given);
    throw new Error('killed');
  };

describe('a process that dies between the write and the answer', () => {
  let db: TestDatabase;
  let store: Store;
  let dying: Service;
  let living: Service;
  let ayla: Person;
  beforeAll(async () => {
    db = await testDatabase();
    store = await db.open();
    const { players, games, talk, log } = store;
    const mortal: AppStore = {
      ...store,
      players: { ...players, create: dyingAfter(players.create), addToken: dyingAfter(players.addToken) },
      games: {
        ...games,
        create: dyingAfter(games.create),
        takeSeat: dyingAfter(games.takeSeat),
        findMatchOrCreate: dyingAfter(games.findMatchOrCreate),
      },
      talk: { ...talk, post: dyingAfter(talk.post) },
      log: { ...log, append: dyingAfter(log.append) },
    };
    dying = await startService({ db, store: mortal });
    living = await startService({ db, store: await db.open() });
    ayla = await newPerson(living);
  });
  afterAll(async () => {
    // Its answers are the failures that this test causes.
    dying.checker.violations.clear();
    await dying.close();
    await living.close();
    await db.drop();
  });

  const KEY = 'a-key-that-no-other-request-of-this-test-has';
  const send = (service: Service, path: string, body: object | undefined, as: Person | null = ayla) => {
    const request = service.http.post(path).set('idempotency-key', KEY);
    const called = as === null ? request : request.set(as.auth);
    return body === undefined ? called : called.send(body);
  };
  const count = async (table: string) =>
    Number((await db.query<{ n: string }>(`SELECT count(*) AS n FROM ${table}`))[0]?.n);

  it.each([
    ['players', '/v1/players', { name: 'Creb' }, null],
    ['tokens', '/v1/me/tokens', { name: 'bot', scopes: ['read'] }, undefined],
    ['games', '/v1/games', { rulebook: 'thin-ice', seats: ['me', 'open'] }, undefined],
    ['games', '/v1/matches', { rulebook: 'thin-ice', options: { rounds: 4 } }, undefined],
  ] as const)('adds to %s once, and the retry at %s gets the answer', async (table, path, body, as) => {
    const before = await count(table);
    await send(dying, path, body, as).expect(500);
    expect(await count(table)).toBe(before + 1);
    const retried = await send(living, path, body, as).expect(201);
    expect(retried.headers['idempotent-replayed']).toBe('true');
    expect(await count(table)).toBe(before + 1);
    const { secret } = retried.body;
    if (secret !== undefined)
      await living.http.get('/v1/me').set('authorization', `Bearer ${secret}`).expect(200);
  });

  it('seats, starts and says once', async () => {
    const durc = await newPerson(living, 'Durc');
    const { body: game } = await living.http
      .post('/v1/games')
      .set(ayla.auth)
      .send({ rulebook: 'thin-ice', seats: ['me', 'open'] })
      .expect(201);
    const steps = [
      { path: `/v1/games/${game.id}/seats`, body: {}, as: durc, status: 200 },
      { path: `/v1/games/${game.id}/start`, body: undefined, as: ayla, status: 200 },
      { path: `/v1/games/${game.id}/messages`, body: { text: 'Hello' }, as: ayla, status: 201 },
      { path: `/v1/games/${game.id}/seats/0/resign`, body: undefined, as: ayla, status: 200 },
    ];
    for (const { path, body, as, status } of steps) {
      await send(dying, path, body, as).expect(500);
      const retried = await send(living, path, body, as).expect(status);
      expect(retried.headers['idempotent-replayed']).toBe('true');
    }
    const { body: found } = await living.http.get(`/v1/games/${game.id}`).expect(200);
    expect(found.seats[1].player.id).toBe(durc.id);
    const { body: talk } = await living.http.get(`/v1/games/${game.id}/messages`).expect(200);
    expect(talk.messages).toHaveLength(1);
  });
});

describe('two processes that get the same request at once', () => {
  it('carry it out once, and answer the same', async () => {
    const db = await testDatabase();
    const services = [
      await startService({ db, store: await db.open() }),
      await startService({ db, store: await db.open() }),
    ];
    const [first] = services;
    if (first === undefined) throw new Error('no service');
    const ayla = await newPerson(first);
    const { body: game } = await first.http
      .post('/v1/games')
      .set(ayla.auth)
      .send({ rulebook: 'thin-ice', seats: ['me', 'bot'] })
      .expect(201);
    const bodies: readonly (readonly [string, object])[] = [
      ['/v1/me/tokens', { name: 'bot', scopes: ['read'] }],
      ['/v1/games', { rulebook: 'thin-ice', seats: ['me', 'open'] }],
      [`/v1/games/${game.id}/messages`, { text: 'Hello' }],
      [`/v1/games/${game.id}/start`, {}],
    ];
    for (const [path, body] of bodies) {
      const sent = Array.from({ length: 12 }, (_, nth) => {
        const { http } = services[nth % 2] ?? first;
        const request = http.post(path).set(ayla.auth).set('idempotency-key', 'race');
        return path.endsWith('/start') ? request : request.send(body);
      });
      const answers = await Promise.all(sent);
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size, path).toBe(1);
      expect(answers.filter(({ headers }) => headers['idempotent-replayed'] !== 'true')).toHaveLength(1);
    }
    for (const service of services) await service.close();
    await db.drop();
  });
});
