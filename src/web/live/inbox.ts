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
 * Follows the inbox while a player is signed in. Browsers limit the connections to one server, so only one tab polls
 * and broadcasts to the others.
 */
export function followInbox(): void {
  let stop = new AbortController();
  effect(() => {
    stop.abort();
    stop = new AbortController();
    waiting.value = null;
    const who = session.value;
    // A guest with a seat key has one game only.
    if (who !== null && who.game === null) void follow(`permafrost.inbox.${who.player.id}`, stop.signal);
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
  await inOneTab(name, signal, () => poll(others, signal));
}

/** Runs in one tab at a time. Browsers have no locks on pages without TLS; there, every tab runs it. */
async function inOneTab(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { readonly locks?: LockManager };
  if (locks === undefined) return work();
  await locks.request(name, { signal }, work).catch((error: unknown) => {
    if (!isAborted(error)) throw error;
  });
}

async function poll(others: BroadcastChannel, signal: AbortSignal): Promise<void> {
  let known: string | null = null;
  for (let failures = 0; !signal.aborted; ) {
    try {
      const change = await awaitInbox(known, signal);
      failures = 0;
      if (change === null) continue;
      if (known !== null) notifyOf(change.waiting, waiting.value ?? []);
      known = change.etag;
      waiting.value = change.waiting;
      others.postMessage(change.waiting);
    } catch {
      await pause(pauseAfter(failures), signal);
      failures += 1;
    }
  }
}
