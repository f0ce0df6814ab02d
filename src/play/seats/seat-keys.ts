import type { Seat } from '../../engine/rulebook.js';
import { sha256 } from '../../kernel/hash.js';
import { err, ok, type Result } from '../../kernel/result.js';
import { type Issued, issue } from '../accounts/players.js';
import type { Context } from '../context.js';
import { commitmentsClosed, isClosed } from '../draws/draw-state.js';
import { findGame, isCreator } from '../games/find-game.js';
import type { LiveGame } from '../games/live-games.js';
import { type GameRecord, isOver } from '../ports/game-record.js';
import { GUEST, type Player } from '../ports/players.js';
import type { Once } from '../ports/retries/saved-replies.js';
import { gameOver, notFound, type Refusal, ratedGame, refusal } from '../refusal.js';
import { type Decided, decideAndAppend } from '../turns/decide-and-append.js';
import { holderFor, isKeptFrom } from './holders.js';
import { managesSeats } from './manages-seats.js';
import { hasResigned, seatResigned } from './resigned.js';
import { joinInPlay } from './seats-in-play.js';
import { mayMakeKey, sawAnotherSeat, seatsSeen } from './seats-seen.js';

/*
 * A seat key is a token for one seat of one game. It lets people without an account play, for example on the creator's
 * own screen. A guest holds the seat: a player who exists for this seat only.
 */

export interface KeyRequest {
  readonly gameId: string;
  readonly player: Player;
  readonly seat: Seat;
}

export interface MadeKey extends Issued {
  readonly gameId: string;
  readonly seat: Seat;
  readonly guest: { readonly id: string; readonly name: string };
}

/**
 * Seats a guest on an open seat, or in place of the guest who holds it. The maker of a key can see the seat's hand, so
 * after the start others see the new guest come, and a creator who has seen another hand gets no key. A new guest is
 * another player, so the key opens no message that was whispered before.
 */
export const makeKey = (
  context: Context,
  request: KeyRequest & { readonly name?: string },
  once?: Once<MadeKey>,
): Promise<Result<MadeKey, Refusal>> => {
  const { gameId, player, seat } = request;
  return decideAndAppend(context, { gameId, caller: { playerId: player.id }, once }, async (game) => {
    const { record } = game;
    const no = whyNotManage(record, request) ?? whyNotSeat(record, seat);
    if (no !== null) return err(no);
    if (!(await managesSeats(context, record, player.id))) return err(notTheCreator);
    if (record.status === 'active') {
      const seen = await seatsSeen(context, record, player.id);
      if (!mayMakeKey(seen, seat)) return err(sawAnotherSeat(seen));
    }
    return seatGuest(context, game, request, once);
  });
};

function whyNotSeat(record: GameRecord, seat: Seat): Refusal | null {
  if (isOver(record)) return gameOver;
  if (record.rated) return ratedGame;
  if (isClosed(record)) return commitmentsClosed;
  const holder = record.seats[seat];
  if (holder?.kind === 'player' && holder.guest) return hasResigned(record, seat) ? seatResigned(seat) : null;
  if (holder?.kind !== 'open') return refusal('seat_taken', `Seat ${seat} is taken.`);
  return isKeptFrom(record, seat, null)
    ? refusal('seat_reserved', `Seat ${seat} is reserved for an invited player.`)
    : null;
}

/** The guest must exist before it can take the seat. It is deleted if another player takes the seat first. */
async function seatGuest(
  context: Context,
  game: LiveGame,
  request: KeyRequest & { readonly name?: string },
  once: Once<MadeKey> | undefined,
): Promise<Decided<MadeKey>> {
  const { id, status, revision, seats } = game.record;
  const { seat } = request;
  const before = seats[seat];
  const replaced = before?.kind === 'player' ? before : null;
  // The default does not contain the creator's name, since it would outlive a rename or a deleted account.
  const name = request.name ?? replaced?.name ?? GUEST;
  const now = context.clock();
  const guest: Player = { id: context.newId(now), name, bot: false, createdAt: now };
  const issued = issueKey(context, guest.id, request);
  await context.players.createGuest(guest, request.player.id, issued.token, sha256(issued.secret));

  const holder = holderFor(guest, true);
  const value = () => madeKey(request, issued, guest);
  const forget = () => context.players.forgetGuest(guest.id);
  if (status === 'active') {
    const joined = await joinInPlay(context, game, { seat, holder }, value);
    if (!joined.ok) await forget();
    return joined.ok ? ok({ otherwise: forget, ...joined.value }) : joined;
  }
  const reply = once && (() => once.reply(ok(value())));
  const write = async () => {
    const isSeated =
      replaced === null
        ? await context.games.takeSeat(id, seat, holder, context.clock(), revision, undefined, reply)
        : await context.games.replaceGuest(id, seat, replaced, holder, context.clock(), revision, reply);
    if (!isSeated) await forget();
    return isSeated;
  };
  return ok({ kind: 'change', write, value });
}

/** The key stops working at once. The guest keeps the seat and can get another key. */
export async function revokeKey(context: Context, request: KeyRequest): Promise<Result<null, Refusal>> {
  const { gameId, player, seat } = request;
  const found = await findGame(context, { playerId: player.id }, gameId);
  if (!found.ok) return found;
  const no = whyNotManage(found.value.record, request);
  if (no !== null) return err(no);
  return (await context.players.removeKey({ gameId, seat })) ? ok(null) : err(notFound('key'));
}

const notTheCreator = refusal(
  'not_the_creator',
  'Only the creator of a game may manage its seat keys, and nobody in a tournament.',
);

function whyNotManage(record: GameRecord, { player, seat }: KeyRequest): Refusal | null {
  if (!isCreator(record, { playerId: player.id })) return notTheCreator;
  return record.seats[seat] === undefined ? notFound('seat') : null;
}

type Guest = Pick<Player, 'id' | 'name'>;

const madeKey = ({ gameId, seat }: KeyRequest, issued: Issued, { id, name }: Guest): MadeKey => ({
  ...issued,
  gameId,
  seat,
  guest: { id, name },
});

const issueKey = (context: Context, playerId: string, { gameId, seat }: KeyRequest): Issued =>
  issue(context, playerId, {
    name: `seat ${seat}`,
    scopes: ['read', 'play'],
    expiresAt: null,
    key: { gameId, seat },
  });
