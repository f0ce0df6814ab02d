import { Prisma, type PrismaClient } from '../generated/client.js';
import { ofGame } from '../sql/bucket.js';
import { idAtTime, nextAt, timestamp } from './message-ids.js';

type Connection = Pick<PrismaClient, '$queryRaw'>;

/**
 * Removes the texts of messages, and gives each a new place in the order of changes.
 * Returns the games they belong to.
 *
 * Raw SQL: the times come from rows of another table, which the statement locks.
 */
export async function retractMessages(
  tx: Connection,
  { messages, talks }: Which,
  at: Date,
): Promise<string[]> {
  const rows = await tx.$queryRaw<{ game_id: string }[]>`
    WITH talk AS MATERIALIZED (
      SELECT t.bucket, t.game_id FROM talks t
      WHERE ${talks}
      ORDER BY t.bucket, t.game_id FOR NO KEY UPDATE
    ), stamp AS (
      UPDATE talks t SET last_at = ${nextAt(Prisma.sql`t.last_at`, timestamp(at))}
      FROM talk WHERE t.bucket = talk.bucket AND t.game_id = talk.game_id
      RETURNING t.bucket, t.game_id, t.last_at
    ), taken AS (
      UPDATE messages m SET text = NULL, changed = ${idAtTime(Prisma.sql`s.last_at`, Prisma.sql`m.id`)}
      FROM stamp s WHERE m.bucket = s.bucket AND m.game_id = s.game_id AND ${messages} AND m.text IS NOT NULL
      RETURNING m.game_id
    )
    SELECT DISTINCT game_id FROM taken`;
  return rows.map(({ game_id }) => game_id);
}

/** Conditions for the messages that a query names `m`, and for their talks `t`. */
interface Which {
  readonly messages: Prisma.Sql;
  readonly talks: Prisma.Sql;
}

export function oneMessage(gameId: string, authorId: string, id: string): Which {
  const messages = Prisma.sql`${ofGame('m', gameId)} AND m.id = ${id}::uuid AND m.author_id = ${authorId}::uuid`;
  const isThere = Prisma.sql`EXISTS (SELECT FROM messages m WHERE ${messages} AND m.text IS NOT NULL)`;
  return { messages, talks: Prisma.sql`${ofGame('t', gameId)} AND ${isThere}` };
}

export function everyMessageOf(authorIds: readonly string[]): Which {
  const messages = Prisma.sql`m.author_id = ANY (${[...authorIds]}::uuid[])`;
  const theirs = Prisma.sql`SELECT m.bucket, m.game_id FROM messages m WHERE ${messages} AND m.text IS NOT NULL`;
  return { messages, talks: Prisma.sql`(t.bucket, t.game_id) IN (${theirs})` };
}
