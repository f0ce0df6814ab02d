import type pg from 'pg';
import { benchDatabase } from './harness/database.js';
import type { Figure } from './harness/figure.js';
import { newClient, newGame } from './harness/people.js';
import { type Service, startService } from './harness/service.js';
import { Metering } from './simulate/meters.js';
import { casesFor, playedByBots } from './weights-cases.js';
import { send } from './weights-send.js';
import type { Cases, Wish } from './weights-wishes.js';

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

/** Makes games: copies of three, by many creators, over a year. */
async function fill(db: pg.Client, originals: readonly string[], games: number): Promise<void> {
  const [over, active, open] = originals;
  // Rows that are copied need no check of their keys, and indexes that are built at the end take a tenth of the time.
  await db.query('SET session_replication_role = replica');
  const indexes = await takeIndexes(db);
  await db.query(
    `INSERT INTO players (id, name, created_at)
     SELECT ('01800000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'Player ' || n, now()
     FROM generate_series(0, $1::int / ${GAMES_OF_CREATOR}) AS n`,
    [games],
  );
  // The time is in the id: a game each minute or so.
  await db.query(
    `CREATE TEMPORARY TABLE made AS
     SELECT n, (CASE WHEN n % 10 < ${OVER} THEN $2 WHEN n % 10 < ${OVER + ACTIVE} THEN $3 ELSE $4 END)::uuid AS original,
       (lpad(to_hex(${Date.UTC(2025, 0, 1)}::bigint + n * 50000::bigint), 12, '0') || '7'
         || substr(md5(n::text), 1, 3) || '8' || substr(md5(n::text), 4, 15))::uuid AS id,
       ('01800000-0000-7000-8000-' || lpad(to_hex(n / ${GAMES_OF_CREATOR}), 12, '0'))::uuid AS creator
     FROM generate_series(1, $1::int) AS n`,
    [games, over, active, open],
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

/** A service with its database, what its operations are called with, and what they cost. */
interface Filled {
  readonly service: Service;
  readonly metering: Metering;
  readonly cases: Cases;
  stop(): Promise<void>;
}

/**
 * CPU of the service and of its sessions of the database for each operation, with few games and with many. Each
 * operation is called on both in turn, so that what else the machine does meanwhile weighs on both.
 */
export async function manyGames(): Promise<Figure[]> {
  const few = await filled(FEW);
  if (few === null) return [];
  try {
    const many = await filled(MANY);
    if (many === null) return [];
    try {
      const figures: Figure[] = [];
      for (const operation of Object.keys(few.cases)) {
        if (LEFT_OUT.has(operation)) continue;
        try {
          const samples = await measured(few, many, operation);
          figures.push({
            name: `${operation}, with ${MANY.toLocaleString('en')} games`,
            unit: 'µs of CPU with the database',
            against: `with ${FEW.toLocaleString('en')} games`,
            samples,
            target: { atMost: 2, of: 'ratio' },
          });
        } catch (error) {
          console.error(`${operation} could not be called:`, error);
        }
      }
      return figures;
    } finally {
      await many.stop();
    }
  } finally {
    await few.stop();
  }
}

async function filled(games: number): Promise<Filled | null> {
  const db = await benchDatabase();
  if (db === null) return null;
  try {
    await fill(db.client, await originalsIn(db.url), games);
    const service = await startService(db.url);
    const metering = new Metering(service, db.client);
    const stop = async () => {
      await metering.stop();
      await service.stop();
      await db.drop();
    };
    return { service, metering, cases: await casesFor(service), stop };
  } catch (error) {
    await db.drop();
    throw error;
  }
}

/** A game that is over, one that goes on and an open one, from a service that stops again: its jobs would disturb the filling. */
async function originalsIn(url: string): Promise<string[]> {
  const service = await startService(url);
  try {
    const client = await newClient(service);
    const { id: over } = await playedByBots(client, 'mammut', Number.POSITIVE_INFINITY);
    const active = await newGame(client, 'mammut', 3);
    const wish = { rulebook: 'mammut', seats: ['me', 'open', 'open'] };
    const { id: open } = await client.post<{ id: string }>('/v1/games', wish);
    return [over, active, open];
  } finally {
    await service.stop();
  }
}

async function measured(few: Filled, many: Filled, operation: string): Promise<Figure['samples']> {
  const wishesOf = async ({ service, cases }: Filled): Promise<readonly Wish[]> => {
    const wishes = await cases[operation]?.(WARM_UP + ROUNDS * REQUESTS);
    if (wishes === undefined) throw new Error('it has no case');
    for (const wish of wishes.slice(0, WARM_UP)) await send(service, wish);
    return wishes;
  };
  const [ofFew, ofMany] = [await wishesOf(few), await wishesOf(many)];
  const samples: { ours: number; baseline: number }[] = [];
  for (let from = WARM_UP; from < WARM_UP + ROUNDS * REQUESTS; from += REQUESTS) {
    const baseline = await costOf(few, ofFew.slice(from, from + REQUESTS));
    samples.push({ ours: await costOf(many, ofMany.slice(from, from + REQUESTS)), baseline });
  }
  return samples;
}

async function costOf({ service, metering }: Filled, wishes: readonly Wish[]): Promise<number> {
  const before = await metering.read();
  for (const wish of wishes) await send(service, wish);
  const after = await metering.read();
  return (after.service - before.service + after.database - before.database) / wishes.length;
}
