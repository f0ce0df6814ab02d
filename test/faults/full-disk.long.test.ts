import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbedded } from '../../src/store/embedded/index.js';
import { openStore, type Store } from '../../src/store/open.js';
import { newGame, newPerson, type Person } from '../support/people.js';
import { type Service, startService } from '../support/service.js';
import { until } from '../support/until.js';

const MEGABYTE = 1_048_576;

const mount = (folder: string): boolean =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=320m', 'tmpfs', folder]).status === 0;

describe('an embedded database whose disk is full', { timeout: 180_000 }, () => {
  let folder: string;
  let isMounted = false;
  let store: Store;
  let service: Service;
  let me: Person;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'permafrost-disk-'));
    isMounted = mount(folder);
    if (!isMounted) return console.error('This machine does not allow mounts, so a full disk is not tested.');
    await chmod(folder, 0o755);
    store = await openStore({ dataFolder: join(folder, 'data'), poolSize: 4 });
    service = await startService({
      db: { url: '', open: async () => store, query: noQuery, drop: async () => {} },
    });
    me = await newPerson(service);
  });
  afterAll(async () => {
    if (isMounted) {
      await service.close();
      await store.close();
      spawnSync('umount', [folder]);
    }
    await rm(folder, { recursive: true, force: true });
  });
  const noQuery = async () => [];

  const filler = () => join(folder, 'filler');
  const fill = async (left: number): Promise<void> => {
    const { bavail, bsize } = await statfs(folder);
    await writeFile(filler(), Buffer.alloc(Math.max(0, bavail * bsize - left)));
  };
  const readiness = async () =>
    (await service.http.get('/readyz')).body as { status: string | number; detail?: string };
  const wish = { rulebook: 'mammut', seats: ['me', 'me'] };
  const create = () => service.http.post('/v1/games').set(me.auth).send(wish);

  it('answers with 503, also at /readyz, and works again with all acknowledged data when there is space', async (context) => {
    if (!isMounted) return context.skip();
    const made: string[] = [];
    for (let nth = 0; nth < 5; nth += 1) made.push((await newGame(service, me, { rulebook: 'mammut' })).id);
    for (const left of [0, MEGABYTE / 2, 0]) {
      await fill(left);
      await until(async () => /disk of the database is full/.test((await readiness()).detail ?? ''));
      // A write that fits into existing pages succeeds; any other is refused as a whole.
      for (let nth = 0; nth < 200; nth += 1) {
        const { status, body } = await create();
        expect([201, 503]).toContain(status);
        if (status === 201) made.push(body.id);
      }
      await rm(filler());
      await until(async () => (await readiness()).status === 'ok');
      made.push((await create().expect(201)).body.id);
    }
    for (const id of made) await service.http.get(`/v1/games/${id}`).set(me.auth).expect(200);
  });

  it('restarts by itself after its server stopped because the disk was full', async (context) => {
    if (!isMounted) return context.skip();
    const { id } = (await create().expect(201)).body;
    const server = await openEmbedded({ folder: join(folder, 'data') });
    const client = new pg.Client({ connectionString: server.url });
    client.on('error', () => {});
    await client.connect();
    await fill(0);
    // The next WAL file does not fit, so the server stops.
    await until(async () => {
      const write = `CREATE TEMP TABLE written (); DROP TABLE written; SELECT pg_switch_wal()`;
      await client.query(write).catch(() => {});
      return /does not answer/.test((await readiness()).detail ?? '');
    });
    await rm(filler());
    await until(async () => (await readiness()).status === 'ok');
    await service.http.get(`/v1/games/${id}`).set(me.auth).expect(200);
    await client.end();
    await server.close();
  });
});
