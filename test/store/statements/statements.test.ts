import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../../../src/store/open.js';
import { type TestDatabase, testDatabase } from '../../support/database.js';
import { CROSSING } from './crossing.js';
import { type Parsed, parsed } from './parse.js';
import { callEverything, recordStatements, watched } from './recorded.js';

/** Ports about games, of which every method has to be called. */
const PORTS = ['games', 'log', 'talk', 'accounts', 'quotas', 'replies', 'ratings', 'dumps'] as const;
/** They send no statement. */
const SILENT = ['log.bucketsGone', 'log.drain', 'replies.seal'];

let db: TestDatabase;
let store: Store;
let texts: ReadonlySet<string>;
let tables: ReadonlySet<string>;
const called = new Set<string>();

beforeAll(async () => {
  db = await testDatabase();
  store = await db.open();
  const keys = await db.query<{ name: string }>(
    `SELECT attrelid::regclass::text AS name FROM pg_attribute a JOIN pg_class c ON c.oid = attrelid
     WHERE attname = 'bucket' AND relkind = 'r'`,
  );
  tables = new Set(keys.map(({ name }) => name));
  const recording = recordStatements();
  texts = recording.texts;
  try {
    await callEverything(watched(store, called));
  } finally {
    recording.stop();
  }
});
afterAll(() => db.drop());

/** The name of a statement with constant text; of others, what they do to which tables. */
function nameOf(text: string, { reaches, unplaced }: Parsed): string {
  const name = /^\/\* (\w+) \*\//.exec(text)?.[1];
  const about = new Set([...reaches.map(({ table }) => table), ...unplaced]);
  return name ?? `${/\w+/.exec(text)?.[0]?.toLowerCase()} ${[...about].sort().join(', ')}`;
}

test('the tables of games are known', () => {
  expect(tables).toEqual(
    new Set([
      ...['archived_logs', 'entries', 'entry_traces', 'former_holders', 'forks', 'games', 'invitations'],
      ...['messages', 'outbox', 'rating_exclusions', 'rematches', 'seats', 'talks', 'unfinished_games'],
    ]),
  );
});

test.each(PORTS)('every method of %s is called', (port) => {
  const methods = Object.keys(store[port]).map((method) => `${port}.${method}`);
  expect(methods.filter((method) => !called.has(method) && !SILENT.includes(method))).toEqual([]);
});

test('a statement names the bucket of each row that it inserts', async () => {
  for (const text of texts) expect((await parsed(text, tables)).unplaced, text).toEqual([]);
});

test('a name stands for one text, since a connection prepares the statement by it', () => {
  const textsOf = new Map<string, string[]>();
  for (const text of texts) {
    const name = /^\/\* (\w+) \*\//.exec(text)?.[1];
    if (name !== undefined) textsOf.set(name, [...(textsOf.get(name) ?? []), text]);
  }
  expect([...textsOf].filter(([, { length }]) => length > 1)).toEqual([]);
});

/** The statements of which something is found, by name. */
async function statementsWith<Found>(find: (statement: Parsed) => readonly Found[]) {
  const named = new Map<string, { readonly text: string; readonly found: readonly Found[] }>();
  for (const text of texts) {
    const statement = await parsed(text, tables);
    const found = find(statement);
    if (found.length > 0) named.set(nameOf(text, statement), { text, found });
  }
  return named;
}

test('a statement about a game names its bucket in every subselect, or is listed with a reason', async () => {
  const crossing = await statementsWith(({ reaches }) => reaches.filter(({ reach }) => reach !== 'one'));
  for (const [name, { text }] of crossing) expect(Object.keys(CROSSING), text).toContain(name);
  expect(
    Object.keys(CROSSING).filter((name) => !crossing.has(name)),
    'listed in vain',
  ).toEqual([]);
});

test('a statement uses nothing that Citus refuses', async () => {
  const refused = await statementsWith((statement) => statement.refused);
  expect([...refused].map(([name, { found }]) => `${name} ${found}`)).toEqual([]);
});

describe('the parser finds', () => {
  const known = new Set(['games', 'seats']);
  const reachesOf = async (sql: string) => (await parsed(sql, known)).reaches.map(({ reach }) => reach);

  test.each([
    ['SELECT FROM games g WHERE g.bucket = $1::smallint AND g.id = $2', ['one']],
    ['SELECT FROM games WHERE bucket = 7 AND id = $2', ['one']],
    ['SELECT FROM "public"."games" WHERE ("public"."games"."bucket" = $1 AND 1=1)', ['one']],
    ['SELECT FROM games g WHERE g.id = $2', ['any']],
    ['SELECT FROM games g WHERE g.bucket > $1', ['any']],
    ['SELECT FROM games g WHERE g.bucket = $1 OR g.id = $2', ['any']],
    ['SELECT FROM games g JOIN seats s ON s.bucket = g.bucket WHERE g.bucket = $1', ['one', 'joined']],
    [
      'SELECT FROM games g WHERE g.bucket = $1 AND EXISTS (SELECT FROM seats WHERE game_id = g.id)',
      ['one', 'any'],
    ],
    [
      'WITH a AS (UPDATE games g SET id = id WHERE g.bucket = $1) DELETE FROM seats s USING a',
      ['any', 'one'],
    ],
    ['SELECT 1 UNION ALL SELECT 2 FROM seats', ['any']],
    ['INSERT INTO seats (bucket) SELECT bucket FROM games', ['any']],
  ])('the reach of %s', async (sql, reaches) => {
    expect((await reachesOf(sql)).sort()).toEqual(reaches.sort());
  });

  test('rows without a bucket', async () => {
    expect((await parsed('INSERT INTO seats (game_id) VALUES ($1)', known)).unplaced).toEqual(['seats']);
  });

  test.each([
    ['INSERT INTO entries (bucket) VALUES ($1)', []],
    ['SELECT FROM games g, entries e WHERE g.bucket = $1 AND e.bucket = $1', []],
    ['DELETE FROM entries WHERE game_id = ANY ($1)', []],
    ['SELECT FROM games g FOR UPDATE', []],
    ['INSERT INTO entries (bucket) SELECT bucket FROM games', ['writes entries and other tables']],
    [
      'WITH a AS (DELETE FROM entries WHERE bucket = $1) DELETE FROM archived_logs WHERE bucket = $1',
      ['writes entries and other tables', 'writes archived_logs and other tables'],
    ],
    ['SELECT FROM games g JOIN entries e ON e.bucket = g.bucket', ['joins entries with other tables']],
    [
      'SELECT (SELECT count(*) FROM archived_logs a WHERE a.bucket = g.bucket) FROM games g',
      ['joins archived_logs with other tables'],
    ],
    ['SELECT e.xmin FROM entries e WHERE e.bucket = $1', ['reads a column of one server']],
  ])('what is refused of %s', async (sql, refused) => {
    const all = new Set([...known, 'entries', 'archived_logs']);
    expect([...(await parsed(sql, all)).refused].sort()).toEqual(refused.sort());
  });
});
