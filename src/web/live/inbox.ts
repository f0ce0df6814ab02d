import { effect } from '@preact/signals';
import { isAborted } from '../api/failure.js';
import { awaitInbox } from '../api/inbox.js';
import type { Waiting } from '../api/lobby.js';
import { session } from '../state/session.js';
import { waitingGames } from '../state/title.js';
import { waiting } from '../state/waiting.js';
import { pause, pauseAfter } from './backoff.js';
import { notifyOf } from './notify.js';

/**
 * Follows what waits for the player, as long as somebody is signed in. A browser has few connections to one server,
 * so of all tabs only one asks, and tells the others.
 */
export function followInbox(): void {
  let leave = new AbortController();
  effect(() => {
    leave.abort();
    leave = new AbortController();
    waiting.value = null;
    const who = session.value;
    // Who has the key to one seat has one game.
    if (who !== null && who.game === null) void follow(`permafrost.inbox.${who.player.id}`, leave.signal);
  });
  effect(() => {
    waitingGames.value = waiting.value?.length ?? 0;
  });
}

async function follow(name: string, signal: AbortSignal): Promise<void> {
  const others = new BroadcastChannel(name);
  signal.addEventListener('abort', () => others.close());
  others.onmessage = ({ data }: MessageEvent<readonly Waiting[] | 'what is known?'>) => {
    if (data !== 'what is known?') waiting.value = data;
    else if (waiting.value !== null) others.postMessage(waiting.value);
  };
  others.postMessage('what is known?');
  await alone(name, signal, () => ask(others, signal));
}

/** Runs once no other tab does. Where browsers know no locks, as on an address without TLS, every tab does. */
async function alone(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { readonly locks?: LockManager };
  if (locks === undefined) return work();
  await locks.request(name, { signal }, work).catch((error: unknown) => {
    if (!isAborted(error)) throw error;
  });
}

async function ask(others: BroadcastChannel, signal: AbortSignal): Promise<void> {
  let known: string | null = null;
  for (let failures = 0; !signal.aborted; ) {
    try {
      const news = await awaitInbox(known, signal);
      failures = 0;
      if (news === null) continue;
      if (known !== null) notifyOf(news.waiting, waiting.value ?? []);
      known = news.etag;
      waiting.value = news.waiting;
      others.postMessage(news.waiting);
    } catch {
      await pause(pauseAfter(failures), signal);
      failures += 1;
    }
  }
}
