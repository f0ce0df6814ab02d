import type { Language, Viewer } from '../../engine/rulebook.js';
import { err, ok, type Result } from '../../kernel/result.js';
import type { Caller } from '../caller.js';
import type { Context } from '../context.js';
import { findGame } from '../games/find-game.js';
import { viewerFor } from '../games/viewer.js';
import { notStarted, type Refusal } from '../refusal.js';
import type { PointsOutput } from '../work/points-task.js';
import { narrationOf } from './narration.js';

export interface PointsRequest {
  readonly gameId: string;
  readonly caller: Caller;
  readonly viewer?: Viewer | undefined;
  readonly invitation?: string | undefined;
  readonly language: Language;
  readonly signal?: AbortSignal | undefined;
}

export interface PointsOfGame extends PointsOutput {
  readonly game: string;
  readonly version: number;
  readonly viewer: Viewer;
}

/** How the points of a game came about, as a seat or a spectator may know it. */
export async function pointsOf(
  context: Context,
  { gameId, caller, viewer: wanted, invitation, language, signal }: PointsRequest,
): Promise<Result<PointsOfGame, Refusal>> {
  const found = await findGame(context, caller, gameId, invitation);
  if (!found.ok) return found;
  const { record, rulebook, state } = found.value;
  const viewer = viewerFor(record, caller, wanted);
  if (!viewer.ok) return viewer;
  if (state === null) return err(notStarted);
  const { id, version } = record;
  const audience = narrationOf(found.value, language);
  const points = await context.queues.past.run(async () => {
    const entries = await context.log.entries(id, 0, version);
    return context.workers.run('points', rulebook, { entries, viewer: viewer.value, audience });
  }, signal);
  return ok({ game: id, version, viewer: viewer.value, ...points });
}
