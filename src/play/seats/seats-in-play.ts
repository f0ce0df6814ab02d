import type { Seat } from '../../engine/rulebook.js';
import { err, ok, type Result } from '../../kernel/result.js';
import { withSeat } from '../clocks/table-status.js';
import type { Context } from '../context.js';
import { findGame, isCreator } from '../games/find-game.js';
import type { GameRecord, Holder } from '../ports/game-record.js';
import type { Player } from '../ports/players.js';
import { type Refusal, refusal } from '../refusal.js';
import { type Decision, decideAndAppend } from '../turns/decide-and-append.js';

/* Who plays on in a game that has begun: resigning, coming back, leaving, and taking the place of who has left. */

export interface SeatRequest {
  readonly gameId: string;
  readonly player: Player;
  readonly seat: Seat;
}

/** The bot plays on for the seat, and the seat ranks last. */
export const resign = (context: Context, request: SeatRequest): Promise<Result<GameRecord, Refusal>> =>
  changeOwn(context, request, ({ tableStatus }, { seat }, draft) => {
    draft.note({ type: 'resign', by: seat, because: 'wish' });
    return { tableStatus: resigned(tableStatus, seat) };
  });

/** What resigning changes. */
export const resigned = (tableStatus: GameRecord['tableStatus'], seat: Seat): GameRecord['tableStatus'] => ({
  ...withSeat(tableStatus, seat, { played: 'resigned' }),
  resigned: [...tableStatus.resigned, seat],
});

/** The player takes the seat back from the bot that answered when time ran out. */
export const comeBack = (context: Context, request: SeatRequest): Promise<Result<GameRecord, Refusal>> =>
  changeOwn(context, request, ({ tableStatus }, { seat }, draft) => {
    if (tableStatus.seats[seat]?.played === 'autopilot') draft.note({ type: 'return', by: seat });
    return { tableStatus: withSeat(tableStatus, seat, { played: 'holder', lapses: 0 }) };
  });

function changeOwn(
  context: Context,
  request: SeatRequest,
  change: (
    record: GameRecord,
    request: SeatRequest,
    draft: Parameters<Parameters<typeof decideAndAppend>[3]>[1],
  ) => Decision,
): Promise<Result<GameRecord, Refusal>> {
  const { gameId, player, seat } = request;
  return decideAndAppend(context, { playerId: player.id }, gameId, ({ record }, draft) => {
    const holder = record.seats[seat];
    if (holder === undefined) return err(refusal('not_found', `There is no seat ${seat}.`));
    if (holder.kind !== 'player' || holder.id !== player.id)
      return err(refusal('not_your_seat', `Seat ${seat} is not yours.`));
    if (record.tableStatus.seats[seat]?.played === 'resigned')
      return err(refusal('resigned', `Seat ${seat} has resigned.`));
    return ok(change(record, request, draft));
  });
}

/**
 * Gives up an own seat of a game that has begun, or takes it from a guest or from somebody whom the bot plays for:
 * the creator's right. The bot plays on until somebody else takes it.
 */
export function vacate(
  context: Context,
  { gameId, player, seat }: SeatRequest,
): Promise<Result<GameRecord, Refusal>> {
  const caller = { playerId: player.id };
  return decideAndAppend(context, caller, gameId, ({ record }, draft) => {
    const holder = record.seats[seat];
    if (holder === undefined) return err(refusal('not_found', `There is no seat ${seat}.`));
    const own = holder.kind === 'player' && holder.id === player.id;
    const { played } = record.tableStatus.seats[seat] ?? {};
    const absent =
      holder.kind === 'player' && (played === 'autopilot' || holder.guest) && isCreator(record, caller);
    if (!own && !absent) return err(refusal('not_your_seat', `Seat ${seat} is not yours to give up.`));
    if (played === 'resigned') return err(refusal('resigned', `Seat ${seat} has resigned.`));
    draft.note({ type: 'leave', by: seat });
    return ok({
      tableStatus: withSeat(record.tableStatus, seat, { played: 'holder', lapses: 0 }),
      seats: [{ seat, holder: { kind: 'open' }, orders: [] }],
    });
  });
}

/** Takes a seat that was left in a game that has begun; `choose` says which, if any. */
export function replace(
  context: Context,
  {
    gameId,
    player,
    invitation,
    guest,
  }: Omit<SeatRequest, 'seat'> & { readonly invitation?: string; readonly guest?: true },
  choose: (record: GameRecord) => Result<Seat, Refusal>,
): Promise<Result<GameRecord, Refusal>> {
  return decideAndAppend(
    context,
    { playerId: player.id },
    gameId,
    ({ record }, draft) => {
      const seat = choose(record);
      if (!seat.ok) return seat;
      const holder: Holder = {
        ...{ kind: 'player', id: player.id, name: player.name },
        ...(guest ? { guest } : {}),
      };
      draft.note({ type: 'join', by: seat.value });
      return ok({ seats: [{ seat: seat.value, holder, orders: [] }] });
    },
    invitation,
  );
}

/** Closes a game that has not started: its creator's right. */
export async function closeOpen(
  context: Context,
  gameId: string,
  playerId: string,
): Promise<Result<null, Refusal>> {
  for (;;) {
    const found = await findGame(context, { playerId }, gameId);
    if (!found.ok) return found;
    const { record } = found.value;
    if (!isCreator(record, { playerId }))
      return err(refusal('not_the_creator', 'Only the creator of a game may close it.'));
    if (record.status === 'closed') return ok(null);
    if (record.status !== 'open')
      return err(refusal('already_started', 'The game has started: resign, or leave your seat.'));
    if (await context.games.close(gameId, record.revision, context.clock())) return ok(null);
  }
}
