import type { Language, Viewer } from '../../engine/rulebook.js';
import { err, ok, type Result } from '../../kernel/result.js';
import { WakeSignal } from '../../kernel/wake-signal.js';
import type { Caller } from '../caller.js';
import type { Context } from '../context.js';
import { findGame } from '../games/find-game.js';
import { viewerFor } from '../games/viewer.js';
import { isOver } from '../ports/game-record.js';
import { type Refusal, refusal } from '../refusal.js';
import { linesOf, narrationOf } from './narration.js';
import { redact, type SeenEntry } from './redact.js';

export interface EntriesRequest {
  readonly gameId: string;
  readonly caller: Caller;
  readonly viewer?: Viewer | undefined;
  readonly invitation?: string | undefined;
  /** The last version that the client has; 0 for none. */
  readonly after: number;
  readonly limit: number;
  readonly language: Language;
}

/** An entry with what it tells of, in sentences. */
export type NarratedEntry = SeenEntry & { readonly lines: readonly string[] };

export interface EntryPage {
  readonly game: string;
  readonly rulebook: string;
  readonly viewer: Viewer;
  /** Where the game is now; more entries follow while the last one here is below it. */
  readonly version: number;
  readonly over: boolean;
  readonly entries: readonly NarratedEntry[];
}

/** What happened after a version, as the caller may know it. */
export async function readEntries(
  context: Context,
  request: EntriesRequest,
): Promise<Result<EntryPage, Refusal>> {
  const found = await findGame(context, request.caller, request.gameId, request.invitation);
  if (!found.ok) return found;
  const { record, rulebook } = found.value;
  const viewer = viewerFor(record, request.caller, request.viewer);
  if (!viewer.ok) return viewer;
  const { version } = record;
  const { after } = request;
  if (after > version) {
    return err(
      refusal('bad_cursor', `The game is at version ${version}: nothing can come after ${after} yet.`),
    );
  }
  const upTo = Math.min(version, after + request.limit);
  const entries = upTo > after ? await context.log.entries(record.id, after, upTo) : [];
  const narration = narrationOf(found.value, request.language);
  return ok({
    game: record.id,
    rulebook: record.rulebook,
    viewer: viewer.value,
    version,
    over: isOver(record),
    entries: entries.map((entry) => {
      const seen = redact(rulebook, entry, viewer.value);
      return { ...seen, lines: linesOf(rulebook, seen, narration) };
    }),
  });
}

/** As `readEntries`, but answers an empty page only when the time is over or the game is. */
export async function awaitEntries(
  context: Context,
  request: EntriesRequest,
  waitMs: number,
  signal: AbortSignal,
): Promise<Result<EntryPage, Refusal>> {
  const until = performance.now() + waitMs;
  const wakeSignal = new WakeSignal();
  const unsubscribe = context.bus.subscribe(request.gameId, wakeSignal.wake);
  try {
    for (;;) {
      const page = await readEntries(context, request);
      const left = until - performance.now();
      if (!page.ok || page.value.entries.length > 0 || page.value.over || left <= 0 || signal.aborted)
        return page;
      await wakeSignal.wait(left, signal);
    }
  } finally {
    unsubscribe();
  }
}
