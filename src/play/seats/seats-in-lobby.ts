import type { Seat } from '../../engine/rulebook.js';
import { err, ok, type Result } from '../../kernel/result.js';
import type { Context } from '../context.js';
import { findGame, isCreator, isKeptFrom, seatsOf } from '../games/find-game.js';
import { type GameRecord, type Holder, isOver } from '../ports/game-record.js';
import type { Player } from '../ports/players.js';
import { type Refusal, refusal } from '../refusal.js';
import { replace, type SeatRequest, vacate } from './seats-in-play.js';

export interface JoinRequest {
  readonly gameId: string;
  readonly player: Player;
  /** The seat wanted; the first open one where none is named. */
  readonly seat?: Seat;
  readonly invitation?: string;
  /** The creator may seat the rulebook's bot instead of a person. */
  readonly bot?: boolean;
  /** Not even the creator may sit on a second chair: who is looking for others does not play alone. */
  readonly once?: boolean;
  /** What the seat adds to the seed of a game that has not started. */
  readonly entropy?: string;
}

/** Takes an open seat, before the start or after somebody has left. */
export async function takeSeat(context: Context, request: JoinRequest): Promise<Result<GameRecord, Refusal>> {
  const caller = { playerId: request.player.id };
  for (;;) {
    const found = await findGame(context, caller, request.gameId, request.invitation);
    if (!found.ok) return found;
    const { record } = found.value;
    const seat = seatToTake(record, request);
    if (!seat.ok) return seat;
    if (record.status === 'active') return replace(context, request, (latest) => seatToTake(latest, request));
    const holder: Holder = request.bot
      ? { kind: 'bot' }
      : { kind: 'player', id: request.player.id, name: request.player.name };
    const { revision } = record;
    if (await context.games.takeSeat(record.id, seat.value, holder, revision, request.entropy))
      return again(context, caller, request);
  }
}

function seatToTake(record: GameRecord, request: JoinRequest): Result<Seat, Refusal> {
  const caller = { playerId: request.player.id };
  if (isOver(record)) return err(refusal('game_over', 'The game is over.'));
  if (request.invitation !== undefined && request.invitation !== record.invitation) {
    return err(refusal('wrong_invitation', 'This is not the invitation of this game.'));
  }
  if (request.bot && !isCreator(record, caller)) {
    return err(refusal('not_the_creator', 'Only the creator of a game may seat a bot.'));
  }
  if (request.bot && request.entropy !== undefined) {
    const errors = [{ pointer: '/entropy', detail: 'is for who sits down, not for a bot' }];
    return err({ ...refusal('malformed', 'A bot adds nothing to the seed.'), errors });
  }
  if (request.entropy !== undefined && record.status === 'active')
    return err(refusal('already_started', 'The game has started: nothing is added to its seed any more.'));
  if (request.bot && record.status === 'active')
    return err(refusal('already_started', 'The bot plays for an open seat already.'));
  // Before the start the creator may sit on many chairs; later they would see what another hand holds.
  const alone = request.once || record.status === 'active' || !isCreator(record, caller);
  if (!request.bot && seatsOf(record, caller).length > 0 && alone) {
    return err(refusal('already_seated', 'You hold a seat in this game.'));
  }
  const open = record.seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));
  const sitter = request.bot ? null : request.player.id;
  if (request.seat === undefined) {
    const free = open.filter((seat) => !isKeptFrom(record, seat, sitter));
    const kept = free.find((seat) => record.invited.some((one) => one.id === sitter && one.seat === seat));
    const seat = kept ?? free[0];
    return seat === undefined ? err(refusal('game_full', 'No seat is open.')) : ok(seat);
  }
  if (request.seat >= record.seats.length) {
    const errors = [{ pointer: '/seat', detail: `the game has the seats 0 to ${record.seats.length - 1}` }];
    return err({ ...refusal('malformed', `There is no seat ${request.seat}.`), errors });
  }
  if (!open.includes(request.seat)) return err(refusal('seat_taken', `Seat ${request.seat} is taken.`));
  return isKeptFrom(record, request.seat, sitter)
    ? err(refusal('seat_reserved', `Seat ${request.seat} is kept for somebody who is invited.`))
    : ok(request.seat);
}

/** Gives up an own seat; before the start, the creator may also send anybody away. */
export async function leaveSeat(
  context: Context,
  request: SeatRequest,
): Promise<Result<GameRecord, Refusal>> {
  const left = await leaveOpen(context, request);
  return !left.ok && left.error.code === 'already_started' ? vacate(context, request) : left;
}

const leaveOpen = (context: Context, request: SeatRequest): Promise<Result<GameRecord, Refusal>> =>
  changeSeat(
    context,
    request,
    ({ kind }, creates) => kind !== 'open' && creates,
    (id, holder) => context.games.leaveSeat(id, request.seat, holder),
  );

/** Adds to the seed of a game that has not started; the last word of a seat counts. */
export const addEntropy = (
  context: Context,
  request: SeatRequest & { readonly entropy: string },
): Promise<Result<GameRecord, Refusal>> =>
  changeSeat(
    context,
    request,
    () => false,
    (id, holder) => context.games.setEntropy(id, request.seat, holder, request.entropy),
  );

/** Changes an own seat before the start, or one that `alsoFor` says is the caller's to change. */
async function changeSeat(
  context: Context,
  { gameId, player, seat }: SeatRequest,
  alsoFor: (holder: Holder, creates: boolean) => boolean,
  change: (id: string, holder: Holder) => Promise<boolean>,
): Promise<Result<GameRecord, Refusal>> {
  const caller = { playerId: player.id };
  for (;;) {
    const found = await findGame(context, caller, gameId);
    if (!found.ok) return found;
    const { record } = found.value;
    const holder = record.seats[seat];
    if (holder === undefined) return err(refusal('not_found', `There is no seat ${seat}.`));
    if (record.status !== 'open') {
      return err(refusal('already_started', 'The game has started: its seats are settled.'));
    }
    const own = holder.kind === 'player' && holder.id === player.id;
    if (!own && !alsoFor(holder, isCreator(record, caller))) {
      return err(refusal('not_your_seat', `Seat ${seat} is not yours to change.`));
    }
    if (await change(record.id, holder)) {
      const after = await context.live.get(gameId);
      if (after !== null && typeof after !== 'string') return ok(after.record);
    }
  }
}

async function again(
  context: Context,
  caller: { readonly playerId: string },
  { gameId, invitation }: JoinRequest,
): Promise<Result<GameRecord, Refusal>> {
  const found = await findGame(context, caller, gameId, invitation);
  return found.ok ? ok(found.value.record) : found;
}
