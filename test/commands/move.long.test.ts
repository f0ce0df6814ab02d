import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runHere } from './run-here.js';
import { ask, contents, emptyDatabase, folder, type Place, playedDatabase, run } from './support.js';

describe('permafrost move', () => {
  let server: Place;
  let files: Place;
  beforeAll(async () => {
    [server, files] = await Promise.all([playedDatabase(), folder()]);
  });
  afterAll(() => Promise.all([server, files].map((place) => place.drop())));

  it('copies a server database into a data folder and back, without changing the sources', async () => {
    const data = join(files.where, 'data');
    const back = await emptyDatabase();
    const before = await contents(server);
    expect(await run(['move', '--from', server.where, '--to', data])).toMatchObject({ code: 0 });
    expect(await run(['verify-store', '--database', data, '--replay'])).toMatchObject({
      code: 0,
      out: 'All 3 games are whole.\n',
    });
    expect(await run(['move', '--from', data, '--to', back.where])).toMatchObject({ code: 0 });
    expect(await contents(back)).toEqual(before);
    expect(await contents(server)).toEqual(before);
    const cluster = await readdir(join(data, 'cluster'));
    expect(cluster).toContain('PG_VERSION');
    expect(cluster).not.toContain('postmaster.pid');
    await back.drop();
  });

  it('refuses a target that is not empty, such as the source itself', async () => {
    const { code, err } = await run(['move', '--from', server.where, '--to', server.where]);
    expect(code).toBe(1);
    expect(err).toContain('The database is not empty: it holds a database of Permafrost, with 3 games');
  });

  it('refuses a folder without a database, and creates none', async () => {
    const nothing = join(files.where, 'nothing');
    const target = await emptyDatabase();
    const { code, err } = await runHere(['move', '--from', nothing, '--to', target.where]);
    expect({ code, err }).toEqual({ code: 1, err: `There is no database in ${nothing}.\n` });
    expect(existsSync(nothing)).toBe(false);
    await target.drop();
  });

  it('refuses the data folder of another program', async () => {
    const thesis = await folder();
    await writeFile(join(thesis.where, 'thesis.txt'), 'years of work');
    const { code, err } = await runHere(['move', '--from', server.where, '--to', thesis.where]);
    expect(code).toBe(1);
    expect(err).toContain('files of another program (thesis.txt)');
    await thesis.drop();
  });

  it('reports what is wrong with a log, and copies nothing', async () => {
    const [bad, target] = [await emptyDatabase(), await emptyDatabase()];
    await runHere(['move', '--from', server.where, '--to', bad.where]);
    await ask(bad, `UPDATE entries SET events = '[]' WHERE version = 1`);
    const { code, err } = await runHere(['move', '--from', bad.where, '--to', target.where]);
    expect(code).toBe(1);
    expect(err).toMatch(/game [\w-]+, version 1: the entry does not have the hash/);
    expect(await contents(target)).toEqual({});
    await Promise.all([bad.drop(), target.drop()]);
  });
});
