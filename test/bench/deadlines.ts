import { setTimeout as sleep } from 'node:timers/promises';
import { serviceCpu } from './harness/cpu.js';
import type { BenchDatabase } from './harness/database.js';
import type { Figure } from './harness/figure.js';
import { type Client, newClient } from './harness/people.js';
import type { Service } from './harness/service.js';

const OPEN = 100_000;
const DUE = 1_000;
const ROUNDS = 3;
const IDLE_MS = 5_000;

const copyId = (n: string) => `('01890000-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))`;

/** The cost of 100,000 open deadlines while none is due, and the time for 1,000 that are due at once. */
export async function deadlines(service: Service, { client: db }: BenchDatabase): Promise<Figure[]> {
  const client = await newClient(service);
  const id = await newClockedGame(client);
  const before = await idle(service);
  await db.query(
    `INSERT INTO games SELECT (jsonb_populate_record(g, jsonb_build_object('bucket', NULL, 'id', ${copyId('n')}))).*
     FROM games g, generate_series(1, ${OPEN}) AS n WHERE g.id = $1`,
    [id],
  );
  await db.query(
    `INSERT INTO seats (game_id, seat, player_id, bot)
     SELECT g.id, s.seat, s.player_id, s.bot FROM games g, seats s
     WHERE s.game_id = $1 AND NOT EXISTS (SELECT FROM seats own WHERE own.game_id = g.id)`,
    [id],
  );
  await db.query(
    `INSERT INTO unfinished_games SELECT (jsonb_populate_record(u, jsonb_build_object('bucket', NULL, 'game_id', ${copyId('n')}))).*
     FROM unfinished_games u, generate_series(1, ${OPEN}) AS n WHERE u.game_id = $1`,
    [id],
  );
  await db.query('VACUUM ANALYZE games, seats, unfinished_games');
  const ours = await idle(service);
  const handled: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) handled.push(await lapses(db, id, round));
  return [
    {
      name: `${OPEN.toLocaleString('en')} open deadlines, none due`,
      unit: '% of one core',
      against: 'one open deadline',
      samples: ours.map((one, nth) => ({ ours: one, baseline: before[nth] ?? one })),
      target: { atMost: 1, of: 'ours' },
    },
    {
      name: `${DUE.toLocaleString('en')} deadlines due within one second`,
      unit: 's until all are handled',
      samples: handled.map((one) => ({ ours: one })),
      target: { atMost: 5, of: 'ours' },
    },
  ];
}

async function newClockedGame(client: Client): Promise<string> {
  const wish = {
    ...{ rulebook: 'mammut', seats: ['me', 'me', 'me'] },
    clock: { kind: 'prompt', seconds: 5_000_000, lapses: 10 },
  };
  const { id } = await client.post<{ id: string }>('/v1/games', wish);
  await client.post(`/v1/games/${id}/start`);
  return id;
}

/** The load of the server without requests. */
async function idle({ metricsUrl }: Service): Promise<number[]> {
  const spent = async (): Promise<number> => (await serviceCpu({ metricsUrl })) / 1e6;
  const samples: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [begun, cpu] = [performance.now(), await spent()];
    await sleep(IDLE_MS);
    samples.push(((await spent()) - cpu) / ((performance.now() - begun) / 100_000));
  }
  return samples;
}

/** Sets the deadlines of a thousand games to within the same second, soon. */
async function lapses(db: BenchDatabase['client'], id: string, round: number): Promise<number> {
  const from = 1 + round * DUE;
  const begin = Date.now() + 3_000;
  await db.query(
    `INSERT INTO entries SELECT (jsonb_populate_record(e, jsonb_build_object('bucket', NULL, 'game_id', ${copyId('n')}))).*
     FROM entries e, generate_series($2::int, $3::int) AS n WHERE e.game_id = $1`,
    [id, from, from + DUE - 1],
  );
  await db.query(
    `WITH soon AS MATERIALIZED (
       SELECT u.game_id, u.due_at AS before, $3::bigint + (n % 1000) AS due
       FROM generate_series($1::int, $2::int) AS n JOIN unfinished_games u ON u.game_id = ${copyId('n')}::uuid
     ), deadlines AS (
       UPDATE unfinished_games u SET due_at = to_timestamp(due / 1000.0) FROM soon WHERE u.game_id = soon.game_id
     )
     UPDATE games g SET table_status =
       replace(g.table_status::text, '"due":' || (date_part('epoch', before) * 1000)::bigint, '"due":' || due)::json
     FROM soon WHERE g.id = soon.game_id`,
    [from, from + DUE - 1, begin],
  );
  for (;;) {
    await sleep(100);
    const { rows } = await db.query(
      `SELECT count(*)::int AS left FROM unfinished_games u JOIN games g ON g.id = u.game_id
       WHERE g.version = 1 AND u.due_at < to_timestamp($1 / 1000.0)`,
      [begin + 2_000],
    );
    if (rows[0]?.left === 0) return (Date.now() - begin) / 1000;
  }
}
