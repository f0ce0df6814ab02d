import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frozenFolder } from '../../../src/rulebooks/frozen.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { newGame, newPerson, type Person } from '../../support/people.js';
import { released } from '../../support/released.js';
import { type Service, startService } from '../../support/service.js';

describe('a service whose engines or logs were changed', () => {
  let db: TestDatabase;
  let me: Person;
  const games = new Map<string, string>();
  const folder = mkdtempSync(join(tmpdir(), 'permafrost-bad-engines-'));
  const engineFolder = pathToFileURL(`${folder}/`);
  let service: Service;
  let failures: string[];

  beforeAll(async () => {
    db = await testDatabase();
    service = await startService({ db, rulebooks: released });
    me = await newPerson(service);
    for (const rulebook of ['mammut', 'eiszeit', 'endless-winter', 'thin-ice']) {
      const { id } = await newGame(service, me, {
        rulebook,
        seats: ['me', 'me', ...(rulebook === 'thin-ice' ? [] : ['me' as const])],
      });
      await service.http.post(`/v1/games/${id}/start`).set(me.auth).expect(200);
      games.set(rulebook, id);
    }
    // The events of its first entry are none that its rules know what to do with.
    await db.query(`UPDATE entries SET events = '[{"type": "no-such-event"}, null]' WHERE game_id = $1`, [
      games.get('thin-ice'),
    ]);
    cpSync(frozenFolder, folder, { recursive: true });
    const manifest = readFileSync(join(folder, 'manifest.json'), 'utf8');
    const { engines } = JSON.parse(manifest);
    const [, eiszeit] = engines;
    writeFileSync(join(folder, 'manifest.json'), manifest.replace(eiszeit.hash, '0'.repeat(64)));
    writeFileSync(join(folder, 'mammut-1.mjs'), `${readFileSync(join(folder, 'mammut-1.mjs'), 'utf8')}\n`);
    await service.close();
    failures = [];
    const newer = released.map((rulebook) =>
      rulebook.meta.id === 'thin-ice'
        ? rulebook
        : { ...rulebook, meta: { ...rulebook.meta, rulesVersion: '77' } },
    );
    const write = (line: string): void => {
      failures.push(line);
    };
    service = await startService({
      ofOneProcess: 'what the operator is told',
      db,
      rulebooks: newer,
      engineFolder,
      carryOverCpu: 0,
      logger: { level: 'error', stream: { write } },
    });
  });
  afterAll(async () => {
    await service.close();
    await db.drop();
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['mammut', 'whose engine was altered', 'mammut-1.mjs has another hash than in the manifest'],
    [
      'eiszeit',
      'whose hash in the manifest is another one',
      'eiszeit-1.mjs has another hash than in the manifest',
    ],
    ['thin-ice', 'whose log no engine can replay', 'its log cannot be replayed'],
  ])('lists a game of %s, %s, and says why to the operator', async (rulebook, _, why) => {
    const at = `/v1/games/${games.get(rulebook)}`;
    const { body: game } = await service.http.get(at).set(me.auth).expect(200);
    expect(game).toMatchObject({ engine: 'missing', version: 1, status: 'active' });
    const { body: page } = await service.http.get(`${at}/events`).set(me.auth).expect(200);
    expect(page.entries).toEqual([expect.objectContaining({ kind: 'started', version: 1 })]);
    const { body: refused } = await service.http.get(`${at}/view`).set(me.auth).expect(409);
    expect(refused.code).toBe('engine_missing');
    const said = failures.filter((line) => line.includes(why));
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(rulebook);
  });

  it('hands out none of these engines', async () => {
    const { engines } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
    for (const { hash } of engines.slice(0, 2)) await service.http.get(`/v1/engines/${hash}.mjs`).expect(404);
  });

  it('goes on with everything else', async () => {
    const { body } = await service.http
      .get(`/v1/games/${games.get('endless-winter')}/view`)
      .set(me.auth)
      .expect(200);
    expect(body.version).toBe(1);
    const { id } = await newGame(service, me, { rulebook: 'mammut', seats: ['me', 'me'] });
    await service.http.post(`/v1/games/${id}/start`).set(me.auth).expect(200);
  });
});
