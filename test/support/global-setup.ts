import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openEmbedded } from '../../src/store/embedded/index.js';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server of this run, the workers of its cluster, a folder, and the prefix of the names of its databases. */
    readonly databases: {
      readonly url: string;
      readonly workers: readonly string[];
      readonly folder: string;
      readonly prefix: string;
    };
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'permafrost-test-'));
  const server = await startServer();
  const prefix = `permafrost_test_${randomBytes(4).toString('hex')}_`;
  const { url, workers } = server;
  project.provide('databases', { url, workers, folder, prefix });
  return async () => {
    for (const each of [url, ...workers]) await dropAll(each, prefix);
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

interface Server {
  readonly url: string;
  readonly workers: readonly string[];
  stop(): Promise<void>;
}

/**
 * The server named by TEST_DATABASE_URL, or the cluster named by TEST_CITUS_URL: the coordinator and the workers, separated by
 * commas. Otherwise the embedded one, without durability.
 */
async function startServer(): Promise<Server> {
  const [url, ...workers] = (process.env.TEST_CITUS_URL ?? process.env.TEST_DATABASE_URL ?? '').split(',');
  if (url !== undefined && url !== '') return { url, workers, stop: async () => {} };
  const settings = {
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
    max_connections: '300',
  };
  const folder = await mkdtemp(join(tmpdir(), 'permafrost-server-'));
  const server = await openEmbedded({ folder, settings });
  await hashPasswordOnce(server.url);
  return {
    url: server.url,
    workers: [],
    async stop() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** By default a client hashes the password 4,096 times for each connection, and the tests open thousands. */
async function hashPasswordOnce(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const password = client.escapeLiteral(decodeURIComponent(new URL(url).password));
  await client.query(`SET scram_iterations = 1; ALTER ROLE CURRENT_USER PASSWORD ${password}`);
  await client.end();
}

async function dropAll(url: string, prefix: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
    [prefix],
  );
  for (const { datname } of rows) await client.query(`DROP DATABASE IF EXISTS "${datname}" WITH (FORCE)`);
  await client.end();
}
