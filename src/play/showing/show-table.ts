import type { AnyState } from '../../engine/any-rulebook.js';
import type { Layout } from '../../engine/drawing/picture.js';
import type { Rendering } from '../../engine/drawing/svg.js';
import type { Language, Viewer } from '../../engine/rulebook.js';
import type { Way } from '../../engine/undoable.js';
import { sha256 } from '../../kernel/hash.js';
import { err, ok, type Result } from '../../kernel/result.js';
import { type Piece, piecesOf } from '../../kernel/text-pieces.js';
import type { Caller } from '../caller.js';
import type { Context } from '../context.js';
import { type Scene, sketchOf } from '../games/draw-game.js';
import { findGame } from '../games/find-game.js';
import type { LiveGame } from '../games/live-games.js';
import { viewerFor } from '../games/viewer.js';
import { narrationOf } from '../history/narration.js';
import { notStarted, type Refusal } from '../refusal.js';
import { seatsOf } from '../seats/holders.js';
import { askedOf, type SeatActions } from '../turns/legal-actions.js';
import { wayBackFor } from '../turns/undo.js';
import { rulesOf } from './shown-texts.js';

/** How the caller wants the picture, and the one that it has. */
export interface PictureWish {
  readonly layout: Layout;
  readonly rendering: Rendering;
  /** The tag of a picture that the caller has: only what differs from it is sent. */
  readonly base: string | undefined;
}

export interface TableRequest {
  readonly gameId: string;
  readonly caller: Caller;
  /** By default, the caller's first seat that is asked, or else the first. */
  readonly viewer?: Viewer | undefined;
  readonly invitation?: string | undefined;
  readonly language: Language;
  /** Left out for no picture. */
  readonly picture?: PictureWish | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** A picture as text, of which parts may be written as places in the caller's own one. */
export interface TablePicture {
  readonly tag: string;
  readonly base: string | null;
  readonly pieces: readonly Piece[];
}

/** Everything that a table shows, of one version. */
export interface ShownTable {
  readonly game: LiveGame;
  readonly viewer: Viewer;
  readonly way: Way | null;
  readonly asked: readonly SeatActions[];
  readonly picture: TablePicture | null;
}

export async function showTable(
  context: Context,
  request: TableRequest,
): Promise<Result<ShownTable, Refusal>> {
  const { gameId, caller, invitation, language } = request;
  const found = await findGame(context, caller, gameId, invitation);
  if (!found.ok) return found;
  const game = found.value;
  const { record, rulebook, state } = game;
  const own = seatsOf(record, caller);
  const firstAsked = record.prompts.find(({ seat }) => own.includes(seat))?.seat;
  const viewer = viewerFor(record, caller, request.viewer ?? firstAsked);
  if (!viewer.ok) return viewer;
  if (state === null) return err(notStarted);
  return ok({
    ...{ game, viewer: viewer.value, way: wayBackFor(game, caller) },
    asked: askedOf({ rulebook, state, prompts: record.prompts }, own, narrationOf(game, language)),
    picture: await draw(context, { game, viewer: viewer.value, state }, request),
  });
}

const TAG_LENGTH = 32;
/** Groups begin here, and most of them stay the same from one picture to the next. */
const GROUP = /(?=<g[ >])/;

async function draw(
  context: Context,
  scene: Scene & { readonly state: AnyState },
  { caller, language, picture, signal }: TableRequest,
): Promise<TablePicture | null> {
  if (picture === undefined) return null;
  const { shownTexts } = context;
  const { layout, rendering, base } = picture;
  const { record } = scene.game;
  const text = await sketchOf(
    context,
    scene,
    { caller, language, layout, rendering, reading: { signal } },
    record.version,
  ).svg();
  // With the viewer in the key, nobody finds out by a guess what another's picture looks like.
  const keyOf = (tag: string) => ['base', rulesOf(record), scene.viewer, tag].join();
  const tag = sha256(text).slice(0, TAG_LENGTH);
  shownTexts.put(keyOf(tag), text);
  const known = base === undefined ? undefined : shownTexts.find(keyOf(base));
  if (base === undefined || known === undefined) return { tag, base: null, pieces: [text] };
  return { tag, base, pieces: piecesOf(text, known, GROUP) };
}
