import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runHere } from './run-here.js';
import { ask, contents, emptyDatabase, folder, type Place, playedDatabase, run } from './support.js';

describe('encrypted secrets and the commands', () => {
  const key = randomBytes(32).toString('base64');
  const other = randomBytes(32).toString('hex');
  let source: Place;
  let files: Place;
  beforeAll(async () => {
    source = await playedDatabase();
    files = await folder();
  });
  afterAll(async () => {
    await source.drop();
    await files.drop();
  });

  const seeds = async (place: Place): Promise<string[]> =>
    (await ask<{ seed: string }>(place, 'SELECT seed FROM games ORDER BY id')).map(({ seed }) => seed);
  const rotate = (place: Place, env: Record<string, string>) =>
    runHere(['rotate-secrets', '--database', place.where], env);

  it('rotate-secrets says what it needs, and changes nothing without it', async () => {
    const before = await contents(source);
    expect(await rotate(source, {})).toMatchObject({
      code: 1,
      err: expect.stringContaining('Set SECRETS_KEY'),
    });
    const bad = await rotate(source, { SECRETS_KEY: 'nonsense' });
    expect(bad).toMatchObject({ code: 1, err: expect.stringContaining('SECRETS_KEY = (hidden)') });
    expect(await runHere(['rotate-secrets', 'data'])).toMatchObject({ code: 2 });
    const empty = await emptyDatabase();
    const older = { code: 1, err: expect.stringContaining('Start the service once') };
    expect(await rotate(empty, { SECRETS_KEY: key })).toMatchObject(older);
    await empty.drop();
    expect(await contents(source)).toEqual(before);
  });

  it('rotate-secrets encrypts, changes the key and decrypts', async () => {
    const plain = await seeds(source);
    expect(await run(['rotate-secrets', '--database', source.where], { SECRETS_KEY: key })).toMatchObject({
      code: 0,
      err: expect.stringMatching(
        /6 secrets of .* were stored again\. All are under the key [0-9a-f]{12} now\./,
      ),
    });
    const first = await seeds(source);
    for (const seed of first) expect(seed).toMatch(/^sealed:1:/);
    expect(await rotate(source, { SECRETS_KEY: other })).toMatchObject({
      code: 1,
      err: expect.stringContaining('Neither SECRETS_KEY nor SECRETS_KEY_OLD has it'),
    });
    expect(await seeds(source)).toEqual(first);
    expect(await rotate(source, { SECRETS_KEY: other, SECRETS_KEY_OLD: key })).toMatchObject({ code: 0 });
    expect(await rotate(source, { SECRETS_KEY_OLD: other })).toMatchObject({ code: 0 });
    expect(await seeds(source)).toEqual(plain);
  });

  it('backup needs no key; restore, move and verify-store need it, and say so', async () => {
    await rotate(source, { SECRETS_KEY: key });
    const file = join(files.where, 'sealed.snapshot');
    expect(await runHere(['backup', '--database', source.where, file])).toMatchObject({ code: 0 });
    const needed = { code: 1, err: expect.stringContaining('encrypted under the key') };
    const [restored, moved] = [await emptyDatabase(), await emptyDatabase()];
    const restoring = ['restore', '--database', restored.where, file];
    const moving = ['move', '--from', source.where, '--to', moved.where];
    for (const args of [restoring, moving, ['verify-store', '--database', source.where]]) {
      expect(await runHere(args)).toMatchObject(needed);
      expect(await runHere(args, { SECRETS_KEY: other })).toMatchObject(needed);
    }
    const env = { SECRETS_KEY: key };
    expect(await run(restoring, env)).toMatchObject({ code: 0 });
    expect(await run(moving, env)).toMatchObject({ code: 0 });
    for (const place of [source, restored, moved]) {
      const verified = await runHere(['verify-store', '--replay', '--database', place.where], env);
      expect(verified).toMatchObject({ code: 0, out: 'All 3 games are whole.\n' });
      expect(await contents(place)).toEqual(await contents(source));
    }
    await ask(moved, `UPDATE games SET seed = (SELECT seed FROM games ORDER BY id LIMIT 1)`);
    expect(await runHere(['verify-store', '--database', moved.where], env)).toMatchObject({
      code: 1,
      out: expect.stringContaining('its seed cannot be decrypted'),
    });
    await Promise.all([restored.drop(), moved.drop()]);
  });
});
