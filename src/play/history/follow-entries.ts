import { WakeSignal } from '../../kernel/wake-signal.js';
import type { Context } from '../context.js';
import { findReadable } from '../games/find-game.js';
import type { EncodedEntry } from './encode-entry.js';
import { type EntriesRequest, type EntryPage, pageOf } from './read-entries.js';

export type Followed =
  | { readonly kind: 'entry'; readonly entry: EncodedEntry }
  /** Nothing has happened for a while: time for a keep-alive. */
  | { readonly kind: 'quiet' }
  /** The game is over and all its entries were delivered. */
  | { readonly kind: 'over'; readonly version: number };

export interface Following {
  readonly quietMs: number;
  readonly signal: AbortSignal;
  readonly stillAllowed: () => Promise<boolean>;
  /** Repeats a read that fails while the database cannot be reached. */
  readonly outlast: <Value>(read: () => Promise<Value>) => Promise<Value>;
}

/**
 * Every entry after a version, as it comes, until the game is over. Nothing is buffered for a slow consumer: it reads
 * what it has missed from the log. Ends early, without a reason, when the caller loses access or changes seats and when
 * the database was restored to an earlier state. A client that reconnects gets the reason.
 */
export async function* followEntries(
  context: Context,
  request: EntriesRequest,
  { quietMs, signal, stillAllowed, outlast }: Following,
): AsyncGenerator<Followed> {
  const { gameId, caller, invitation } = request;
  const wakeSignal = new WakeSignal();
  signal.addEventListener('abort', wakeSignal.wake, { once: true });
  const feed = context.feeds.join(gameId, wakeSignal.wake);
  let { after } = request;
  let viewer: EntryPage['viewer'] | null = null;
  try {
    const found = await outlast(() => findReadable(context, caller, gameId, invitation));
    if (!found.ok) return;
    for (let game = found.value; !signal.aborted && !feed.isReset; ) {
      const newest = feed.newest(game);
      game = newest;
      const page = await outlast(() => pageOf(context, newest, { ...request, after }));
      if (!page.ok) return;
      // After a change of seats, the stream of the old seat would leak what only that seat may know.
      viewer ??= page.value.viewer;
      if (page.value.viewer !== viewer) return;
      const { entries, version, over } = page.value;
      for (const entry of entries) {
        yield { kind: 'entry', entry };
        after = entry.version;
      }
      if (after < version) {
        // The database was restored to an earlier state: the log no longer has these entries.
        if (entries.length === 0) return;
        continue;
      }
      if (over) {
        yield { kind: 'over', version: after };
        return;
      }
      const woken = await wakeSignal.wait(quietMs);
      if (signal.aborted || !(await outlast(stillAllowed))) return;
      if (woken) continue;
      yield { kind: 'quiet' };
    }
  } finally {
    feed.leave();
  }
}
