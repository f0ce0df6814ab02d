import { Prisma, type PrismaClient } from '../generated/client.js';
import { inBatches } from '../sql/in-batches.js';

/** What a row takes up besides its response, with its indexes. */
const ROW_BYTES = 300;

/** The size of a row `r`. */
const bytes = Prisma.sql`pg_column_size(r.response) + ${ROW_BYTES}::int`;

/** What is kept for the retries of an account. */
export const bytesOfReplies = (playerId: string): Prisma.Sql =>
  Prisma.sql`(SELECT coalesce(sum(${bytes}), 0) FROM saved_replies r WHERE r.player_id = ${playerId}::uuid)`;

/** Leaves each account, together with its guests, the newest saved replies that fit into so many bytes. */
export const dropOldest = (prisma: PrismaClient, most: number): Promise<void> =>
  inBatches(async (limit) => ({
    count: await prisma.$executeRaw`/* drop_oldest_replies */
      WITH owned AS MATERIALIZED (
        SELECT coalesce(p.maker_id, p.id) AS owner FROM saved_replies r JOIN players p ON p.id = r.player_id
        GROUP BY 1 HAVING sum(${bytes}) > ${most}::float8
      ), aged AS (
        SELECT r.id, sum(${bytes}) OVER (
          PARTITION BY o.owner ORDER BY r.created_at DESC, r.id ROWS UNBOUNDED PRECEDING
        ) AS newer
        FROM owned o JOIN players p ON p.id = o.owner OR p.maker_id = o.owner
        JOIN saved_replies r ON r.player_id = p.id
      )
      DELETE FROM saved_replies WHERE id IN (SELECT id FROM aged WHERE newer > ${most}::float8 LIMIT ${limit}::int)`,
  }));
