import { get, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppStore } from '../../../src/app.js';
import type { Workers } from '../../../src/play/work/workers.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { earlierPicture, isEarlierPicture } from '../../support/earlier-pictures.js';
import { bearer, newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { until } from '../../support/until.js';
import { testedWorkers } from '../../support/workers.js';

/** Threads that hold back films and earlier pictures until they are let go. */
function heldWorkers() {
  const held: (() => void)[] = [];
  const state = { holds: true, started: 0 };
  const hold = async (name: string, input: unknown): Promise<void> => {
    if (name !== 'film' && !isEarlierPicture(name, input)) return;
    state.started += 1;
    if (state.holds) await new Promise<void>((resolve) => held.push(resolve));
  };
  const workers: Workers = {
    run: (name, rulebook, input, signal) =>
      hold(name, input).then(() => testedWorkers.run(name, rulebook, input, signal)),
  };
  const letGo = () => {
    state.holds = false;
    for (const one of held.splice(0)) one();
  };
  return { workers, state, letGo };
}

describe('queues', () => {
  const { workers, state, letGo } = heldWorkers();
  const appends = { before: async () => {} };
  const matches = { before: async () => {} };
  let db: TestDatabase;
  let service: Service;
  let ayla: Person;
  let durc: Person;
  let over: string;
  let running: string;
  const drill = (id: string, { auth }: Person, fish: number) =>
    service.http
      .post(`/v1/games/${id}/actions`)
      .set(auth)
      .send({ action: { type: 'drill', fish } });
  beforeAll(async () => {
    db = await testDatabase();
    const store = await db.open();
    const append: AppStore['log']['append'] = async (one) => {
      await appends.before();
      return store.log.append(one);
    };
    const findMatchOrCreate: AppStore['games']['findMatchOrCreate'] = async (...wish) => {
      await matches.before();
      return store.games.findMatchOrCreate(...wish);
    };
    const held = { log: { ...store.log, append }, games: { ...store.games, findMatchOrCreate } };
    service = await startService({
      db,
      store: { ...store, ...held },
      workers,
      trustedProxies: ['127.0.0.1'],
    });
    ayla = await newPerson(service, 'Ayla');
    durc = await newPerson(service, 'Durc');
    over = await startedGame(service, ayla, durc, { options: { rounds: 2 } });
    running = await startedGame(service, ayla, durc);
    for (const fish of [3, 2]) {
      await drill(over, ayla, fish).expect(200);
      await drill(over, durc, 1).expect(200);
    }
  });
  afterAll(async () => {
    await service.close();
    await db.drop();
  });

  const from = (nth: number) => ({ 'x-forwarded-for': `10.0.0.${nth}` });
  let films = 0;
  /** The address of a film that is not in memory yet. */
  const newFilm = (game: string) => `/v1/games/${game}/replay.svg?size=${1_000 + ++films}`;
  const film = () => service.http.get(newFilm(over));
  const earlier = (nth: number) => service.http.get(earlierPicture(over)).set(from(nth));
  const statusOf = ({ status }: { readonly status: number }): number => status;

  it('200 films that are asked for at once and hung up on keep nobody waiting', async () => {
    let refused = 0;
    const requests = Array.from({ length: 200 }, (_, nth) => {
      const options = { agent: false, headers: from(nth) };
      const asked = get(service.url + newFilm(over), options, (answer) => {
        if (answer.statusCode === 503) refused += 1;
        answer.resume();
      });
      return asked.on('error', () => {});
    });
    // One is drawn and four wait: the others are refused while these are held.
    await until(() => refused === 195);
    expect(state.started).toBe(1);
    const refusal = await film().expect(503);
    expect(refusal.body).toMatchObject({ code: 'overloaded', status: 503 });
    expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(0);
    await drill(running, ayla, 2).expect(200);
    for (const one of requests) one.destroy();
    letGo();
    // The queue has let go of all: a new film is drawn at once, and none of those that had waited.
    let tooSlow = 0;
    await until(async () => {
      const { status, body } = await film();
      // On a busy machine a film may be drawn beyond the deadline of its request, or that passes while it waits.
      if (status === 503 && body.code !== 'overloaded') tooSlow += 1;
      return status === 200;
    });
    expect(state.started).toBeGreaterThanOrEqual(2);
    expect(state.started).toBeLessThanOrEqual(2 + tooSlow);
  });

  it('earlier pictures have a queue of their own, with the same end', async () => {
    state.holds = true;
    const before = state.started;
    let refused = 0;
    const views = Array.from({ length: 70 }, async (_, nth) => {
      const { status, body } = await earlier(nth);
      if (body.code === 'overloaded') refused += 1;
      return status;
    });
    // Two are shown and 64 wait, so the last four are refused while these are held.
    await until(() => state.started === before + 2 && refused === 4);
    await service.http.get(`/v1/games/${over}/view`).expect(200);
    await service.http.get(`/v1/games/${running}/picture.svg`).expect(200);
    letGo();
    const statuses = await Promise.all(views);
    // On a busy machine the deadline may answer the last of those that waited.
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(10);
    expect(refused).toBe(4);
  });

  it('the heavy requests of one address wait for each other, and those of others pass them', async () => {
    // An address whose line does not rest after the requests of other tests.
    const OWN = 210;
    state.holds = true;
    const before = state.started;
    let refused = 0;
    const many = Array.from({ length: 70 }, async () => {
      const { status, body } = await earlier(OWN);
      if (body.code === 'overloaded') refused += 1;
      return status;
    });
    // One is shown and 64 wait, so the last five are refused while it is held.
    await until(() => state.started === before + 1 && refused === 5);
    // What games need does not wait, and neither does somebody else.
    await service.http.get(`/v1/games/${over}/view`).set(from(OWN)).expect(200);
    const other = earlier(211).then(statusOf);
    await until(() => state.started === before + 2);
    letGo();
    expect(await other).toBe(200);
    const statuses = await Promise.all(many);
    // On a busy machine the deadline may answer the last of those that waited.
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(10);
    expect(refused).toBe(5);
  });

  it('two heavy requests of an account run at the same time, wherever they come from', async () => {
    state.holds = true;
    const before = state.started;
    const all = [film(), earlier(1), earlier(2)].map((one) => one.set(ayla.auth).then(statusOf));
    await until(() => state.started === before + 2);
    for (let nth = 0; nth < 5; nth += 1) await service.http.get('/v1/me').set(ayla.auth).expect(200);
    expect(state.started).toBe(before + 2);
    letGo();
    expect(await Promise.all(all)).toEqual([200, 200, 200]);
  });

  it('the guests of an account are no further lines', async () => {
    const { body: game } = await service.http
      .post('/v1/games')
      .set(ayla.auth)
      .send({ rulebook: 'thin-ice', seats: ['open', 'open', 'open'], options: { rounds: 1 } })
      .expect(201);
    const keys: { readonly authorization: string }[] = [];
    for (const seat of [0, 1, 2]) {
      const path = `/v1/games/${game.id}/seats/${seat}/keys`;
      keys.push(bearer((await service.http.post(path).set(ayla.auth).send({}).expect(201)).body.secret));
    }
    await service.http.post(`/v1/games/${game.id}/start`).set(ayla.auth).expect(200);
    for (const key of keys)
      await service.http
        .post(`/v1/games/${game.id}/actions`)
        .set(key)
        .send({ action: { type: 'drill', fish: 1 } })
        .expect(200);
    state.holds = true;
    const before = state.started;
    const earlierAs = (key: { readonly authorization: string }) =>
      service.http.get(earlierPicture(game.id)).set(key).then(statusOf);
    // Films have another queue than earlier pictures, so only the line can hold the third request back.
    const [first = {}] = keys;
    const guestFilm = service.http.get(newFilm(game.id)).set(first).then(statusOf);
    await until(() => state.started === before + 1);
    const all = keys.map(earlierAs);
    await until(() => state.started > before + 1);
    for (let nth = 0; nth < 5; nth += 1) await service.http.get('/v1/me').set(ayla.auth).expect(200);
    expect(state.started).toBe(before + 2);
    // Their creator does not wait for them.
    const own = earlier(4).set(ayla.auth).then(statusOf);
    await until(() => state.started === before + 3);
    letGo();
    expect(await Promise.all([guestFilm, ...all, own])).toEqual([200, 200, 200, 200, 200]);
  });

  it('a heavy request that is refused or hung up on lets the next of its address go on', async () => {
    state.holds = true;
    const before = state.started;
    const asked = get(`${service.url}${earlierPicture(over)}`, { agent: false, headers: from(3) });
    asked.on('error', () => {});
    await until(() => state.started === before + 1);
    const next = Array.from({ length: 3 }, () => earlier(3).query({ seat: 7 }).then(statusOf));
    asked.destroy();
    letGo();
    expect(await Promise.all(next)).toEqual([403, 403, 403]);
    await earlier(3).expect(200);
  });

  /** Holds the next append back. */
  const holdAppend = () => holdNext(appends);

  function holdNext(writes: { before: () => Promise<void> }) {
    let write = (): void => {};
    const isWriting = new Promise<void>((began) => {
      writes.before = () => {
        writes.before = async () => {};
        began();
        return new Promise((resolve) => {
          write = resolve;
        });
      };
    });
    return { isWriting, write: () => write() };
  }

  /** Accounts of people who hold no seat. */
  const strangers = (count: number): Promise<Person[]> =>
    Promise.all(Array.from({ length: count }, () => newPerson(service, 'Broud')));

  const join = (id: string, { auth }: Person) =>
    service.http.post(`/v1/games/${id}/seats`).set(auth).send({});

  const comeBack = (id: string, { auth }: Person, seat: number): Promise<number> =>
    service.http
      .post(`/v1/games/${id}/seats/${seat}/return`)
      .set(auth)
      .then(({ status }) => status);

  it('an account that asks for many matches at once keeps nobody else from one', async () => {
    const wish = { rulebook: 'thin-ice', seats: 3 };
    const match = ({ auth }: Person): Promise<number> =>
      service.http
        .post('/v1/matches')
        .set(auth)
        .send(wish)
        .then(({ status }) => status);
    const { isWriting, write } = holdNext(matches);
    const first = match(ayla);
    await isWriting;
    let refused = 0;
    const flood = Array.from({ length: 80 }, async () => {
      const status = await match(durc);
      if (status === 503) refused += 1;
      return status;
    });
    await until(() => refused === 76);
    const other = newPerson(service, 'Goov').then(match);
    // Goov waits, and is not refused.
    expect(await Promise.race([other, match(durc)])).toBe(503);
    write();
    expect(await first).toBe(201);
    expect((await Promise.all(flood)).filter((status) => status < 300)).toHaveLength(4);
    expect(await other).toBe(200);
  });

  it('270 strangers take no place in the queue of a game in which they may do nothing', async () => {
    const id = await startedGame(service, ayla, durc);
    const many = await strangers(270);
    const { isWriting, write } = holdAppend();
    const first = drill(id, ayla, 1).then(({ status }) => status);
    await isWriting;
    // All are refused while the first action is still being written.
    const refusals = await Promise.all(
      many.map(async (one, nth) => (nth % 2 === 0 ? join(id, one) : drill(id, one, 1))),
    );
    expect(new Set(refusals.map(({ body }) => body.code))).toEqual(new Set(['game_full', 'not_seated']));
    const second = drill(id, durc, 1).then(({ status }) => status);
    write();
    expect(await Promise.all([first, second])).toEqual([200, 200]);
  });

  it('strangers who may join are so few at a time that players have room', async () => {
    const id = await startedGame(service, ayla, durc);
    const goov = await newPerson(service, 'Goov');
    await service.http.delete(`/v1/games/${id}/seats/1`).set(durc.auth).expect(204);
    const many = await strangers(60);
    const { isWriting, write } = holdAppend();
    const first = drill(id, ayla, 1).then(({ status }) => status);
    await isWriting;
    let refused = 0;
    const joins = many.map(async (one) => {
      const { status } = await join(id, one);
      if (status === 503) refused += 1;
      return status;
    });
    // At most 31 wait behind the one that is written: a bot may have a place too.
    await until(() => refused >= 29);
    expect((await join(id, goov)).status).toBe(503);
    const comingBack = comeBack(id, ayla, 0);
    write();
    expect(await first).toBe(200);
    expect((await Promise.all(joins)).filter((status) => status === 200)).toHaveLength(1);
    expect(await comingBack).toBe(200);
  });

  it('actions on one game wait in a queue that has an end, and those that are hung up on do not happen', async () => {
    const id = await startedGame(service, ayla, durc);
    const { isWriting, write } = holdAppend();
    const first = drill(id, ayla, 1).then(({ status }) => status);
    await isWriting;
    let refused = 0;
    const others = Array.from({ length: 70 }, () => {
      const headers = { ...durc.auth, 'content-type': 'application/json' };
      const options = { method: 'POST', headers, agent: false };
      const sent = request(`${service.url}/v1/games/${id}/actions`, options, (answer) => {
        if (answer.statusCode === 503) refused += 1;
        answer.resume();
      });
      sent.on('error', () => {}).end('{"action":{"type":"drill","fish":1}}');
      return sent;
    });
    // Thirty-two of one account wait, and those of another player still fit.
    await until(() => refused === 38);
    const busy = await drill(id, durc, 1).expect(503);
    expect(busy.body.code).toBe('overloaded');
    const other = comeBack(id, ayla, 0);
    expect(await Promise.race([other, drill(id, durc, 1).then(({ status }) => status)])).toBe(503);
    for (const one of others) one.destroy();
    // Their room is free again, although the first is still being written.
    const last = drill(id, ayla, 2).then(({ status }) => status);
    await new Promise((resolve) => setTimeout(resolve, 50));
    write();
    expect(await Promise.all([first, other, last])).toEqual([200, 200, 422]);
    expect((await service.http.get(`/v1/games/${id}`).expect(200)).body.version).toBe(2);
  });
});
