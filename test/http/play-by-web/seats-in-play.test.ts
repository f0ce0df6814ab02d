import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { erase } from '../../../src/engine/any-rulebook.js';
import { verify } from '../../../src/engine/verify.js';
import type { Store } from '../../../src/store/open.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { thinIce } from '../../support/thin-ice/index.js';
import { until } from '../../support/until.js';

describe('seats without their player', () => {
  let db: TestDatabase;
  let store: Store;
  let service: Service;
  let ayla: Person;
  let durc: Person;
  let goov: Person;
  beforeAll(async () => {
    db = await testDatabase();
    store = await db.open();
    service = await startService({ db, store });
    ayla = await newPerson(service, 'Ayla');
    durc = await newPerson(service, 'Durc');
    goov = await newPerson(service, 'Goov');
  });
  afterAll(async () => {
    await service.close();
    await db.drop();
  });

  const gameOf = async (id: string, who?: Person) =>
    (
      await service.http
        .get(`/v1/games/${id}`)
        .set(who?.auth ?? {})
        .expect(200)
    ).body;
  const post = (path: string, { auth }: Person, body?: object) =>
    service.http.post(path).set(auth).send(body);
  const drill = (id: string, who: Person, fish = 1) =>
    post(`/v1/games/${id}/actions`, who, { action: `drill:fish=${fish}` });

  it('a resigned seat is played by the built-in bot and ranks last', async () => {
    const id = await startedGame(service, ayla, durc, { options: { rounds: 1 } });
    await drill(id, ayla, 1).expect(200);
    const { body } = await post(`/v1/games/${id}/seats/1/resign`, durc).expect(200);
    expect(body.seats[1].played).toBe('resigned');
    await until(async () => (await gameOf(id)).status === 'finished');
    const { standings } = (await gameOf(id)).outcome;
    expect(standings.map(({ seat, rank }: { seat: number; rank: number }) => [seat, rank])).toEqual([
      [0, 1],
      [1, 2],
    ]);
    const exported = await service.http.get(`/v1/games/${id}/export`).expect(200);
    const entries = exported.body.entries.map((entry: { at: string }) => ({
      ...entry,
      at: new Date(entry.at),
    }));
    expect(verify(erase(thinIce), { ...exported.body, entries })).toEqual([]);
    expect(exported.body.entries.map(({ action }: { action: { type: string } }) => action.type)).toContain(
      'resign',
    );
  });

  it('a resigned player can do nothing more, and players cannot resign for others', async () => {
    const id = await startedGame(service, ayla, durc);
    expect((await post(`/v1/games/${id}/seats/1/resign`, ayla).expect(403)).body.code).toBe('not_your_seat');
    await post(`/v1/games/${id}/seats/9/resign`, ayla).expect(404);
    await post(`/v1/games/${id}/seats/1/resign`, durc).expect(200);
    await until(async () => (await gameOf(id)).version === 3);
    for (const what of ['resign', 'return'])
      expect((await post(`/v1/games/${id}/seats/1/${what}`, durc).expect(409)).body.code).toBe('resigned');
    expect((await drill(id, durc).expect(409)).body.code).toBe('resigned');
    const orders = service.http.put(`/v1/games/${id}/seats/1/orders`).set(durc.auth).send({ orders: [] });
    expect((await orders.expect(409)).body.code).toBe('resigned');
    expect((await service.http.delete(`/v1/games/${id}/seats/1`).set(durc.auth).expect(409)).body.code).toBe(
      'resigned',
    );
  });

  it('a vacated seat is played by the built-in bot until a player takes it and gets its view', async () => {
    const id = await startedGame(service, ayla, durc, { visibility: 'private' });
    await drill(id, durc, 3).expect(200);
    await service.http.delete(`/v1/games/${id}/seats/1`).set(durc.auth).expect(204);
    // A player who has left a private game can no longer see it.
    await service.http.get(`/v1/games/${id}`).set(durc.auth).expect(404);
    expect((await gameOf(id, ayla)).seats[1]).toMatchObject({ kind: 'open' });
    await drill(id, ayla).expect(200);
    await until(async () => (await gameOf(id, ayla)).version === 5);
    expect((await post(`/v1/games/${id}/seats`, goov, {}).expect(404)).body.code).toBe('not_found');
    const { invitation } = await gameOf(id, ayla);
    const { body } = await post(`/v1/games/${id}/seats`, goov, { seat: 1, invitation }).expect(200);
    expect(body.yourSeats).toEqual([1]);
    const view = await service.http.get(`/v1/games/${id}/view`).set(goov.auth).expect(200);
    expect(view.body).toMatchObject({ viewer: 1 });
    expect(view.body.view.mine).toBeGreaterThan(0);
    const late = await newPerson(service);
    expect((await post(`/v1/games/${id}/seats`, late, { invitation }).expect(409)).body.code).toBe(
      'game_full',
    );
  });

  it('of many players who want a vacated seat, one gets it', async () => {
    const id = await startedGame(service, ayla, durc);
    await service.http.delete(`/v1/games/${id}/seats/1`).set(durc.auth).expect(204);
    const people = await Promise.all(Array.from({ length: 6 }, () => newPerson(service)));
    const statuses = await Promise.all(
      people.map(async (who) => (await post(`/v1/games/${id}/seats`, who, {})).status),
    );
    expect(statuses.sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it('a player with a seat cannot take a second, vacated seat to see its hand', async () => {
    const id = await startedGame(service, ayla, durc);
    await service.http.delete(`/v1/games/${id}/seats/1`).set(durc.auth).expect(204);
    expect((await post(`/v1/games/${id}/seats`, ayla, {}).expect(409)).body.code).toBe('already_seated');
  });

  it('simultaneous requests give a player one seat, and a request without a seat gets an open one', async () => {
    const { id } = await newGame(service, ayla, { seats: ['me', 'open', 'open'] });
    for (const who of [durc, goov]) await post(`/v1/games/${id}/seats`, who, {}).expect(200);
    await post(`/v1/games/${id}/start`, ayla).expect(200);
    for (const [seat, who] of [
      [1, durc],
      [2, goov],
    ] as const)
      await service.http.delete(`/v1/games/${id}/seats/${seat}`).set(who.auth).expect(204);
    const [one, two] = [await newPerson(service), await newPerson(service)];
    const statuses = await Promise.all(
      [1, 2].map(async (seat) => (await post(`/v1/games/${id}/seats`, one, { seat })).status),
    );
    expect(statuses.sort()).toEqual([200, 409]);
    await post(`/v1/games/${id}/seats`, two, {}).expect(200);
    expect((await gameOf(id)).seats.map(({ kind }: { kind: string }) => kind)).toEqual(
      Array(3).fill('player'),
    );
  });

  it('a creator can close a game before the start only', async () => {
    const { id } = await newGame(service, ayla);
    const close = (game: string, { auth }: Person) => service.http.delete(`/v1/games/${game}`).set(auth);
    expect((await close(id, durc).expect(403)).body.code).toBe('not_the_creator');
    await close(id, ayla).expect(204);
    expect(await gameOf(id)).toMatchObject({ status: 'closed', version: 0 });
    expect((await post(`/v1/games/${id}/seats`, durc, {}).expect(409)).body.code).toBe('game_over');
    expect((await post(`/v1/games/${id}/start`, ayla).expect(409)).body.code).toBe('already_started');
    const begun = await startedGame(service, ayla, durc);
    expect((await close(begun, ayla).expect(409)).body.code).toBe('already_started');
  });

  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

  it('an idle game is closed, and that is the last entry of its log', async () => {
    let now = Date.now();
    const other = await startService({ db, store, clock: () => new Date(now) });
    const [open, begun] = [await newGame(other, ayla), await startedGame(other, ayla, durc)];
    // Two months for an answer, and a vacation besides, is a long time, but it is not over yet.
    const clock = { kind: 'prompt', seconds: 60 * 86_400 };
    const slow = await startedGame(other, ayla, durc, { clock });
    const vacation = { from: dayOf(now + 86_400_000), to: dayOf(now + 10 * 86_400_000) };
    for (const { auth } of [ayla, durc])
      await other.http.post('/v1/me/vacations').set(auth).send(vacation).expect(200);
    now += 61 * 86_400_000;
    const later = await startService({
      db,
      store,
      clock: () => new Date(now),
      idleDays: 60,
      hourlyAfterMs: 0,
    });
    await until(
      async () => (await gameOf(begun)).status === 'closed' && (await gameOf(open.id)).status === 'closed',
    );
    expect(await gameOf(begun)).toMatchObject({ version: 2, prompts: [], outcome: null });
    expect(await gameOf(slow)).toMatchObject({ status: 'active', version: 1 });
    const { body } = await later.http.get(`/v1/games/${begun}/events`).expect(200);
    expect(body).toMatchObject({ over: true, entries: [{ kind: 'started' }, { kind: 'closed' }] });
    expect((await drill(begun, ayla).expect(409)).body.code).toBe('game_over');
    expect((await gameOf(begun)).fairness.seed).toEqual(expect.any(String));
    await other.close();
    await later.close();
  });
});
