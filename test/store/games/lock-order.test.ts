import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../src/store/database.js';
import { commitAppends, encodeAppend } from '../../../src/store/log/append.js';
import type { Store } from '../../../src/store/open.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { until } from '../../support/until.js';
import { createGame, heldBy, sampleAppend, sampleHash, samplePlayer, sampleToken } from '../sample.js';

const idOf = (kind: number, nth: number): string =>
  `01900000-0000-7000-800${kind}-${`${nth}`.padStart(12, '0')}`;
const NTH = Array.from({ length: 12 }, (_, nth) => nth);

/**
 * Statements that lock the same rows in different orders can deadlock. So one statement is made to wait for the row
 * with the lowest id, and meanwhile others check that it has not locked any other row yet.
 */
describe('an append to many games', () => {
  let database: TestDatabase;
  let store: Store;
  const clients: pg.Client[] = [];
  /** The version of all games. */
  let version = 0;
  beforeAll(async () => {
    database = await testDatabase();
    store = await database.open();
    // Inserted in reverse, so that neither the table nor the statement is in the order of ids.
    for (const nth of NTH.toReversed()) {
      const player = { ...samplePlayer(), id: idOf(1, nth) };
      await store.players.create(player, sampleToken(player.id), sampleHash());
      await createGame(store, { id: idOf(0, nth), creatorId: player.id });
    }
  });
  afterAll(async () => {
    for (const client of clients) await client.end();
    await database.drop();
  });

  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: database.url ?? '' });
    await client.connect();
    clients.push(client);
    return client;
  };

  /** The rows that others could lock while an append to all games waits for one of them. */
  async function freeWhileWaitingFor(
    table: 'games' | 'players',
    id: string,
  ): Promise<Record<string, number>> {
    const [holder, looker, writer] = [await connect(), await connect(), await connect()];
    await holder.query('BEGIN');
    await holder.query(`SELECT FROM ${table} WHERE id = $1 FOR UPDATE`, [id]);
    const askHot: Database['askHot'] = async ({ text }, values) => {
      const { rows } = await writer.query({ text, values: [...values], rowMode: 'array' });
      return rows[0];
    };
    const appends = NTH.toReversed().map((nth) => {
      const player = { ...samplePlayer(), id: idOf(1, nth) };
      const part = { seats: [{ seat: 1, holder: heldBy(player), orders: [] }] };
      return encodeAppend(sampleAppend(idOf(0, nth), version, part));
    });
    const committing = commitAppends(askHot, appends);
    const waits = `SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '/* append%'`;
    await until(async () => (await looker.query(waits)).rowCount === 1);
    const free: Record<string, number> = {};
    for (const one of ['games', 'players']) {
      await looker.query('BEGIN');
      const { rowCount } = await looker.query(`SELECT FROM ${one} FOR UPDATE SKIP LOCKED`);
      await looker.query('ROLLBACK');
      free[one] = rowCount ?? 0;
    }
    await holder.query('ROLLBACK');
    const { moved } = await committing;
    expect(moved.size).toBe(NTH.length);
    version += 1;
    return free;
  }

  test('locks games in the order of their ids, and accounts before games', async () => {
    const all = NTH.length;
    const none = { games: all - 1, players: 0 };
    expect(await freeWhileWaitingFor('games', idOf(0, 0))).toEqual(none);
    expect(await freeWhileWaitingFor('games', idOf(0, 5))).toEqual({ ...none, games: all - 6 });
  });

  test('locks accounts in the order of their ids, before it locks any game', async () => {
    const all = NTH.length;
    expect(await freeWhileWaitingFor('players', idOf(1, 0))).toEqual({ games: all, players: all - 1 });
    expect(await freeWhileWaitingFor('players', idOf(1, 5))).toEqual({ games: all, players: all - 6 });
  });
});
