import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type * as App from '../../src/app.js';
import type * as Engines from '../../src/rulebooks/engines.js';
import type * as Registry from '../../src/rulebooks/registry.js';
import type * as Stores from '../../src/store/open.js';
import { freezeSources } from '../support/freeze-sources.js';
import { raised } from '../support/raised.js';
import { runningGame } from '../support/release.js';
import { built } from './harness/built.js';
import type { BenchDatabase } from './harness/database.js';
import type { Figure, Sample } from './harness/figure.js';
import type { Service } from './harness/service.js';

const GAMES = 400;
const ACTIONS = 200;
const ROUNDS = 5;
const SECONDS = 2;
const PERCENT = 20;

/** What a process does beside its replays: the database's driver and the other jobs. */
const OTHER_WORK = 5;

/** The share of the CPU that a process takes to carry games over, and how long it keeps requests waiting. */
export async function carryOver(_: Service, db: BenchDatabase): Promise<Figure[]> {
  const { rulebooks } = await built<typeof Registry>('rulebooks/registry.js');
  const { openStore } = await built<typeof Stores>('store/open.js');
  const { buildApp } = await built<typeof App>('app.js');
  const { EngineFiles } = await built<typeof Engines>('rulebooks/engines.js');
  const store = await openStore({ databaseUrl: db.url });
  const { folder: engineFolder, rulesVersion, next } = await freezeSources('eiszeit');
  const rules = { rulebook: 'eiszeit', rulesVersion };
  const engines = new EngineFiles(rulebooks, () => {}, engineFolder);
  const rulebook = await engines.rulebook(rules);
  if (rulebook === undefined) throw new Error('the present version of Eiszeit is missing');
  const person = await someone(db);
  const begun = { store, rulebook, engineHash: engines.hashOf(rules), person };
  for (let nth = 0; nth < GAMES; nth += 1) await runningGame(begun, nth, ACTIONS);

  const after = raised(rulebooks, 'eiszeit');
  const app = await buildApp({ store, rulebooks: after, engineFolder, carryOverCpu: PERCENT });
  const delay = monitorEventLoopDelay({ resolution: 1 });
  await app.ready();
  const [shares, delays]: [Sample[], Sample[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    delay.reset();
    delay.enable();
    const [cpu, since] = [process.cpuUsage(), performance.now()];
    await sleep(SECONDS * 1_000);
    const { user, system } = process.cpuUsage(cpu);
    delay.disable();
    shares.push({ ours: (user + system) / 10 / (performance.now() - since) });
    delays.push({ ours: delay.percentile(99) / 1e6 });
  }
  const done = await db.client.query<{ games: number }>(
    `SELECT count(*)::int AS games FROM games WHERE rulebook = 'eiszeit' AND rules_version = $1`,
    [next],
  );
  await app.close();
  await store.close();
  const games = done.rows[0]?.games ?? 0;
  if (games === 0 || games === GAMES)
    throw new Error(`${games} games were carried over in the time measured`);
  const name = `carrying ${games} games of ${ACTIONS} actions over in ${ROUNDS * SECONDS} s`;
  return [
    {
      name: `${name}: CPU`,
      unit: '%',
      samples: shares,
      target: { atMost: PERCENT + OTHER_WORK, of: 'ours' },
    },
    { name: `${name}: others wait`, unit: 'ms', samples: delays, target: { atMost: 50, of: 'ours' } },
  ];
}

async function someone({ client }: BenchDatabase) {
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO players (id, name, created_at) VALUES (gen_random_uuid(), 'Ayla', now()) RETURNING id`,
  );
  return { id: rows[0]?.id ?? '', name: 'Ayla', secret: '', auth: { authorization: '' } };
}
