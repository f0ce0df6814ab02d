import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { remakeHere } from '../../../src/commands/archives.js';
import { readManifest } from '../../../src/rulebooks/frozen.js';
import { badLogs } from '../../../src/store/snapshot/check-logs.js';
import { restoreSnapshot } from '../../../src/store/snapshot/restore-snapshot.js';
import { inSession } from '../../../src/store/snapshot/session.js';
import { writeSnapshot } from '../../../src/store/snapshot/write-snapshot.js';
import { emptyDatabase } from '../../commands/support.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { newGame, newPerson, type Person, startedGame } from '../../support/people.js';
import { released } from '../../support/released.js';
import { type Service, startService } from '../../support/service.js';
import { until } from '../../support/until.js';

const engineOf = (id: string): string | undefined =>
  readManifest().engines.find((engine) => engine.id === id)?.hash;

interface Archive {
  readonly format: number;
  readonly engine: string | null;
  readonly bytes: number;
}

describe('finished games whose logs are archived without their events', () => {
  let db: TestDatabase;
  let service: Service;
  let ayla: Person;
  let brun: Person;
  /** Games of a frozen version: one with undos, one with components of its own, and a fork. */
  let bare: string[];
  /** A game of a rulebook that nobody has frozen. */
  let whole: string;
  let before: Map<string, string>;

  beforeAll(async () => {
    db = await testDatabase();
    service = await startService({ db, rulebooks: released });
    [ayla, brun] = [await newPerson(service, 'Ayla'), await newPerson(service, 'Brun')];
    const played = await playedGame();
    await finished(played);
    const { body: rulebook } = await service.http.get('/v1/rulebooks/mammut').expect(200);
    const own = structuredClone(rulebook.components);
    for (const component of Object.values<{ note?: string }>(own)) component.note = 'Our own.';
    const { id: packed } = await newGame(service, ayla, {
      rulebook: 'mammut',
      seats: ['bot', 'bot'],
      components: own,
    });
    await service.http.post(`/v1/games/${packed}/start`).set(ayla.auth).expect(200);
    const { body: fork } = await service.http
      .post(`/v1/games/${played}/fork`)
      .set(ayla.auth)
      .send({ version: 9, seats: ['me', 'bot'] })
      .expect(201);
    await service.http.post(`/v1/games/${fork.id}/seats/0/resign`).set(ayla.auth).expect(200);
    bare = [played, packed, fork.id];
    for (const id of bare) await finished(id);
    whole = await startedGame(service, ayla, brun, { options: { rounds: 2 } });
    for (const fish of [1, 2])
      for (const { auth } of [ayla, brun])
        await service.http
          .post(`/v1/games/${whole}/actions`)
          .set(auth)
          .send({ action: `drill:fish=${fish}` })
          .expect(200);
    await db.query(`UPDATE games SET finished_at = finished_at - interval '40 days'`);
    await restarted();
    before = await everything();
    await restarted({ archiveDays: 30, hourlyAfterMs: 0 });
    await until(async () => (await archives()).size === 4);
    // Nothing is in the memory of this one.
    await restarted();
  }, 180_000);
  afterAll(async () => {
    await service.close();
    await db.drop();
  });

  async function restarted(deps: { archiveDays?: number; hourlyAfterMs?: number } = {}): Promise<void> {
    await service.close();
    service = await startService({ db, rulebooks: released, ...deps });
  }

  const finished = (id: string) =>
    until(async () => (await service.http.get(`/v1/games/${id}`).set(ayla.auth)).body.status === 'finished');

  /** Both play and step back, one asks the other, and then both give up. */
  async function playedGame(): Promise<string> {
    const id = await startedGame(service, ayla, brun, { rulebook: 'mammut' });
    for (let nth = 0; nth < 6; nth += 1)
      for (const { auth } of [ayla, brun]) {
        const { body } = await service.http.get(`/v1/games/${id}/actions`).set(auth);
        const [action] = body.asked[0]?.actions ?? [];
        if (action === undefined) continue;
        const acted = await service.http
          .post(`/v1/games/${id}/actions`)
          .set(auth)
          .send({ action: action.id });
        if (acted.status === 200 && nth % 3 === 0)
          await service.http.post(`/v1/games/${id}/undo`).set(auth).send({});
      }
    for (const [seat, { auth }] of [ayla, brun].entries())
      await service.http.post(`/v1/games/${id}/seats/${seat}/resign`).set(auth).expect(200);
    return id;
  }

  const paths = [
    ...[
      '',
      '/view',
      '/view?at=3',
      '/picture.svg',
      '/picture.svg?at=2',
      '/replay.svg',
      '/export',
      '/components',
    ],
    ...['/events?after=0', '/events?after=2&limit=2', '/events?after=6&limit=1000'],
  ];

  /** Every answer about the games, for each of their players and for somebody without an account. */
  async function everything(): Promise<Map<string, string>> {
    const answers = new Map<string, string>();
    for (const id of [...bare, whole])
      for (const [name, auth] of [
        ['Ayla', ayla.auth],
        ['Brun', brun.auth],
        ['nobody', {}],
      ] as const)
        for (const path of id === bare[0] ? paths : name === 'Ayla' ? paths.slice(1, 3) : []) {
          const { status, text, body } = await service.http.get(`/v1/games/${id}${path}`).set(auth);
          answers.set(`${id} ${name} ${path}`, `${status} ${text ?? Buffer.from(body).toString()}`);
        }
    const { body } = await service.http.get(`/v1/games/${bare[0]}/replay.svg`).expect(200);
    return answers.set('replay', Buffer.from(body).toString());
  }

  const archives = async (): Promise<Map<string, Archive>> => {
    const rows = await db.query<Archive & { id: string }>(
      'SELECT game_id AS id, format, engine, length(log) AS bytes FROM archived_logs',
    );
    return new Map(rows.map(({ id, ...archive }) => [id, archive]));
  };

  const bad = (): Promise<string[]> =>
    inSession(db.url, new AbortController().signal, async (client) => {
      const found: string[] = [];
      for await (const { game, what } of badLogs(client, remakeHere(), () => {}))
        found.push(`${game} ${what}`);
      return found;
    });

  it('have a fifth of the bytes, and name the engine that makes their events', async () => {
    const found = await archives();
    for (const id of bare) expect(found.get(id)).toMatchObject({ format: 2, engine: engineOf('mammut') });
    expect(found.get(bare[0] ?? '')?.bytes).toBeLessThan(3_000);
    expect(found.get(whole)).toMatchObject({ format: 1, engine: null });
  });

  it('answer to the byte as before, on every route and for everybody', async () => {
    const after = await everything();
    for (const [what, answer] of before) expect(after.get(what), what).toBe(answer);
    expect([...before.values()].filter((answer) => answer.startsWith('200')).length).toBeGreaterThan(25);
    const { body } = await service.http.get(`/v1/games/${bare[0]}/export`);
    expect(body.entries.map(({ action }: { action: { type: string } }) => action.type)).toContain('undo');
  });

  it('keep their hash chains', async () => {
    expect(await bad()).toEqual([]);
  });

  it('come back from a backup, and are named if their engine is missing', async () => {
    const quiet = { begin() {}, move() {}, end() {} };
    const { signal } = new AbortController();
    const copied = async () => {
      const target = await emptyDatabase();
      try {
        return await inSession(db.url, signal, (source) =>
          inSession(target.where, signal, (client) =>
            restoreSnapshot(writeSnapshot({ client: source, version: '1', progress: quiet }), {
              ...{ client, signal, progress: quiet, remake: remakeHere() },
            }),
          ),
        );
      } finally {
        await target.drop();
      }
    };
    expect(await copied()).toMatchObject({ games: expect.any(Number), unchecked: [] });
    await withArchive(`engine = '${'0'.repeat(64)}'`, async () => {
      expect((await copied()).unchecked).toEqual([expect.objectContaining({ game: bare[0] })]);
    });
    await withArchive(`engine = '${engineOf('eiszeit')}'`, async () => {
      await expect(copied()).rejects.toThrow(`game ${bare[0]}`);
    });
  });

  it('can be forked', async () => {
    const { body } = await service.http
      .post(`/v1/games/${bare[0]}/fork`)
      .set(ayla.auth)
      .send({ version: 5, seats: ['me', 'bot'] })
      .expect(201);
    expect(body.forkedFrom).toMatchObject({ version: 5 });
  });

  /** Restarts with one changed archive, and puts it back afterwards. */
  async function withArchive(change: string, look: () => Promise<void>): Promise<void> {
    const [id] = bare;
    await db.query('CREATE TEMP TABLE kept AS SELECT * FROM archived_logs WHERE game_id = $1', [id]);
    await db.query(`UPDATE archived_logs SET ${change} WHERE game_id = $1`, [id]);
    await restarted();
    try {
      await look();
    } finally {
      await db.query(
        'UPDATE archived_logs a SET log = k.log, engine = k.engine, format = k.format FROM kept k WHERE a.game_id = k.game_id',
      );
      await db.query('DROP TABLE kept');
      await restarted();
    }
  }

  /** The game can be listed and read without its events, and nothing claims to be more. */
  async function isReadable(why: string): Promise<void> {
    const at = `/v1/games/${bare[0]}`;
    const { body: game } = await service.http.get(at).expect(200);
    expect(game).toMatchObject({ engine: 'missing', status: 'finished', version: expect.any(Number) });
    const { body: page } = await service.http.get(`${at}/events?limit=1000`).expect(200);
    expect(page.entries).toHaveLength(game.version);
    expect(page.entries.map(({ hash }: { hash: string }) => hash)).toContain('');
    const { body: exported } = await service.http.get(`${at}/export`).expect(200);
    expect(exported).toMatchObject({ complete: false, seed: expect.any(String) });
    expect(exported.entries.map(({ action }: { action: { type: string } }) => action.type)).toContain('undo');
    for (const path of ['/view', '/view?at=2', '/picture.svg', '/replay.svg']) {
      const { status, body } = await service.http.get(`${at}${path}`);
      expect([status, body.code], path).toEqual([409, 'engine_missing']);
      expect(body.detail).toContain(why);
    }
    expect(await bad()).toEqual([`${bare[0]} ${why}`]);
    const { body: other } = await service.http.get(`/v1/games/${bare[1]}/view`).expect(200);
    expect(other.version).toBeGreaterThan(1);
  }

  it('are read without events where nobody has the engine', async () => {
    const engine = '0'.repeat(64);
    await withArchive(`engine = '${engine}'`, () =>
      isReadable(`its events cannot be made again without the engine ${engine}`),
    );
  });

  it('are read without events where another engine makes others', async () => {
    await withArchive(`engine = '${engineOf('eiszeit')}'`, async () => {
      const [found = ''] = await bad();
      expect(found).toContain(`${bare[0]} its events cannot be made again after version 0: `);
      await isReadable(found.slice(37));
    });
  });

  it('are found where a byte has changed', async () => {
    await withArchive('log = set_byte(log, 20, (get_byte(log, 20) + 1) % 256)', async () => {
      expect(await bad()).toEqual([expect.stringContaining(bare[0] ?? '')]);
      await service.http.get(`/v1/games/${bare[0]}/view`).expect(409);
      await service.http.get(`/v1/games/${bare[0]}`).expect(200);
    });
  });
});

