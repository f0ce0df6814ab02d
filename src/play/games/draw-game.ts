import type { AnyState } from '../../engine/any-rulebook.js';
import type { Layout } from '../../engine/drawing/picture.js';
import type { Rendering } from '../../engine/drawing/svg.js';
import type { Language, Viewer } from '../../engine/rulebook.js';
import { say } from '../../engine/words.js';
import { Abandoned } from '../../kernel/bounded-queue.js';
import { err, ok, type Result } from '../../kernel/result.js';
import type { Caller } from '../caller.js';
import type { Context } from '../context.js';
import { narrationOf } from '../history/narration.js';
import { isOver } from '../ports/game-record.js';
import { notStarted, type Refusal, refusal } from '../refusal.js';
import type { Reading } from '../showing/earlier-state.js';
import { type Sharing, sharingOf } from '../showing/sharing.js';
import { rulesOf } from '../showing/shown-texts.js';
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
  readonly reading?: Reading | undefined;
}

/** A picture that is drawn when it is asked for. */
export interface Sketch {
  readonly svg: () => Promise<string>;
  readonly sharing: Sharing;
}

/** A begun game, and who looks at it. */
export interface Scene {
  readonly game: LiveGame;
  readonly viewer: Viewer;
  readonly state: AnyState;
}

async function sceneFor(context: Context, request: DrawRequest): Promise<Result<Scene, Refusal>> {
  const found = await findGame(context, request.caller, request.gameId, request.invitation);
  if (!found.ok) return found;
  const viewer = viewerFor(found.value.record, request.caller, request.viewer);
  if (!viewer.ok) return viewer;
  const { state } = found.value;
  if (state === null) return err(notStarted);
  return ok({ game: found.value, viewer: viewer.value, state });
}

const lookOf = ({ game, viewer }: Scene, { language, layout, rendering }: Look) => ({
  ...{ viewer, layout, rendering },
  audience: narrationOf(game, language),
});

/**
 * Draws the present or an earlier version of a game as an SVG. Legal actions are marked on the present one only.
 */
export async function drawGame(
  context: Context,
  { at, ...request }: DrawRequest & { readonly at?: number },
): Promise<Result<Sketch, Refusal>> {
  const found = await sceneFor(context, request);
  if (!found.ok) return found;
  const { version } = found.value.game.record;
  if (at !== undefined && (at < 1 || at > version)) {
    return err(refusal('version_not_found', `The game has the versions 1 to ${version}.`));
  }
  return ok(sketchOf(context, found.value, request, at ?? version));
}

type Look = Pick<DrawRequest, 'caller' | 'language' | 'layout' | 'rendering' | 'reading'>;

/** A version of a game that was found before. */
export function sketchOf(context: Context, scene: Scene, request: Look, at: number): Sketch {
  const { game, viewer, state } = scene;
  const { version } = game.record;
  const isNow = at === version;
  const look = { ...lookOf(scene, request), isActive: isNow && !isOver(game.record) };
  const { past, pictures } = context.queues;
  const { turn, onRead, signal } = request.reading ?? {};
  const svg = () =>
    context.shownTexts.of(keyOf('picture', scene, request, [at, look.isActive]), async () => {
      await turn?.();
      return (isNow ? pictures : past).run(async () => {
        const then = isNow ? state : await context.pastStates.at(game, at, onRead);
        return context.workers.run('picture', game.rulebook, { ...look, state: then });
      }, signal);
    });
  return { svg, sharing: sharingOf(game.record, { caller: request.caller, viewer }) };
}

/** Everything that a picture depends on. A change of names raises the revision. */
const keyOf = (
  kind: 'picture' | 'film',
  { game: { record }, viewer }: Scene,
  { language, layout, rendering: { scheme, size } }: Look,
  more: readonly (number | boolean)[] = [],
): string => [kind, rulesOf(record), record.revision, viewer, language, layout, scheme, size, ...more].join();

/** Draws a finished game turn by turn, as an animated SVG. `onDrawn` is called with the length of its pictures. */
export async function drawReplay(
  context: Context,
  request: DrawRequest & { readonly onDrawn: (kilobytes: number) => void },
): Promise<Result<Sketch, Refusal>> {
  const found = await sceneFor(context, request);
  if (!found.ok) return found;
  const { record, rulebook } = found.value.game;
  if (!isOver(record)) return err(refusal('not_over', 'The game is not over yet.'));
  const look = { ...lookOf(found.value, request), title: say(request, rulebook.meta.titles) };
  const { turn, signal, onRead } = request.reading ?? {};
  const svg = () =>
    context.shownTexts.of(keyOf('film', found.value, request), async () => {
      await turn?.();
      const film = await context.queues.films.run(async () => {
        const entries = await context.log.entries(record.id, 0, record.version);
        onRead?.(entries.length);
        return context.workers.run('film', rulebook, { ...look, entries }, signal);
      }, signal);
      // What nobody waits for any more was drawn nevertheless.
      request.onDrawn(film.kilobytes);
      if (film.svg === null) throw new Abandoned();
      return film.svg;
    });
  return ok({ svg, sharing: sharingOf(record, { ...request, viewer: found.value.viewer }) });
}
