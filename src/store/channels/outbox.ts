import type { Notice } from '../../play/ports/notice-types.js';
import { Prisma } from '../generated/client.js';

export const typesOf = (notices: readonly Notice[]): string[] => [
  ...new Set(notices.map(({ type }) => type)),
];

/**
 * Whether a webhook or mailbox of the creator or a player of a game subscribes to notices of these types. Part of the
 * writing statement, so that unwanted notices never reach the outbox.
 *
 * `game` is the condition for the seats `s` of the game. Subqueries with LIMIT, not EXISTS: for EXISTS the planner prefers to read all webhooks for each game.
 */
export const hasSubscriber = (
  game: Prisma.Sql,
  creator: Prisma.Sql,
  types: Prisma.Sql,
): Prisma.Sql => Prisma.sql`EXISTS (
  SELECT FROM (SELECT s.player_id FROM seats s WHERE ${game} UNION ALL SELECT ${creator}) involved
  WHERE (
    SELECT true FROM webhooks h WHERE h.player_id = involved.player_id AND h.active AND h.events && ${types} LIMIT 1
  ) OR (
    SELECT true FROM mailboxes b
    WHERE b.player_id = involved.player_id AND b.confirmed_at IS NOT NULL AND b.events && ${types} LIMIT 1
  )
)`;
