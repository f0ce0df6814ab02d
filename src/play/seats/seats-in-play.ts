import type { Seat } from '../../engine/rulebook.js';
import { err, ok, type Result } from '../../kernel/result.js';
import { withSeat } from '../clocks/table-status.js';
import type { Context } from '../context.js';
import type { LiveGame } from '../games/live-games.js';
import type { GameRecord, Holder } from '../ports/game-record.js';
import type { Player } from '../ports/players.js';
import type { Once } from '../ports/retries/saved-replies.js';
import { longLog, noSuchSeat, type Refusal, ratedGame, refusal } from '../refusal.js';
import type { AppendExtras } from '../turns/advance.js';
import { asItIs, type Decided, decideAndAppend, decideInPlay, inPlay } from '../turns/decide-and-append.js';
import type { Draft } from '../turns/draft.js';
import { isHeldBy } from './holders.js';
import { managesSeats } from './manages-seats.js';
import { hasResigned, seatResigned, withResignation } from './resigned.js';

/* Seat changes in a game that has begun: resigning, coming back, leaving, and joining in place of another player. */

export interface SeatRequest {
  readonly gameId: string;
  readonly player: Player;
  readonly seat: Seat;
}

/** The bot plays on for the seat, which will rank last. */
export const resign = (
  context: Context,
  request: SeatRequest,
  once?: Once<GameRecord>,
): Promise<Result<GameRecord, Refusal>> =>
  changeOwn(context, request, once, ({ tableStatus }, draft) => {
    draft.note({ type: 'resign', by: request.seat, because: 'wish' });
    return { tableStatus: withResignation(tableStatus, request.seat) };
  });

/** The player takes the seat back from the autopilot. */
export const comeBack = (
  context: Context,
  request: SeatRequest,
  once?: Once<GameRecord>,
): Promise<Result<GameRecord, Refusal>> =>
  changeOwn(context, request, once, ({ tableStatus }, draft) => {
    const { seat } = request;
    if (tableStatus.seats[seat]?.played === 'autopilot') draft.note({ type: 'return', by: seat });
    return { tableStatus: withSeat(tableStatus, seat, { played: 'holder', lapses: 0 }) };
  });

const changeOwn = (
  context: Context,
  { gameId, player, seat }: SeatRequest,
  once: Once<GameRecord> | undefined,
  change: (record: GameRecord, draft: Draft) => AppendExtras,
): Promise<Result<GameRecord, Refusal>> =>
  decideInPlay(context, { gameId, playerId: player.id }, once, ({ record }, draft) => {
    const holder = record.seats[seat];
    if (holder === undefined) return err(noSuchSeat(seat));
    if (!isHeldBy(holder, player.id)) return err(refusal('not_your_seat', `Seat ${seat} is not yours.`));
    if (hasResigned(record, seat)) return err(seatResigned(seat));
    return ok(change(record, draft));
  });

/** Gives up a seat of a game that has begun. The bot plays on until another player takes it. */
export const vacate = (context: Context, request: SeatRequest): Promise<Result<GameRecord, Refusal>> => {
  const { gameId, player } = request;
  return decideAndAppend(context, { gameId, caller: { playerId: player.id } }, (game) =>
    vacateInPlay(context, game, request),
  );
};

/** The creator may also remove a guest, or a player whose seat is on autopilot. */
export const vacateInPlay = async (
  context: Context,
  game: LiveGame,
  { player, seat }: SeatRequest,
): Promise<Decided<GameRecord>> => {
  const { record } = game;
  const isOwn = isHeldBy(record.seats[seat], player.id);
  const mayRemove = !isOwn && (await managesSeats(context, record, player.id));
  return inPlay(context, game, asItIs, (draft) => {
    const holder = record.seats[seat];
    if (holder === undefined) return err(noSuchSeat(seat));
    const absent =
      holder.kind === 'player' && (record.tableStatus.seats[seat]?.played === 'autopilot' || holder.guest);
    if (!isOwn && !(absent && mayRemove))
      return err(refusal('not_your_seat', `Seat ${seat} is not yours to give up.`));
    if (record.rated) return err(ratedGame);
    if (hasResigned(record, seat)) return err(seatResigned(seat));
    if (record.version >= context.longestLog) return err(longLog);
    draft.note({ type: 'leave', by: seat });
    return ok({
      tableStatus: withSeat(record.tableStatus, seat, { played: 'holder', lapses: 0 }),
      seats: [{ seat, holder: { kind: 'open' }, orders: [] }],
    });
  });
};

/** Takes a seat that its player has left, or replaces the guest who holds it. */
export const joinInPlay = <Value>(
  context: Context,
  game: LiveGame,
  { seat, holder }: { readonly seat: Seat; readonly holder: Holder },
  value: (after: GameRecord) => Value,
): Promise<Decided<Value>> =>
  inPlay(context, game, value, (draft) => {
    const { record } = game;
    if (record.version >= context.longestLog) return err(longLog);
    const seats = [{ seat, holder, orders: [] }];
    if (record.seats[seat]?.kind === 'open') {
      draft.note({ type: 'join', by: seat });
      return ok({ seats });
    }
    draft.note({ type: 'leave', by: seat });
    draft.note({ type: 'join', by: seat });
    return ok({ seats, tableStatus: withSeat(record.tableStatus, seat, { played: 'holder', lapses: 0 }) });
  });
