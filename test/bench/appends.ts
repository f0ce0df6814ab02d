import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type * as AppendModule from '../../src/store/log/append.js';
import { built } from './harness/built.js';
import { cpuOf } from './harness/cpu.js';
import type { BenchDatabase } from './harness/database.js';
import type { Figure } from './harness/figure.js';
import { newClient, newGame } from './harness/people.js';
import { byTurns, samplesOf } from './harness/rounds.js';
import type { Service } from './harness/service.js';

const BATCH = 30;
const BATCHES = 20;
const ROUNDS = 15;
/** Events of three hundred bytes, as entries have. */
const EVENTS = [{ type: 'moved', text: 'x'.repeat(270) }];

/** The append before the function: it writes into the log itself, and so can only be carried out where the log is. */
const plain = (text: string): string =>
  text
    .replace(
      'SELECT string_agg(id::text',
      `, written AS (
        INSERT INTO entries (bucket, game_id, version, seat, action, events, hash, at)
        SELECT field[1]::smallint, field[2]::uuid, field[3]::int, field[4]::int, field[5]::json, field[6]::json, field[7],
          field[8]::timestamptz
        FROM (
          SELECT string_to_array(line, E'\\x1f', E'\\x1d') AS field
          FROM unnest(string_to_array($2::text, E'\\x1e')) AS line OFFSET 0
        ) split JOIN moved m ON m.id = field[2]::uuid
      ) SELECT string_agg(id::text`,
    )
    .replace('append_entries($2, array_agg(id))::text', 'NULL');

/** CPU of the database server for appends in batches: by the function of the database, and by one statement. */
export async function appends(service: Service, db: BenchDatabase): Promise<Figure[]> {
  const { commitAppends, encodeAppend } = await built<typeof AppendModule>('store/log/append.js');
  const original = await newGame(await newClient(service), 'mammut', 3);
  const sides = await Promise.all(
    [(text: string) => text, plain].map(async (formOf) => {
      const client = new pg.Client({ connectionString: db.url });
      await client.connect();
      const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      const games = await copies(db.client, original, BATCH);
      let version = 1;
      const appendAll = async (): Promise<void> => {
        const batch = games.map((gameId) =>
          encodeAppend({
            ...{
              gameId,
              after: version,
              revision: null,
              status: 'active',
              prompts: [{ seat: 0, kind: 'step' }],
            },
            ...{ botAsked: false, outcome: null, notices: [], tell: [], dueAt: null, tableStatus: {} },
            entries: [
              {
                ...{ version: version + 1, seat: 0, action: { type: 'move' }, events: EVENTS },
                ...{ hash: 'f'.repeat(64), at: new Date() },
              },
            ],
          } as unknown as Parameters<typeof encodeAppend>[0]),
        );
        const { moved } = await commitAppends(async ({ name, text }, values) => {
          const { rows } = await client.query<string[]>({
            ...{ name, text: formOf(text), values: [...values], rowMode: 'array' as const },
          });
          return rows[0];
        }, batch);
        if (moved.size !== BATCH) throw new Error(`${moved.size} of ${BATCH} games moved`);
        version += 1;
      };
      return { client, pid: rows[0]?.pid ?? 0, appendAll };
    }),
  );
  try {
    const [ours, theirs] = await byTurns(
      ROUNDS,
      ...sides.map(({ pid, appendAll }) => async () => {
        const before = await cpuOf(pid);
        for (let nth = 0; nth < BATCHES; nth += 1) await appendAll();
        return ((await cpuOf(pid)) - before) / (BATCHES * BATCH);
      }),
    );
    const perSecond = (rounds: readonly number[] = []) => rounds.map((microseconds) => 1e6 / microseconds);
    return [
      {
        ...{
          name: `appends in batches of ${BATCH}, by a function of the database`,
          against: 'one plain statement',
        },
        unit: 'for a second of CPU of the database',
        samples: samplesOf(perSecond(ours), perSecond(theirs)),
        target: { atLeast: 0.95, of: 'ratio' },
      },
    ];
  } finally {
    for (const { client } of sides) await client.end();
  }
}

async function copies(db: pg.Client, original: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await db.query(
    `INSERT INTO games SELECT (jsonb_populate_record(g, jsonb_build_object('bucket', NULL, 'id', copy))).*
     FROM games g, unnest($2::uuid[]) AS copy WHERE g.id = $1`,
    [original, ids],
  );
  return ids;
}
