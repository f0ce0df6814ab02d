import type { FannedOut } from '../../play/ports/delivery-queues.js';
import { accountEventTypes, MESSAGE } from '../../play/ports/notice-types.js';
import { Prisma, type PrismaClient } from '../generated/client.js';
import { areApart } from '../people/apart.js';
import { timeOf } from '../sql/rows.js';

/**
 * Moves notices from the outbox to the webhooks, mailboxes and readers of events that want them, in one statement. Webhooks
 * and mailboxes receive nothing from before they were created or confirmed, and nothing for the players in `without`.
 *
 * Raw SQL: several processes share this work.
 *
 * The lock on the first row of a game covers all its rows, so that later notices cannot overtake earlier ones; other
 * processes skip the game. Sequences are drawn under this lock, so that within a game they grow in the order of
 * visibility.
 *
 * Each game has a queue of a webhook, but one that speaks to people has one queue, so that one message tells of many games.
 *
 * An existing queue gets a number drawn under its own lock, because a retry may have given it a higher one meanwhile.
 *
 * Outbox rows are addressed by ctid: their indexes are full of dead entries, and the planner, which mostly sees an
 * empty table, would choose a nested self-join.
 *
 * `oldest` leaves messages out, because it is measured, and others must not notice a whisper.
 *
 * Mailboxes, readers of events, and then queues are locked in the order of their ids, so that processes do not deadlock. An
 * event of an account gets the id after the last one, under the lock of its reader, so that nobody sees it after a later
 * one, and ids tell nothing of other accounts. If a webhook is being deleted, the statement waits and then skips it.
 */
