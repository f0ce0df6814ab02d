import type { Message, NewMessage } from '../../play/ports/talk.js';
import { hasSubscriber } from '../channels/outbox.js';
import type { PrismaClient } from '../generated/client.js';
import { Prisma } from '../generated/client.js';
import { isGame, ofGame } from '../sql/bucket.js';
import { idAtTime, nextAt, timestamp } from './message-ids.js';

export interface Posted {
  readonly message: Message;
  /** Whether a notice was written to the outbox. */
  readonly hasNotice: boolean;
}

/**
 * Writes a message if its author may still write, readable by the current holders of the seats that it is whispered
 * to. Returns null if nothing was written.
 *
 * Raw SQL: the guards span three tables and need one consistent view of who holds the seats. The lock on the author's
 * row orders the message before a deletion of the account, which then retracts it, or after it, when nothing is
 * written.
 */
export async function writeMessage(
  prisma: Pick<PrismaClient, '$queryRaw'>,
  { gameId, authorId, seat, to, text, id, at }: NewMessage,
): Promise<Posted | null> {
  const seats = to === null ? null : to.join();
  const rows = await prisma.$queryRaw<{ message: string; hasNotice: boolean }[]>`/* post_message */
    WITH author AS MATERIALIZED (
      SELECT id, name FROM players WHERE id = ${authorId}::uuid AND deleted_at IS NULL FOR SHARE
    ), wanted AS (
      SELECT string_to_array(${seats}::text, ',')::int[] AS seats
    ), audience AS (
      SELECT count(*) AS seats, array_agg(DISTINCT s.player_id) AS readers
      FROM wanted w JOIN seats s ON ${ofGame('s', gameId)} AND s.seat = ANY (w.seats)
      WHERE s.player_id IS NOT NULL
    ), allowed AS MATERIALIZED (
      SELECT g.bucket, g.id AS game_id, a.id AS author_id, a.name, w.seats,
             CASE WHEN w.seats IS NOT NULL THEN array_append(array_remove(h.readers, a.id), a.id) END AS readers
      FROM author a CROSS JOIN wanted w CROSS JOIN audience h JOIN games g ON ${isGame(gameId)}
      WHERE (w.seats IS NULL OR h.seats = cardinality(w.seats)) AND CASE
        WHEN ${seat}::int IS NULL THEN g.creator_id = a.id
        ELSE EXISTS (SELECT FROM seats s WHERE ${ofGame('s', gameId)} AND s.seat = ${seat}::int AND s.player_id = a.id)
      END
    ), stamp AS (
      INSERT INTO talks AS t (bucket, game_id, last_at) SELECT bucket, game_id, ${timestamp(at)} FROM allowed
      ON CONFLICT (bucket, game_id) DO UPDATE SET last_at = ${nextAt(Prisma.sql`t.last_at`, Prisma.sql`excluded.last_at`)}
      RETURNING t.last_at, ${idAtTime(Prisma.sql`t.last_at`, Prisma.sql`${id}::uuid`)} AS id
    ), posted AS (
      INSERT INTO messages (bucket, game_id, id, changed, at, author_id, seat, to_seats, readers, text)
      SELECT a.bucket, a.game_id, s.id, s.id, s.last_at, a.author_id, ${seat}::int, a.seats, a.readers, ${text}::text
      FROM allowed a CROSS JOIN stamp s
      RETURNING id, at
    ), noticed AS (
      INSERT INTO outbox (bucket, game_id, after, version, notices, at)
      SELECT g.bucket, g.id, g.version, g.version, json_build_array(json_build_object(
        'type', 'message.posted', 'to', a.seats, 'seat', ${seat}::int, 'message', p.id
      )), p.at
      FROM posted p CROSS JOIN allowed a JOIN games g ON ${isGame(gameId)}
      WHERE ${hasSubscriber(ofGame('s', gameId), Prisma.sql`g.creator_id`, Prisma.sql`ARRAY['message.posted']`)}
      RETURNING game_id
    )
    SELECT EXISTS (SELECT FROM noticed) AS "hasNotice", json_build_object('id', p.id, 'at', (date_part('epoch', p.at) * 1000)::bigint, 'name', a.name)::text AS message
    FROM posted p CROSS JOIN author a`;
  if (rows[0] === undefined) return null;
  const posted = JSON.parse(rows[0].message) as { id: string; at: number; name: string };
  const message = {
    ...{ id: posted.id, changed: posted.id, at: new Date(posted.at) },
    ...{ author: { id: authorId, name: posted.name }, seat, to, text },
  };
  return { message, hasNotice: rows[0].hasNotice };
}
