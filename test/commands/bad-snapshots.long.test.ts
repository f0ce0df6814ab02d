import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { remakeHere } from '../../src/commands/archives.js';
import { BadSnapshot, type Frame, type Header } from '../../src/store/snapshot/format.js';
import { restoreSnapshot } from '../../src/store/snapshot/restore-snapshot.js';
import { inSession } from '../../src/store/snapshot/session.js';
import { saveSnapshot } from '../../src/store/snapshot/snapshot-file.js';
import { unpackFrames } from '../../src/store/snapshot/unpack-frames.js';
import { runHere } from './run-here.js';
import { ask, emptyDatabase, folder, framesOf, type Place, playedDatabase, run } from './support.js';

/** The number of places at which a byte is changed. */
const PLACES = 24;

describe('permafrost restore', () => {
  let source: Place;
  let target: Place;
  let files: Place;
  let snapshot: string;
  let whole: Buffer;
  beforeAll(async () => {
    [source, target, files] = await Promise.all([playedDatabase(), emptyDatabase(), folder()]);
    snapshot = join(files.where, 'whole');
    await runHere(['backup', '--database', source.where, snapshot]);
    whole = await readFile(snapshot);
  });
  afterAll(() => Promise.all([source, target, files].map((place) => place.drop())));

  const tables = async (): Promise<number> => {
    const [row] = await ask<{ count: number }>(
      target,
      `SELECT count(*)::int AS count FROM pg_class WHERE relnamespace = 'public'::regnamespace`,
    );
    return row?.count ?? -1;
  };

  /** The error for a snapshot that must be refused without a trace in the database. */
  async function refused(bytes: Buffer): Promise<string> {
    const [{ signal }, progress] = [new AbortController(), { begin() {}, move() {}, end() {} }];
    const restoring = async () => {
      const frames = await unpackFrames(Readable.from([bytes], { objectMode: false }));
      await inSession(target.where, signal, (client) =>
        restoreSnapshot(frames, { client, signal, progress, remake: remakeHere() }),
      );
    };
    const error: unknown = await restoring().then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(BadSnapshot);
    expect(await tables()).toBe(0);
    return error instanceof Error ? error.message : '';
  }

  /** The snapshot with changed frames and correct checksums. */
  async function rewritten(change: (frames: Frame[]) => Frame[]): Promise<Buffer> {
    const file = join(files.where, 'rewritten');
    await saveSnapshot(Readable.from(change(await framesOf(snapshot))), file, new AbortController().signal);
    return readFile(file);
  }
  const withHeader = (change: (header: Header) => object) =>
    rewritten(([header, ...frames]) => {
      const changed = change(JSON.parse(header?.payload.toString() ?? ''));
      return [{ kind: 'header', payload: Buffer.from(JSON.stringify(changed)) }, ...frames];
    });

  it('refuses a file with a wrong byte, and names the table', async () => {
    for (let nth = 0; nth < PLACES; nth += 1) {
      const place = 22 + Math.floor(((nth + 0.5) / PLACES) * (whole.length - 22));
      const bad = Buffer.from(whole);
      bad[place] = (bad[place] ?? 0) ^ (1 << (nth % 8));
      expect(await refused(bad), `byte ${place}`).toMatch(
        /\((in its header|at its end|(before|in) table \w+(, after .+)?)\)|in table \w+, row \d+/,
      );
    }
  });

  it('refuses a truncated file, whatever its length', async () => {
    for (const length of [22, 23, 40, 400, whole.length >> 1, whole.length - 100, whole.length - 1])
      expect(await refused(whole.subarray(0, length)), `${length} bytes`).toContain(
        'this is not the whole file',
      );
  });

  it('names the file that it refuses, and says that nothing was restored', async () => {
    const file = join(files.where, 'half');
    await writeFile(file, whole.subarray(0, whole.length >> 1));
    const { code, err } = await run(['restore', '--database', target.where, file]);
    expect(code).toBe(1);
    expect(err).toBe(
      `${file} cannot be restored: it breaks off: this is not the whole file (in table entries). Nothing was restored.\n`,
    );
    expect(await tables()).toBe(0);
  });

  it('refuses a file that is not a snapshot', async () => {
    for (const text of ['', 'permafrost', '{"format":"permafrost/1"}', 'PGDMP', 'permafrost snapshot one\n'])
      expect(await refused(Buffer.from(text))).toContain('it is not a snapshot of Permafrost');
  });

  it('refuses a snapshot with correct parts and a wrong checksum of the whole', async () => {
    const longer = await withHeader((header) => ({ ...header, at: 'yesterday' }));
    const sum = 9 + 32;
    const mixed = Buffer.concat([longer.subarray(0, -sum), whole.subarray(-sum)]);
    expect(await refused(mixed)).toContain('it does not have the SHA-256 that it states (at its end)');
  });

  it('refuses a snapshot with data after its end', async () => {
    expect(await refused(Buffer.concat([whole, Buffer.from('more')]))).toContain('something follows its end');
  });

  it('refuses a snapshot of a newer version', async () => {
    const newer = Buffer.from(whole.toString('latin1').replace('snapshot 1\n', 'snapshot 2\n'), 'latin1');
    expect(await refused(newer)).toContain('made by a newer version of Permafrost: its format is 2');
    const migrated = await withHeader((header) => ({
      ...header,
      permafrost: '9.1.0',
      migrations: [...header.migrations, { name: '20990101000000_later', checksum: 'x' }],
    }));
    expect(await refused(migrated)).toContain(
      'made by a newer version of Permafrost (9.1.0), whose migration 20990101000000_later this one does not know',
    );
  });

  it('refuses a snapshot whose header was changed', async () => {
    const cases: [(header: Header) => object, string][] = [
      [({ at: _, ...header }) => header, 'it is damaged (in its header)'],
      [(header) => ({ ...header, tables: header.tables.slice(1) }), 'it has no table'],
      [
        (header) => ({ ...header, migrations: header.migrations.map((one) => ({ ...one, checksum: 'x' })) }),
        'is another than the one here',
      ],
    ];
    for (const [change, message] of cases) expect(await refused(await withHeader(change))).toContain(message);
  });

  it('refuses a snapshot with a missing row', async () => {
    const shorter = await rewritten((frames) =>
      frames.map(({ kind, payload }) => ({
        kind,
        payload: kind === 'data' ? payload.subarray(payload.indexOf('\n') + 1) : payload,
      })),
    );
    expect(await refused(shorter)).toMatch(/it should have \d+ rows of table \w+, and has \d+/);
  });

  it.each([
    [
      'the action of an entry',
      `UPDATE entries SET action = '{"type":"never"}' WHERE game_id = $1 AND version = 7`,
      7,
    ],
    [
      'a byte of a hash',
      `UPDATE entries SET hash = '0' || substr(hash, 2) || '0' WHERE game_id = $1 AND version = 8`,
      8,
    ],
    [
      'the time of an entry',
      `UPDATE entries SET at = at + interval '1 ms' WHERE game_id = $1 AND version = 9`,
      9,
    ],
    ['a missing entry', 'DELETE FROM entries WHERE game_id = $1 AND version = 5', 5],
    ['a head before the end of the log', 'UPDATE games SET version = version - 1 WHERE id = $1', null],
    ['another seed', `UPDATE games SET seed = 'another' WHERE id = $1`, 1],
  ])('names game and version if the saved database had %s', async (_, change, version) => {
    const other = await playedDatabase();
    const [game] = await ask<{ id: string; version: number }>(
      other,
      `SELECT id, version FROM games WHERE status = 'finished' ORDER BY id DESC LIMIT 1`,
    );
    await ask(other, change, [game?.id]);
    const file = join(files.where, 'altered');
    await runHere(['backup', '--database', other.where, file]);
    expect(await refused(await readFile(file))).toContain(
      `game ${game?.id}, version ${version ?? game?.version}: `,
    );

    const checked = await runHere(['verify-store', '--database', other.where]);
    expect(checked).toMatchObject({ code: 1 });
    expect(checked.out).toContain(`game ${game?.id}: version ${version ?? game?.version}: `);
    expect(checked.out).toContain('1 of 3 games are bad.');
    await other.drop();
  });

  it('refuses a database that is not empty, and names its content', async () => {
    const strange = await emptyDatabase();
    await ask(strange, 'CREATE SCHEMA kitchen');
    await ask(strange, 'CREATE TABLE kitchen.recipes (id int)');
    const [full, foreign] = await Promise.all(
      [source, strange].map(({ where }) => run(['restore', '--database', where, snapshot])),
    );
    expect(full).toMatchObject({ code: 1 });
    expect(full?.err).toContain('it holds a database of Permafrost, with 3 games and 2 players');
    expect(foreign).toMatchObject({ code: 1 });
    expect(foreign?.err).toContain('it holds kitchen.recipes');
    await strange.drop();
  });
});
