import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../../src/store/open.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { until } from '../../support/until.js';

describe('standing orders', () => {
  let db: TestDatabase;
  let store: Store;
  let service: Service;
  let ayla: Person;
  let durc: Person;
  beforeAll(async () => {
    db = await testDatabase();
    store = await db.open();
    service = await startService({ db, store });
    ayla = await newPerson(service, 'Ayla');
    durc = await newPerson(service, 'Durc');
  });
  afterAll(async () => {
    await service.close();
    await db.drop();
  });

  const lay = (id: string, { auth }: Person, seat: number, orders: unknown) =>
    service.http.put(`/v1/games/${id}/seats/${seat}/orders`).set(auth).send({ orders });
  const ordersOf = async (id: string, { auth }: Person, seat: number) =>
    (await service.http.get(`/v1/games/${id}/seats/${seat}/orders`).set(auth).expect(200)).body.orders;
  const drill = (id: string, { auth }: Person, fish = 1) =>
    service.http
      .post(`/v1/games/${id}/actions`)
      .set(auth)
      .send({ action: `drill:fish=${fish}` });
  const versionOf = async (id: string) =>
    (await service.http.get(`/v1/games/${id}`).expect(200)).body.version;
  const mine = async (id: string, { auth }: Person) =>
    (await service.http.get(`/v1/games/${id}/view`).set(auth).expect(200)).body.view.mine;

  it('answer the open prompt at once, and are then used up', async () => {
    const id = await startedGame(service, ayla, durc);
    await lay(id, ayla, 0, [{ kind: 'once', action: 'drill:fish=2' }]).expect(200);
    await until(async () => (await versionOf(id)) === 2);
    expect(await mine(id, ayla)).toBe(2);
    expect(await ordersOf(id, ayla, 0)).toEqual([]);
  });

  it('answer prompts as they come, also if set before the start', async () => {
    const { id } = await newGame(service, ayla, { options: { rounds: 2 } });
    await service.http.post(`/v1/games/${id}/seats`).set(durc.auth).send({}).expect(200);
    const orders = [{ kind: 'until', action: 'drill:fish=3', prompt: 'drill', version: 1_000 }];
    await lay(id, durc, 1, orders).expect(200);
    await service.http.post(`/v1/games/${id}/start`).set(ayla.auth).expect(200);
    await until(async () => (await versionOf(id)) === 2);
    await drill(id, ayla).expect(200);
    await until(async () => (await versionOf(id)) === 4);
    expect(await ordersOf(id, durc, 1)).toEqual(orders);
  });

  it('for a turn are carried out in order, and end at the first that is not legal', async () => {
    const id = await startedGame(service, ayla, durc);
    const actions = ['drill:fish=3', 'drill:fish=1', 'drill:fish=2'];
    await lay(id, durc, 1, [{ kind: 'turn', actions }]).expect(200);
    await until(async () => (await versionOf(id)) === 2);
    expect(await ordersOf(id, durc, 1)).toEqual([{ kind: 'turn', actions: actions.slice(1) }]);
    await drill(id, ayla).expect(200);
    await until(async () => (await versionOf(id)) === 4);
    expect(await mine(id, durc)).toBe(1);
  });

  it('end at a version', async () => {
    const id = await startedGame(service, ayla, durc);
    await lay(id, durc, 1, [{ kind: 'until', action: 'drill:fish=3', prompt: 'drill', version: 1 }]).expect(
      200,
    );
    await until(async () => (await ordersOf(id, durc, 1)).length === 0);
    expect(await versionOf(id)).toBe(1);
  });

  it('are visible to nobody else', async () => {
    const id = await startedGame(service, ayla, durc, { options: { rounds: 1 } });
    await drill(id, durc, 2).expect(200);
    const secret = { kind: 'once', action: 'drill:fish=3', prompt: 'drill' };
    await lay(id, durc, 1, [secret]).expect(200);
    await service.http.get(`/v1/games/${id}/seats/1/orders`).expect(401);
    expect(
      (await service.http.get(`/v1/games/${id}/seats/1/orders`).set(ayla.auth).expect(403)).body.code,
    ).toBe('not_your_seat');
    expect((await lay(id, ayla, 1, []).expect(403)).body.code).toBe('not_your_seat');
    for (const path of ['', '/view', '/events', '/export', '/actions', '?'])
      expect(
        JSON.stringify((await service.http.get(`/v1/games/${id}${path}`).set(ayla.auth)).body),
      ).not.toContain('once');
    // Not even when it is over.
    await drill(id, ayla).expect(200);
    const { text } = await service.http.get(`/v1/games/${id}/export`).expect(200);
    expect(text).not.toContain('once');
  });

  it('are deleted with their player', async () => {
    const { id } = await newGame(service, ayla);
    const sit = (who: Person) =>
      service.http.post(`/v1/games/${id}/seats`).set(who.auth).send({}).expect(200);
    await sit(durc);
    await lay(id, durc, 1, [{ kind: 'once', action: 'drill:fish=3' }]).expect(200);
    await service.http.delete(`/v1/games/${id}/seats/1`).set(durc.auth).expect(204);
    const goov = await newPerson(service);
    await sit(goov);
    expect(await ordersOf(id, goov, 1)).toEqual([]);
  });

  it('are carried out after a crash', async () => {
    const id = await startedGame(service, ayla, durc);
    // Laid down by a process that dies before it obeys.
    const record = await store.games.find(id);
    await store.games.setOrders(id, 1, record?.revision ?? 0, [{ kind: 'once', action: 'drill:fish=2' }]);
    const again = await startService({ db, store, sweepMs: 50 });
    await until(async () => (await again.http.get(`/v1/games/${id}`)).body.version === 2);
    await again.close();
  });

  it('that wait for a later prompt do not keep the sweep for bots busy', async () => {
    const { id } = await newGame(service, ayla, { rulebook: 'mammut', seats: ['me', 'bot', 'bot'] });
    await service.http.post(`/v1/games/${id}/start`).set(ayla.auth).expect(200);
    const isAsked = async () =>
      (await service.http.get(`/v1/games/${id}/actions`).set(ayla.auth)).body.asked.length > 0;
    await until(isAsked);
    const waiting = { kind: 'once', action: 'play:card=of-another-day' };
    await lay(id, ayla, 0, [waiting]).expect(200);
    const game = await store.games.find(id);
    if (game === null) throw new Error('the game is gone');
    const { rulebook, rulesVersion } = game;
    const found = () => store.games.withBotsWaiting([{ rulebook, rulesVersion }], new Date(), 1_000);
    await until(async () => !(await found()).includes(id));
    expect(await ordersOf(id, ayla, 0)).toEqual([waiting]);
    expect(await isAsked()).toBe(true);
  });

  it('that the database cannot store are refused, because they would stop the bots of their game', async () => {
    const { id } = await newGame(service, ayla, { rulebook: 'mammut', seats: ['me', 'bot', 'bot'] });
    for (const card of ['a\u0000', 'a\ud800']) {
      const order = { kind: 'once', action: `play:card=${card}` };
      expect((await lay(id, ayla, 0, [order]).expect(400)).body.code).toBe('malformed');
    }
  });

  it('that cannot be carried out are refused', async () => {
    const id = await startedGame(service, ayla, durc);
    for (const order of [
      { kind: 'once', action: 'dance:on=ice' },
      { kind: 'once', action: 'drill:fish=9' },
      { kind: 'once', action: 'drill:fish=1', prompt: 'sing' },
      { kind: 'until', action: 'drill:fish=1', prompt: 'drill' },
      { kind: 'turn', actions: [] },
      { kind: 'always' },
    ]) {
      expect((await lay(id, ayla, 0, [order]).expect(400)).body.code).toBe('malformed');
    }
    const many = Array(21).fill({ kind: 'once', action: 'drill:fish=1' });
    expect((await lay(id, ayla, 0, many).expect(400)).body.code).toBe('malformed');
    expect(await versionOf(id)).toBe(1);
  });
});
