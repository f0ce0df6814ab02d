import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { BenchDatabase } from './harness/database.js';
import type { Figure, Sample } from './harness/figure.js';
import { type Client, each, newClient, newGame } from './harness/people.js';
import { startServiceWith, UNLIMITED } from './harness/service.js';

const RULEBOOK = 'mammut';
const GAMES = 50;
const ROUNDS = 3;
const SECONDS = 10;
const PAUSE_MS = 20;

/** What an action of somebody else takes while fifty games with bots that search are played, and what the event loop does. */
export async function searching(db: BenchDatabase): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'loop-delay-'));
  const file = join(folder, 'p99');
  const probe = fileURLToPath(new URL('harness/loop-delay.mjs', import.meta.url));
  const settings = { ...UNLIMITED, LOOP_DELAY_FILE: file };
  const service = await startServiceWith(db.url, settings, ['--import', probe]);
  try {
    const [player, host] = [await newClient(service), await newClient(service)];
    await p99Of(player);
    const quiet: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) quiet.push(await p99Of(player));
    await each(GAMES, () => gameOfBots(host));
    const [actions, delays]: [Sample[], Sample[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      await rm(file, { force: true });
      const ours = await p99Of(player);
      actions.push({ ours, baseline: quiet[round] ?? 0 });
      delays.push({ ours: Number(await readFile(file, 'utf8')) });
    }
    const name = `while ${GAMES} games of strong bots are played`;
    return [
      {
        name: `p99 of an action ${name}`,
        ...{ unit: 'ms', against: 'without them', samples: actions, target: { atMost: 2, of: 'ratio' } },
      },
      {
        name: `p99 of the event loop's delay ${name}`,
        ...{ unit: 'ms', samples: delays, target: { atMost: 20, of: 'ours' } },
      },
    ];
  } finally {
    await service.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function gameOfBots(host: Client): Promise<void> {
  const seats = [{ bot: 'strong' }, { bot: 'strong' }, { bot: 'strong' }];
  const { id } = await host.post<{ id: string }>('/v1/games', { rulebook: RULEBOOK, seats });
  await host.post(`/v1/games/${id}/start`);
}

async function p99Of(player: Client): Promise<number> {
  let game = await newGame(player, RULEBOOK, 2);
  const times: number[] = [];
  for (const until = Date.now() + SECONDS * 1_000; Date.now() < until; ) {
    const legal = await player.get(`/v1/games/${game}/actions`);
    const { asked } = (await legal.json()) as { asked: { seat: number; actions: { id: string }[] }[] };
    const [first] = asked;
    if (first === undefined) {
      game = await newGame(player, RULEBOOK, 2);
      continue;
    }
    const begun = performance.now();
    await player.post(`/v1/games/${game}/actions`, { seat: first.seat, action: first.actions[0]?.id });
    times.push(performance.now() - begun);
    await sleep(PAUSE_MS);
  }
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length * 0.99)] ?? 0;
}
