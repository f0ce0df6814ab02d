import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';
import { until } from '../../support/until.js';

/** The sweep for abandoned games runs after an hour, so no test can depend on it. */
describe('bots answer their prompts at once', () => {
  let now = Date.now();
  let db: TestDatabase;
  let service: Service;
  let ayla: Person;
  let durc: Person;
  beforeAll(async () => {
    db = await testDatabase();
    service = await startService({ db, sweepMs: 3_600_000, clock: () => new Date(now) });
    ayla = await newPerson(service, 'Ayla');
    durc = await newPerson(service, 'Durc');
  });
  afterAll(async () => {
    await service.close();
    await db.drop();
  });

  const gameOf = async (id: string) => (await service.http.get(`/v1/games/${id}`).expect(200)).body;
  const isAt = (id: string, version: number) => until(async () => (await gameOf(id)).version === version);
  const isOver = (id: string) => until(async () => (await gameOf(id)).status === 'finished');
  const post = (path: string, { auth }: Person, body?: object) =>
    service.http.post(path).set(auth).send(body).expect(200);
  const drill = (id: string, who: Person) => post(`/v1/games/${id}/actions`, who, { action: 'drill:fish=1' });
  const orders = { orders: [{ kind: 'until', action: 'drill:fish=3', prompt: 'drill', version: 1_000 }] };

  it('at the start of a game, and after an action of another seat', async () => {
    const { id } = await newGame(service, ayla, { seats: ['me', 'bot'], options: { rounds: 2 } });
    await post(`/v1/games/${id}/start`, ayla);
    await isAt(id, 2);
    await drill(id, ayla);
    await isAt(id, 4);
    await drill(id, ayla);
    expect((await gameOf(id)).status).toBe('finished');
  });

  it('at the level of their seats, which a rematch keeps', async () => {
    const seats = ['me', { bot: 'strong' }, { bot: 'basic' }, 'open'] as const;
    const { id } = await newGame(service, ayla, { seats, options: { rounds: 1 } });
    await post(`/v1/games/${id}/seats`, ayla, { bot: 'master' });
    const levelsOf = async (game: string) =>
      (await gameOf(game)).seats.map(({ level }: { level?: string }) => level ?? null);
    expect(await levelsOf(id)).toEqual([null, 'strong', 'basic', 'master']);
    await post(`/v1/games/${id}/start`, ayla);
    await isAt(id, 4);
    await drill(id, ayla);
    await isOver(id);
    const { body } = await post(`/v1/games/${id}/rematch`, ayla);
    expect(await levelsOf(body.id)).toEqual(['master', null, 'strong', 'basic']);
  });

  it('when a player resigns and leaves them the seat', async () => {
    const id = await startedGame(service, ayla, durc, { options: { rounds: 1 } });
    await drill(id, ayla);
    await post(`/v1/games/${id}/seats/1/resign`, durc);
    await isOver(id);
  });

  it('after standing orders are set for an open prompt', async () => {
    const id = await startedGame(service, ayla, durc, { options: { rounds: 2 } });
    await service.http.put(`/v1/games/${id}/seats/1/orders`).set(durc.auth).send(orders).expect(200);
    await isAt(id, 2);
    await drill(id, ayla);
    await isAt(id, 4);
  });

  it('when the time of another seat runs out', async () => {
    const clock = { kind: 'prompt', seconds: 60 };
    const { id } = await newGame(service, ayla, { seats: ['me', 'bot'], options: { rounds: 2 }, clock });
    await post(`/v1/games/${id}/start`, ayla);
    await isAt(id, 2);
    now += 60_000;
    // The lapse, the bot’s answer for the late seat, and then the bot of the other seat.
    await isAt(id, 5);
  });

  it('when the account of their seat is deleted', async () => {
    const gone = await newPerson(service, 'Goov');
    const id = await startedGame(service, ayla, gone, { options: { rounds: 1 } });
    await drill(id, ayla);
    await service.http.delete('/v1/me').set(gone.auth).send({ name: 'Goov' }).expect(204);
    await isOver(id);
  });
});
