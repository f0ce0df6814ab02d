import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppStore } from '../../../src/app.js';
import { contributionOf } from '../../../src/engine/draw.js';
import { testDatabase } from '../../support/database.js';
import { bearer, newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { follow } from '../../support/stream.js';
import { say, talkOf, textsOf } from '../../support/talk.js';
import { until } from '../../support/until.js';

describe('the deletion of an account', () => {
  let service: Service;
  let ayla: Person;
  let durc: Person;
  beforeAll(async () => {
    service = await startService({ heartbeatMs: 50 });
  });
  afterAll(() => service.close());

  const anew = async () => {
    ayla = await newPerson(service, 'Ayla');
    durc = await newPerson(service, 'Durc');
  };
  const erase = ({ auth, name }: Person) => service.http.delete('/v1/me').set(auth).send({ name });
  const act = (id: string, { auth }: Person) =>
    service.http.post(`/v1/games/${id}/actions`).set(auth).send({ action: 'drill:fish=1' });
  const gameOf = async (id: string) => (await service.http.get(`/v1/games/${id}`).expect(200)).body;
  const nameless = (who: Person) => ({ id: who.id, name: '', deleted: true });

  it('revokes all tokens at once, and happens only once', async () => {
    await anew();
    const wish = { name: 'other', scopes: ['read'] };
    const { body } = await service.http.post('/v1/me/tokens').set(ayla.auth).send(wish).expect(201);
    await erase(ayla).expect(204);
    for (const token of [ayla.auth, bearer(body.secret)]) {
      const answer = await service.http.get('/v1/me').set(token).expect(401);
      expect(answer.body.code).toBe('unauthorized');
    }
    await erase(ayla).expect(401);
    await service.http.get('/v1/me').set(durc.auth).expect(200);
  });

  it('simultaneous requests all succeed or find no account', async () => {
    await anew();
    const id = await startedGame(service, ayla, durc);
    const answers = await Promise.all(Array.from({ length: 6 }, async () => erase(ayla)));
    for (const { status } of answers) expect([204, 401]).toContain(status);
    expect(answers.map(({ status }) => status)).toContain(204);
    expect((await gameOf(id)).seats[0]).toMatchObject({ seat: 0, kind: 'open' });
  });

  it('opens the seats in open games', async () => {
    await anew();
    const { id } = await newGame(service, durc);
    await service.http.post(`/v1/games/${id}/seats`).set(ayla.auth).send({}).expect(200);
    await service.http
      .post(`/v1/games/${id}/seats/1/entropy`)
      .set(ayla.auth)
      .send({ entropy: 'x' })
      .expect(200);
    await erase(ayla).expect(204);
    const game = await gameOf(id);
    expect(game.seats[1]).toMatchObject({ seat: 1, kind: 'open' });
    expect(game.fairness.entropy).toEqual([null, null]);
    const iza = await newPerson(service, 'Iza');
    await service.http.post(`/v1/games/${id}/seats`).set(iza.auth).send({}).expect(200);
    await service.http.post(`/v1/games/${id}/start`).set(durc.auth).expect(200);
  });

  it('hands an open game to the first other player in it, who can start it', async () => {
    await anew();
    const { id } = await newGame(service, ayla, { seats: ['me', 'open', 'bot'], visibility: 'private' });
    const { body } = await service.http.get(`/v1/games/${id}`).set(ayla.auth).expect(200);
    const { invitation } = body;
    await service.http.post(`/v1/games/${id}/seats`).set(durc.auth).send({ invitation }).expect(200);
    await erase(ayla).expect(204);
    const mine = await service.http.get(`/v1/games/${id}`).set(durc.auth).expect(200);
    expect(mine.body).toMatchObject({ creator: durc.id, invitation, yourSeats: [1] });
    await service.http.post(`/v1/games/${id}/seats`).set(durc.auth).send({ seat: 0, bot: true }).expect(200);
    await service.http.post(`/v1/games/${id}/start`).set(durc.auth).expect(200);
  });

  it('leaves no trace of the name in the name of a guest', async () => {
    const iza = await newPerson(service, 'Iza-of-the-caves');
    const { id } = await newGame(service, iza);
    await service.http.post(`/v1/games/${id}/seats/1/keys`).set(iza.auth).send({}).expect(201);
    await service.http.post(`/v1/games/${id}/start`).set(iza.auth).expect(200);
    await erase(iza).expect(204);
    expect(JSON.stringify(await gameOf(id))).not.toContain('of-the-caves');
  });

  it('never hands an open game to a guest, who could not start it', async () => {
    await anew();
    const key = async (id: string) =>
      (await service.http.post(`/v1/games/${id}/seats/1/keys`).set(ayla.auth).send({}).expect(201)).body
        .secret;
    const alone = await newGame(service, ayla);
    const guest = bearer(await key(alone.id));
    const shared = await newGame(service, ayla, { seats: ['me', 'open', 'open'] });
    await key(shared.id);
    await service.http.post(`/v1/games/${shared.id}/seats`).set(durc.auth).send({ seat: 2 }).expect(200);
    await erase(ayla).expect(204);
    expect(await gameOf(shared.id)).toMatchObject({ creator: durc.id });
    await service.http.get(`/v1/games/${alone.id}`).expect(404);
    await service.http.get('/v1/me').set(guest).expect(401);
  });

  it('deletes an open game without other players', async () => {
    await anew();
    const { id } = await newGame(service, ayla, { seats: ['me', 'open', 'bot'] });
    await say(service, id, ayla, 'anybody?');
    await gameOf(id);
    await erase(ayla).expect(204);
    await service.http.get(`/v1/games/${id}`).expect(404);
    await service.http.get(`/v1/games/${id}/messages`).expect(404);
  });

  it('lets the built-in bot play in active games, at once and to the end', async () => {
    await anew();
    const id = await startedGame(service, ayla, durc, { options: { rounds: 2 } });
    await service.http.get(`/v1/games/${id}/view`).set(durc.auth).expect(200);
    await erase(ayla).expect(204);
    expect((await gameOf(id)).seats).toMatchObject([
      { seat: 0, kind: 'open' },
      { seat: 1, kind: 'player', player: { id: durc.id, name: 'Durc' } },
    ]);
    await until(async () => (await gameOf(id)).version === 3);
    await act(id, durc).expect(200);
    await until(async () => (await gameOf(id)).version === 5);
    await act(id, durc).expect(200);
    const game = await gameOf(id);
    expect(game).toMatchObject({ status: 'finished', creator: ayla.id });
    const entries = (await service.http.get(`/v1/games/${id}/events?after=1`).expect(200)).body.entries;
    const acted = entries.filter(({ kind }: { kind: string }) => kind === 'acted');
    expect(acted.map(({ seat }: { seat: number }) => seat)).toEqual([0, 1, 0, 1]);
  });

  it('keeps the entropy of the seat, so the game still verifies', async () => {
    await anew();
    const { id } = await newGame(service, ayla);
    await service.http.post(`/v1/games/${id}/seats`).set(durc.auth).send({}).expect(200);
    await service.http
      .post(`/v1/games/${id}/seats/0/entropy`)
      .set(ayla.auth)
      .send({ entropy: 'dice' })
      .expect(200);
    await service.http.post(`/v1/games/${id}/start`).set(ayla.auth).expect(200);
    const before = (await gameOf(id)).fairness;
    await erase(ayla).expect(204);
    expect((await gameOf(id)).fairness).toEqual(before);
    expect(before.entropy).toEqual([contributionOf('dice'), null]);
  });

  it('keeps the results of finished games, without a name', async () => {
    await anew();
    const id = await startedGame(service, ayla, durc, { options: { rounds: 1 } });
    await act(id, ayla).expect(200);
    await act(id, durc).expect(200);
    const before = await gameOf(id);
    await erase(ayla).expect(204);
    const after = await gameOf(id);
    expect(after).toEqual({
      ...before,
      seats: [{ ...before.seats[0], player: { ...nameless(ayla), guest: false } }, before.seats[1]],
    });
    const { body } = await service.http.get(`/v1/games/${id}/export`).expect(200);
    expect(body.seats).toEqual([
      { kind: 'player', name: null },
      { kind: 'player', name: 'Durc' },
    ]);
    expect(JSON.stringify([after, body])).not.toContain('Ayla');
  });

  it('withdraws all messages of the player, also in streams', async () => {
    await anew();
    const id = await startedGame(service, ayla, durc);
    const other = await startedGame(service, durc, ayla);
    await say(service, id, ayla, 'one');
    await say(service, id, durc, 'two');
    await say(service, id, ayla, 'three', { to: [1] });
    await say(service, other, ayla, 'four');
    const last = await say(service, id, durc, 'five');
    const stream = await follow(service, `/v1/games/${id}/messages/stream?after=${last.id}`, durc.auth);
    await stream.heartbeats(1);
    await erase(ayla).expect(204);
    const page = await talkOf(service, id, durc);
    expect(textsOf(page)).toEqual([null, 'two', null, 'five']);
    expect(page.messages[0]).toMatchObject({ author: nameless(ayla), seat: 0 });
    expect(textsOf(await talkOf(service, other, durc))).toEqual([null]);
    const told = [await stream.next(), await stream.next()];
    expect(told.map((message) => message?.data)).toEqual(
      expect.arrayContaining([page.messages[0], page.messages[2]]),
    );
    stream.close();
  });

  it('deletes mutes by the player and of the player', async () => {
    await anew();
    await service.http.put(`/v1/me/mutes/${ayla.id}`).set(durc.auth).expect(204);
    await service.http.put(`/v1/me/mutes/${durc.id}`).set(ayla.auth).expect(204);
    await erase(ayla).expect(204);
    expect((await service.http.get('/v1/me/mutes').set(durc.auth).expect(200)).body.mutes).toEqual([]);
    await service.http.put(`/v1/me/mutes/${ayla.id}`).set(durc.auth).expect(404);
  });

  it('ends the player’s streams and answers long polls', async () => {
    await anew();
    const id = await startedGame(service, ayla, durc);
    const streams = await Promise.all(
      ['events?after=1', 'messages/stream'].map((path) =>
        follow(service, `/v1/games/${id}/${path}`, ayla.auth),
      ),
    );
    for (const stream of streams) await stream.heartbeats(1);
    const { headers } = await service.http.get('/v1/me/prompts').set(ayla.auth).expect(200);
    const waiting = service.http
      .get('/v1/me/prompts?wait=60')
      .set(ayla.auth)
      .set('if-none-match', headers.etag ?? '')
      .then(({ status }) => status);
    await erase(ayla).expect(204);
    for (const stream of streams) expect(await stream.rest()).toEqual([]);
    // Leaving the seats empties the inbox a moment before the token is dead.
    expect([200, 401]).toContain(await waiting);
  });

  it('makes actions that are judged but not yet written be judged again', async () => {
    const db = await testDatabase();
    const store = await db.open();
    let before: (() => Promise<unknown>) | null = null;
    const first = async () => {
      const task = before;
      before = null;
      await task?.();
    };
    const between: AppStore = {
      ...store,
      log: { ...store.log, append: async (append) => first().then(() => store.log.append(append)) },
      talk: { ...store.talk, post: async (draft) => first().then(() => store.talk.post(draft)) },
    };
    const other = await startService({ db, store: between });
    const [eve, ben] = [await newPerson(other, 'Eve'), await newPerson(other, 'Ben')];
    const id = await startedGame(other, eve, ben);
    before = () => store.accounts.erase(eve.id, 'Eve', new Date());
    const acted = await other.http
      .post(`/v1/games/${id}/actions`)
      .set(eve.auth)
      .send({ action: 'drill:fish=3' })
      .expect(403);
    expect(acted.body.code).toBe('not_seated');
    const cara = await newPerson(other, 'Cara');
    const opened = (await newGame(other, ben)).id;
    await other.http.post(`/v1/games/${opened}/seats`).set(cara.auth).send({}).expect(200);
    before = () => store.accounts.erase(cara.id, 'Cara', new Date());
    const said = await other.http
      .post(`/v1/games/${opened}/messages`)
      .set(cara.auth)
      .send({ text: 'bye' })
      .expect(401);
    expect(said.body.code).toBe('unauthorized');
    expect((await talkOf(other, opened, null)).messages).toEqual([]);
    await other.close();
    await db.drop();
  });

  it('races with the player’s other requests: each happens before or is refused, and the game goes on', async () => {
    for (let round = 0; round < 8; round += 1) {
      await anew();
      const id = await startedGame(service, ayla, durc, { options: { rounds: 2 } });
      const opened = (await newGame(service, durc, { seats: ['me', 'open', 'open'] })).id;
      const wish = { name: 'late', scopes: ['read'] };
      const { auth } = ayla;
      const status = async (request: PromiseLike<{ status: number }>) => (await request).status;
      const [erased, acted, ...others] = await Promise.all([
        status(erase(ayla)),
        status(act(id, ayla).set('idempotency-key', 'once')),
        status(service.http.post(`/v1/games/${id}/messages`).set(auth).send({ text: 'bye' })),
        status(service.http.post(`/v1/games/${opened}/seats`).set(auth).send({})),
        status(
          service.http
            .post('/v1/games')
            .set(auth)
            .send({ rulebook: 'thin-ice', seats: ['me', 'open'] }),
        ),
        status(service.http.post('/v1/me/tokens').set(auth).send(wish)),
        status(service.http.put(`/v1/me/mutes/${durc.id}`).set(auth)),
        status(service.http.patch('/v1/me').set(auth).send({ name: 'Ayla' })),
      ]);
      expect(erased).toBe(204);
      // After the deletion the seat is not hers, or her token is unknown.
      expect([200, 401, 403]).toContain(acted);
      for (const other of others) expect([200, 201, 204, 401, 403]).toContain(other);
      for (const { text, author } of (await talkOf(service, id, null)).messages) {
        expect({ text, author }).toEqual({ text: null, author: nameless(ayla) });
      }
      expect((await gameOf(opened)).seats[1]).toMatchObject({ seat: 1, kind: 'open' });
      const { body: lobby } = await service.http.get('/v1/games?limit=100').expect(200);
      for (const { creator, status: stands } of lobby.games) {
        if (creator === ayla.id) expect(stands).not.toBe('open');
      }
      expect((await gameOf(id)).seats[0]).toMatchObject({ seat: 0, kind: 'open' });
      await act(id, durc).expect(200);
      await until(async () => (await gameOf(id)).version >= 4);
      await act(id, durc).expect(200);
      await until(async () => (await gameOf(id)).status === 'finished');
      await service.http.get('/v1/me').set(auth).expect(401);
    }
  });

  it.each<[object, string]>([
    [{}, '/name'],
    [{ name: 7 }, '/name'],
    [{ name: null }, '/name'],
    [{ name: 'x'.repeat(41) }, '/name'],
    [{ name: 'Ayla', sure: true }, '/sure'],
  ])('is refused with %j', async (body, pointer) => {
    await anew();
    const answer = await service.http.delete('/v1/me').set(ayla.auth).send(body).expect(400);
    expect(answer.body).toMatchObject({ code: 'malformed', errors: [{ pointer }] });
    await service.http.get('/v1/me').set(ayla.auth).expect(200);
  });

  it('is refused without a body', async () => {
    await anew();
    expect((await service.http.delete('/v1/me').set(ayla.auth).expect(400)).body.code).toBe('malformed');
    await service.http.get('/v1/me').set(ayla.auth).expect(200);
  });

  it.each(['', 'ayla', 'Durc', 'Ayla '])('is refused with the name %j', async (name) => {
    await anew();
    const { body } = await erase({ ...ayla, name }).expect(409);
    expect(body.code).toBe('not_confirmed');
    await service.http.get('/v1/me').set(ayla.auth).expect(200);
  });

  it('is confirmed by the current name of the account', async () => {
    await anew();
    await service.http.patch('/v1/me').set(ayla.auth).send({ name: 'Mog-ur' }).expect(200);
    await erase(ayla).expect(409);
    await erase({ ...ayla, name: 'Mog-ur' }).expect(204);
  });

  it('needs a token with the scope manage', async () => {
    await anew();
    const wish = { name: 'other', scopes: ['read', 'play'] };
    const { body } = await service.http.post('/v1/me/tokens').set(ayla.auth).send(wish).expect(201);
    expect((await erase({ ...ayla, auth: bearer(body.secret) }).expect(403)).body.code).toBe(
      'insufficient_scope',
    );
    await service.http.delete('/v1/me').send({ name: 'Ayla' }).expect(401);
    await service.http.get('/v1/me').set(ayla.auth).expect(200);
  });
});
