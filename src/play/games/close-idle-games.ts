import { nextDue } from '../clocks/table-status.js';
import type { Context } from '../context.js';
import { advance } from '../turns/advance.js';
import { rulesOf } from '../turns/bots.js';
import { Draft, hasBegun } from '../turns/draft.js';
import { FOREIGN_RULES } from './live-games.js';

const MAX_AT_ONCE = 500;

/** Closes the games in which nothing has happened since. */
export async function closeIdleGames(context: Context, since: Date): Promise<void> {
  for (const id of await context.games.idleSince(rulesOf(context), since, MAX_AT_ONCE)) {
    await context.locks
      .run(id, () => close(context, id, since))
      .catch((error: unknown) => context.observe.failed(error, 'the closing of a game'));
  }
}

async function close(context: Context, id: string, since: Date): Promise<void> {
  const game = await context.live.get(id);
  if (game === null || game === FOREIGN_RULES || game.record.movedAt >= since) return;
  if (!hasBegun(game)) {
    await context.games.close(id, game.record.revision, context.clock());
    return;
  }
  if (game.record.status !== 'active' || nextDue(game.record.tableStatus) !== null) return;
  const draft = new Draft(context, game);
  draft.note({ type: 'close' });
  await advance(context, game, draft.sealed());
}
