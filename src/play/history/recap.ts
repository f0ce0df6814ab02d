import type { Language, Viewer } from '../../engine/rulebook.js';
import { err, ok, type Result } from '../../kernel/result.js';
import type { Caller } from '../caller.js';
import { unlinked, unlinkedTexts } from '../channels/unlinked.js';
import type { Context } from '../context.js';
import { findGame } from '../games/find-game.js';
import { viewerFor } from '../games/viewer.js';
import { notStarted, type Refusal, refusal } from '../refusal.js';
import type { RecapOutput } from '../work/recap-task.js';
import { narrationOf } from './narration.js';

export interface RecapRequest {
  readonly gameId: string;
  readonly caller: Caller;
  readonly viewer?: Viewer | undefined;
  readonly invitation?: string | undefined;
  /** Since this version; since the viewer's own last action if left out. */
  readonly after?: number | undefined;
  readonly language: Language;
  /** Whether names, and texts that players have made, must not become links, as in mails. */
  readonly unlinked?: boolean;
  /** Aborts when nobody waits for the response any more. */
  readonly signal?: AbortSignal | undefined;
}

export interface Recap extends RecapOutput {
  readonly game: string;
  readonly rulebook: string;
  readonly version: number;
  readonly viewer: Viewer;
  /** Of the seats. */
  readonly names: readonly string[];
}

/** What happened since a version, by turns, as a seat or a spectator may know it. */
export async function recap(context: Context, request: RecapRequest): Promise<Result<Recap, Refusal>> {
  const { gameId, caller, invitation, after, language, signal } = request;
  const found = await findGame(context, caller, gameId, invitation);
  if (!found.ok) return found;
  const { record, rulebook, state } = found.value;
  const viewer = viewerFor(record, caller, request.viewer);
  if (!viewer.ok) return viewer;
  if (state === null) return err(notStarted);
  const { id, version } = record;
  if (after !== undefined && after > version) {
    return err(
      refusal('bad_cursor', `The game is at version ${version}: nothing can come after ${after} yet.`),
    );
  }
  const narration = narrationOf(found.value, language);
  const { names, components } = narration;
  const isOwn = components !== rulebook.components;
  const audience = request.unlinked
    ? {
        ...{ ...narration, names: names.map(unlinked) },
        components: isOwn ? unlinkedTexts(components) : components,
      }
    : narration;
  const told = await context.queues.past.run(async () => {
    const entries = await context.log.entries(id, 0, version);
    const input = { entries, after: after ?? null, viewer: viewer.value, audience };
    return context.workers.run('recap', rulebook, input);
  }, signal);
  return ok({
    game: id,
    rulebook: record.rulebook,
    version,
    viewer: viewer.value,
    names: audience.names,
    ...told,
  });
}
