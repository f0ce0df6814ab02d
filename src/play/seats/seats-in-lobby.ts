import type { Seat } from '../../engine/rulebook.js';
import { err, ok, type Result } from '../../kernel/result.js';
import { whyNotAtTable } from '../accounts/people/apart.js';
import type { Context } from '../context.js';
import { startAgain } from '../draws/bring-entropy.js';
import { type Brought, keptOf, whyNotBoth } from '../draws/brought.js';
import { commitmentsClosed, hiddenSeats, isClosed, withheldEntropy } from '../draws/draw-state.js';
import { voided } from '../draws/settle-draw.js';
import { isCreator } from '../games/find-game.js';
import { removableFrom } from '../ports/draws/draw.js';
import { type GameRecord, type Holder, isOver, type Level } from '../ports/game-record.js';
import type { BotLimit } from '../ports/games.js';
import type { Player } from '../ports/players.js';
import { type Once, replyTo } from '../ports/retries/saved-replies.js';
import { gameOver, noSuchSeat, type Refusal, refusal } from '../refusal.js';
import { asItIs, type Decided, decideAndAppend } from '../turns/decide-and-append.js';
import { botHolder, holderFor, isHeldBy, isKeptFrom, openSeatsOf, seatsOf } from './holders.js';
import { managesSeats } from './manages-seats.js';
import { joinInPlay, type SeatRequest, vacateInPlay } from './seats-in-play.js';
import { maySit, type SeatsSeen, sawAnotherSeat, seatsSeen } from './seats-seen.js';

export interface JoinRequest extends Brought {
  readonly gameId: string;
  readonly player: Player;
  /** The first open seat if left out. */
  readonly seat?: Seat;
  readonly invitation?: string;
  /** Seat a bot instead of the player; only the creator may. `true` is the basic one. */
  readonly bot?: boolean | Level;
  /** Refuse a second seat even to the creator: a match is for playing with others. */
  readonly once?: boolean;
  /** Of a bot that is seated by its policy. Exact before the start of the game. */
  readonly limit?: BotLimit;
}

/** Takes an open seat, before the start or after its player has left. */
export const takeSeat = async (
  context: Context,
  request: JoinRequest,
  once?: Once<GameRecord>,
): Promise<Result<GameRecord, Refusal>> => {
  const { gameId, player, invitation } = request;
  const taken = await decideAndAppend<GameRecord>(
    context,
    { gameId, caller: { playerId: player.id }, invitation, once },
    async (game) => {
      const { record } = game;
      const seen = record.status === 'active' ? await seatsSeen(context, record, player.id) : null;
      const seat = seatToTake(record, request, seen);
      if (!seat.ok) return seat;
      const apart = request.bot ? null : await whyNotAtTable(context, record, player.id);
      if (apart !== null) return err(apart);
      const holder: Holder = request.bot
        ? botHolder(request.bot === true ? 'basic' : request.bot)
        : holderFor(player);
      if (record.status === 'active') return joinInPlay(context, game, { seat: seat.value, holder }, asItIs);
      const now = context.clock();
      const quota = { playerId: player.id, most: context.quotas.botGames, now };
      const write = () =>
        request.bot && isLastForBots(record, seat.value)
          ? context.games.seatLastBot(record.id, seat.value, holder, record.revision, quota, replyTo(once))
          : context.games.takeSeat(
              ...([record.id, seat.value, holder, now, record.revision, keptOf(request)] as const),
              ...([replyTo(once), request.limit] as const),
            );
      return ok({ kind: 'change', write, value: (latest) => latest() });
    },
  );
  return taken.ok ? ok(await startAgain(context, taken.value)) : taken;
};

const isLastForBots = ({ seats }: GameRecord, last: Seat): boolean =>
  seats.every(({ kind }, seat) => seat === last || kind === 'bot');

