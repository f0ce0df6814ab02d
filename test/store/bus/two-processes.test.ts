import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Store } from '../../../src/store/open.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { onServer } from '../../support/server.js';
import { createGame, sampleAppend, sampleEntry } from '../sample.js';

describe('two processes on one database', () => {
  let database: TestDatabase;
  let one: Store;
  let other: Store;
  const errors: unknown[] = [];
  beforeAll(async () => {
    database = await testDatabase();
    [one, other] = await Promise.all([
      database.open({ observer: { onError: (error) => errors.push(error) } }),
      database.open(),
    ]);
  });
  afterAll(() => database.drop());

  const databaseName = (): string => new URL(database.url ?? '').pathname.slice(1);

  /** Terminates connections to the database, and returns how many. */
  const terminate = (which: 'everything' | 'the append that waits for the lock'): Promise<number | null> =>
    onServer(async (client) => {
      const { rowCount } = await client.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = $1 AND ($2 OR wait_event_type = 'Lock' AND query LIKE '/* append%')`,
        [databaseName(), which === 'everything'],
      );
      return rowCount;
    });

  /** Appends until `times` of its own have succeeded, and reads the head again after each stale one. */
  async function race(store: Store, id: string, name: string, times: number): Promise<void> {
    for (let done = 0; done < times; ) {
      const seen = (await store.games.head(id))?.version ?? 0;
      const entries = [sampleEntry(seen + 1, `${name}${done}`)];
      if ((await store.log.append(sampleAppend(id, seen, { entries }))) === 'appended') done += 1;
    }
  }

  test('that race for the same game write every version once and lose nothing', async () => {
    const { id } = await createGame(one);
    await Promise.all([race(one, id, 'a', 25), race(other, id, 'b', 25)]);
    const entries = await other.log.entries(id, 0, 99);
    expect(entries.map(({ version }) => version)).toEqual(Array.from({ length: 50 }, (_, nth) => nth + 1));
    const notes = entries.map(({ action }) => ('note' in action ? String(action.note) : ''));
    for (const name of ['a', 'b']) {
      const own = notes.filter((note) => note.startsWith(name));
      expect(own).toEqual(Array.from({ length: 25 }, (_, nth) => `${name}${nth}`));
    }
  });

  test('that move many games at once never deadlock', async () => {
    const games = await Promise.all(Array.from({ length: 20 }, async () => (await createGame(one)).id));
    await Promise.all([
      ...games.map((id) => race(one, id, 'a', 5)),
      ...games.toReversed().map((id) => race(other, id, 'b', 5)),
    ]);
    for (const id of games) expect(await one.games.head(id)).toEqual({ version: 10, revision: 0 });
  });

  test('are notified of all games that moved in one statement, however long the notification', async () => {
    const games = await Promise.all(Array.from({ length: 100 }, async () => (await createGame(one)).id));
    const notified = new Set<string>();
    for (const id of games) other.bus.subscribe(id, () => notified.add(id));
    const tell = Array.from({ length: 6 }, (_, nth) => `${nth}`.repeat(36));
    await Promise.all(games.map((id) => one.log.append(sampleAppend(id, 0, { tell }))));
    await vi.waitFor(() => expect(notified.size).toBe(100), { timeout: 10_000 });
  });

  test('read again after the listener connection was lost, and keep listening', async () => {
    const { id } = await createGame(one);
    const game = vi.fn();
    one.bus.subscribe(id, game);
    errors.length = 0;
    await terminate('everything');
    await vi.waitFor(() => expect(game).toHaveBeenCalledWith(undefined, undefined), { timeout: 10_000 });
    expect(errors).toContainEqual(new Error('the connection that listens for news was lost'));
    game.mockClear();
    await other.log.append(sampleAppend(id, 0));
    await vi.waitFor(() => expect(game).toHaveBeenCalledWith(undefined, undefined), { timeout: 10_000 });
  });

  test('never call an append stale if its connection broke before the acknowledgement', async () => {
    const games = await Promise.all([1, 2, 3].map(async () => (await createGame(one)).id));
    const results = await onServer(async (blocker) => {
      await blocker.query('BEGIN');
      await blocker.query('SELECT FROM games WHERE id = $1 FOR UPDATE', games.slice(0, 1));
      const appends = Promise.allSettled(games.map((id) => one.log.append(sampleAppend(id, 0))));
      await vi.waitFor(async () => expect(await terminate('the append that waits for the lock')).toBe(1));
      return appends;
    }, databaseName());
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    const again = await Promise.all(games.map((id) => one.log.append(sampleAppend(id, 0))));
    expect(again).toEqual(['appended', 'appended', 'appended']);
  });
});
