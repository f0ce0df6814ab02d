import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openEmbedded } from '../../src/store/embedded/index.js';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server of this run, a folder, and the prefix of the names of its databases. */
    readonly databases: { readonly url: string; readonly folder: string; readonly prefix: string };
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'permafrost-test-'));
  const server = await startServer();
  const prefix = `permafrost_test_${randomBytes(4).toString('hex')}_`;
  project.provide('databases', { url: server.url, folder, prefix });
  return async () => {
    await dropAll(server.url, prefix);
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

interface Server {
  readonly url: string;
  stop(): Promise<void>;
}

/** The server named by TEST_DATABASE_URL; otherwise the embedded one, without durability. */
async function startServer(): Promise<Server> {
  const url = process.env.TEST_DATABASE_URL;
  if (url !== undefined) return { url, stop: async () => {} };
  const settings = {
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
    max_connections: '300',
  };
  const folder = await mkdtemp(join(tmpdir(), 'permafrost-server-'));
  const server = await openEmbedded({ folder, settings });
  return {
    url: server.url,
    async stop() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
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
