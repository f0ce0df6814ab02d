import { setTimeout as sleep } from 'node:timers/promises';
import type * as App from '../../src/app.js';
import type * as Registry from '../../src/rulebooks/registry.js';
import type * as Store from '../../src/store/open.js';
import { built } from './harness/built.js';
import { cpuMs } from './harness/cpu.js';
import { work } from './harness/worker.js';

export interface PinnedTask {
  readonly databaseUrl: string;
  readonly game: string;
  /** Whether the rules of the service are newer than those of the game. */
  readonly isPinned: boolean;
}

/** Until the first runs of its jobs have ended. */
const SETTLED = 1_000;

/** A service that has just started. Returns the milliseconds of CPU time that its first view of a game takes. */
work<PinnedTask, number>(async ({ databaseUrl, game, isPinned }) => {
  const { buildApp } = await built<typeof App>('app.js');
  const { rulebooks } = await built<typeof Registry>('rulebooks/registry.js');
  const { openStore } = await built<typeof Store>('store/open.js');
  const store = await openStore({ databaseUrl, poolSize: 2 });
  const newer = rulebooks.map((rulebook) => ({
    ...rulebook,
    meta: { ...rulebook.meta, rulesVersion: `${rulebook.meta.rulesVersion}+` },
  }));
  const app = await buildApp({ store, rulebooks: isPinned ? newer : rulebooks });
  await app.ready();
  await sleep(SETTLED);
  let statusCode = 0;
  const spent = await cpuMs(async () => {
    statusCode = (await app.inject(`/v1/games/${game}/view`)).statusCode;
  });
  await app.close();
  await store.close();
  if (statusCode !== 200) throw new Error(`the view was answered with ${statusCode}`);
  return spent;
});