describe('an archive from before events were left out', () => {
  it('is made bare in the background, unless its events are other ones', async () => {
    const db = await testDatabase();
    let service = await startService({ db, rulebooks: released });
    const me = await newPerson(service);
    const games: string[] = [];
    for (let nth = 0; nth < 3; nth += 1) {
      const { id } = await newGame(service, me, { rulebook: 'mammut', seats: ['bot', 'bot'] });
      await service.http.post(`/v1/games/${id}/start`).set(me.auth).expect(200);
      await until(async () => (await service.http.get(`/v1/games/${id}`)).body.status === 'finished');
      games.push(id);
    }
    const exports = async () =>
      Promise.all(
        games.map(async (id) => (await service.http.get(`/v1/games/${id}/export`).expect(200)).text),
      );
    await service.close();
    const [good, changed, whole] = games;
    // It keeps its hash, so only the comparison of events finds it.
    await db.query(
      `UPDATE entries SET events = jsonb_set(events::jsonb, '{0,added}', '1')::json WHERE game_id = $1 AND version = 1`,
      [changed],
    );
    await db.query(`UPDATE games SET finished_at = finished_at - interval '40 days'`);
    service = await startService({ db, rulebooks: released });
    const before = await exports();
    await service.close();
    const store = await db.open();
    expect(await store.log.archive(new Date(), 2)).toBe(2);
    const formats = async () =>
      new Map(
        (
          await db.query<{ id: string; format: number; engine: string | null }>(
            'SELECT game_id AS id, format, engine FROM archived_logs',
          )
        ).map(({ id, format, engine }) => [id, { format, engine }]),
      );
    expect([...(await formats()).values()]).toEqual(Array(2).fill({ format: 1, engine: null }));
    const engine = engineOf('mammut');
    // Two processes at once.
    service = await startService({ db, rulebooks: released, archiveDays: 30, hourlyAfterMs: 0 });
    const second = await startService({ db, rulebooks: released, archiveDays: 30, hourlyAfterMs: 0 });
    await until(
      async () => [...(await formats()).values()].filter((one) => one.engine === engine).length === 3,
    );
    await second.close();
    await service.close();
    expect((await formats()).get(good ?? '')).toEqual({ format: 2, engine });
    expect((await formats()).get(changed ?? '')).toEqual({ format: 1, engine });
    expect((await formats()).get(whole ?? '')).toEqual({ format: 2, engine });
    service = await startService({ db, rulebooks: released });
    expect(await exports()).toEqual(before);
    await service.close();
    await db.drop();
  });
});
