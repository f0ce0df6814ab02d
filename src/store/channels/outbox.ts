import type { Notice } from '../../play/ports/notice-types.js';
import { Prisma } from '../generated/client.js';

export const typesOf = (notices: readonly Notice[]): string[] => [
  ...new Set(notices.map(({ type }) => type)),
];

/**
 * Whether anybody who sits in a game, or has created it, wants to be told of notices of these types. Asked by
 * the statement that writes, so that nothing is put into the outbox for nobody.
 *
 * Subqueries with a limit, not EXISTS: the planner would rather read all webhooks of everybody, for every game.
 */
export const isHeard = (
  game: Prisma.Sql,
  creator: Prisma.Sql,
  types: Prisma.Sql,
): Prisma.Sql => Prisma.sql`EXISTS (
  SELECT FROM (SELECT player_id FROM seats WHERE game_id = ${game} UNION ALL SELECT ${creator}) there
  WHERE (
    SELECT true FROM webhooks h WHERE h.player_id = there.player_id AND h.active AND h.events && ${types} LIMIT 1
  ) OR (
    SELECT true FROM mailboxes b
    WHERE b.player_id = there.player_id AND b.confirmed_at IS NOT NULL AND b.events && ${types} LIMIT 1
  )
)`;