export async function fanOut(
  prisma: PrismaClient,
  now: Date,
  maxGames: number,
  without: readonly string[] = [],
): Promise<FannedOut & { readonly followed: readonly string[] }> {
  const at = now.toISOString();
  const [row] = await prisma.$queryRaw<
    { rows: number; oldest: number | null; written: string | null; followed: string | null }[]
  >`/* fan_out */
    WITH first AS MATERIALIZED (
      SELECT bucket, game_id FROM outbox WHERE ctid = ANY (ARRAY(
        SELECT DISTINCT ON (bucket, game_id) ctid FROM outbox ORDER BY bucket, game_id, id
      )) ORDER BY id LIMIT ${maxGames}::int FOR UPDATE SKIP LOCKED
    ), taken AS MATERIALIZED (
      DELETE FROM outbox WHERE ctid = ANY (ARRAY(
        SELECT o.ctid FROM first f JOIN outbox o ON o.bucket = f.bucket AND o.game_id = f.game_id
      )) RETURNING bucket, game_id, id, after, version, notices, at
    ), facts AS MATERIALIZED (
      SELECT t.id, h.nth, a.player_id, h.type, t.game_id, t.after, t.version, h.seat, h.message, h.reason, t.at
      FROM taken t
      CROSS JOIN LATERAL ROWS FROM (
        json_to_recordset(t.notices) AS (type text, "to" int[], seat int, message uuid, reason text, player uuid)
      ) WITH ORDINALITY AS h (type, "to", seat, message, reason, player, nth)
      CROSS JOIN LATERAL (
        SELECT player_id FROM seats
        WHERE bucket = t.bucket AND game_id = t.game_id AND player_id IS NOT NULL AND (h."to" IS NULL OR seat = ANY (h."to"))
        UNION SELECT creator_id FROM games WHERE bucket = t.bucket AND id = t.game_id AND h."to" IS NULL
        UNION SELECT h.player WHERE h.player IS NOT NULL
      ) a
      WHERE h.message IS NULL OR EXISTS (
        SELECT FROM messages m WHERE m.bucket = t.bucket AND m.game_id = t.game_id AND m.id = h.message AND m.author_id <> a.player_id
          AND (m.readers IS NULL OR a.player_id = ANY (m.readers))
          AND NOT EXISTS (SELECT FROM mutes u WHERE u.player_id = a.player_id AND u.muted_id = m.author_id)
          AND NOT ${areApart(Prisma.sql`a.player_id`, Prisma.sql`m.author_id`)}
      )
    ), unpaid AS (
      SELECT unnest(string_to_array(${without.join()}, ',')::uuid[]) AS player_id
    ), wanted AS MATERIALIZED (
      SELECT w.id AS webhook_id, CASE w.format WHEN 'standard' THEN f.game_id ELSE w.id END AS queue, f.id, f.nth, f.type, f.game_id, f.after, f.version, f.seat, f.message, f.reason, f.at
      FROM facts f JOIN webhooks w ON w.player_id = f.player_id
      WHERE w.active AND w.player_id <> ALL (SELECT player_id FROM unpaid)
        AND w.created_at <= f.at AND f.type = ANY (w.events) AND (w.games = '{}' OR f.game_id = ANY (w.games))
      FOR KEY SHARE OF w
    ), delivered AS (
      INSERT INTO deliveries (
        id, webhook_id, queue, type, game_id, after, version, seat, message, reason, at, tried_since, next_at
      )
      SELECT gen_random_uuid(), webhook_id, queue, type, game_id, after, version, seat, message, reason, at,
        ${at}::timestamptz, ${at}::timestamptz
      FROM wanted ORDER BY id, nth
      RETURNING webhook_id, queue, sequence
    ), queued AS (
      INSERT INTO delivery_queues (webhook_id, queue, last, next_at)
      SELECT webhook_id, queue, max(sequence), ${at}::timestamptz FROM delivered GROUP BY webhook_id, queue
      ORDER BY webhook_id, queue
      ON CONFLICT (webhook_id, queue) DO UPDATE SET last = nextval('deliveries_sequence_seq')
    ), mailed AS MATERIALIZED (
      SELECT b.player_id, b.events, b.confirmed_at FROM mailboxes b
      WHERE b.player_id = ANY (SELECT player_id FROM facts)
        AND b.confirmed_at IS NOT NULL AND b.player_id <> ALL (SELECT player_id FROM unpaid)
      ORDER BY b.player_id FOR NO KEY UPDATE
    ), noted AS (
      INSERT INTO notes (player_id, type, game_id, version, seat, at)
      SELECT f.player_id, f.type, f.game_id, f.version, f.seat, f.at
      FROM facts f JOIN mailed m ON m.player_id = f.player_id
      WHERE m.confirmed_at <= f.at AND f.type = ANY (m.events)
      ORDER BY f.id, f.nth
      RETURNING player_id, id
    ), put AS (
      UPDATE mailboxes b SET last = n.last, next_at = coalesce(b.next_at, ${at}::timestamptz)
      FROM (SELECT player_id, max(id) AS last FROM noted GROUP BY player_id) n WHERE b.player_id = n.player_id
    ), reading AS MATERIALIZED (
      SELECT r.player_id, r.last FROM event_readers r WHERE r.player_id = ANY (SELECT player_id FROM facts)
      ORDER BY r.player_id FOR NO KEY UPDATE
    ), happened AS (
      INSERT INTO account_events (player_id, id, type, game_id, version, seat, message, reason, at)
      SELECT f.player_id, r.last + row_number() OVER (PARTITION BY f.player_id ORDER BY f.id, f.nth),
        f.type, f.game_id, f.version, f.seat, f.message, f.reason, f.at
      FROM facts f JOIN reading r ON r.player_id = f.player_id
      WHERE f.type = ANY (string_to_array(${accountEventTypes.join()}, ','))
      RETURNING player_id, id
    ), followed AS (
      UPDATE event_readers r SET last = h.last
      FROM (SELECT player_id, max(id) AS last FROM happened GROUP BY player_id) h WHERE r.player_id = h.player_id
      RETURNING r.player_id
    )
    SELECT count(*)::int AS rows, (date_part('epoch', min(at) FILTER (WHERE EXISTS (
        SELECT FROM json_array_elements(notices) AS n WHERE n ->> 'type' <> ${MESSAGE}::text
      ))) * 1000)::float8 AS oldest, (
        SELECT json_object_agg(player_id, count)::text FROM (
          SELECT player_id, count(*) FROM (
            SELECT w.player_id FROM delivered d JOIN webhooks w ON w.id = d.webhook_id
            UNION ALL SELECT player_id FROM noted
          ) each_one GROUP BY player_id
        ) per_player
      ) AS written, (SELECT string_agg(player_id::text, ',') FROM followed) AS followed FROM taken`;
  return {
    rows: row?.rows ?? 0,
    oldest: timeOf(row?.oldest ?? null),
    followed: row?.followed?.split(',') ?? [],
    written: new Map(Object.entries(JSON.parse(row?.written ?? '{}') as Record<string, number>)),
  };
}
