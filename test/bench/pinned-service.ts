import { setTimeout as sleep } from 'node:timers/promises';
import type * as App from '../../src/app.js';
import type * as Frozen from '../../src/rulebooks/frozen.js';
import type * as Registry from '../../src/rulebooks/registry.js';
import type * as Store from '../../src/store/open.js';
import { built } from './harness/built.js';
import { cpuMs } from './harness/cpu.js';
import { work } from './harness/worker.js';

export type PinnedTask = { readonly databaseUrl: string } & (
  | { readonly does: 'begin'; readonly rulebook: string }
  | { readonly does: 'view'; readonly game: string }
);

/** Until the first runs of its jobs have ended. */
const SETTLED = 1_000;

/**
 * A service that has just started. Begins a game by the last frozen rules of a rulebook and returns its id, or returns
 * the milliseconds of CPU time that its first view of a game takes.
 */
work<PinnedTask, string | number>(async (task) => {
  const { buildApp } = await built<typeof App>('app.js');
  const { rulebooks } = await built<typeof Registry>('rulebooks/registry.js');
  const { loadFrozen, readManifest } = await built<typeof Frozen>('rulebooks/frozen.js');
  const { openStore } = await built<typeof Store>('store/open.js');
  const store = await openStore({ databaseUrl: task.databaseUrl, poolSize: 2 });
  const frozen =
    task.does === 'begin' ? readManifest().engines.findLast(({ id }) => id === task.rulebook) : undefined;
  const app = await buildApp({
    store,
    rulebooks: frozen === undefined ? rulebooks : [await loadFrozen(frozen)],
  });
  await app.ready();
  const ask = async (method: 'GET' | 'POST', url: string, secret = '', payload = {}) => {
    const headers = secret === '' ? {} : { authorization: `Bearer ${secret}` };
    const answer = await app.inject({ method, url, headers, ...(method === 'POST' && { payload }) });
    if (answer.statusCode >= 300) throw new Error(`${url}: ${answer.body}`);
    return answer.json();
  };
  try {
    if (task.does === 'begin') {
      const { secret } = await ask('POST', '/v1/players', '', { name: 'Bench' });
      const wish = { rulebook: task.rulebook, seats: ['me', 'me', 'me'], carryOver: false };
      const { id } = await ask('POST', '/v1/games', secret, wish);
      await ask('POST', `/v1/games/${id}/start`, secret);
      return id as string;
    }
    await sleep(SETTLED);
    return await cpuMs(() => ask('GET', `/v1/games/${task.game}/view`));
  } finally {
    await app.close();
    await store.close();
  }
});
