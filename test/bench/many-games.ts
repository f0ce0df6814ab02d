import type pg from 'pg';
import { benchDatabase } from './harness/database.js';
import type { Figure } from './harness/figure.js';
import { newClient, newGame } from './harness/people.js';
import { type Service, startService } from './harness/service.js';
import { Metering } from './simulate/meters.js';
import { casesFor, playedByBots } from './weights-cases.js';
import { send } from './weights-send.js';
import type { Wish } from './weights-wishes.js';

const FEW = 10_000;
/** `BENCH_GAMES=1000000` makes ten million entries, which take ten gigabytes. */
const MANY = Number(process.env.BENCH_GAMES ?? 300_000);
/** Entries of each game that is over; one that goes on has its first. That makes ten for each game. */
const ENTRIES = 14;
const GAMES_OF_CREATOR = 10;
/** Of ten games, so many are over, and so many go on; the others are open. */
const OVER = 7;
const ACTIVE = 2;
/** What is as long as the games of a month costs as much as these. */
const LEFT_OUT = new Set(['getDump']);
const WARM_UP = 5;
const ROUNDS = 3;
const REQUESTS = 15;

/** Makes games up to a number: copies of three, by many creators, over a year. */
async function fill(db: pg.Client, originals: readonly string[], from: number, upTo: number): Promise<void> {
  const [over, active, open] = originals;
  // Rows that are copied need no check of their keys, and indexes that are built at the end take a tenth of the time.
  await db.query('SET session_replication_role = replica');
  const indexes = await takeIndexes(db);
  await db.query(
    `INSERT INTO players (id, name, created_at)
     SELECT ('01800000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'Player ' || n, now()
     FROM generate_series($1::int / ${GAMES_OF_CREATOR}, $2::int / ${GAMES_OF_CREATOR}) AS n ON CONFLICT DO NOTHING`,
    [from, upTo],
  );
  // The time is in the id: a game each minute or so.
  await db.query(
    `CREATE TEMPORARY TABLE made AS
     SELECT n, (CASE WHEN n % 10 < ${OVER} THEN $3 WHEN n % 10 < ${OVER + ACTIVE} THEN $4 ELSE $5 END)::uuid AS original,
       (lpad(to_hex(${Date.UTC(2025, 0, 1)}::bigint + n * 50000::bigint), 12, '0') || '7'
         || substr(md5(n::text), 1, 3) || '8' || substr(md5(n::text), 4, 15))::uuid AS id,
       ('01800000-0000-7000-8000-' || lpad(to_hex(n / ${GAMES_OF_CREATOR}), 12, '0'))::uuid AS creator
     FROM generate_series($1::int, $2::int - 1) AS n`,
    [from, upTo, over, active, open],
  );
  await db.query('ANALYZE made');
  await db.query(
    `INSERT INTO games SELECT (jsonb_populate_record(g, jsonb_build_object('bucket', bucket_of(m.id), 'id', m.id, 'creator_id', m.creator,
       'created_at', to_timestamp(${Date.UTC(2025, 0, 1) / 1000}::bigint + m.n * 50),
       'moved_at', to_timestamp(${Date.UTC(2025, 0, 1) / 1000}::bigint + m.n * 50), 'rated_as', NULL,
       'finished_at', CASE WHEN g.finished_at IS NOT NULL THEN to_timestamp(${Date.UTC(2025, 0, 1) / 1000}::bigint + m.n * 50) END))).*
     FROM made m JOIN games g ON g.bucket = bucket_of(m.original) AND g.id = m.original ORDER BY bucket_of(m.id), m.id`,
  );
  await db.query(
    `INSERT INTO unfinished_games SELECT (jsonb_populate_record(u, jsonb_build_object('bucket', bucket_of(m.id), 'game_id', m.id))).*
     FROM made m JOIN unfinished_games u ON u.bucket = bucket_of(m.original) AND u.game_id = m.original ORDER BY bucket_of(m.id), m.id`,
  );
  await db.query(
    `INSERT INTO seats (bucket, game_id, seat, player_id, bot)
     SELECT bucket_of(m.id), m.id, s.seat, CASE WHEN s.player_id IS NOT NULL THEN m.creator END, s.bot
     FROM made m JOIN seats s ON s.bucket = bucket_of(m.original) AND s.game_id = m.original ORDER BY bucket_of(m.id), m.id, s.seat`,
  );
  await db.query(
    `INSERT INTO entries (bucket, game_id, version, seat, action, events, hash, at)
     SELECT bucket_of(m.id), m.id, e.version, e.seat, e.action, e.events, e.hash, e.at
     FROM made m JOIN entries e ON e.bucket = bucket_of(m.original) AND e.game_id = m.original WHERE e.version <= ${ENTRIES}
     ORDER BY bucket_of(m.id), m.id, e.version`,
  );
  for (const index of indexes) await db.query(index);
  await db.query('DROP TABLE made; SET session_replication_role = origin');
  await db.query('VACUUM ANALYZE');
}

