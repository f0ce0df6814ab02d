import type { AnyState } from '../../engine/any-rulebook.js';
import type { Layout, Picture } from '../../engine/drawing/picture.js';
import { isAction, isStart } from '../../engine/entry.js';
import type { SealedEntry } from '../../engine/fairness.js';
import { replay } from '../../engine/replay.js';
import { type Language, SPECTATOR, type Viewer } from '../../engine/rulebook.js';
import { say } from '../../engine/words.js';
import { err, ok, type Result } from '../../kernel/result.js';
import type { Caller } from '../caller.js';
import type { Context } from '../context.js';
import { narrationOf } from '../history/narration.js';
import { isOver } from '../ports/game-record.js';
import { notStarted, type Refusal, refusal } from '../refusal.js';
import { findGame } from './find-game.js';
import type { LiveGame } from './live-games.js';
import { stateAt } from './view-game.js';
import { viewerFor } from './viewer.js';

export interface DrawRequest {
  readonly gameId: string;
  readonly caller: Caller;
  readonly viewer?: Viewer | undefined;
  readonly invitation?: string | undefined;
  readonly language: Language;
  readonly layout: Layout;
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

/** Draws legal actions only for the current state. */
function drawn({ game, viewer, state }: Table, { language, layout }: DrawRequest, isNow: boolean): Picture {
  const { rulebook } = game;
  const legal = isNow && viewer !== SPECTATOR ? rulebook.legal(state, viewer) : [];
  return rulebook.picture(rulebook.view(state, viewer), { ...narrationOf(game, language), layout, legal });
}

/** Draws a game for its viewer, now or at an earlier version. */
export async function drawGame(
  context: Context,
  { at, ...request }: DrawRequest & { readonly at?: number },
): Promise<Result<Picture, Refusal>> {
  const table = await tableFor(context, request);
  if (!table.ok) return table;
  const { version, status } = table.value.game.record;
  if (at === undefined || at === version) return ok(drawn(table.value, request, !isOver({ status })));
  if (at < 1 || at > version) {
    return err(refusal('version_not_found', `The game has the versions 1 to ${version}.`));
  }
  const state = await stateAt(context, table.value.game, at);
  return ok(drawn({ ...table.value, state }, request, false));
}

/** The replay of a long game skips turns. */
const MAX_PICTURES = 100;

/** The versions at which a turn ends. */
function turnsIn(entries: readonly SealedEntry[]): number[] {
  const ends = entries.flatMap((entry, index) => {
    const next = entries[index + 1];
    const isEnd = next === undefined || isStart(entry) || (isAction(next) && next.seat !== entry.seat);
    return isEnd ? [entry.version] : [];
  });
  const step = Math.max(1, Math.ceil(ends.length / MAX_PICTURES));
  return ends.filter((_, index) => (ends.length - 1 - index) % step === 0);
}

export interface Replay {
  readonly title: string;
  readonly pictures: AsyncIterable<Picture>;
}

const nextTick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Draws a finished game turn by turn. */
export async function drawReplay(context: Context, request: DrawRequest): Promise<Result<Replay, Refusal>> {
  const table = await tableFor(context, request);
  if (!table.ok) return table;
  const { record, rulebook } = table.value.game;
  if (!isOver(record)) return err(refusal('not_over', 'The game is not over yet.'));
  const entries = await context.log.entries(record.id, 0, record.version);
  const now = table.value;
  async function* pictures(): AsyncGenerator<Picture> {
    for (const version of turnsIn(entries)) {
      const { state } = replay(rulebook, entries.slice(0, version));
      yield drawn({ ...now, state }, request, false);
      // Lets other requests run in between.
      await nextTick();
    }
  }
  return ok({ title: say(request, rulebook.meta.titles), pictures: pictures() });
}
