import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { BenchDatabase } from './harness/database.js';
import { benchDatabase } from './harness/database.js';
import type { Figure, Sample } from './harness/figure.js';
import { type Client, newClient } from './harness/people.js';
import { startService } from './harness/service.js';

const GAMES = 10_000;
/** The games that bots play; the others are copies of them. */
const PLAYED = 20;
const ROUNDS = 5;
const KINDS = [
  { rulebook: 'mammut', seats: 3 },
  { rulebook: 'eiszeit', seats: 3 },
  { rulebook: 'endless-winter', seats: 2 },
  { rulebook: 'tal-der-mammuts', seats: 2 },
];

/** The hashes of a log do not depend on the game's id, so they are valid in a copy. */
const COPY = `
  WITH originals AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS nth FROM games),
    copies AS (
      SELECT originals.id AS original, gen_random_uuid() AS copy
      FROM generate_series(1, ${GAMES - PLAYED}) AS n JOIN originals ON originals.nth = n % ${PLAYED}
    ),
    games_made AS (
      INSERT INTO games SELECT (jsonb_populate_record(g, jsonb_build_object('bucket', NULL, 'id', copies.copy))).*
      FROM copies JOIN games g ON g.id = copies.original
    ),
    seats_made AS (
      INSERT INTO seats (game_id, seat, player_id, bot)
      SELECT copies.copy, s.seat, s.player_id, s.bot FROM copies JOIN seats s ON s.game_id = copies.original
    )
  INSERT INTO entries (game_id, version, seat, action, events, hash, at)
  SELECT copies.copy, e.version, e.seat, e.action, e.events, e.hash, e.at
  FROM copies JOIN entries e ON e.game_id = copies.original`;

/** A backup of ten thousand games, compared with pg_dump. */
export async function backup(): Promise<Figure[]> {
  const db = await benchDatabase();
  if (db === null) return [];
  const folder = await mkdtemp(join(tmpdir(), 'permafrost-bench-'));
  try {
    await fill(db);
    const samples = await measure(db.url, folder);
    return (['plain', 'custom'] as const).map((format) => ({
      name: `permafrost backup of ${GAMES.toLocaleString('en')} games`,
      unit: 'seconds',
      against: format === 'plain' ? 'pg_dump' : 'pg_dump --format=custom, which compresses too',
      samples: samples[format],
      target: { atMost: 1.5, of: 'ratio' },
    }));
  } finally {
    await rm(folder, { recursive: true });
    await db.drop();
  }
}

async function fill({ url, client: db }: BenchDatabase): Promise<void> {
  const service = await startService(url);
  try {
    const client = await newClient(service);
    for (let nth = 0; nth < PLAYED; nth += 1) await play(client, nth);
  } finally {
    await service.stop();
  }
  await db.query(COPY);
  await db.query('VACUUM ANALYZE');
}

async function play(client: Client, nth: number): Promise<void> {
  const { rulebook = '', seats = 0 } = KINDS[nth % KINDS.length] ?? {};
  const wish = { rulebook, seats: Array(seats).fill('bot') };
  const { id } = await client.post<{ id: string }>('/v1/games', wish);
  await client.post(`/v1/games/${id}/start`);
  for (;;) {
    const game = (await (await client.get(`/v1/games/${id}`)).json()) as { status: string };
    if (game.status === 'finished') return;
    await sleep(50);
  }
}

async function measure(
  url: string,
  folder: string,
): Promise<{ readonly plain: Sample[]; readonly custom: Sample[] }> {
  const program = fileURLToPath(new URL('../../dist/commands/main.js', import.meta.url));
  const sides = {
    ours: () => seconds(process.execPath, [program, 'backup', '--database', url, join(folder, 'ours')]),
    plain: () => seconds('pg_dump', ['--file', join(folder, 'plain'), url]),
    custom: () => seconds('pg_dump', ['--format=custom', '--file', join(folder, 'custom'), url]),
  };
  const [plain, custom]: [Sample[], Sample[]] = [[], []];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const ours = await sides.ours();
    const [one, other] = [await sides.plain(), await sides.custom()];
    // The first round runs with cold caches.
    if (round === 0) continue;
    plain.push({ ours, baseline: one });
    custom.push({ ours, baseline: other });
  }
  return { plain, custom };
}

async function seconds(command: string, args: readonly string[]): Promise<number> {
  const begun = performance.now();
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let stderr = '';
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${command} ended with ${code}: ${stderr}`);
  return (performance.now() - begun) / 1_000;
}
