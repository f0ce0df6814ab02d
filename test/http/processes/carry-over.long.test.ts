import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EngineFiles } from '../../../src/rulebooks/engines.js';
import type { Store } from '../../../src/store/open.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { newPerson } from '../../support/people.js';
import { raised } from '../../support/raised.js';
import { courseOf, runningGame } from '../../support/release.js';
import { released as rulebooks } from '../../support/released.js';
import { startService } from '../../support/service.js';
import { until } from '../../support/until.js';

const GAMES = 60;
const after = raised(rulebooks, 'mammut');
const both = [...rulebooks, ...after];

describe('a process that is killed while it carries games over', () => {
  let db: TestDatabase;
  let store: Store;
  const ids: string[] = [];
  beforeAll(async () => {
    db = await testDatabase();
    const before = await startService({ db, rulebooks });
    const person = await newPerson(before);
    await before.close();
    store = await db.open();
    const rules = { rulebook: 'mammut', rulesVersion: '1' };
    const engines = new EngineFiles(rulebooks, () => {});
    const rulebook = await engines.rulebook(rules);
    if (rulebook === undefined) throw new Error('version 1 is missing');
    const begun = { store, rulebook, engineHash: engines.hashOf(rules), person };
    for (let nth = 0; nth < GAMES; nth += 1) ids.push((await runningGame(begun, nth, nth % 20)).id);
  });
  afterAll(() => db.drop());

  const carried = async (): Promise<number> => {
    const [row] = await db.query<{ games: number }>(
      `SELECT count(*)::int AS games FROM games WHERE rules_version = '2'`,
    );
    return row?.games ?? 0;
  };

  const check = async (): Promise<void> => {
    for (const id of ids) {
      const { record, changes } = await courseOf(store, both, id);
      expect([id, changes]).toEqual([id, record.rulesVersion === '2' ? 1 : 0]);
    }
  };

  it('leaves every game whole, and another process goes on', async () => {
    const program = fileURLToPath(new URL('../../support/carry-over-process.ts', import.meta.url));
    const child = spawn(process.execPath, ['--import', 'tsx', program, db.url], { stdio: 'inherit' });
    await until(async () => (await carried()) >= 5);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const done = await carried();
    expect(done).toBeLessThan(GAMES);
    await check();

    const one = await startService({ db, rulebooks: after });
    // The game that the dead process had claimed is left out for a while.
    await until(async () => (await carried()) >= GAMES - 1);
    await one.close();
    await db.query(`UPDATE unfinished_games SET carry_claimed_until = now() - interval '1 second'`);
    const two = await startService({ db, rulebooks: after });
    await until(async () => (await carried()) === GAMES);
    await two.close();
    await check();
  });
});
