import { describe, expect, it } from 'vitest';
import { isUnavailable } from '../../../src/http/unavailable.js';
import { testDatabase } from '../../support/database.js';
import { onServer } from '../../support/server.js';
import { until } from '../../support/until.js';

const raw = (cause: object) => ({ code: 'P2010', meta: { driverAdapterError: { cause } } });

describe('an error of the database, not of the request', () => {
  it.each([
    ['for a connection that is refused', { code: 'ECONNREFUSED' }],
    ['for a connection that ends in a raw statement', raw({ kind: 'ConnectionClosed' })],
    ['for a server that cannot be found', raw({ kind: 'DatabaseNotReachable' })],
    ['for a shutdown', raw({ originalCode: '57P01', kind: 'postgres' })],
    ['for a statement that takes too long', raw({ originalCode: '57014', kind: 'postgres' })],
    ['for a disk that is full', raw({ originalCode: '53100', kind: 'postgres' })],
    ['for a standby that cannot write yet', raw({ originalCode: '25006', kind: 'postgres' })],
    ['for a deadlock', { code: 'P2034' }],
    ['for a pool that is empty', new Error('timeout exceeded when trying to connect')],
    ['for a connection that breaks', new Error('Connection terminated unexpectedly')],
    ['for an answer that never comes', new Error('Query read timeout')],
    ['for what lies deeper', new Error('no', { cause: { code: 'ETIMEDOUT' } })],
  ])('%s', (_, error) => expect(isUnavailable(error)).toBe(true));

  it.each([
    ['a bug', new TypeError('x is undefined')],
    ['a table that is missing', raw({ originalCode: '42P01', kind: 'TableDoesNotExist' })],
    ['a constraint', { code: 'P2002' }],
    ['nothing', undefined],
  ])('not for %s', (_, error) => expect(isUnavailable(error)).toBe(false));

  it('for a connection that the server closes', async () => {
    const db = await testDatabase();
    const store = await db.open();
    const name = new URL(db.url ?? '').pathname.slice(1);
    const error = await onServer(async (client) => {
      await client.query('BEGIN; LOCK TABLE games');
      const broken = store.games.list({ limit: 1 }).catch((thrown: unknown) => thrown);
      const end = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      await onServer((other) => until(async () => (await other.query(end)).rowCount === 1), name);
      return broken;
    }, name);
    expect(error).toBeInstanceOf(Error);
    expect(isUnavailable(error)).toBe(true);
    await db.drop();
  });
});