/** Drops the indexes of the tables that are no keys; returns what makes them again. */
async function takeIndexes(db: pg.Client): Promise<string[]> {
  const { rows } = await db.query<{ name: string; made: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS made FROM pg_index i
     WHERE indrelid IN ('games'::regclass, 'seats'::regclass, 'entries'::regclass, 'unfinished_games'::regclass)
       AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.indexrelid)`,
  );
  for (const { name } of rows) await db.query(`DROP INDEX ${name}`);
  return rows.map(({ made }) => made);
}

/** CPU of the service and of its sessions of the database for each operation, with few games and with many. */
export async function manyGames(): Promise<Figure[]> {
  const db = await benchDatabase();
  if (db === null) return [];
  try {
    const service = await startService(db.url);
    try {
      const client = await newClient(service);
      const { id: over } = await playedByBots(client, 'mammut', Number.POSITIVE_INFINITY);
      const active = await newGame(client, 'mammut', 3);
      const wish = { rulebook: 'mammut', seats: ['me', 'open', 'open'] };
      const { id: open } = await client.post<{ id: string }>('/v1/games', wish);
      const originals = [over, active, open];
      await fill(db.client, originals, 1, FEW);
      const [few, many] = await measured(service, db.client, () => fill(db.client, originals, FEW, MANY));
      return [...many].flatMap(([operation, rounds]): Figure[] => {
        const before = few.get(operation);
        if (before === undefined) return [];
        return [
          {
            ...{
              name: `${operation}, with ${MANY.toLocaleString('en')} games`,
              unit: 'µs of CPU with the database',
            },
            against: `with ${FEW.toLocaleString('en')} games`,
            samples: rounds.map((ours, nth) => ({ ours, baseline: before[nth] ?? ours })),
            target: { atMost: 2, of: 'ratio' },
          },
        ];
      });
    } finally {
      await service.stop();
    }
  } finally {
    await db.drop();
  }
}

async function measured(service: Service, db: pg.Client, fillUp: () => Promise<void>) {
  const metering = new Metering(service, db);
  try {
    const few = await allCosts(service, metering);
    await fillUp();
    return [few, await allCosts(service, metering)] as const;
  } finally {
    await metering.stop();
  }
}

async function allCosts(service: Service, metering: Metering): Promise<Map<string, number[]>> {
  const costs = new Map<string, number[]>();
  for (const [operation, prepare] of Object.entries(await casesFor(service))) {
    if (LEFT_OUT.has(operation)) continue;
    try {
      const wishes = await prepare(WARM_UP + ROUNDS * REQUESTS);
      for (const wish of wishes.slice(0, WARM_UP)) await send(service, wish);
      const rounds: number[] = [];
      for (let from = WARM_UP; from < wishes.length; from += REQUESTS)
        rounds.push(await costOf(service, metering, wishes.slice(from, from + REQUESTS)));
      costs.set(
        operation,
        rounds.sort((a, b) => a - b),
      );
    } catch (error) {
      console.error(`${operation} could not be called:`, error);
    }
  }
  return costs;
}

async function costOf(service: Service, metering: Metering, wishes: readonly Wish[]): Promise<number> {
  const before = await metering.read();
  for (const wish of wishes) await send(service, wish);
  const after = await metering.read();
  return (after.service - before.service + after.database - before.database) / wishes.length;
}
