import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newGame, newPerson, type Person } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { clock, playOn, ratedGame, untilRated } from './support.js';

describe('a rated game', () => {
  let service: Service;
  let ayla: Person;
  let durc: Person;
  beforeAll(async () => {
    service = await startService({ rateMs: 50 });
    ayla = await newPerson(service, 'Ayla');
    durc = await newPerson(service, 'Durc');
  });
  afterAll(() => service.close());
  const create = (wish: object) =>
    service.http
      .post('/v1/games')
      .set(ayla.auth)
      .send({ rulebook: 'thin-ice', seats: ['me', 'open'], rated: true, clock, ...wish });

  it.each([
    ['without a clock', { clock: undefined }, '/clock'],
    ['that is not public', { visibility: 'unlisted' }, '/visibility'],
    ['with other options', { options: { rounds: 1 } }, '/options'],
    ['with two seats of one player', { seats: ['me', 'me'] }, '/seats'],
    ['with components of its own', { components: {} }, '/components'],
  ])('%s is refused', async (_, wish, pointer) => {
    const { body } = await create(wish).expect(400);
    expect(body.errors.map((one: { pointer: string }) => one.pointer)).toContain(pointer);
  });

  it('says that it is rated, and is found by that', async () => {
    const { body } = await create({}).expect(201);
    expect(body.rated).toBe(true);
    const plain = await newGame(service, durc);
    const ids = async (rated: boolean) =>
      (await service.http.get(`/v1/games?rated=${rated}&status=open`).expect(200)).body.games.map(
        ({ id }: { id: string }) => id,
      );
    expect(await ids(true)).toEqual([body.id]);
    expect(await ids(false)).toEqual([plain.id]);
  });

  it('gives its creator no second seat, and no key to a seat', async () => {
    const { body } = await create({}).expect(201);
    const second = await service.http.post(`/v1/games/${body.id}/seats`).set(ayla.auth).send({}).expect(409);
    expect(second.body.code).toBe('already_seated');
    const key = await service.http
      .post(`/v1/games/${body.id}/seats/1/keys`)
      .set(ayla.auth)
      .send({})
      .expect(409);
    expect(key.body.code).toBe('rated_game');
  });

  it('keeps its players to the end', async () => {
    const id = await ratedGame(service, [ayla, durc]);
    const { body } = await service.http.delete(`/v1/games/${id}/seats/1`).set(durc.auth).expect(409);
    expect(body.code).toBe('rated_game');
  });

  it('has no undo that others would have to allow', async () => {
    const id = await ratedGame(service, [ayla, durc]);
    const act = ({ auth }: Person) =>
      service.http.post(`/v1/games/${id}/actions`).set(auth).send({ action: 'drill:fish=1' }).expect(200);
    await act(ayla);
    await act(durc);
    const { body } = await service.http
      .post(`/v1/games/${id}/undo`)
      .set(durc.auth)
      .send({ ask: true })
      .expect(409);
    expect(body.code).toBe('undo_too_far');
  });

  it('is matched with those only who look for one', async () => {
    const [one, two, three] = await Promise.all([0, 1, 2].map(() => newPerson(service)));
    const match = (person: Person | undefined, wish: object) =>
      service.http
        .post('/v1/matches')
        .set(person?.auth ?? {})
        .send({ rulebook: 'thin-ice', seats: 3, clock, ...wish });
    const { body } = await match(one, { rated: true }).expect(201);
    await match(two, {}).expect(201);
    expect((await match(three, { rated: true }).expect(200)).body.id).toBe(body.id);
    await match(three, { rated: true, clock: null }).expect(400);
  });

  it('of which a player deletes the account counts for the others, among themselves', async () => {
    const [iza, broud, uba] = await Promise.all(
      ['Iza', 'Broud', 'Uba'].map((name) => newPerson(service, name)),
    );
    if (iza === undefined || broud === undefined || uba === undefined) throw new Error('nobody is there');
    const id = await ratedGame(service, [iza, broud, uba]);
    await service.http.delete('/v1/me').set(uba.auth).send({ name: 'Uba' }).expect(204);
    await service.http.post(`/v1/games/${id}/seats/1/resign`).set(broud.auth).expect(200);
    await playOn(service, id, iza);
    const { body } = await service.http.get(`/v1/games/${id}`).expect(200);
    expect(body.outcome.standings.map(({ seat }: { seat: number }) => seat)).toEqual([0, 1, 2]);
    await untilRated(service, 1, 3);
    const board = await service.http.get('/v1/leaderboards/thin-ice/3').expect(200);
    expect(board.body.ratings.map(({ player }: { player: Person }) => player.name)).toEqual(['Iza', 'Broud']);
    await service.http.get(`/v1/players/${uba.id}/ratings`).expect(404);
  });
});
