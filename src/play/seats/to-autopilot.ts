import { ok } from '../../kernel/result.js';
import { SERVICE } from '../caller.js';
import { withSeat } from '../clocks/table-status.js';
import type { Context } from '../context.js';
import type { Player } from '../ports/players.js';
import { decideAndAppend } from '../turns/decide-and-append.js';
import { Draft, hasBegun } from '../turns/draft.js';
import { isHeldBy } from './holders.js';

/** As after lapses: the player comes back to the seat by acting. */
export const toAutopilot = (
  context: Context,
  {
    gameId,
    player,
    seat,
  }: { readonly gameId: string; readonly player: Pick<Player, 'id'>; readonly seat: number },
): Promise<unknown> =>
  decideAndAppend(context, { gameId, caller: SERVICE }, async (live) => {
    const { record } = live;
    const isThere = isHeldBy(record.seats[seat] ?? { kind: 'open' }, player.id);
    const isPlayed = record.tableStatus.seats[seat]?.played !== 'holder';
    if (record.status !== 'active' || !hasBegun(live) || !isThere || isPlayed)
      return ok({ kind: 'nothing', value: null });
    const draft = new Draft(context, live);
    draft.note({ type: 'lapse', by: seat, autopilot: true });
    const tableStatus = withSeat(record.tableStatus, seat, { played: 'autopilot' });
    return ok({ kind: 'entries', next: await draft.sealed(), extras: { tableStatus }, value: () => null });
  });
