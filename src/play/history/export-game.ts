import { commitmentTo } from '../../engine/fairness.js';
import type { Outcome, Viewer } from '../../engine/rulebook.js';
import { err, ok, type Result } from '../../kernel/result.js';
import type { Caller } from '../caller.js';
import type { Context } from '../context.js';
import { findReadable } from '../games/find-game.js';
import { viewerFor } from '../games/viewer.js';
import { type GameRecord, isDeleted, isOver, type Position } from '../ports/game-record.js';
import type { OnUnpacked } from '../ports/log.js';
import { notStarted, type Refusal } from '../refusal.js';
import { type Sharing, sharingOf } from '../showing/sharing.js';
import { redact } from './redact.js';

export interface ExportedGame {
  readonly format: 'permafrost/1';
  readonly game: string;
  readonly rulebook: string;
  readonly rulesVersion: string;
  /** The hash of the engine file; null if its rulebook has none. */
  readonly engine: string | null;
  /**
   * False during play, when the export has only what the viewer may know, and if the events of an archived game cannot
   * be made again.
   */
  readonly complete: boolean;
  readonly viewer: Viewer;
  readonly seats: readonly { readonly kind: string; readonly name: string | null }[];
  readonly commitment: string;
  readonly seed: string | null;
  /** The position in another game at which this one begins. */
  readonly forkedFrom: Position | null;
  readonly outcome: Outcome | null;
  readonly entries: readonly object[];
}

export interface ExportRequest {
  readonly gameId: string;
  readonly caller: Caller;
  readonly viewer?: Viewer | undefined;
  readonly invitation?: string | undefined;
  readonly onUnpacked?: OnUnpacked | undefined;
}

/** The whole game once it is over; before that, only what the viewer may know. */
export async function exportGame(
  context: Context,
  request: ExportRequest,
): Promise<Result<{ readonly exported: ExportedGame; readonly sharing: Sharing }, Refusal>> {
  const found = await findReadable(context, request.caller, request.gameId, request.invitation);
  if (!found.ok) return found;
  const { record, rulebook, problem } = found.value;
  const viewer = viewerFor(record, request.caller, request.viewer);
  if (!viewer.ok) return viewer;
  if (record.version === 0) return err(notStarted);
  const isPublic = isOver(record);
  const entries = await context.log.entries(record.id, 0, record.version, request.onUnpacked);
  const exported: ExportedGame = {
    format: 'permafrost/1',
    game: record.id,
    rulebook: record.rulebook,
    rulesVersion: record.rulesVersion,
    engine: await context.engines.fileOf(record),
    complete: isPublic && problem === undefined,
    viewer: viewer.value,
    seats: record.seats.map(nameOf),
    commitment: commitmentTo(record.seed),
    seed: isPublic ? record.seed : null,
    forkedFrom: record.forkedFrom,
    outcome: record.outcome,
    entries: isPublic ? entries : entries.map((entry) => redact(rulebook, entry, viewer.value)),
  };
  return ok({ exported, sharing: sharingOf(record, { caller: request.caller, viewer: viewer.value }) });
}

const nameOf = (holder: GameRecord['seats'][number]) => ({
  kind: holder.kind,
  name: holder.kind === 'player' && !isDeleted(holder) ? holder.name : null,
});
