import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { newPerson, type Person, startedGame } from '../../support/people.js';
import { testedRulebooks } from '../../support/rulebooks.js';
import { type Service, startService } from '../../support/service.js';

interface Entry {
  readonly kind: string;
  readonly action?: object | null;
  readonly events?: readonly object[];
  readonly lines?: readonly string[];
}

describe('a game whose engine nobody has', () => {
  let db: TestDatabase;
  let service: Service;
  let ayla: Person;
  let durc: Person;
  let id: string;
  let finished: string;
  beforeAll(async () => {
    db = await testDatabase();
    const before = await startService({ db });
    ayla = await newPerson(before, 'Ayla');
    durc = await newPerson(before, 'Durc');
    const drill = async (game: string, { auth }: Person, fish: number) =>
      before.http
        .post(`/v1/games/${game}/actions`)
        .set(auth)
        .send({ action: `drill:fish=${fish}` })
        .expect(200);
    id = await startedGame(before, ayla, durc, { clock: { kind: 'bank', seconds: 60, increment: 0 } });
    await drill(id, ayla, 3);
    finished = await startedGame(before, ayla, durc, { options: { rounds: 2 } });
    for (const round of [1, 2]) for (const who of [ayla, durc]) await drill(finished, who, round);
    await before.close();
    const rulebooks = testedRulebooks.map((rulebook) =>
      rulebook.meta.id === 'thin-ice'
        ? { ...rulebook, meta: { ...rulebook.meta, rulesVersion: 'another' } }
        : rulebook,
    );
    service = await startService({ db, rulebooks });
  });
  afterAll(async () => {
    await service.close();
    await db.drop();
  });

  it('is listed as such, with what the service knows of it', async () => {
    const { body: list } = await service.http.get('/v1/games').expect(200);
    expect(list.games.map((game: { engine: string }) => game.engine)).toEqual(['missing', 'missing']);
    const { body: game } = await service.http.get(`/v1/games/${id}`).set(ayla.auth).expect(200);
    expect(game).toMatchObject({ engine: 'missing', status: 'active', version: 2, yourSeats: [0] });
    expect(game.prompts).toEqual([expect.objectContaining({ seat: 1 })]);
    const { body: components } = await service.http.get(`/v1/games/${id}/components`).expect(200);
    expect(components).toEqual(testedRulebooks.find(({ meta }) => meta.id === 'thin-ice')?.components);
  });

  it('has its log read without what only its rules could redact', async () => {
    const { body: page } = await service.http.get(`/v1/games/${id}/events`).set(durc.auth).expect(200);
    const entries: Entry[] = page.entries;
    expect(entries.map(({ kind }) => kind)).toEqual(['started', 'acted']);
    expect(entries.flatMap(({ events = [] }) => events)).toEqual([]);
    expect(entries[1]?.action).toBeNull();
    expect(entries.flatMap(({ lines = [] }) => lines)).toEqual(['The game begins.', 'Ayla has acted.']);
    const { body: exported } = await service.http.get(`/v1/games/${id}/export`).set(durc.auth).expect(200);
    expect(JSON.stringify(exported.entries)).not.toContain('fish');
    // Once a game is over, nothing in it is secret.
    const { body: whole } = await service.http.get(`/v1/games/${finished}/export`).expect(200);
    expect(JSON.stringify(whole.entries)).toContain('fish');
  });

  it('says clearly why nobody can act in it', async () => {
    const tried = [
      service.http.post(`/v1/games/${id}/actions`).set(durc.auth).send({ action: 'drill:fish=1' }),
      service.http.get(`/v1/games/${id}/view`).set(durc.auth),
      service.http.get(`/v1/games/${id}/actions`).set(durc.auth),
      service.http.get(`/v1/games/${id}/picture.svg`),
      service.http.post(`/v1/games/${id}/undo`).set(ayla.auth).send({}),
      service.http.post(`/v1/games/${id}/seats/1/resign`).set(durc.auth),
      service.http
        .post(`/v1/games/${finished}/fork`)
        .set(ayla.auth)
        .send({ version: 2, seats: ['me', 'bot'] }),
    ];
    for (const { status, body } of await Promise.all(tried)) {
      expect(status).toBe(409);
      expect(body.code).toBe('engine_missing');
      expect(body.detail).toContain('version 1 of the rules of thin-ice');
    }
  });

  it('keeps its talk, and stands in the way of nothing else', async () => {
    await service.http
      .post(`/v1/games/${id}/messages`)
      .set(ayla.auth)
      .send({ text: 'Still there?' })
      .expect(201);
    const other = await startedGame(service, ayla, durc);
    const { body } = await service.http.get(`/v1/games/${other}`).expect(200);
    expect(body).toMatchObject({ engine: 'present', rulesVersion: 'another' });
    const { body: inbox } = await service.http.get('/v1/me/prompts').set(durc.auth).expect(200);
    expect(inbox.waiting.map(({ game }: { game: string }) => game)).not.toContain(id);
  });

  it('is reported to the operator, with the reason', async () => {
    const { body } = await service.http.get('/readyz').expect(200);
    expect(body.warnings).toContainEqual(
      'games of thin-ice, version 1 of the rules, cannot be played: no file of it is in the manifest',
    );
    const text = await service.metrics.registry.metrics();
    expect(text).toContain('permafrost_missing_engines 1');
  });
});
