import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { erase } from '../../src/engine/any-rulebook.js';
import { mammut } from '../../src/rulebooks/mammut/index.js';
import { configFor } from '../support/playout.js';
import { asHttp, Connection, timed } from './harness/connection.js';
import type { BenchDatabase } from './harness/database.js';
import type { Figure, Sample } from './harness/figure.js';
import { newClient, newGame } from './harness/people.js';
import { scriptOf } from './harness/script.js';
import type { Service } from './harness/service.js';

const ENTRIES = 1_000;
const GAMES = 15;
const SEATS = 3;

/** The first view of games that are not in memory: they are written directly to the database. */
export async function firstView(service: Service, { client: db }: BenchDatabase): Promise<Figure[]> {
  const original = await newGame(await newClient(service), 'mammut', SEATS);
  const connection = await Connection.open(service.port);
  const samples: Sample[] = [];
  for (let nth = 0; nth <= GAMES; nth += 1) {
    const id = await longGame(db, original);
    const ours = await timed(connection, asHttp({ path: `/v1/games/${id}/view` }));
    const begun = performance.now();
    await db.query('SELECT * FROM entries WHERE game_id = $1 ORDER BY version', [id]);
    const baseline = performance.now() - begun;
    if (nth > 0) samples.push({ ours, baseline });
  }
  connection.close();
  return [
    {
      name: 'GET …/view of 1,000 entries, cold',
      unit: 'ms',
      against: 'a bare pg client that reads the 1,000 rows',
      samples,
      target: { atMost: 50, of: 'ours' },
    },
  ];
}

/** A game of Mammut is shorter than this, so at its end the log continues with another setup. */
function log() {
  const rulebook = erase(mammut);
  const config = configFor(rulebook, SEATS);
  const entries: { seat: number | null; action: object; events: readonly object[] }[] = [];
  for (let game = 0; entries.length < ENTRIES; game += 1) {
    const { setup, steps } = scriptOf(rulebook, config, `seed ${game}`);
    entries.push({ seat: null, action: { type: 'start', config }, events: setup }, ...steps);
  }
  return entries.slice(0, ENTRIES).map(({ seat, action, events }, nth) => ({
    ...{ version: nth + 1, seat, action, events },
    ...{ hash: 'f'.repeat(64), at: new Date() },
  }));
}

const rows = JSON.stringify(log());

async function longGame(db: pg.Client, original: string): Promise<string> {
  const id = randomUUID();
  await db.query(
    `INSERT INTO games SELECT (jsonb_populate_record(g, jsonb_build_object('id', $2::uuid, 'version', $3::int))).*
     FROM games g WHERE g.id = $1`,
    [original, id, ENTRIES],
  );
  await db.query(`INSERT INTO seats SELECT $2, seat, player_id, bot FROM seats WHERE game_id = $1`, [
    original,
    id,
  ]);
  await db.query(
    `INSERT INTO entries (game_id, version, seat, action, events, hash, at)
     SELECT $1, version, seat, action, events, hash, at FROM json_to_recordset($2::json)
     AS e (version int, seat int, action json, events json, hash text, at timestamptz)`,
    [id, rows],
  );
  return id;
}
