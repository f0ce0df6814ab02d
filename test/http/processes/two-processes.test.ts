import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { bearer, newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { follow } from '../../support/stream.js';
import { until } from '../../support/until.js';

/** As two processes do: each with a store and a memory of its own. */
describe('two servers on one database', () => {
  let db: TestDatabase;
  let one: Service;
  let two: Service;
  let ayla: Person;
  let durc: Person;
  beforeAll(async () => {
    db = await testDatabase();
    one = await startService({ db, heartbeatMs: 100 });
    two = await startService({ db, heartbeatMs: 100 });
    ayla = await newPerson(one, 'Ayla');
    durc = await newPerson(two, 'Durc');
  });
  afterAll(async () => {
    await one.close();
    await two.close();
    await db.drop();
  });

  const act = (
    { http }: Service,
    id: string,
    { auth }: Person,
    body: object,
    headers: Record<string, string> = {},
  ) => http.post(`/v1/games/${id}/actions`).set(auth).set(headers).send(body);
  const drill = (service: Service, id: string, who: Person) =>
    act(service, id, who, { action: 'drill:fish=1' }).expect(200);
  /** A player with four seats, who can act with all of them at once. */
  const fourSeats = async (rounds: number): Promise<string> => {
    const seats = Array<'me'>(4).fill('me');
    const { id } = await newGame(one, ayla, { seats, options: { rounds } });
    await one.http.post(`/v1/games/${id}/start`).set(ayla.auth).expect(200);
    return id;
  };
  const logOf = async ({ http }: Service, id: string) =>
    (await http.get(`/v1/games/${id}/events?limit=1000`).set(ayla.auth).expect(200)).body;

  it('a stream of one server has what was done through the other, to the end', async () => {
    const id = await startedGame(one, ayla, durc, { options: { rounds: 1 } });
    const stream = await follow(two, `/v1/games/${id}/events`, durc.auth);
    expect(await stream.next()).toMatchObject({ id: '1' });
    await drill(one, id, ayla);
    expect(await stream.next()).toMatchObject({ id: '2', data: { seat: 0, action: null } });
    await drill(one, id, durc);
    expect(await stream.rest()).toMatchObject([{ id: '3' }, { event: 'end' }]);
  });

  it('a long poll and an inbox of one server are woken by the other', async () => {
    const id = await startedGame(one, ayla, durc);
    await drill(one, id, durc);
    const polling = two.http.get(`/v1/games/${id}/events?after=2&wait=60`).then(({ body }) => body.entries);
    const inbox = two.http
      .get('/v1/me/prompts?wait=60')
      .set(durc.auth)
      .then(({ body }) => body.waiting);
    await drill(one, id, ayla);
    expect(await polling).toMatchObject([{ version: 3 }]);
    expect(await inbox).toMatchObject([{ game: id, version: 3 }]);
  });

  it('joining and leaving through one server is visible on the other', async () => {
    const { id } = await newGame(one, ayla);
    await two.http.get(`/v1/games/${id}`).expect(200);
    await one.http.post(`/v1/games/${id}/seats`).set(durc.auth).send({}).expect(200);
    const { body } = await two.http.get(`/v1/games/${id}`).set(durc.auth).expect(200);
    expect(body.yourSeats).toEqual([1]);
    await two.http.delete(`/v1/games/${id}/seats/1`).set(durc.auth).expect(204);
    await one.http.post(`/v1/games/${id}/start`).set(ayla.auth).expect(409);
  });

  it('a token revoked through one server stops working on the other at once', async () => {
    const wish = { name: 'short', scopes: ['read'] };
    const { body } = await one.http.post('/v1/me/tokens').set(ayla.auth).send(wish).expect(201);
    await two.http.get('/v1/me').set(bearer(body.secret)).expect(200);
    await one.http.delete(`/v1/me/tokens/${body.token.id}`).set(ayla.auth).expect(204);
    await two.http.get('/v1/me').set(bearer(body.secret)).expect(401);
  });

  it('if both race on one game, no entry is lost or duplicated, and no request without a version is refused', async () => {
    const id = await fourSeats(5);
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(
        [0, 1, 2, 3].map(async (seat) =>
          act(seat % 2 ? one : two, id, ayla, { seat, action: 'drill:fish=1' }),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    }
    const log = await logOf(one, id);
    expect(log).toEqual(await logOf(two, id));
    expect(log.entries.map(({ version }: { version: number }) => version)).toEqual(
      Array.from({ length: 21 }, (_, nth) => nth + 1),
    );
    for (let round = 0; round < 5; round += 1) {
      const seats = log.entries.slice(1 + 4 * round, 5 + 4 * round).map(({ seat }: { seat: number }) => seat);
      expect(seats.sort()).toEqual([0, 1, 2, 3]);
    }
  });

  it('of requests that name one version, one succeeds and the others are stale', async () => {
    const id = await fourSeats(3);
    for (let version = 1; version < 9; version += 1) {
      const { body } = await one.http.get(`/v1/games/${id}`).expect(200);
      const asked: number[] = body.prompts.map(({ seat }: { seat: number }) => seat);
      const answers = await Promise.all(
        asked.map(async (seat) =>
          act(
            seat % 2 ? one : two,
            id,
            ayla,
            { seat, action: 'drill:fish=2' },
            { 'if-match': `"${version}"` },
          ),
        ),
      );
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([200, ...Array(asked.length - 1).fill(412)]);
    }
    expect((await logOf(two, id)).version).toBe(9);
  });

  it('the same request sent to both is one action with one answer', async () => {
    const id = await startedGame(one, ayla, durc);
    const twins = await Promise.all(
      Array.from({ length: 20 }, async (_, nth) =>
        act(nth % 2 ? one : two, id, ayla, { action: 'drill:fish=1' }, { 'idempotency-key': 'twins' }),
      ),
    );
    expect(twins.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(twins.map(({ text }) => JSON.stringify(JSON.parse(text)))).size).toBe(1);
    expect((await logOf(one, id)).version).toBe(2);
  });

  it('the same request refused by both gets the same answer', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await startedGame(one, ayla, durc);
      // Another seat acts meanwhile, so that each would answer another version.
      const [, ...twins] = await Promise.all([
        drill(one, id, durc),
        ...Array.from({ length: 6 }, async (_, nth) =>
          act(
            nth % 2 ? one : two,
            id,
            ayla,
            { action: 'drill:fish=1' },
            { 'if-match': '"9"', 'idempotency-key': 'k' },
          ),
        ),
      ]);
      expect(twins.map(({ status }) => status)).toEqual(Array(6).fill(412));
      expect(new Set(twins.map(({ text }) => JSON.stringify(JSON.parse(text)))).size).toBe(1);
    }
  });

  it('bots answer once, through either server', async () => {
    const seats = ['me', 'bot', 'bot'] as const;
    const { id } = await newGame(one, ayla, { seats, options: { rounds: 5 } });
    await two.http.post(`/v1/games/${id}/start`).set(ayla.auth).expect(200);
    const isAsked = async () => {
      const { body } = await one.http.get(`/v1/games/${id}`).expect(200);
      return body.prompts.some(({ seat }: { seat: number }) => seat === 0);
    };
    for (let round = 0; round < 5; round += 1) {
      await until(isAsked);
      await drill(round % 2 ? one : two, id, ayla);
    }
    let over = false;
    for (let after = 0; !over; ) {
      const { body } = await one.http.get(`/v1/games/${id}/events?after=${after}&wait=60`).expect(200);
      ({ over, version: after } = body);
    }
    expect((await logOf(two, id)).version).toBe(16);
  });
});
