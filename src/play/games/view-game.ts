import type { AnyState } from '../../engine/any-rulebook.js';
import type { Language, Viewer } from '../../engine/rulebook.js';
import { err, ok, type Result } from '../../kernel/result.js';
import type { Caller } from '../caller.js';
import type { Context } from '../context.js';
import { narrationOf } from '../history/narration.js';
import { textOfView } from '../history/view-text.js';
import type { Head } from '../ports/game-record.js';
import { notStarted, type Refusal, refusal } from '../refusal.js';
import { earlierState, type Reading } from '../showing/earlier-state.js';
import { type Sharing, sharingOf } from '../showing/sharing.js';
import { rulesOf } from '../showing/shown-texts.js';
import { type GameView, viewOf } from '../work/game-view.js';
import { findGame } from './find-game.js';
import type { LiveGame } from './live-games.js';
import { viewerFor } from './viewer.js';

export interface Viewing {
  readonly version: number;
  readonly sharing: Sharing;
  /** The view as JSON, computed once per version and viewer. */
  readonly json: () => string | Promise<string>;
  /** The same as text for people and language models. */
  readonly text: (language: Language) => Promise<string>;
  /** The text has names. */
  readonly textSharing: Sharing;
}

export interface ViewRequest {
  readonly gameId: string;
  readonly caller: Caller;
  /** The head, if it was read during this request. */
  readonly head?: Head | null | undefined;
  readonly viewer?: Viewer | undefined;
  readonly invitation?: string | undefined;
  /** An earlier version. */
  readonly at?: number | undefined;
  readonly reading?: Reading | undefined;
}

/** A response of 304 needs no view, so it is computed only when `json` is called. */
export async function viewGame(context: Context, request: ViewRequest): Promise<Result<Viewing, Refusal>> {
  const found = await findGame(context, request.caller, request.gameId, request.invitation, request.head);
  if (!found.ok) return found;
  const game = found.value;
  const viewer = viewerFor(game.record, request.caller, request.viewer);
  if (!viewer.ok) return viewer;
  if (game.state === null) return err(notStarted);
  const { state } = game;
  const { version } = game.record;
  const { at } = request;
  if (at !== undefined && (at < 1 || at > version)) {
    return err(refusal('version_not_found', `The game has the versions 1 to ${version}.`));
  }
  const { record } = game;
  const shown = { caller: request.caller, viewer: viewer.value };
  const isNow = at === undefined || at === version;
  const json = isNow
    ? () => current(game, state, viewer.value)
    : () => past(context, game, viewer.value, at, request.reading);
  return ok({
    version: at ?? version,
    sharing: sharingOf(record, { ...shown, isNameless: at !== undefined }),
    json,
    text: async (language) =>
      textOfView(game.rulebook, JSON.parse(await json()), narrationOf(game, language)),
    textSharing: sharingOf(record, shown),
  });
}

function current(game: LiveGame, state: AnyState, viewer: Viewer): string {
  const key = String(viewer);
  const sent = game.sent.get(key) ?? viewAt(game, state, viewer, game.record);
  game.sent.set(key, sent);
  return sent;
}

function viewAt(
  { record, rulebook }: LiveGame,
  state: AnyState,
  viewer: Viewer,
  { version, prompts }: Pick<GameView, 'version' | 'prompts'>,
): string {
  const head = { game: record.id, rulebook: record.rulebook, version, viewer, prompts };
  return JSON.stringify(viewOf(rulebook, head, state));
}

const past = (
  context: Context,
  game: LiveGame,
  viewer: Viewer,
  version: number,
  reading?: Reading,
): Promise<string> =>
  context.shownTexts.of(['view', rulesOf(game.record), version, viewer].join(), async () => {
    const state = await earlierState(context, game, version, reading);
    return viewAt(game, state, viewer, { version, prompts: game.rulebook.prompts(state) });
  });
