import type { Participant } from '../../play/ports/ratings/ratings.js';
import { Prisma } from '../generated/client.js';

export interface SeatRow {
  readonly seat: number;
  readonly id: string | null;
  readonly bot: boolean;
  /** Of a built-in bot that searches. */
  readonly level: string | null;
}

/** An expression: the seats of the game `g`, as `SeatRow`s. */
export const seatRows = Prisma.sql`(
  SELECT json_agg(json_build_object('seat', s.seat, 'id', s.player_id, 'bot', coalesce(p.bot, false), 'level', s.level) ORDER BY s.seat)
  FROM seats s LEFT JOIN players p ON p.id = s.player_id WHERE s.bucket = g.bucket AND s.game_id = g.id
)`;

/**
 * Built-in bots do not resign: such a seat was of an account that is deleted. The rating of a level that searches is not
 * measured.
 */
export const participantsOf = (
  seats: readonly SeatRow[],
  resigned: readonly number[] | null,
): readonly Participant[] =>
  seats.map(({ seat, id, bot, level }) => {
    if (id !== null) return { kind: 'player', id, bot };
    return resigned?.includes(seat) || level !== null ? null : { kind: 'level', level: 'basic' };
  });