/** `seen` is null for a game that is not in play. */
function seatToTake(record: GameRecord, request: JoinRequest, seen: SeatsSeen | null): Result<Seat, Refusal> {
  const caller = { playerId: request.player.id };
  if (isOver(record)) return err(gameOver);
  if (request.invitation !== undefined && request.invitation !== record.invitation) {
    return err(refusal('wrong_invitation', 'This is not the invitation of this game.'));
  }
  if (request.bot && !isCreator(record, caller)) {
    return err(refusal('not_the_creator', 'Only the creator of a game may seat a bot.'));
  }
  const noEntropy = whyNoEntropy(record, request);
  if (noEntropy !== null) return err(noEntropy);
  if (request.bot && record.status === 'active')
    return err(refusal('already_started', 'The bot already plays for open seats.'));
  // Before the start the creator may take several seats. Later they would see the hidden cards of another seat.
  const alone = request.once || record.rated || record.status === 'active' || !isCreator(record, caller);
  if (!request.bot && seatsOf(record, caller).length > 0 && alone) {
    return err(refusal('already_seated', 'You already hold a seat in this game.'));
  }
  const open = openSeatsOf(record);
  const sitter = request.bot ? null : request.player.id;
  const isAllowed = (seat: Seat) => seen === null || maySit(seen, seat);
  if (request.seat === undefined) {
    const notKept = open.filter((seat) => !isKeptFrom(record, seat, sitter));
    const free = notKept.filter(isAllowed);
    if (seen !== null && notKept.length > 0 && free.length === 0) return err(sawAnotherSeat(seen));
    const kept = free.find((seat) => record.invited.some((one) => one.id === sitter && one.seat === seat));
    const seat = kept ?? free[0];
    return seat === undefined ? err(refusal('game_full', 'No seat is open.')) : ok(seat);
  }
  if (request.seat >= record.seats.length) {
    const errors = [{ pointer: '/seat', detail: `the game has the seats 0 to ${record.seats.length - 1}` }];
    return err({ ...refusal('malformed', `There is no seat ${request.seat}.`), errors });
  }
  if (!open.includes(request.seat)) return err(refusal('seat_taken', `Seat ${request.seat} is taken.`));
  if (isKeptFrom(record, request.seat, sitter))
    return err(refusal('seat_reserved', `Seat ${request.seat} is reserved for an invited player.`));
  return seen === null || isAllowed(request.seat) ? ok(request.seat) : err(sawAnotherSeat(seen));
}

function whyNoEntropy(record: GameRecord, request: JoinRequest): Refusal | null {
  const { entropy, commitment, bot, player } = request;
  const brought = entropy === undefined ? commitment && '/commitment' : '/entropy';
  if (bot && brought !== undefined) {
    const errors = [{ pointer: brought, detail: 'cannot be sent for a bot' }];
    return { ...refusal('malformed', 'A bot cannot add to the seed.'), errors };
  }
  const both = whyNotBoth(request);
  if (both !== null) return both;
  if (isClosed(record)) return commitmentsClosed;
  if (record.status === 'open')
    return !bot && record.draw.barred.includes(player.id) ? withheldEntropy : null;
  return brought === undefined
    ? null
    : refusal('already_started', 'The game has started: its seed can no longer change.');
}

/** Gives up the player's own seat. Before the start, the creator may also remove others. */
export const leaveSeat = (context: Context, request: SeatRequest): Promise<Result<GameRecord, Refusal>> => {
  const { gameId, player, seat } = request;
  const caller = { playerId: player.id };
  return decideAndAppend(context, { gameId, caller }, async (game) => {
    const { record } = game;
    const holder = record.seats[seat];
    if (holder === undefined) return err(noSuchSeat(seat));
    if (record.status !== 'open') return vacateInPlay(context, game, request);
    const isOwn = isHeldBy(holder, player.id);
    const mayRemove = !isOwn && (await managesSeats(context, record, player.id));
    if (isClosed(record)) return vacateInDraw(context, record, request, mayRemove);
    const mayClear = isOwn || (holder.kind !== 'open' && mayRemove);
    if (!mayClear) return err(notYoursToChange(seat));
    const write = () => context.games.leaveSeat(record.id, seat, holder, context.clock());
    return ok({ kind: 'change', write, value: (latest) => latest() });
  });
};

/** Nobody may take back the draw that is under way, unless it waits for a seat that has had time to reveal. */
function vacateInDraw(
  context: Context,
  record: GameRecord,
  { player, seat }: SeatRequest,
  mayRemove: boolean,
): Decided<GameRecord> {
  if (isHeldBy(record.seats[seat], player.id)) return voided(context, record, 'left', [seat]);
  if (!mayRemove) return err(notYoursToChange(seat));
  const from = removableFrom(record.draw);
  const isLate = from !== null && context.clock().getTime() >= from;
  return isLate && hiddenSeats(record).includes(seat)
    ? voided(context, record, 'removed', [seat])
    : err(commitmentsClosed);
}

const notYoursToChange = (seat: Seat): Refusal =>
  refusal('not_your_seat', `Seat ${seat} is not yours to change.`);
