import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppStore } from '../../../src/app.js';
import { operationsOf } from '../../support/answer-checker.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import { testedRulebooks } from '../../support/rulebooks.js';
import { type Service, startService } from '../../support/service.js';

const NOWHERE = '01890000-0000-7000-8000-000000000000';

describe('a private game', () => {
  let db: TestDatabase;
  let store: AppStore;
  let service: Service;
  let creator: Person;
  let guest: Person;
  let stranger: Person;
  let open: { id: string; invitation: string };
  let active: string;
  let invitation: string;
  let finished: string;
  let fork: { id: string; invitation: string };
  beforeAll(async () => {
    db = await testDatabase();
    store = await db.open();
    service = await startService({ db, store });
    creator = await newPerson(service, 'Creb');
    guest = await newPerson(service, 'Iza');
    stranger = await newPerson(service, 'Broud');
    open = await newGame(service, creator, { visibility: 'private' });
    active = await startedGame(service, creator, guest, { visibility: 'private' });
    const { body } = await service.http.get(`/v1/games/${active}`).set(creator.auth).expect(200);
    invitation = body.invitation;
    const wish = { visibility: 'private', options: { rounds: 1 } } as const;
    finished = await startedGame(service, creator, guest, wish);
    await act(finished, creator).expect(200);
    await act(finished, guest).expect(200);
    fork = (await forked(finished, guest).expect(201)).body;
  });
  afterAll(async () => {
    await service.close();
    await db.drop();
  });

  const act = (id: string, { auth }: Person) =>
    service.http.post(`/v1/games/${id}/actions`).set(auth).send({ action: 'drill:fish=1' });
  const forked = (id: string, { auth }: Person, wish: object = {}) =>
    service.http
      .post(`/v1/games/${id}/fork`)
      .set(auth)
      .send({ version: 2, seats: ['me', 'open'], ...wish });

  const operations = [
    ['get', ''],
    ['get', '/components'],
    ['get', '/view'],
    ['get', '/view?seat=0'],
    ['get', '/view.txt'],
    ['get', '/table'],
    ['get', '/points'],
    ['get', '/world'],
    ['get', '/advice'],
    ['get', '/lesson'],
    ['get', '/recap'],
    ['get', '/recap?after=1'],
    ['get', '/view?at=77'],
    ['get', '/actions'],
    ['post', '/actions', { action: 'drill:fish=1' }],
    ['post', '/actions', { seat: 0, action: 'nonsense' }],
    ['get', '/export'],
    ['get', '/picture.svg'],
    ['get', '/picture.svg?seat=0&at=77'],
    ['get', '/picture.png'],
    ['get', '/replay.svg'],
    ['get', '/events'],
    ['get', '/events?after=99&wait=30'],
    ['post', '/seats', {}],
    ['post', '/seats', { seat: 31, bot: true }],
    ['post', '/seats', { invitation: 'a guess' }],
    ['delete', '/seats/0'],
    ['delete', '/seats/9'],
    ['post', '/seats/1/entropy', { entropy: '4-8-15' }],
    ['post', '/seats/1/reveal', { entropy: '4-8-15' }],
    ['post', '/start'],
    ['delete', ''],
    ['post', '/rematch'],
    ['post', '/fork', { version: 1, seats: ['me', 'bot'] }],
    ['post', '/fork', { version: 99, seats: ['me'] }],
    ['post', '/seats/0/resign'],
    ['post', '/seats/9/return'],
    ['get', '/seats/0/orders'],
    ['put', '/seats/0/orders', { orders: [] }],
    ['post', '/seats/1/keys', {}],
    ['delete', '/seats/1/keys'],
    ['post', '/invitations', { player: 'Broud', seat: 0 }],
    ['post', '/invitations', { player: 'Nobody of this name' }],
    ['delete', `/invitations/${NOWHERE}`],
    ['post', '/invitations/answer', { accept: true }],
    ['post', '/invitations/answer', { accept: false, reason: 'later' }],
    ['post', '/actions?dryRun=true', { action: 'drill:fish=1' }],
    ['post', '/undo', {}],
    ['post', '/undo', { ask: true, to: 77 }],
    ['post', '/undo/answer', { grant: true }],
    ['get', '/messages'],
    ['get', '/messages?wait=30'],
    ['get', '/events/stream'],
    ['get', '/messages/stream'],
    ['post', '/messages', { text: 'who is there?' }],
    ['post', '/messages', { text: 'who is there?', seat: 0, to: [1] }],
    ['delete', `/messages/${NOWHERE}`],
  ] as const;

  it('is tried with every operation', () => {
    const asked = operations.map(
      ([method, path]) =>
        `${method} ${path.replace(/\?.*/, '').replaceAll(/\/(\d|0189[^/]*)(?=\/|$)/g, '/*')}`,
    );
    const known = operationsOf(service.app)
      .filter(({ path }) => path.startsWith('/v1/games/{id}'))
      .map(
        ({ method, path }) => `${method} ${path.slice('/v1/games/{id}'.length).replaceAll(/\{\w+\}/g, '*')}`,
      );
    expect([...new Set(asked)].sort()).toEqual(known.sort());
  });

  it.each(operations)(
    'does not exist for another player who tries %s …%s',
    async (method, path, body?: object) => {
      const ask = async (id: string, accept: string) => {
        const asked = service.http[method](`/v1/games/${id}${path}`).set(stranger.auth).set({ accept });
        const answer = await (body === undefined ? asked : asked.send(body));
        return { status: answer.status, text: answer.text };
      };
      for (const accept of ['application/json', 'text/event-stream']) {
        const nothing = await ask(NOWHERE, accept);
        expect(nothing.status).toBe(404);
        expect(await ask(open.id, accept)).toEqual(nothing);
        expect(await ask(active, accept)).toEqual(nothing);
        expect(await ask(fork.id, accept)).toEqual(nothing);
      }
    },
  );

  it('does not exist for a player who deletes an invitation or a message of another player', async () => {
    await service.http
      .post(`/v1/games/${open.id}/invitations`)
      .set(creator.auth)
      .send({ player: guest.id })
      .expect(200);
    const said = await service.http
      .post(`/v1/games/${open.id}/messages`)
      .set(creator.auth)
      .send({ text: 'hidden' })
      .expect(201);
    for (const path of [`/invitations/${guest.id}`, `/messages/${said.body.id}`]) {
      const ask = async (id: string) => {
        const { status, text } = await service.http.delete(`/v1/games/${id}${path}`).set(stranger.auth);
        return { status, text };
      };
      expect(await ask(open.id)).toEqual(await ask(NOWHERE));
    }
  });

  it.each(['', '/components', '/view', '/events', '/export'])(
    'does not exist without a token, at …%s',
    async (path) => {
      const { body } = await service.http.get(`/v1/games/${active}${path}`).expect(404);
      expect(body.code).toBe('not_found');
    },
  );

  it.each(['', '/components', '/view?seat=spectator', '/events', '/export'])(
    'is visible with its invitation, at …%s',
    async (path) => {
      const spot = `/v1/games/${active}${path}${path.includes('?') ? '&' : '?'}invitation=`;
      await service.http.get(`${spot}${invitation}`).expect(200);
      await service.http.get(`${spot}${invitation}`).set(stranger.auth).expect(200);
      await service.http.get(`${spot}${open.invitation}`).expect(404);
      await service.http.get(spot).expect(404);
    },
  );

  it('is only in the lists of its players', async () => {
    const lists = [
      await service.http.get('/v1/games?limit=100').expect(200),
      await service.http.get('/v1/games?limit=100').set(guest.auth).expect(200),
      await service.http.get('/v1/games?seat=me').set(stranger.auth).expect(200),
    ];
    for (const { text } of lists) {
      for (const id of [active, open.id, fork.id]) expect(text).not.toContain(id);
    }
    const { text } = await service.http.get('/v1/games?seat=me').set(guest.auth).expect(200);
    expect(text).toContain(active);
  });

  it('is joined with its invitation, and not with another', async () => {
    const { id, invitation: code } = await newGame(service, creator, { visibility: 'private' });
    const join = (body: object) => service.http.post(`/v1/games/${id}/seats`).set(stranger.auth).send(body);
    await join({ invitation: open.invitation }).expect(404);
    const { body } = await join({ invitation: code }).expect(200);
    expect(body).toMatchObject({ id, yourSeats: [1] });
    expect(body).not.toHaveProperty('invitation');
    // A player with a seat needs no invitation, until they leave.
    await service.http.get(`/v1/games/${id}`).set(stranger.auth).expect(200);
    await service.http.delete(`/v1/games/${id}/seats/1`).set(stranger.auth).expect(204);
    await service.http.get(`/v1/games/${id}`).set(stranger.auth).expect(404);
  });

  it('stays hidden when it is over', async () => {
    for (const { auth } of [creator, guest, creator, guest, creator, guest]) {
      await service.http
        .post(`/v1/games/${active}/actions`)
        .set(auth)
        .send({ action: 'drill:fish=1' })
        .expect(200);
    }
    await service.http.get(`/v1/games/${active}/view`).set(stranger.auth).expect(404);
    const { body } = await service.http.get(`/v1/games/${active}`).set(guest.auth).expect(200);
    expect(body.status).toBe('finished');
  });

  it('stays hidden from other players when its rules are gone, which its own players are told', async () => {
    const seats = Array<'me'>(2).fill('me');
    const { id } = await newGame(service, creator, { visibility: 'private', seats });
    const rulebooks = testedRulebooks.map((rulebook) => ({
      ...rulebook,
      meta: { ...rulebook.meta, rulesVersion: 'another' },
    }));
    const later = await startService({ db, store, rulebooks });
    for (const path of ['', '/components', '/view', '/events', '/export'])
      await later.http.get(`/v1/games/${id}${path}`).set(stranger.auth).expect(404);
    const { body: game } = await later.http.get(`/v1/games/${id}`).set(creator.auth).expect(200);
    expect(game.engine).toBe('missing');
    const { body: problem } = await later.http.get(`/v1/games/${id}/view`).set(creator.auth).expect(409);
    expect(problem.code).toBe('engine_missing');
    const act = { seat: 0, action: 'drill:fish=1' };
    for (const [path, body] of [
      ['actions', act],
      ['seats', { bot: true }],
      ['start', undefined],
    ] as const) {
      await later.http.post(`/v1/games/${id}/${path}`).set(stranger.auth).send(body).expect(404);
      await later.http.post(`/v1/games/${id}/${path}`).set(creator.auth).send(body).expect(409);
    }
    await later.close();
  });

  describe('that is forked', () => {
    it.each(['public', 'unlisted'])('has no %s fork, nor has its fork', async (visibility) => {
      for (const who of [creator, guest]) {
        const { body } = await forked(finished, who, { visibility }).expect(400);
        expect(body).toMatchObject({ code: 'malformed', errors: [{ pointer: '/visibility' }] });
      }
      const { id } = (await forked(finished, creator, { seats: ['me', 'me'] }).expect(201)).body;
      const seat1 = { seat: 1, action: 'drill:fish=1' };
      await service.http.post(`/v1/games/${id}/actions`).set(creator.auth).send(seat1).expect(200);
      await forked(id, creator, { version: 1, visibility }).expect(400);
      const { body } = await forked(id, creator, { version: 1, visibility: 'private' }).expect(201);
      expect(body).toMatchObject({ visibility: 'private', forkedFrom: { game: id } });
    });

    it('cannot be forked by a stranger, by a player of its fork, or with its invitation', async () => {
      const friend = await newPerson(service, 'Ebra');
      const invited = { player: friend.id };
      const path = `/v1/games/${fork.id}`;
      await service.http.post(`${path}/invitations`).set(guest.auth).send(invited).expect(200);
      await service.http.get(path).set(friend.auth).expect(200);
      for (const who of [friend, stranger]) {
        await forked(finished, who).expect(404);
        await service.http.get(`/v1/games/${finished}`).set(who.auth).expect(404);
      }
      const { body } = await service.http.get(`/v1/games/${finished}`).set(creator.auth).expect(200);
      const withCode = `/v1/games/${finished}/fork?invitation=${body.invitation}`;
      const refused = await service.http
        .post(withCode)
        .set(stranger.auth)
        .send({ version: 2, seats: ['me', 'me'] });
      expect([400, 404]).toContain(refused.status);
      await service.http.get(path).set(creator.auth).expect(404);
    });

    it('is in no list, match or rematch of a stranger, also after its fork is over', async () => {
      const { id } = (await forked(finished, creator, { seats: ['me', 'me'] }).expect(201)).body;
      const seat1 = { seat: 1, action: 'drill:fish=1' };
      await service.http.post(`/v1/games/${id}/actions`).set(creator.auth).send(seat1).expect(200);
      const again = await service.http.post(`/v1/games/${id}/rematch`).set(creator.auth).send({});
      expect(again.body).toMatchObject({ visibility: 'private', rematchOf: id });
      const wish = { rulebook: 'thin-ice', seats: 2, options: { rounds: 1 } };
      const match = await service.http.post('/v1/matches').set(stranger.auth).send(wish).expect(201);
      const hidden = [finished, fork.id, id, again.body.id];
      const paths = ['/v1/games?limit=100', '/v1/games?limit=100&status=finished', '/v1/games?seat=me'];
      for (const path of [...paths, '/v1/me/prompts', '/v1/me/invitations', '/v1/me/export']) {
        const { text } = await service.http.get(path).set(stranger.auth).expect(200);
        for (const one of hidden) expect(text, path).not.toContain(one);
      }
      expect(hidden).not.toContain(match.body.id);
      for (const one of hidden)
        for (const path of ['', '/export', '/picture.svg', '/replay.svg', '/view', '/messages', '/events'])
          await service.http.get(`/v1/games/${one}${path}`).set(stranger.auth).expect(404);
    });

    it('an unlisted game has no public fork', async () => {
      const wish = { visibility: 'unlisted', options: { rounds: 1 } } as const;
      const id = await startedGame(service, creator, guest, wish);
      for (const who of [creator, guest]) await act(id, who).expect(200);
      await forked(id, stranger, { visibility: 'public' }).expect(400);
      for (const visibility of ['unlisted', 'private'])
        expect((await forked(id, stranger, { visibility }).expect(201)).body).toMatchObject({ visibility });
    });
  });

  it('an unlisted game is open to anyone with its id', async () => {
    const { id } = await newGame(service, creator, { visibility: 'unlisted' });
    await service.http.get(`/v1/games/${id}`).expect(200);
    await service.http.post(`/v1/games/${id}/seats`).set(stranger.auth).send({}).expect(200);
  });
});
