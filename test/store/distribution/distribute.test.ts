import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SealedEntry } from '../../../src/engine/fairness.js';
import { distribute, isDistributed } from '../../../src/store/distribution/distribute.js';
import { FUNCTIONS } from '../../../src/store/distribution/functions.js';
import type { Session } from '../../../src/store/migrations/migrate.js';
import { openStore, type Store } from '../../../src/store/open.js';
import { createPlain, isCluster } from '../../support/citus.js';
import { databaseNamed, newName, type TestDatabase, testDatabase } from '../../support/database.js';
import { createGame, createPlayer, later, sampleAppend, sampleEntry } from '../sample.js';

const sessionOf = (db: TestDatabase): Session => ({
  exec: (sql) => db.query(sql),
  query: async (sql, values) => ({ rows: await db.query(sql, values) }),
});

/** Whatever a text can contain. */
const ODD = `'quoted' "twice", back\\slash, \\x1f, %L, $1, {brace}, tab\t, line\n, ü, 🎲, NULL`;

describe('the entries of an append where the log is distributed', () => {
  let db: TestDatabase;
  let store: Store;
  beforeAll(async () => {
    db = await testDatabase();
    await db.query(FUNCTIONS);
    store = await db.open();
  });
  afterAll(() => db.drop());

  test('are written as they are, whatever they contain', async () => {
    const { id } = await createGame(store, { creatorId: (await createPlayer(store)).id });
    const odd = {
      ...sampleEntry(1),
      hash: ODD,
      action: { type: 'step', note: ODD },
      events: [{ type: 'stepped', note: ODD }],
    };
    const entries = [odd, { ...sampleEntry(2), seat: null }] as SealedEntry[];
    expect(await store.log.append(sampleAppend(id, 0, { entries }))).toBe('appended');
    expect(await store.log.entries(id, 0, 9)).toEqual(entries);
  });

  test('are those of the games that moved', async () => {
    const ids = [];
    for (let nth = 0; nth < 3; nth += 1) ids.push((await createGame(store)).id);
    const [one = '', stale = '', two = ''] = ids;
    const done = await Promise.all([
      store.log.append(sampleAppend(one, 0, { entries: [sampleEntry(1), sampleEntry(2)] })),
      store.log.append(sampleAppend(stale, 7)),
      store.log.append(sampleAppend(two, 0)),
    ]);
    expect(done).toEqual(['appended', 'stale', 'appended']);
    const versions = async (id: string) => (await store.log.entries(id, 0, 9)).map(({ version }) => version);
    expect([await versions(one), await versions(stale), await versions(two)]).toEqual([[1, 2], [], [1]]);
  });
});

describe.skipIf(isCluster())('without Citus', () => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await testDatabase();
  });
  afterAll(() => db.drop());

  test('a database is not distributed, and cannot be', async () => {
    expect(await isDistributed(sessionOf(db))).toBe(false);
    await expect(distribute(sessionOf(db))).rejects.toThrow('The database has no Citus.');
    await expect(openStore({ databaseUrl: db.url, citus: true })).rejects.toThrow(
      'The database has no Citus.',
    );
    const store = await db.open();
    const { id } = await createGame(store);
    expect(await store.log.append(sampleAppend(id, 0))).toBe('appended');
  });
});

describe.runIf(isCluster())('on a cluster', () => {
  let db: TestDatabase;
  let store: Store;
  const odd = randomUUID();
  beforeAll(async () => {
    db = databaseNamed(await createPlain(newName()));
    store = await db.open();
  });
  afterAll(() => db.drop());

  const rowsOnThisServer = async () => {
    const [row] = await db.query<{ rows: number }>(`SELECT count(*)::int AS rows FROM ONLY entries`);
    return row?.rows;
  };

  test('the log of games in play is moved, and they go on in a process that knows nothing of it', async () => {
    const [playing, finished] = [await createGame(store), await createGame(store)];
    await store.log.append(sampleAppend(playing.id, 0));
    await store.log.append(sampleAppend(finished.id, 0, { status: 'finished', outcome: { odd } as never }));
    await store.log.archive(later(1e9), 9);
    await expect(openStore({ databaseUrl: db.url, citus: true })).rejects.toThrow('permafrost distribute');
    const { moved, servers } = await distribute(sessionOf(db));
    expect(moved).toEqual([
      { table: 'entries', rows: 1 },
      { table: 'archived_logs', rows: 1 },
    ]);
    expect(servers.length).toBeGreaterThan(0);
    expect(await store.log.append(sampleAppend(playing.id, 1))).toBe('appended');
    expect(await store.log.entries(playing.id, 0, 9)).toHaveLength(2);
    expect(await store.log.entries(finished.id, 0, 9)).toHaveLength(1);
    expect(await rowsOnThisServer()).toBe(2);
  });

  test('again, nothing is moved, and a new process finds everything as it is', async () => {
    expect(await distribute(sessionOf(db))).toMatchObject({ moved: [] });
    expect(await isDistributed(sessionOf(db))).toBe(true);
    const again = await openStore({ databaseUrl: db.url, citus: true });
    await again.close();
    const { id } = await createGame(store);
    expect(await store.log.append(sampleAppend(id, 0))).toBe('appended');
  });

  test('processes that start at the same time all find it as it is', async () => {
    const stores = await Promise.all(Array.from({ length: 6 }, () => openStore({ databaseUrl: db.url })));
    for (const one of stores) await one.close();
  });

  test('a game of bots that is removed leaves no log', async () => {
    const bots = { seats: [{ kind: 'bot' }, { kind: 'bot' }] } as const;
    const [live, archived] = [await createGame(store, bots), await createGame(store, bots)];
    const over = { status: 'finished', outcome: { odd } as never } as const;
    await store.log.append(sampleAppend(archived.id, 0, over));
    await store.log.archive(later(1e9), 9);
    await store.log.append(sampleAppend(live.id, 0, over));
    await store.games.removeBotGames(later(1e9), null, 9);
    for (const { id } of [live, archived]) {
      expect(await store.games.find(id)).toBeNull();
      expect(await store.log.entries(id, 0, 9)).toEqual([]);
    }
  });

  test('two at once distribute once', async () => {
    const other = databaseNamed(await createPlain(newName()));
    const plain = await other.open();
    const { id } = await createGame(plain);
    await plain.log.append(sampleAppend(id, 0));
    const clients = [1, 2].map(() => new pg.Client({ connectionString: other.url }));
    for (const client of clients) await client.connect();
    const done = await Promise.all(
      clients.map((client) =>
        distribute({
          exec: (sql) => client.query(sql),
          query: (sql, values) => client.query(sql, [...values]),
        }),
      ),
    );
    for (const client of clients) await client.end();
    expect(done.map(({ moved }) => moved.length).sort()).toEqual([0, 2]);
    expect(await plain.log.entries(id, 0, 9)).toHaveLength(1);
    await other.drop();
  });
});
