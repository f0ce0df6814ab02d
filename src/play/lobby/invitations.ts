import type { Seat } from '../../engine/rulebook.js';
import { err, ok, type Result } from '../../kernel/result.js';
import { findHandle } from '../accounts/handles/handles.js';
import { whyNotTogether } from '../accounts/people/apart.js';
import type { Context } from '../context.js';
import { findGame, isCreator } from '../games/find-game.js';
import { type GameRecord, isOver } from '../ports/game-record.js';
import type { Player } from '../ports/players.js';
import { type Once, replyTo } from '../ports/retries/saved-replies.js';
import { gameOver, notFound, type Refusal, refusal } from '../refusal.js';
import { isKeptFrom, seatsOf } from '../seats/holders.js';
import { takeSeat } from '../seats/seats-in-lobby.js';
import { decideAndAppend } from '../turns/decide-and-append.js';
import { acceptedByPolicy, inTurn } from './accept-by-policy.js';

const MAX_INVITED = 32;
/** The most accounts that are listed when several have the same name. */
const MAX_CANDIDATES = 20;
export const MAX_INVITATIONS = 100;

export interface InviteRequest {
  readonly gameId: string;
  readonly player: Player;
  /** An account id, `@` and a handle, or a name that only one account has. */
  readonly invited: string;
  /** The seat to reserve for them. */
  readonly seat?: Seat;
}

/**
 * Lets a player see and join a game. Inviting them again changes the reserved seat. A bot that accepts such games by its
 * policy takes its seat at once.
 */
export async function invite(
  context: Context,
  request: InviteRequest,
  once?: Once<GameRecord>,
): Promise<Result<GameRecord, Refusal>> {
  const { gameId, player, invited, seat } = request;
  const found = await findGame(context, { playerId: player.id }, gameId);
  if (!found.ok || !isCreator(found.value.record, { playerId: player.id }))
    return inviteOnly(context, request, once);
  const one = await whoIs(context, invited);
  const bot = one.ok ? await context.people.find(one.value.id) : null;
  if (bot?.bot !== true || whyNotInvite(found.value.record, bot.id, seat) !== null)
    return inviteOnly(context, request, once);
  return inTurn(context, player.id, [bot], async () => {
    const apart = await whyNotTogether(context, player.id, [bot.id]);
    if (apart !== null) return err(apart);
    const accepts = await acceptedByPolicy(context, bot, found.value.record);
    if (!accepts.ok) return accepts;
    if (accepts.value === null) return inviteOnly(context, request, once);
    const { invitation } = found.value.record;
    return takeSeat(
      context,
      { gameId, player: bot, invitation, limit: accepts.value, ...(seat === undefined ? {} : { seat }) },
      once,
    );
  });
}

const inviteOnly = (
  context: Context,
  { gameId, player, invited, seat }: InviteRequest,
  once?: Once<GameRecord>,
): Promise<Result<GameRecord, Refusal>> => {
  const caller = { playerId: player.id };
  return decideAndAppend(context, { gameId, caller, once }, async ({ record }) => {
    if (!isCreator(record, caller))
      return err(refusal('not_the_creator', 'Only the creator of a game may invite people to it.'));
    if (isOver(record)) return err(gameOver);
    const one = await whoIs(context, invited);
    if (!one.ok) return one;
    const no = whyNotInvite(record, one.value.id, seat);
    if (no !== null) return err(no);
    const apart = await whyNotTogether(context, player.id, [one.value.id]);
    if (apart !== null) return err(apart);
    const wish = { ...one.value, seat: seat ?? null };
    const { invitations } = context.quotas;
    const write = () =>
      context.games.invite(gameId, record.revision, wish, context.clock(), invitations, replyTo(once));
    return ok({ kind: 'change', write, value: (latest) => latest() });
  });
};

export async function whoIs(
  context: Context,
  idOrName: string,
): Promise<Result<{ readonly id: string; readonly name: string }, Refusal>> {
  if (idOrName.startsWith('@')) return findHandle(context, idOrName);
  const [one, ...others] = await context.players.findByIdOrName(idOrName, MAX_CANDIDATES);
  if (one === undefined) return err(notFound('player'));
  if (others.length === 0) return ok(one);
  const detail = `Several accounts have the name ${JSON.stringify(idOrName)}: invite one by its id.`;
  return err({ ...refusal('name_not_unique', detail), candidates: [one, ...others].map(({ id }) => id) });
}

function whyNotInvite(record: GameRecord, playerId: string, seat: Seat | undefined): Refusal | null {
  if (seatsOf(record, { playerId }).length > 0)
    return refusal('already_seated', 'This player already holds a seat in the game.');
  if (record.invited.length >= MAX_INVITED && !record.invited.some(({ id }) => id === playerId))
    return refusal(
      'too_many_invitations',
      `The game already has the maximum of ${MAX_INVITED} invitations: withdraw one first.`,
    );
  if (seat === undefined) return null;
  const holder = record.seats[seat];
  if (holder === undefined) {
    const errors = [{ pointer: '/seat', detail: `the game has the seats 0 to ${record.seats.length - 1}` }];
    return { ...refusal('malformed', `There is no seat ${seat}.`), errors };
  }
  if (holder.kind !== 'open') return refusal('seat_taken', `Seat ${seat} is taken.`);
  return isKeptFrom(record, seat, playerId)
    ? refusal('seat_reserved', `Seat ${seat} is reserved for another player.`)
    : null;
}

export interface UninviteRequest {
  readonly gameId: string;
  readonly player: Player;
  readonly invited: string;
}

/** The creator withdraws an invitation, or the invited player declines it. */
export async function uninvite(
  context: Context,
  { gameId, player, invited }: UninviteRequest,
): Promise<Result<null, Refusal>> {
  const caller = { playerId: player.id };
  const found = await findGame(context, caller, gameId);
  if (!found.ok) return found;
  if (invited !== player.id && !isCreator(found.value.record, caller))
    return err(
      refusal('not_the_creator', 'Only the creator of a game may withdraw an invitation to others.'),
    );
  return (await context.games.uninvite(gameId, invited, context.clock()))
    ? ok(null)
    : err(notFound('invitation'));
}

/** The game, if the player is invited to it. */
export async function invitedTo(
  context: Context,
  gameId: string,
  playerId: string,
): Promise<GameRecord | null> {
  const found = await findGame(context, { playerId }, gameId);
  if (!found.ok) return null;
  const { record } = found.value;
  return record.invited.some(({ id }) => id === playerId) ? record : null;
}
