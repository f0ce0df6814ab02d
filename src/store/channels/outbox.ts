import { accountEventTypes, type Notice } from '../../play/ports/notice-types.js';
import { Prisma } from '../generated/client.js';
import { ofGame } from '../sql/bucket.js';

export const typesOf = (notices: readonly Notice[]): string[] => [
  ...new Set(notices.map(({ type }) => type)),
];

// Constant text, because the appends have no parameter for it.
const FOLLOWED = Prisma.raw(`ARRAY[${accountEventTypes.map((type) => `'${type}'`).join()}]`);

/**
 * Whether a webhook, a mailbox or a reader of events of the creator or a player of a game wants notices of these types. Part of the
 * writing statement, so that unwanted notices never reach the outbox.
 *
 * `game` is the condition for the seats `s` of the game. Subqueries with LIMIT, not EXISTS: for EXISTS the planner prefers to read all webhooks for each game.
 */
export const hasSubscriber = (
  game: Prisma.Sql,
  creator: Prisma.Sql,
  types: Prisma.Sql,
  others: Prisma.Sql = Prisma.empty,
): Prisma.Sql => Prisma.sql`EXISTS (
  SELECT FROM (SELECT s.player_id FROM seats s WHERE ${game} UNION ALL SELECT ${creator} ${others}) involved
  WHERE (
    SELECT true FROM webhooks h WHERE h.player_id = involved.player_id AND h.active AND h.events && ${types} LIMIT 1
  ) OR (
    SELECT true FROM mailboxes b
    WHERE b.player_id = involved.player_id AND b.confirmed_at IS NOT NULL AND b.events && ${types} LIMIT 1
  ) OR (
    SELECT true FROM event_readers r WHERE r.player_id = involved.player_id AND ${types} && ${FOLLOWED} LIMIT 1
  )
)`;

/**
 * A part of a statement: notices of a change of a game that appends no entry. `changed` names the part that has the
 * game's bucket, id, version and creator, if it has changed. Without
 * notices it writes nothing.
 */
export function noticed(
  changed: Prisma.Sql,
  gameId: string,
  notices: readonly Notice[],
  at: Date | null,
): Prisma.Sql {
  const players = notices.flatMap(({ player }) => player ?? []).join();
  const types = Prisma.sql`string_to_array(${typesOf(notices).join()}, ',')`;
  const others = Prisma.sql`UNION ALL SELECT unnest(string_to_array(${players}, ',')::uuid[])`;
  return Prisma.sql`noticed AS (
    INSERT INTO outbox (bucket, game_id, after, version, notices, at)
    SELECT n.bucket, n.id, n.version, n.version, ${JSON.stringify(notices)}::json, ${at}::timestamptz FROM ${changed} n
    WHERE ${hasSubscriber(ofGame('s', gameId), Prisma.sql`n.creator_id`, types, others)}
    RETURNING game_id
  )`;
}
