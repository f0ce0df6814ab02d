import type { Seat } from '../../engine/rulebook.js';
import { err, ok, type Result } from '../../kernel/result.js';
import type { Context } from '../context.js';
import type { GameRecord, Head } from '../ports/game-record.js';
import { notFound, type Refusal, refusal } from '../refusal.js';
import { FOREIGN_RULES, type LiveGame } from './live-games.js';

/** Who asks; null for somebody without an account. */
export type Caller = { readonly playerId: string } | null;

export function holds(record: GameRecord, caller: Caller, seat: Seat): boolean {
  const holder = record.seats[seat];
  return holder?.kind === 'player' && holder.id === caller?.playerId;
}

export const seatsOf = (record: GameRecord, caller: Caller): Seat[] =>
  [...record.seats.keys()].filter((seat) => holds(record, caller, seat));

export const isCreator = (record: GameRecord, caller: Caller): boolean =>
  record.creatorId === caller?.playerId;

export const isInvited = (record: GameRecord, caller: Caller): boolean =>
  record.invited.some(({ id }) => id === caller?.playerId);

/** A private game exists only for its creator, for who sits in it, and for who is invited or has its code. */
export function maySee(record: GameRecord, caller: Caller, invitation?: string): boolean {
  if (record.visibility !== 'private') return true;
  return (
    isCreator(record, caller) ||
    seatsOf(record, caller).length > 0 ||
    isInvited(record, caller) ||
    record.invitation === invitation
  );
}

/** Whether a seat is kept for somebody else than this player. */
export const isKeptFrom = ({ invited }: GameRecord, seat: Seat, playerId: string | null): boolean =>
  invited.some((one) => one.seat === seat && one.id !== playerId);

/** The game if this caller may know of it. */
export async function findGame(
  context: Context,
  caller: Caller,
  id: string,
  invitation?: string,
  head?: Head | null,
): Promise<Result<LiveGame, Refusal>> {
  const found = await context.live.get(id, head);
  if (found !== null && found !== FOREIGN_RULES) {
    return maySee(found.record, caller, invitation) ? ok(found) : err(notFound('game'));
  }
  const record = found === FOREIGN_RULES ? await context.games.find(id) : null;
  if (record === null || !maySee(record, caller, invitation)) return err(notFound('game'));
  return err(refusal('rulebook_changed', 'This game was played by rules that this server no longer has.'));
}

/** What is known of it without its rules, if this caller may know of it. */
export async function findRecord(
  context: Context,
  caller: Caller,
  id: string,
  invitation?: string,
): Promise<Result<GameRecord, Refusal>> {
  const found = await context.live.get(id);
  const record = found === FOREIGN_RULES ? await context.games.find(id) : (found?.record ?? null);
  return record !== null && maySee(record, caller, invitation) ? ok(record) : err(notFound('game'));
}
