import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askRow } from '../../../src/store/sql/ask-row.js';
import { isStatementRefused } from '../../../src/store/sql/sql-state.js';
import { onServer, serverUrl } from '../../support/server.js';

const PID = { name: 'pid', text: 'SELECT pg_backend_pid()::text' };
const ECHO = { name: 'echo', text: 'SELECT $1::text, NULL, $2::text' };
const WAIT = { name: 'wait', text: "SELECT pg_sleep($1::float)::text, 'waited'" };

describe('askRow', () => {
  let pool: pg.Pool;
  beforeEach(() => {
    pool = new pg.Pool({ connectionString: serverUrl('postgres'), max: 1, query_timeout: 1_000 });
    // Errors of idle connections are expected here.
    pool.on('error', () => {});
  });
  afterEach(() => pool.end());
  const pid = async (): Promise<string> => (await askRow(pool, PID, []))?.[0] ?? '';

  it('returns values unchanged, whatever they contain', async () => {
    expect(await askRow(pool, ECHO, ['it’s "plain"\n', ''])).toEqual(['it’s "plain"\n', null, '']);
    expect(await askRow(pool, { name: 'none', text: 'SELECT $1::text WHERE false' }, ['x'])).toBeUndefined();
  });

  it('prepares a statement once', async () => {
    for (const word of ['a', 'b', 'c'])
      expect(await askRow(pool, ECHO, [word, word])).toEqual([word, null, word]);
    const { rows } = await pool.query('SELECT name FROM pg_prepared_statements');
    expect(rows).toEqual([{ name: 'hot echo' }]);
  });

  it('rejects if the statement is refused, and uses another connection for the next', async () => {
    const before = await pid();
    const refused = await askRow(pool, WAIT, ['no number']).catch((error: unknown) => error);
    expect(isStatementRefused(refused)).toBe(true);
    expect(await pid()).not.toBe(before);
    expect(await askRow(pool, WAIT, ['0'])).toEqual(['', 'waited']);
  });

  it('rejects values that cannot be sent, and no other query fails', async () => {
    const unsendable = [{}] as unknown as string[];
    const all = [
      askRow(pool, ECHO, ['a', 'a']),
      askRow(pool, ECHO, unsendable),
      askRow(pool, ECHO, ['b', 'b']),
    ];
    const settled = await Promise.allSettled(all);
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('has the caller in the stack of its errors', async () => {
    async function theCaller(): Promise<unknown> {
      return await askRow(pool, { name: 'wrong', text: 'SELECT nothing' }, []);
    }
    const error = await theCaller().catch((refused: Error) => refused);
    expect((error as Error).stack).toContain('theCaller');
  });

  it('rejects if the connection ends meanwhile, and uses another one for the next', async () => {
    const before = await pid();
    const lost = askRow(pool, WAIT, ['60']).catch((error: unknown) => error);
    await vi.waitFor(() =>
      onServer(async (client) => {
        const { rows } = await client.query(
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = $1 AND wait_event = 'PgSleep'",
          [before],
        );
        expect(rows).toHaveLength(1);
      }),
    );
    expect(await lost).toBeInstanceOf(Error);
    expect(isStatementRefused(await lost)).toBe(false);
    expect(await pid()).not.toBe(before);
  });

  it('rejects after the timeout, and uses another connection for the next', async () => {
    const before = await pid();
    await expect(askRow(pool, WAIT, ['5'])).rejects.toThrow('timeout');
    expect(await pid()).not.toBe(before);
  });
});
