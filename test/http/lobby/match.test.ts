import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { contributionOf } from '../../../src/engine/draw.js';
import { testDatabase } from '../../support/database.js';
import { hideGames, newGame, newPerson, type Person } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';

describe('matches', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService();
  });
  // Nobody is matched with the games of another test.
  afterEach(() => hideGames(service));
  afterAll(() => service.close());

  const match = ({ auth }: Person, wish: object = {}) =>
    service.http
      .post('/v1/matches')
      .set(auth)
      .send({ rulebook: 'thin-ice', ...wish });

  it('the first player creates a game, and the second joins and starts it', async () => {
    const first = await match(await newPerson(service)).expect(201);
    expect(first.headers.location).toBe(`/v1/games/${first.body.id}`);
    expect(first.body).toMatchObject({ status: 'open', yourSeats: [0] });
    const second = await match(await newPerson(service)).expect(200);
    expect(second.body).toMatchObject({ id: first.body.id, status: 'active', version: 1, yourSeats: [1] });
  });

  it('twenty simultaneous calls meet in ten games, which all start', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => newPerson(service)));
    const answers = await Promise.all(people.map((one) => match(one)));
    const ids = answers.map(({ body }) => body.id);
    expect(new Set(ids).size).toBe(10);
    for (const id of new Set(ids)) {
      const { body } = await service.http.get(`/v1/games/${id}`).expect(200);
      expect(body.status).toBe('active');
      expect(new Set(body.seats.map((seat: { player: Person }) => seat.player.id)).size).toBe(2);
    }
  });

  it('the oldest matching game is joined first', async () => {
    const ayla = await newPerson(service);
    const { id } = await newGame(service, ayla);
    await newGame(service, ayla);
    expect((await match(await newPerson(service)).expect(200)).body.id).toBe(id);
  });

  it('both players add to the seed when they are seated, including the one who starts the game', async () => {
    await match(await newPerson(service), { entropy: 'my-dice' }).expect(201);
    const { body } = await match(await newPerson(service), { entropy: 'her-dice' }).expect(200);
    expect(body).toMatchObject({
      status: 'active',
      fairness: { entropy: ['my-dice', 'her-dice'].map(contributionOf) },
    });
    const { body: start } = await service.http.get(`/v1/games/${body.id}/export`).expect(200);
    expect(start.commitment).toBe(body.fairness.commitment);
  });

  it('a player is never matched with their own game', async () => {
    const ayla = await newPerson(service);
    const first = await match(ayla).expect(201);
    const second = await match(ayla).expect(201);
    expect(second.body.id).not.toBe(first.body.id);
  });

  it.each<[string, object, object]>([
    ['options', { options: { rounds: 1 } }, { options: { rounds: 2 } }],
    ['options, where they are left out', { options: { rounds: 1 } }, {}],
    ['seats', { seats: 3 }, { seats: 2 }],
    ['a clock', { clock: { kind: 'prompt', seconds: 60 } }, { clock: { kind: 'prompt', seconds: 61 } }],
    ['no clock', { clock: { kind: 'prompt', seconds: 60 } }, { clock: null }],
    ['a language', { language: 'de' }, { language: 'en' }],
    ['no language', { language: 'de' }, { language: null }],
  ])('a player who asks for other %s gets another game', async (_, one, two) => {
    await match(await newPerson(service), one).expect(201);
    await match(await newPerson(service), two).expect(201);
  });

  it('the same wishes match in any order of fields, and omitted fields match', async () => {
    const clock = { kind: 'bank', seconds: 600, increment: 5 };
    const first = await match(await newPerson(service), { seats: 4, clock, language: 'de' }).expect(201);
    const same = { increment: 5, lapses: 2, seconds: 600, onTimeout: 'autopilot', kind: 'bank' };
    const wishes = [{ clock: same, options: { rounds: 3 } }, { seats: 4, language: 'de' }, {}];
    for (const wish of wishes) {
      const { body } = await match(await newPerson(service), wish).expect(200);
      expect(body.id).toBe(first.body.id);
      expect(body.status).toBe(wish === wishes.at(-1) ? 'active' : 'open');
    }
  });

  it('private, unlisted and full games, games with own component data and reserved seats never match', async () => {
    const ayla = await newPerson(service);
    await newGame(service, ayla, { visibility: 'private' });
    await newGame(service, ayla, { visibility: 'unlisted' });
    await newGame(service, ayla, { components: {} });
    await newGame(service, ayla, { seats: ['me', 'bot'] });
    const { id } = await newGame(service, ayla);
    const durc = await newPerson(service, 'Durc');
    await service.http
      .post(`/v1/games/${id}/invitations`)
      .set(ayla.auth)
      .send({ player: durc.id, seat: 1 })
      .expect(200);
    await match(await newPerson(service)).expect(201);
    expect((await match(durc).expect(200)).body.id).toBe(id);
  });
});

