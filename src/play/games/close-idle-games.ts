import { ok } from '../../kernel/result.js';
import { SERVICE } from '../caller.js';
import { nextDue } from '../clocks/table-status.js';
import type { Context } from '../context.js';
import { type Decided, decideAndAppend } from '../turns/decide-and-append.js';
import { Draft, hasBegun } from '../turns/draft.js';
import type { LiveGame } from './live-games.js';

const MAX_AT_ONCE = 500;

/** Closes games without an entry since then. */
export async function closeIdleGames(context: Context, since: Date): Promise<void> {
  for (const gameId of await context.games.idleSince(context.engines.rules, since, MAX_AT_ONCE)) {
    await decideAndAppend(context, { gameId, caller: SERVICE }, (game) => close(context, game, since)).catch(
      (error: unknown) => context.observe.failed(error, 'the closing of a game'),
    );
  }
}

async function close(context: Context, game: LiveGame, since: Date): Promise<Decided<null>> {
  const { record } = game;
  const nothing = ok({ kind: 'nothing', value: null } as const);
  if (record.movedAt >= since) return nothing;
  if (!hasBegun(game)) {
    if (record.status !== 'open') return nothing;
    const write = () => context.games.close(record.id, record.revision, context.clock());
    return ok({ kind: 'change', write, value: () => null });
  }
  if (record.status !== 'active' || nextDue(record.tableStatus) !== null) return nothing;
  const draft = new Draft(context, game);
  draft.note({ type: 'close' });
  return ok({ kind: 'entries', next: await draft.sealed(), value: () => null });
}
