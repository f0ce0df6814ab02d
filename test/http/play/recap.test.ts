import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import { type Service, startService } from '../../support/service.js';

describe('a recap', () => {
  let db: TestDatabase;
  let service: Service;
  let ayla: Person;
  let durc: Person;
  let id: string;
  beforeAll(async () => {
    db = await testDatabase();
    service = await startService({ db });
    ayla = await newPerson(service, 'Ayla');
    durc = await newPerson(service, 'Durc');
    id = await startedGame(service, ayla, durc, {});
    for (const { auth } of [ayla, durc, ayla])
      await service.http
        .post(`/v1/games/${id}/actions`)
        .set(auth)
        .send({ action: 'drill:fish=2' })
        .expect(200);
  });
  afterAll(async () => {
    await service.close();
    await db.drop();
  });

  const get = (query: string, who?: Person) =>
    service.http.get(`/v1/games/${id}/recap${query}`).set(who?.auth ?? {});

  it('tells what happened since the last action of the seat, in its eyes', async () => {
    const { body } = await get('', durc).expect(200);
    expect(body).toMatchObject({ game: id, viewer: 1, version: 4, after: 3 });
    expect(body.turns).toMatchObject([{ seat: 0, name: 'Ayla', from: 3, to: 4, lines: ['Ayla drills: ?.'] }]);
    expect((await get('', ayla).expect(200)).body.turns).toEqual([]);
    expect((await get('?after=3', ayla).expect(200)).body.turns[0].lines).toEqual(['Ayla drills: 2.']);
  });

  it('explains points, and has pictures before and after a turn', async () => {
    const { body } = await get('?after=1').expect(200);
    expect(body.viewer).toBe('spectator');
    expect(body.turns.map(({ seat }: { seat: number }) => seat)).toEqual([0, 1, 0]);
    const changes = body.turns.flatMap(({ points }: { points: object[] }) => points);
    const [before, after] = [body.scores.before, body.scores.after];
    expect(changes.reduce((sum: number, one: { change: number }) => sum + one.change, 0)).toBe(
      after[0] + after[1] - before[0] - before[1],
    );
    for (const path of Object.values(body.turns[1].pictures as Record<string, string>))
      await service.http.get(path).expect(200);
  });

  it('agrees with all points of the game, which have the version that each change came with', async () => {
    const { body } = await get('?after=1').expect(200);
    const { body: points } = await service.http.get(`/v1/games/${id}/points`).expect(200);
    expect(points).toMatchObject({ game: id, version: 4, viewer: 'spectator' });
    const all = points.changes as { seat: number; change: number; because: string; version: number }[];
    expect(all.map(({ seat, change, because }) => ({ seat, change, because }))).toEqual(
      body.turns.flatMap((turn: { points: object[] }) => turn.points),
    );
    const total = (seat: number): number =>
      all.reduce((sum, one) => sum + (one.seat === seat ? one.change : 0), points.start[seat]);
    expect([total(0), total(1)]).toEqual(body.scores.after);
    expect(all.every(({ version }) => version > 1 && version <= 4)).toBe(true);
  });

  it('is in the language of the reader', async () => {
    const { body } = await get('?after=3&language=de').expect(200);
    expect(body.turns[0].lines).toEqual(['Ayla bohrt: ?.']);
  });

  it('is refused where there is nothing to tell', async () => {
    expect((await get('?after=99').expect(400)).body.code).toBe('bad_cursor');
    expect((await get('?seat=1', ayla).expect(403)).body.code).toBe('not_your_seat');
    const open = await newGame(service, ayla, {});
    const { body } = await service.http.get(`/v1/games/${open.id}/recap`).set(ayla.auth).expect(409);
    expect(body.code).toBe('not_started');
  });
});
