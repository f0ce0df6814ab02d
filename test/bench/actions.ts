import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { erase } from '../../src/engine/any-rulebook.js';
import { gameSeed } from '../../src/engine/fairness.js';
import { mammut } from '../../src/rulebooks/mammut/index.js';
import { configFor } from '../support/playout.js';
import type { BareAppend, BarePgTask } from './bare-pg.js';
import { asHttp } from './harness/connection.js';
import type { BenchDatabase } from './harness/database.js';
import type { Figure } from './harness/figure.js';
import { askAlways, type Client, each, newClient, newGame } from './harness/people.js';
import { byTurns, samplesOf, WARM_UP } from './harness/rounds.js';
import { type Step, scriptOf } from './harness/script.js';
import type { Service } from './harness/service.js';
import { startWorker } from './harness/worker.js';
import type { LoadTask } from './load.js';

const CLIENTS = 64;
const SEATS = 3;
const ROUNDS = 11;
/** Per client and round. */
const ACTIONS = 60;

interface Planned {
  readonly id: string;
  readonly client: Client;
  /** The table status that is written with the head. */
  readonly tableStatus: string;
  readonly steps: readonly Step[];
}

/**
 * Sixty-four players. Each has all seats of one game, and starts the next when it is over. Appends are announced to
 * other processes, which serialises commits, so there is a baseline with announcements and one without.
 */
export async function actions(service: Service, db: BenchDatabase): Promise<Figure[]> {
  const plans = await planned(service, db.client, { actions: (WARM_UP + ROUNDS) * ACTIONS });
  const ours = startWorker<LoadTask, number>('load.ts');
  const telling = startWorker<BarePgTask, number>('bare-pg.ts');
  const quiet = startWorker<BarePgTask, number>('bare-pg.ts');
  try {
    const requests = plans.map((games) => games.flatMap(requestsOf));
    await ours.run({ kind: 'connect', port: service.port, lanes: requests, expected: 200 });
    for (const [worker, announces] of [[telling, true] as const, [quiet, false] as const]) {
      const copies = await copied(db.client, plans.flat());
      const lanes = plans.map((games) => games.flatMap((game) => appendsOf(copies.get(game.id), game)));
      await worker.run({ kind: 'connect', url: db.url, lanes, announces });
    }
    // The server analyzes tables by itself within a minute. Until then its plans are for nearly empty tables.
    await db.client.query('ANALYZE');
    const [rates, ...others] = await byTurns(
      ROUNDS,
      () => ours.run({ kind: 'round', requests: ACTIONS }),
      () => telling.run({ kind: 'round', appends: ACTIONS }),
      () => quiet.run({ kind: 'round', appends: ACTIONS }),
    );
    const figure = (against: string, baseline: number[] | undefined): Figure => ({
      name: 'POST …/actions, durable',
      unit: 'actions/s',
      against,
      samples: samplesOf(rates, baseline),
      target: { atLeast: 1, of: 'ratio' },
    });
    return [
      figure('bare pg: the same append with its announcement, one by one on 10 connections', others[0]),
      figure('bare pg: the append alone, one by one on 10 connections', others[1]),
    ];
  } finally {
    for (const worker of [ours, telling, quiet]) await worker.stop();
  }
}

interface Kept {
  readonly seed: string;
  readonly tableStatus: string;
}

/** The actions of each client, in as many games as needed, one after the other. */
export async function planned(
  service: Service,
  db: pg.Client,
  { actions, prepare = async () => {} }: { actions: number; prepare?: (client: Client) => Promise<void> },
): Promise<Planned[][]> {
  const rulebook = erase(mammut);
  const config = configFor(rulebook, SEATS);
  const plans: Planned[][] = [];
  for (const client of await each(CLIENTS, () => newClient(service))) {
    await prepare(client);
    const games: Planned[] = [];
    for (let left = actions; left > 0; ) {
      const id = await newGame(client, 'mammut', SEATS);
      await askAlways(service, client, id, SEATS);
      const { rows } = await db.query<Kept>(
        'SELECT seed, table_status::text AS "tableStatus" FROM games WHERE id = $1',
        [id],
      );
      const { seed, tableStatus } = rows[0] as Kept;
      const { steps } = scriptOf(rulebook, config, gameSeed(seed, Array<null>(SEATS).fill(null)));
      games.push({ id, client, tableStatus, steps });
      left -= steps.length;
    }
    plans.push(games);
  }
  return plans;
}

export const requestsOf = ({ id, client, steps }: Planned): string[] =>
  steps.map(({ seat, id: action }) =>
    asHttp({
      path: `/v1/games/${id}/actions`,
      headers: client.headers,
      body: JSON.stringify({ seat, action }),
    }),
  );

/** Copies the games for the baseline. Returns their ids by the ids of the originals. */
async function copied(db: pg.Client, games: readonly Planned[]): Promise<Map<string, string>> {
  const copies = new Map(games.map(({ id }) => [id, randomUUID()]));
  const ids = [[...copies.keys()], [...copies.values()]];
  const pairs = 'unnest($1::uuid[], $2::uuid[]) AS pair (original, copy)';
  await db.query(
    `INSERT INTO games SELECT (jsonb_populate_record(g, jsonb_build_object('bucket', NULL, 'id', copy))).*
     FROM games g JOIN ${pairs} ON g.id = original`,
    ids,
  );
  await db.query(
    `INSERT INTO unfinished_games SELECT (jsonb_populate_record(u, jsonb_build_object('bucket', NULL, 'game_id', copy))).*
     FROM unfinished_games u JOIN ${pairs} ON u.game_id = original`,
    ids,
  );
  await db.query(
    `INSERT INTO entries SELECT (jsonb_populate_record(e, jsonb_build_object('bucket', NULL, 'game_id', copy))).*
     FROM entries e JOIN ${pairs} ON e.game_id = original`,
    ids,
  );
  return copies;
}

const HASH = 'f'.repeat(64);

const appendsOf = (id: string | undefined, { steps, tableStatus }: Planned): BareAppend[] =>
  steps.map(({ version, seat, action, events, prompts, outcome }) => [
    id,
    version - 1,
    version,
    outcome === null ? 'active' : 'finished',
    JSON.stringify(prompts),
    [...new Set(prompts.map((prompt) => prompt.seat))],
    outcome && JSON.stringify(outcome),
    new Date().toISOString(),
    seat,
    JSON.stringify(action),
    JSON.stringify(events),
    HASH,
    tableStatus,
  ]);
