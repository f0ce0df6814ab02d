import { Prisma } from '../generated/client.js';

/** Whether one of two players has blocked the other. Both questions are answered by a key. */
export const areApart = (one: Prisma.Sql, other: Prisma.Sql): Prisma.Sql => Prisma.sql`(
  EXISTS (SELECT FROM blocks WHERE player_id = ${one} AND blocked_id = ${other})
  OR EXISTS (SELECT FROM blocks WHERE player_id = ${other} AND blocked_id = ${one})
)`;

/** The blocks between a player and these others, either way. */
export const isBetween = (playerId: string, others: readonly string[]): Prisma.BlockWhereInput => ({
  OR: [
    { playerId, blockedId: { in: [...others] } },
    { playerId: { in: [...others] }, blockedId: playerId },
  ],
});
