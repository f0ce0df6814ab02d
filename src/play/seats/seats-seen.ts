import type { Seat } from '../../engine/rulebook.js';
import type { Context } from '../context.js';
import { isCreator } from '../games/find-game.js';
import type { GameRecord } from '../ports/game-record.js';
import { type Refusal, refusal } from '../refusal.js';

/*
 * A player who has seen the hand of one seat may not see that of another in the same game. Before the start there is
 * nothing to see, so these rules are for games in play only.
 */

/** The seats of a game in play whose hands a player has seen, or can see. */
export interface SeatsSeen {
  /** Held by the player, now or before. */
  readonly held: readonly Seat[];
  /** Held by guests, now or before: the creator made their keys. */
  readonly keyed: readonly Seat[];
  /** Whether the account looks after the server or did, and reports show it whispers of others in this game. */
  readonly readsWhispers: boolean;
}

export async function seatsSeen(context: Context, record: GameRecord, playerId: string): Promise<SeatsSeen> {
  const present = record.seats.flatMap((holder, seat) =>
    holder.kind === 'player' ? [{ seat, playerId: holder.id, guest: holder.guest ?? false }] : [],
  );
  const holders = [...present, ...(await context.games.formerHolders(record.id))];
  const seatsOf = (some: typeof holders) => [...new Set(some.map(({ seat }) => seat))];
  return {
    held: seatsOf(holders.filter((one) => one.playerId === playerId)),
    keyed: isCreator(record, { playerId }) ? seatsOf(holders.filter(({ guest }) => guest)) : [],
    readsWhispers:
      (await context.staff.hasHadRole(playerId)) && (await context.reports.haveWhispers(record.id, playerId)),
  };
}

/** Moderators who have held a seat, or have created the game, are shown no report about it. */
export const maySit = ({ held, keyed, readsWhispers }: SeatsSeen, seat: Seat): boolean =>
  held.includes(seat) || ([...held, ...keyed].every((seen) => seen === seat) && !readsWhispers);

export const mayMakeKey = ({ held, keyed }: SeatsSeen, seat: Seat): boolean =>
  held.every((seen) => seen === seat) && (keyed.length === 0 || keyed.includes(seat));

export function sawAnotherSeat({ held, keyed, readsWhispers }: SeatsSeen): Refusal {
  if (readsWhispers)
    return refusal(
      'saw_another_seat',
      'You look after this server or did, and a report about this game shows what its seats have whispered.',
    );
  const seats = [...new Set([...held, ...keyed])].sort((one, other) => one - other);
  return refusal(
    'saw_another_seat',
    `You have held a seat of this game or made a key to one: ${seats.join(', ')}. You may not see what another seat hides.`,
  );
}
