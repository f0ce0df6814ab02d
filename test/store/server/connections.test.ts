import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Connections, openConnections } from '../../../src/store/server/connections.js';
import { serverUrl } from '../../support/server.js';

let suspected: number;
let connections: Connections;
beforeEach(() => {
  suspected = 0;
  const suspect = () => {
    suspected += 1;
  };
  const hosts = { url: serverUrl(), several: false, suspect, close: () => {} };
  connections = openConnections(hosts, 1, () => {});
});
afterEach(() => connections.pool.end());

const pidOf = async (): Promise<number> =>
  (await connections.pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid ?? 0;

test('a connection that is released within a transaction is given up: the next statement is no part of it', async () => {
  const client = await connections.pool.connect();
  await client.query('BEGIN');
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  client.release();
  expect(await pidOf()).not.toBe(rows[0]?.pid);
  const next = await connections.pool.connect();
  expect(next.getTransactionStatus()).toBe('I');
  next.release();
});

test('a connection that is released after a transaction is kept', async () => {
  const before = await pidOf();
  const client = await connections.pool.connect();
  await client.query('BEGIN');
  await client.query('COMMIT');
  client.release();
  expect(await pidOf()).toBe(before);
  expect(suspected).toBe(0);
});

test('a commit whose wait for a standby was cancelled fails, although Postgres reports success', async () => {
  const client = await connections.pool.connect();
  const query = client.query('SELECT pg_sleep(0.05)');
  client.emit('notice', { routine: 'SyncRepWaitForLSN' });
  await expect(query).rejects.toMatchObject({ code: '08007' });
  client.release();
  expect(suspected).toBeGreaterThan(0);
});
