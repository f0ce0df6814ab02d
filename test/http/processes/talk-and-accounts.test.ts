import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { bearer, newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { follow } from '../../support/stream.js';
import { type Shown, say, talkOf, textsOf } from '../../support/talk.js';
import { until } from '../../support/until.js';

/** As two processes do: each with a store and a memory of its own, and a clock that differs from the other's. */
describe('talk and accounts on two servers with one database', () => {
  let db: TestDatabase;
  let one: Service;
  let two: Service;
  let ayla: Person;
  let durc: Person;
  beforeAll(async () => {
    db = await testDatabase();
    one = await startService({ db, heartbeatMs: 100 });
    two = await startService({ db, heartbeatMs: 100, clock: () => new Date(Date.now() - 60_000) });
  });
  afterAll(async () => {
    await one.close();
    await two.close();
    await db.drop();
  });

  const anew = async () => {
    ayla = await newPerson(one, 'Ayla');
    durc = await newPerson(two, 'Durc');
  };
  const erase = ({ http }: Service, { auth, name }: Person) => http.delete('/v1/me').set(auth).send({ name });
  const gameOf = async ({ http }: Service, id: string) =>
    (await http.get(`/v1/games/${id}`).expect(200)).body;

  it('a message posted to one server reaches streams and long polls of the other', async () => {
    await anew();
    const id = await startedGame(one, ayla, durc);
    const stream = await follow(two, `/v1/games/${id}/messages/stream`, durc.auth);
    const waiting = two.http.get(`/v1/games/${id}/messages?wait=60`).then(({ body }) => body.messages);
    const said = await say(one, id, ayla, 'hello');
    expect(await stream.next()).toMatchObject({ id: said.id, data: said });
    expect(await waiting).toEqual([said]);
    await one.http.delete(`/v1/games/${id}/messages/${said.id}`).set(ayla.auth).expect(204);
    expect(await stream.next()).toMatchObject({ data: { id: said.id, text: null } });
    stream.close();
  });

  it('cursors lose no message while both servers take messages and one clock is a minute late', async () => {
    await anew();
    const id = await startedGame(one, ayla, durc);
    const stream = await follow(two, `/v1/games/${id}/messages/stream`);
    for (let nth = 0; nth < 20; nth += 1) {
      await Promise.all([say(one, id, ayla, `a${nth}`), say(two, id, durc, `d${nth}`)]);
    }
    const got: Shown[] = [];
    while (got.length < 40) got.push((await stream.next())?.data as Shown);
    stream.close();
    expect(got).toEqual((await talkOf(one, id, null, '?limit=100')).messages);
    for (const who of ['a', 'd']) {
      const own = got.flatMap(({ text }) => (text?.startsWith(who) ? [text] : []));
      expect(own).toEqual(Array.from({ length: 20 }, (_, nth) => `${who}${nth}`));
    }
  });

  it('a player muted through one server is muted on the other', async () => {
    await anew();
    const id = await startedGame(one, ayla, durc);
    const stream = await follow(two, `/v1/games/${id}/messages/stream`, ayla.auth);
    await one.http.put(`/v1/me/mutes/${durc.id}`).set(ayla.auth).expect(204);
    await say(two, id, durc, 'not heard');
    const own = await say(one, id, ayla, 'own');
    expect(await stream.next()).toMatchObject({ data: own });
    stream.close();
  });

  it('a rename through one server is shown by the other, which had the game in memory', async () => {
    await anew();
    const id = await startedGame(one, ayla, durc);
    expect((await gameOf(two, id)).seats[0].player.name).toBe('Ayla');
    await two.http.get('/v1/me').set(ayla.auth).expect(200);
    await one.http.patch('/v1/me').set(ayla.auth).send({ name: 'Mog-ur' }).expect(200);
    expect((await gameOf(two, id)).seats[0].player.name).toBe('Mog-ur');
    expect((await two.http.get('/v1/me').set(ayla.auth).expect(200)).body.player.name).toBe('Mog-ur');
  });

  it('an account deleted through one server is gone on the other at once, with its tokens', async () => {
    await anew();
    const wish = { name: 'other', scopes: ['read', 'play'] };
    const { body } = await one.http.post('/v1/me/tokens').set(ayla.auth).send(wish).expect(201);
    const id = await startedGame(one, ayla, durc, { options: { rounds: 1 } });
    const opened = (await newGame(one, ayla)).id;
    await say(two, id, ayla, 'hello');
    // The other remembers the tokens, the games and the name.
    for (const token of [ayla.auth, bearer(body.secret)]) await two.http.get('/v1/me').set(token).expect(200);
    for (const game of [id, opened]) await gameOf(two, game);
    const stream = await follow(two, `/v1/games/${id}/events?after=1`, ayla.auth);
    await stream.heartbeats(1);
    await erase(one, ayla).expect(204);
    for (const token of [ayla.auth, bearer(body.secret)]) await two.http.get('/v1/me').set(token).expect(401);
    expect(await stream.rest()).toEqual([]);
    await two.http.get(`/v1/games/${opened}`).expect(404);
    expect(textsOf(await talkOf(two, id, durc))).toEqual([null]);
    expect((await gameOf(two, id)).seats[0]).toMatchObject({ seat: 0, kind: 'open' });
    await two.http
      .post(`/v1/games/${id}/actions`)
      .set(durc.auth)
      .send({ action: 'drill:fish=1' })
      .expect(200);
    await until(async () => (await gameOf(two, id)).status === 'finished');
  });

  it('if one server deletes an account while the other acts, the game stays playable and no messages follow', async () => {
    for (let round = 0; round < 10; round += 1) {
      await anew();
      const id = await startedGame(one, ayla, durc, { options: { rounds: 2 } });
      await gameOf(two, id);
      const drill = { action: 'drill:fish=1' };
      const [erased, acted, said, elsewhere] = await Promise.all(
        [
          erase(one, ayla),
          two.http.post(`/v1/games/${id}/actions`).set(ayla.auth).send(drill),
          two.http.post(`/v1/games/${id}/messages`).set(ayla.auth).send({ text: 'bye' }),
          two.http
            .post('/v1/games')
            .set(ayla.auth)
            .send({ rulebook: 'thin-ice', seats: ['me', 'open'] }),
        ].map(async (request) => (await request).status),
      );
      expect(erased).toBe(204);
      for (const status of [acted, said, elsewhere]) expect([200, 201, 401, 403]).toContain(status);
      for (const text of textsOf(await talkOf(two, id, null))) expect(text).toBeNull();
      const { body: lobby } = await two.http.get('/v1/games?status=open&limit=100').expect(200);
      expect(lobby.games.filter(({ creator }: { creator: string }) => creator === ayla.id)).toEqual([]);
      for (const service of [two, one]) {
        await until(async () => (await gameOf(service, id)).prompts[0]?.seat === 1);
        await service.http.post(`/v1/games/${id}/actions`).set(durc.auth).send(drill).expect(200);
      }
      await until(async () => (await gameOf(two, id)).status === 'finished');
    }
  });
});
