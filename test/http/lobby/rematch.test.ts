import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, sharedService } from '../../support/service.js';

describe('rematches', () => {
  let service: Service;
  let ayla: Person;
  let durc: Person;
  beforeAll(async () => {
    service = await sharedService();
    ayla = await newPerson(service, 'Ayla');
    durc = await newPerson(service, 'Durc');
  });
  afterAll(() => service.close());

  const rematch = (id: string, { auth }: Person) => service.http.post(`/v1/games/${id}/rematch`).set(auth);
  const game = async (id: string, { auth }: Person) =>
    (await service.http.get(`/v1/games/${id}`).set(auth).expect(200)).body;
  const finish = async (id: string, ...people: readonly Person[]) => {
    for (const { auth } of people)
      await service.http
        .post(`/v1/games/${id}/actions`)
        .set(auth)
        .send({ action: 'drill:fish=1' })
        .expect(200);
    return id;
  };
  const over = async (wish: object = {}) =>
    finish(await startedGame(service, ayla, durc, { options: { rounds: 1 }, ...wish }), ayla, durc);

  it('a rematch keeps everything but rotates the seats; the other player is invited and starts it with the same call', async () => {
    const clock = { kind: 'bank', seconds: 600, increment: 5, onTimeout: 'resign', lapses: 3 };
    const id = await over({ visibility: 'private', clock, language: 'de' });
    const { body } = await rematch(id, durc).expect(200);
    expect(body).toMatchObject({
      ...{ options: { rounds: 1 }, visibility: 'private', clock, language: 'de', status: 'open' },
      ...{ creator: durc.id, rematchOf: id, yourSeats: [0] },
      invited: [{ player: { id: ayla.id, name: 'Ayla' }, seat: 1 }],
    });
    expect(body.seats[1]).toMatchObject({ kind: 'open', reserved: true });
    expect((await game(id, ayla)).rematch).toBe(body.id);
    const second = await rematch(id, ayla).expect(200);
    expect(second.body).toMatchObject({ id: body.id, status: 'active', yourSeats: [1], invited: [] });
    expect((await rematch(id, durc).expect(200)).body.id).toBe(body.id);
  });

  it('two simultaneous calls get one game, which starts', async () => {
    const id = await over();
    const [one, two] = await Promise.all([rematch(id, ayla), rematch(id, durc)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(one.body.id).toBe(two.body.id);
    expect((await game(one.body.id, ayla)).status).toBe('active');
  });

  it('bots are seated again, and a rematch with nobody to wait for starts at once', async () => {
    const { id } = await newGame(service, ayla, { seats: ['me', 'bot', 'bot'], options: { rounds: 1 } });
    await service.http.post(`/v1/games/${id}/start`).set(ayla.auth).expect(200);
    await finish(id, ayla);
    await expect.poll(async () => (await game(id, ayla)).status, { timeout: 10_000 }).toBe('finished');
    const { body } = await rematch(id, ayla).expect(200);
    expect(body.status).toBe('active');
    expect(body.seats.map((seat: { kind: string }) => seat.kind)).toEqual(['bot', 'player', 'bot']);
  });

  it('after a rematch was closed, another one can be created', async () => {
    const id = await over();
    const first = await rematch(id, ayla).expect(200);
    await service.http.delete(`/v1/games/${first.body.id}`).set(ayla.auth).expect(204);
    const second = await rematch(id, durc).expect(200);
    expect(second.body.id).not.toBe(first.body.id);
    expect(second.body.creator).toBe(durc.id);
  });

  it('a player who has declined gets the game, but no seat', async () => {
    const id = await over();
    const { body } = await rematch(id, ayla).expect(200);
    await service.http.delete(`/v1/games/${body.id}/invitations/${durc.id}`).set(durc.auth).expect(204);
    expect((await rematch(id, durc).expect(200)).body).toMatchObject({ id: body.id, yourSeats: [] });
  });

  it('no seat is reserved for a deleted account', async () => {
    const zoug = await newPerson(service, 'Zoug');
    const id = await startedGame(service, ayla, zoug, { options: { rounds: 1 } });
    for (const { auth } of [ayla, zoug])
      await service.http
        .post(`/v1/games/${id}/actions`)
        .set(auth)
        .send({ action: 'drill:fish=1' })
        .expect(200);
    await service.http.delete('/v1/me').set(zoug.auth).send({ name: 'Zoug' }).expect(204);
    const { body } = await rematch(id, ayla).expect(200);
    expect(body).toMatchObject({
      invited: [],
      seats: [{ kind: 'open', reserved: false }, { kind: 'player' }],
    });
  });

  it('a rematch is refused during the game, and to other players', async () => {
    const active = await startedGame(service, ayla, durc);
    expect((await rematch(active, ayla).expect(409)).body.code).toBe('not_over');
    const zoug = await newPerson(service, 'Zoug');
    expect((await rematch(await over(), zoug).expect(403)).body.code).toBe('not_seated');
    expect((await rematch(await over({ visibility: 'private' }), zoug).expect(404)).body.code).toBe(
      'not_found',
    );
    await service.http.post(`/v1/games/${active}/rematch`).expect(401);
  });
});
