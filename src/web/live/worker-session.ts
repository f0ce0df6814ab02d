import { effect } from '@preact/signals';
import { push } from '../state/push.js';
import { session } from '../state/session.js';

/** A worker cannot read the local storage. `src/web/worker/answer.ts` reads this. */
const CACHE = 'permafrost.session';
const KEY = './session';

/** Hands the worker the session that answers in notifications are given with, for as long as this browser is told. */
export function keepWorkerSession(): void {
  effect(() => {
    const who = session.value;
    const isTold = who !== null && push.value?.player === who.player.id;
    void hand(isTold ? who.secret : null);
  });
}

async function hand(secret: string | null): Promise<void> {
  try {
    if (secret === null) await caches.delete(CACHE);
    else await (await caches.open(CACHE)).put(KEY, new Response(secret));
  } catch {
    // Without a store, notifications open the page.
  }
}
