import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { onServer } from './server.js';

declare module 'vitest' {
  export interface ProvidedContext {
    /** What the databases of this run have in common: a folder for templates, and how their names begin. */
    readonly databases: { readonly folder: string; readonly prefix: string };
  }
}

/** Tests of whole processes run what was built: quicker to start, and what operators run. */
async function build(): Promise<void> {
  const prepare = new URL('../../src/setup/prepare.mjs', import.meta.url).href;
  ((await import(prepare)) as { build(): void }).build();
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await build();
  const folder = await mkdtemp(join(tmpdir(), 'permafrost-test-'));
  const prefix = `permafrost_test_${randomBytes(4).toString('hex')}_`;
  project.provide('databases', { folder, prefix });
  return async () => {
    await rm(folder, { recursive: true, force: true });
    if (process.env.TEST_DATABASE_URL !== undefined) await dropAll(prefix);
  };
}

const dropAll = (prefix: string): Promise<void> =>
  onServer(async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
      [prefix],
    );
    for (const { datname } of rows) await client.query(`DROP DATABASE IF EXISTS "${datname}" WITH (FORCE)`);
  });
