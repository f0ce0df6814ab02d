import type { Language, Viewer } from '../../engine/rulebook.js';
import { err, ok, type Result } from '../../kernel/result.js';
import { WakeSignal } from '../../kernel/wake-signal.js';
import type { Caller } from '../caller.js';
import type { Context } from '../context.js';
import { findReadable, maySee } from '../games/find-game.js';
import type { LiveGame } from '../games/live-games.js';
import { entriesIn } from '../games/tail.js';
import { viewerFor } from '../games/viewer.js';
import { isOver } from '../ports/game-record.js';
import type { OnUnpacked } from '../ports/log.js';
import { notFound, type Refusal, refusal } from '../refusal.js';
import { type Sharing, sharingOf } from '../showing/sharing.js';
import { type EncodedEntry, encodeEntry } from './encode-entry.js';

export interface EntriesRequest {
  readonly gameId: string;
  readonly caller: Caller;
  readonly viewer?: Viewer | undefined;
  readonly invitation?: string | undefined;
  /** The last version that the client has; 0 if it has none. */
  readonly after: number;
  readonly limit: number;
  readonly language: Language;
  readonly onUnpacked?: OnUnpacked | undefined;
}

export interface EntryPage {
  readonly game: string;
  readonly rulebook: string;
  readonly viewer: Viewer;
  /** The current version. If the last entry of the page is below it, there are more pages. */
  readonly version: number;
  readonly over: boolean;
  readonly sharing: Sharing;
  readonly entries: readonly EncodedEntry[];
}

/** The entries after a version, as far as the caller may know them. */
export async function readEntries(
  context: Context,
  request: EntriesRequest,
): Promise<Result<EntryPage, Refusal>> {
  const found = await findReadable(context, request.caller, request.gameId, request.invitation);
  return found.ok ? pageOf(context, found.value, request) : found;
}

/** A page of the game as this process knows it. Reads the log only for entries that are not in memory. */
export async function pageOf(
  context: Context,
  game: LiveGame,
  { caller, invitation, viewer: wanted, after, limit, language, onUnpacked }: EntriesRequest,
): Promise<Result<EntryPage, Refusal>> {
  const { record } = game;
  const { version } = record;
  if (!maySee(record, caller, invitation)) return err(notFound('game'));
  const viewer = viewerFor(record, caller, wanted);
  if (!viewer.ok) return viewer;
  if (after > version) {
    return err(
      refusal('bad_cursor', `The game is at version ${version}: nothing can come after ${after} yet.`),
    );
  }
  const upTo = Math.min(version, after + limit);
  const entries =
    entriesIn(game.tail, after, upTo) ?? (await context.log.entries(record.id, after, upTo, onUnpacked));
  return ok({
    game: record.id,
    rulebook: record.rulebook,
    viewer: viewer.value,
    version,
    over: isOver(record),
    sharing: sharingOf(record, { caller, viewer: viewer.value }),
    entries: entries.map((entry) => encodeEntry(game, entry, viewer.value, language)),
  });
}

/**
 * Like `readEntries`, but returns an empty page only if the game is over, the time is up, or the signal aborts: then it
 * reads nothing more, since the store may be closed.
 */
export async function awaitEntries(
  context: Context,
  request: EntriesRequest,
  waitMs: number,
  signal: AbortSignal,
): Promise<Result<EntryPage, Refusal>> {
  const { gameId, caller, invitation } = request;
  const until = performance.now() + waitMs;
  const wakeSignal = new WakeSignal();
  const feed = context.feeds.join(gameId, wakeSignal.wake);
  const find = () => findReadable(context, caller, gameId, invitation);
  try {
    for (let found = await find(); ; ) {
      if (!found.ok) return found;
      const page = await pageOf(context, feed.newest(found.value), request);
      const left = until - performance.now();
      if (!page.ok || page.value.entries.length > 0 || page.value.over || left <= 0 || signal.aborted)
        return page;
      const woken = await wakeSignal.wait(left, signal);
      if (signal.aborted) return page;
      // A notification may have been lost, so the last look is at the database.
      if (!woken || feed.isReset) found = await find();
    }
  } finally {
    feed.leave();
  }
}
