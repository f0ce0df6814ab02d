import type { Seat } from '../../engine/rulebook.js';
import { sha256 } from '../../kernel/hash.js';
import { err, ok, type Result } from '../../kernel/result.js';
import { type Issued, issue } from '../accounts/players.js';
import type { Context } from '../context.js';
import { findGame, isCreator, isKeptFrom } from '../games/find-game.js';
import { type GameRecord, type Holder, isOver } from '../ports/game-record.js';
import type { Player } from '../ports/players.js';
import { notFound, type Refusal, refusal } from '../refusal.js';
import { replace } from './seats-in-play.js';

/*
 * A seat key is a token for one seat of one game, for people without an account: who plays on the creator's own
 * screen, or on a page that the creator has built. Its seat is held by a guest, a player who exists for it alone.
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

/** Seats a guest on an open seat, or gives the guest who sits there another key in place of the one before. */
export async function makeKey(
  context: Context,
  request: KeyRequest & { readonly name?: string },
): Promise<Result<MadeKey, Refusal>> {
  const { gameId, seat } = request;
  for (;;) {
    const found = await findOwn(context, request);
    if (!found.ok) return found;
    const record = found.value;
    if (isOver(record)) return err(refusal('game_over', 'The game is over.'));
    const holder = record.seats[seat] as Holder;
    if (holder.kind === 'player' && holder.guest) {
      const issued = issueKey(context, holder.id, request);
      await context.players.replaceKey(issued.token, sha256(issued.secret));
      return ok({ ...issued, gameId, seat, guest: { id: holder.id, name: holder.name } });
    }
    if (holder.kind !== 'open') return err(refusal('seat_taken', `Seat ${seat} is taken.`));
    if (isKeptFrom(record, seat, null))
      return err(refusal('seat_reserved', `Seat ${seat} is kept for somebody who is invited.`));
    const made = await seatGuest(context, record, request);
    if (made !== null) return ok(made);
  }
}

/** Null when somebody else was faster. */
async function seatGuest(
  context: Context,
  record: GameRecord,
  request: KeyRequest & { readonly name?: string },
): Promise<MadeKey | null> {
  // Nobody's name is in it: a guest's stays when its creator takes another, or is gone.
  const { seat, name = 'Guest' } = request;
  const now = context.clock();
  const guest: Player = { id: context.newId(now), name, bot: false, createdAt: now };
  const issued = issueKey(context, guest.id, request);
  await context.players.createGuest(guest, issued.token, sha256(issued.secret));
  if (await sitDown(context, record, seat, guest))
    return { ...issued, gameId: record.id, seat, guest: { id: guest.id, name } };
  await context.players.forgetGuest(guest.id);
  return null;
}

async function sitDown(context: Context, record: GameRecord, seat: Seat, guest: Player): Promise<boolean> {
  const { id, invitation, revision } = record;
  if (record.status === 'active')
    return (
      await replace(context, { gameId: id, player: guest, invitation, guest: true }, (latest) =>
        latest.seats[seat]?.kind === 'open' ? ok(seat) : err(refusal('seat_taken', `Seat ${seat} is taken.`)),
      )
    ).ok;
  const holder: Holder = { kind: 'player', id: guest.id, name: guest.name, guest: true };
  return context.games.takeSeat(id, seat, holder, revision);
}

/** The key is dead at once. The guest keeps the seat, and may be given another. */
export async function revokeKey(context: Context, request: KeyRequest): Promise<Result<null, Refusal>> {
  const found = await findOwn(context, request);
  if (!found.ok) return found;
  const { gameId, seat } = request;
  return (await context.players.removeKey({ gameId, seat })) ? ok(null) : err(notFound('key'));
}

async function findOwn(
  context: Context,
  { gameId, player, seat }: KeyRequest,
): Promise<Result<GameRecord, Refusal>> {
  const caller = { playerId: player.id };
  const found = await findGame(context, caller, gameId);
  if (!found.ok) return found;
  const { record } = found.value;
  if (!isCreator(record, caller))
    return err(refusal('not_the_creator', 'Only the creator of a game may give away keys to its seats.'));
  return record.seats[seat] === undefined ? err(notFound('seat')) : ok(record);
}

const issueKey = (context: Context, playerId: string, { gameId, seat }: KeyRequest): Issued =>
  issue(context, playerId, {
    name: `seat ${seat}`,
    scopes: ['read', 'play'],
    expiresAt: null,
    key: { gameId, seat },
  });
