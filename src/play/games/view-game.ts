import type { AnyState, AnyView } from '../../engine/any-rulebook.js';
import { replay } from '../../engine/replay.js';
import type { Outcome, Prompt, Viewer } from '../../engine/rulebook.js';
import { err, ok, type Result } from '../../kernel/result.js';
import type { Caller } from '../caller.js';
import type { Context } from '../context.js';
import type { Head } from '../ports/game-record.js';
import { notStarted, type Refusal, refusal } from '../refusal.js';
import { findGame } from './find-game.js';
import type { LiveGame } from './live-games.js';
import { viewerFor } from './viewer.js';

export interface GameView {
  readonly game: string;
  readonly rulebook: string;
  readonly version: number;
  readonly viewer: Viewer;
  readonly prompts: readonly Prompt[];
  readonly outcome: Outcome | null;
  readonly view: AnyView;
}

export interface Viewing {
  readonly version: number;
  /** The view as JSON, computed once per version and viewer. */
  readonly json: () => string | Promise<string>;
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
  if (at === undefined || at === version) {
    return ok({ version, json: () => current(game, state, viewer.value) });
  }
  return ok({ version: at, json: () => past(context, game, viewer.value, at) });
}

function current(game: LiveGame, state: AnyState, viewer: Viewer): string {
  const key = String(viewer);
  const sent = game.sent.get(key) ?? JSON.stringify(viewOf(game, state, viewer, game.record));
  game.sent.set(key, sent);
  return sent;
}

async function past(context: Context, game: LiveGame, viewer: Viewer, at: number): Promise<string> {
  const state = await stateAt(context, game, at);
  return JSON.stringify(viewOf(game, state, viewer, { version: at, prompts: game.rulebook.prompts(state) }));
}

/** The state at an earlier version. */
export async function stateAt(
  context: Context,
  { record, rulebook }: LiveGame,
  at: number,
): Promise<AnyState> {
  return replay(rulebook, await context.log.entries(record.id, 0, at)).state;
}

function viewOf(
  { record, rulebook }: LiveGame,
  state: AnyState,
  viewer: Viewer,
  { version, prompts }: Pick<GameView, 'version' | 'prompts'>,
): GameView {
  return {
    game: record.id,
    rulebook: record.rulebook,
    version,
    viewer,
    prompts,
    outcome: rulebook.outcome(state),
    view: rulebook.view(state, viewer),
  };
}