describe('a match that is not possible', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());

  it.each<[string, object, number, string]>([
    ['an unknown rulebook', { rulebook: 'chess' }, 404, 'rulebook_not_found'],
    ['too many seats', { seats: 5 }, 400, 'malformed'],
    ['options that are not the rulebook’s', { options: { rounds: 99 } }, 400, 'malformed'],
    ['a clock that cannot run', { clock: { kind: 'prompt', seconds: 0 } }, 400, 'malformed'],
    ['a field that is not known', { visibility: 'private' }, 400, 'malformed'],
    ['a language that is not known', { language: 'fr' }, 400, 'malformed'],
    ['entropy that nobody can print', { entropy: 'a b' }, 400, 'malformed'],
  ])('%s is refused, and no game is created', async (_, wish, status, code) => {
    const { body } = await service.http
      .post('/v1/matches')
      .set((await newPerson(service)).auth)
      .send({ rulebook: 'thin-ice', ...wish })
      .expect(status);
    expect(body.code).toBe(code);
    expect((await service.http.get('/v1/games').expect(200)).body.games).toEqual([]);
  });

  it('needs a token', async () => {
    await service.http.post('/v1/matches').send({ rulebook: 'thin-ice' }).expect(401);
  });
});

describe('matches by several processes on one database', () => {
  it('two simultaneous calls to any processes meet in one game', async () => {
    const db = await testDatabase();
    const services = [await startService({ db }), await startService({ db })] as const;
    const people = await Promise.all(Array.from({ length: 16 }, () => newPerson(services[0])));
    const answers = await Promise.all(
      people.map(({ auth }, nth) =>
        (services[nth % 2] ?? services[0]).http.post('/v1/matches').set(auth).send({ rulebook: 'thin-ice' }),
      ),
    );
    expect(answers.map(({ status }) => status).filter((status) => status > 201)).toEqual([]);
    const ids = new Set(answers.map(({ body }) => body.id));
    expect(ids.size).toBe(8);
    for (const id of ids)
      expect((await services[0].http.get(`/v1/games/${id}`).expect(200)).body.status).toBe('active');
    for (const service of services) await service.close();
    await db.drop();
  });

  it('a creator without a seat is matched with another player, and not twice with themselves', async () => {
    const db = await testDatabase();
    const services = [await startService({ db }), await startService({ db })] as const;
    for (let round = 0; round < 8; round += 1) {
      const one = await newPerson(services[0]);
      const { id } = await newGame(services[0], one, { seats: ['open', 'open'] });
      const wish = { rulebook: 'thin-ice' };
      await Promise.all(services.map(({ http }) => http.post('/v1/matches').set(one.auth).send(wish)));
      const { body } = await services[0].http.get(`/v1/games/${id}`).set(one.auth).expect(200);
      expect(body.yourSeats).toEqual([0]);
      await services[0].http.delete(`/v1/games/${id}`).set(one.auth).expect(204);
      await services[0].http.delete('/v1/me').set(one.auth).send({ name: one.name }).expect(204);
    }
    for (const service of services) await service.close();
    await db.drop();
  });
});
