import type { AnyState } from '../../engine/any-rulebook.js';
import type { Layout } from '../../engine/drawing/picture.js';
import type { Rendering } from '../../engine/drawing/svg.js';
import type { Language, Viewer } from '../../engine/rulebook.js';
import { say } from '../../engine/words.js';
import { err, ok, type Result } from '../../kernel/result.js';
import type { Caller } from '../caller.js';
import type { Context } from '../context.js';
import { narrationOf } from '../history/narration.js';
import { isOver } from '../ports/game-record.js';
import { notStarted, type Refusal, refusal } from '../refusal.js';
import type { Film } from '../work/drawing-tasks.js';
import { findGame } from './find-game.js';
import type { LiveGame } from './live-games.js';
import { viewerFor } from './viewer.js';

export interface DrawRequest {
  readonly gameId: string;
  readonly caller: Caller;
  readonly viewer?: Viewer | undefined;
  readonly invitation?: string | undefined;
  readonly language: Language;
  readonly layout: Layout;
  readonly rendering: Rendering;
  /** Aborts when nobody waits for the picture any more. */
  readonly signal?: AbortSignal | undefined;
}

interface Table {
  readonly game: LiveGame;
  readonly viewer: Viewer;
  readonly state: AnyState;
}

async function tableFor(context: Context, request: DrawRequest): Promise<Result<Table, Refusal>> {
  const found = await findGame(context, request.caller, request.gameId, request.invitation);
  if (!found.ok) return found;
  const viewer = viewerFor(found.value.record, request.caller, request.viewer);
  if (!viewer.ok) return viewer;
  const { state } = found.value;
  if (state === null) return err(notStarted);
  return ok({ game: found.value, viewer: viewer.value, state });
}

const lookOf = ({ game, viewer }: Table, { language, layout, rendering }: DrawRequest) => ({
  ...{ viewer, layout, rendering },
  audience: narrationOf(game, language),
});

/**
 * Draws the present or an earlier version of a game as an SVG, when the function in the result is called. Legal actions
 * are marked on the present one only.
 */
export async function drawGame(
  context: Context,
  { at, ...request }: DrawRequest & { readonly at?: number },
): Promise<Result<() => Promise<string>, Refusal>> {
  const table = await tableFor(context, request);
  if (!table.ok) return table;
  const { game, state } = table.value;
  const { id, version } = game.record;
  if (at !== undefined && (at < 1 || at > version)) {
    return err(refusal('version_not_found', `The game has the versions 1 to ${version}.`));
  }
  const isNow = at === undefined || at === version;
  const look = { ...lookOf(table.value, request), isActive: isNow && !isOver(game.record) };
  const { past, pictures } = context.queues;
  const draw = async (): Promise<string> => {
    const scene = isNow ? { state } : { entries: await context.log.entries(id, 0, at) };
    return context.workers.run('picture', game.rulebook, { ...look, scene });
  };
  return ok(() => (isNow ? pictures : past).run(draw, request.signal));
}

/** Draws a finished game turn by turn, as an animated SVG. Null if nobody waits for it any more. */
export async function drawReplay(
  context: Context,
  request: DrawRequest,
): Promise<Result<Film | null, Refusal>> {
  const table = await tableFor(context, request);
  if (!table.ok) return table;
  const { record, rulebook } = table.value.game;
  if (!isOver(record)) return err(refusal('not_over', 'The game is not over yet.'));
  const look = { ...lookOf(table.value, request), title: say(request, rulebook.meta.titles) };
  const film = await context.queues.films.run(async () => {
    const entries = await context.log.entries(record.id, 0, record.version);
    return context.workers.run('film', rulebook, { ...look, entries }, request.signal);
  }, request.signal);
  return ok(film);
}
