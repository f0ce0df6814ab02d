import type { PrismaClient } from './generated/client.js';
import { timeOf } from './rows.js';

/**
 * Takes what was written out of the outbox and gives every webhook and mailbox its own, all in one statement.
 *
 * Raw SQL: many processes share this. Who holds the first row of a game has all rows of that game, so that nobody
 * can put a later one before an earlier one; others skip that game. A sequence is drawn, and a lane or a mailbox is
 * told of it, while that row is held: so in each the sequences grow with the order in which they can be seen.
 * Mailboxes are locked in the order of their ids, lest two processes wait for each other; no two ever want the
 * same lane. A webhook that is being deleted is waited for and passed over.
 */
export async function fanOut(
  prisma: PrismaClient,
  now: Date,
  mostGames: number,
): Promise<{ readonly rows: number; readonly oldest: Date | null }> {
  const at = now.toISOString();
  const [row] = await prisma.$queryRaw<{ rows: number; oldest: number | null }[]>`/* fan_out */
    WITH first AS MATERIALIZED (
      SELECT o.game_id FROM outbox o
      WHERE NOT EXISTS (SELECT FROM outbox e WHERE e.game_id = o.game_id AND e.id < o.id)
      ORDER BY o.id LIMIT ${mostGames}::int FOR UPDATE SKIP LOCKED
    ), taken AS MATERIALIZED (
      DELETE FROM outbox o USING first f WHERE o.game_id = f.game_id
      RETURNING o.game_id, o.id, o.after, o.version, o.happenings, o.at
    ), audience AS MATERIALIZED (
      SELECT f.game_id, s.player_id, s.seat FROM first f JOIN seats s ON s.game_id = f.game_id
      WHERE s.player_id IS NOT NULL
      UNION ALL SELECT f.game_id, g.creator_id, NULL FROM first f JOIN games g ON g.id = f.game_id
    ), facts AS MATERIALIZED (
      SELECT DISTINCT t.id, h.nth, a.player_id, h.type, t.game_id, t.after, t.version, h.seat, h.message, t.at
      FROM taken t
      CROSS JOIN LATERAL ROWS FROM (
        json_to_recordset(t.happenings) AS (type text, "to" int[], seat int, message uuid)
      ) WITH ORDINALITY AS h (type, "to", seat, message, nth)
      JOIN audience a ON a.game_id = t.game_id AND (h."to" IS NULL OR a.seat = ANY (h."to"))
    ), wanted AS MATERIALIZED (
      SELECT w.id AS webhook_id, f.id, f.nth, f.type, f.game_id, f.after, f.version, f.seat, f.message, f.at
      FROM facts f JOIN webhooks w ON w.player_id = f.player_id
      WHERE w.active AND f.type = ANY (w.events) AND (w.games = '{}' OR f.game_id = ANY (w.games))
      FOR KEY SHARE OF w
    ), delivered AS (
      INSERT INTO deliveries (
        id, webhook_id, lane, type, game_id, after, version, seat, message, at, tried_since, next_at
      )
      SELECT gen_random_uuid(), webhook_id, game_id, type, game_id, after, version, seat, message, at,
        ${at}::timestamptz, ${at}::timestamptz
      FROM wanted ORDER BY id, nth
      RETURNING webhook_id, lane, sequence
    ), laned AS (
      INSERT INTO lanes (webhook_id, lane, last, next_at)
      SELECT webhook_id, lane, max(sequence), ${at}::timestamptz FROM delivered GROUP BY webhook_id, lane
      ON CONFLICT (webhook_id, lane) DO UPDATE SET last = excluded.last
    ), mailed AS MATERIALIZED (
      SELECT b.player_id, b.events FROM mailboxes b
      WHERE b.player_id = ANY (SELECT player_id FROM facts)
        AND b.confirmed_at IS NOT NULL
      ORDER BY b.player_id FOR NO KEY UPDATE
    ), noted AS (
      INSERT INTO notes (player_id, type, game_id, version, seat, at)
      SELECT f.player_id, f.type, f.game_id, f.version, f.seat, f.at
      FROM facts f JOIN mailed m ON m.player_id = f.player_id AND f.type = ANY (m.events)
      ORDER BY f.id, f.nth
      RETURNING player_id, id
    ), put AS (
      UPDATE mailboxes b SET last = n.last, next_at = coalesce(b.next_at, ${at}::timestamptz)
      FROM (SELECT player_id, max(id) AS last FROM noted GROUP BY player_id) n WHERE b.player_id = n.player_id
    )
    SELECT count(*)::int AS rows, (date_part('epoch', min(at)) * 1000)::float8 AS oldest FROM taken`;
  return { rows: row?.rows ?? 0, oldest: timeOf(row?.oldest ?? null) };
}
