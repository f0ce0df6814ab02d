import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../support/database.js';
import { type ServerProcess, startProcess } from './server-process.js';

describe('a service on a database that acknowledges before syncing', () => {
  let db: TestDatabase;
  let running: ServerProcess | null = null;
  beforeEach(async () => {
    db = await testDatabase();
  });
  afterEach(async () => {
    await running?.end('SIGTERM');
    await db.drop();
  });

  it('warns in its log at startup', async () => {
    const name = new URL(db.url).pathname.slice(1);
    await db.query(`ALTER DATABASE "${name}" SET synchronous_commit = off`);
    running = await startProcess({ DATABASE_URL: db.url });
    const warning = running
      .said()
      .split('\n')
      .find((line) => line.includes('synchronous_commit off'));
    expect(JSON.parse(warning ?? '{}')).toMatchObject({ level: 40 });
  });
});
