import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchDatabase } from './harness/database.js';
import type { Figure } from './harness/figure.js';
import { type Client, each, newClient } from './harness/people.js';
import type { Service } from './harness/service.js';

const GAMES = 30;
const ACTIONS = 60;
const ROUNDS = 3;
/** Sessions of Postgres report their statistics within a second of being idle. */
const REPORTED_MS = 3_000;

/** How many updates of the row of a game with a clock touch no index and stay on their page. */
export async function hot(service: Service, { client: db }: BenchDatabase): Promise<Figure[]> {
  const updates = async () => {
    await sleep(REPORTED_MS);
    const { rows } = await db.query<{ all: number; hot: number }>(
      `SELECT n_tup_upd::int AS all, n_tup_hot_upd::int AS hot FROM pg_stat_user_tables WHERE relname = 'games'`,
    );
    return rows[0] ?? { all: 0, hot: 0 };
  };
  const samples: { readonly ours: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const games = await each(GAMES, () => clockedGame(service));
    const before = await updates();
    await Promise.all(games.map(play));
    const after = await updates();
    samples.push({ ours: (100 * (after.hot - before.hot)) / (after.all - before.all) });
  }
  return [
    {
      name: 'updates of games with a clock that stay HOT',
      unit: '%',
      samples,
      target: { atLeast: 95, of: 'ours' },
    },
  ];
}

interface Clocked {
  readonly client: Client;
  readonly id: string;
}

async function clockedGame(service: Service): Promise<Clocked> {
  const client = await newClient(service);
  const { id } = await client.post<{ id: string }>('/v1/games', {
    ...{ rulebook: 'mammut', seats: ['me', 'me', 'me'] },
    clock: { kind: 'prompt', seconds: 86_400 },
  });
  await client.post(`/v1/games/${id}/start`);
  return { client, id };
}

interface Asked {
  readonly asked: readonly { readonly seat: number; readonly actions: readonly { readonly id: string }[] }[];
}

async function play({ client, id }: Clocked): Promise<void> {
  for (let nth = 0; nth < ACTIONS; nth += 1) {
    const response = await client.get(`/v1/games/${id}/actions`);
    const [prompt] = ((await response.json()) as Asked).asked;
    const action = prompt?.actions[0]?.id;
    if (prompt === undefined || action === undefined) return;
    await client.post(`/v1/games/${id}/actions`, { seat: prompt.seat, action });
  }
}
