import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EngineFiles } from '../../../src/rulebooks/engines.js';
import { newPerson, type Person, startedGame } from '../../support/people.js';
import { released as rulebooks } from '../../support/released.js';
import { type Service, startService } from '../../support/service.js';

const NOWHERE = '0'.repeat(64);
const known = new EngineFiles(rulebooks, () => {});

describe('the engine that a game records', () => {
  let service: Service;
  let ayla: Person;
  let durc: Person;
  beforeAll(async () => {
    service = await startService({ rulebooks });
    ayla = await newPerson(service, 'Ayla');
    durc = await newPerson(service, 'Durc');
  });
  afterAll(() => service.close());

  const begun = (wish: object = {}) => startedGame(service, ayla, durc, { rulebook: 'mammut', ...wish });
  const setFile = (id: string, hash: string | null, isFrozen: boolean) =>
    service.db.query(
      'UPDATE games SET engine_hash = $2, engine_frozen = $3, revision = revision + 1 WHERE id = $1',
      [id, hash, isFrozen],
    );

  it('is the file that is handed out', async () => {
    const id = await begun();
    const { body } = await service.http.get(`/v1/games/${id}`).expect(200);
    expect(body.engineHash).toMatch(/^[0-9a-f]{64}$/);
    expect(body.engineHash).toBe(known.hashOf({ rulebook: 'mammut', rulesVersion: '1' }));
    await service.http.get(`/v1/engines/${body.engineHash}.mjs`).expect(200);
    const { body: exported } = await service.http.get(`/v1/games/${id}/export`).expect(200);
    expect(exported.engine).toBe(body.engineHash);
  });

  it.each([
    ['unrecorded in an older game', null],
    ['lost, if the version was not frozen', NOWHERE],
  ])('may be %s: then the version names it', async (_, hash) => {
    const id = await begun();
    await setFile(id, hash, false);
    const { body } = await service.http.get(`/v1/games/${id}`).expect(200);
    expect(body).toMatchObject({ engineHash: hash, engine: 'present' });
    await service.http.get(`/v1/games/${id}/view`).expect(200);
    const { body: exported } = await service.http.get(`/v1/games/${id}/export`).expect(200);
    expect(exported.engine).toBe(known.hashOf({ rulebook: 'mammut', rulesVersion: '1' }));
  });

  describe('if nobody has it, although the version is known', () => {
    let id: string;
    beforeAll(async () => {
      id = await begun({ clock: { kind: 'bank', seconds: 600, increment: 5 } });
      await setFile(id, NOWHERE, true);
    });

    it('lets the game be read as far as its entries tell, and lists it as such', async () => {
      const { http } = service;
      const { body: game } = await http.get(`/v1/games/${id}`).set(ayla.auth).expect(200);
      expect(game).toMatchObject({ engine: 'missing', engineHash: NOWHERE, rulesVersion: '1' });
      const { body: list } = await http.get('/v1/games?rulebook=mammut&seat=me').set(ayla.auth).expect(200);
      const listed = list.games.find((one: { id: string }) => one.id === id);
      expect(listed.engine).toBe('missing');
      for (const path of ['events', 'export', 'components'])
        await http.get(`/v1/games/${id}/${path}`).set(ayla.auth).expect(200);
      const { body: inbox } = await http.get('/v1/me/prompts').set(ayla.auth).expect(200);
      expect(inbox.waiting.map(({ game }: { game: string }) => game)).not.toContain(id);
    });

    it('is named in every refusal', async () => {
      const { http } = service;
      const tried = [
        http.get(`/v1/games/${id}/view`).set(ayla.auth),
        http.get(`/v1/games/${id}/view?at=1`).set(ayla.auth),
        http.get(`/v1/games/${id}/actions`).set(ayla.auth),
        http.post(`/v1/games/${id}/actions`).set(ayla.auth).send({ action: 'x' }),
        http.get(`/v1/games/${id}/picture.svg`),
        http.get(`/v1/games/${id}/picture.png`),
        http.post(`/v1/games/${id}/undo`).set(ayla.auth).send({}),
        http.post(`/v1/games/${id}/seats/0/resign`).set(ayla.auth),
        http.delete(`/v1/games/${id}/seats/0`).set(ayla.auth),
      ];
      for (const { status, body } of await Promise.all(tried)) {
        expect([status, body.code]).toEqual([409, 'engine_missing']);
        expect(body.detail).toContain(NOWHERE);
      }
    });

    it('is reported to the operator', async () => {
      const { body } = await service.http.get('/readyz').expect(200);
      expect(body.warnings).toContainEqual(
        `games of mammut, version 1 of the rules, cannot be played: no file in the manifest has the hash ${NOWHERE}`,
      );
    });
  });
});
