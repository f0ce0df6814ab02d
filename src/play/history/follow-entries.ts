import { WakeSignal } from '../../kernel/wake-signal.js';
import type { Context } from '../context.js';
import { type EntriesRequest, type EntryPage, type NarratedEntry, readEntries } from './read-entries.js';

export type Followed =
  | { readonly kind: 'entry'; readonly entry: NarratedEntry }
  /** Nothing has happened for a while; the line is kept warm. */
  | { readonly kind: 'quiet' }
  /** The game is over, and every entry of it has been delivered. */
  | { readonly kind: 'over'; readonly version: number };

/**
 * Every entry after a version, as it comes, until the game is over. It ends without a word when the caller may
 * not look through these eyes any longer: coming back, they are told why.
 */
export async function* followEntries(
  context: Context,
  request: EntriesRequest,
  {
    quietMs,
    signal,
    stillAllowed,
  }: {
    readonly quietMs: number;
    readonly signal: AbortSignal;
    readonly stillAllowed: () => Promise<boolean>;
  },
): AsyncGenerator<Followed> {
  const wakeSignal = new WakeSignal();
  const unsubscribe = context.bus.subscribe(request.gameId, wakeSignal.wake);
  let { after } = request;
  let first: EntryPage | null = null;
  try {
    while (!signal.aborted) {
      const page = await readEntries(context, { ...request, after });
      if (!page.ok) return;
      first ??= page.value;
      // Somebody who changed seats meanwhile would otherwise be told what the old seat may know.
      if (page.value.viewer !== first.viewer) return;
      for (const entry of page.value.entries) {
        yield { kind: 'entry', entry };
        after = entry.version;
      }
      if (after < page.value.version) continue;
      if (page.value.over) {
        yield { kind: 'over', version: after };
        return;
      }
      const woken = await wakeSignal.wait(quietMs, signal);
      if (!(await stillAllowed())) return;
      if (!woken && !signal.aborted) yield { kind: 'quiet' };
    }
  } finally {
    unsubscribe();
  }
}
