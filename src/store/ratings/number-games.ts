import { inTransaction } from '../accounts/account-locks.js';
import type { PrismaClient } from '../generated/client.js';

const LOCK = 'number rated games';

export async function numberGames(prisma: PrismaClient, limit: number): Promise<number> {
  const [found] = await prisma.$queryRaw<{ waiting: boolean }[]>`/* games_to_number */
    SELECT EXISTS (
      SELECT FROM games g WHERE g.rated AND g.rated_as IS NULL AND g.status = 'finished'
    ) AS waiting`;
  return found?.waiting === true ? numberNext(prisma, limit) : 0;
}

/**
 * By one process at a time, so that the numbers of a division have no gaps. Games that were committed late get a later
 * number than others that finished after them: the number is the order, not the time.
 */
const numberNext = (prisma: PrismaClient, limit: number): Promise<number> =>
  inTransaction(prisma, async (tx) => {
    const [lock] = await tx.$queryRaw<{ held: boolean }[]>`
      SELECT pg_try_advisory_xact_lock(hashtext(${LOCK})) AS held`;
    if (lock?.held !== true) return 0;
    await tx.$executeRaw`/* divisions_to_number */
      INSERT INTO rating_divisions (rulebook, seat_count)
      SELECT DISTINCT g.rulebook, g.seat_count FROM games g
      WHERE g.rated AND g.rated_as IS NULL AND g.status = 'finished' ON CONFLICT DO NOTHING`;
    return tx.$executeRaw`/* number_games */
      WITH next AS MATERIALIZED (
        SELECT g.bucket, g.id, g.rulebook, g.seat_count, g.finished_at FROM games g
        WHERE g.rated AND g.rated_as IS NULL AND g.status = 'finished'
        ORDER BY g.finished_at, g.id LIMIT ${limit}::int
      ), counted AS (
        UPDATE rating_divisions d SET numbered = d.numbered + n.games
        FROM (SELECT rulebook, seat_count, count(*)::int AS games FROM next GROUP BY rulebook, seat_count) n
        WHERE d.rulebook = n.rulebook AND d.seat_count = n.seat_count
        RETURNING d.rulebook, d.seat_count, d.numbered - n.games AS before
      )
      UPDATE games g SET rated_as = n.before + n.nth
      FROM (
        SELECT next.bucket, next.id, c.before,
          row_number() OVER (PARTITION BY next.rulebook, next.seat_count ORDER BY next.finished_at, next.id) AS nth
        FROM next JOIN counted c ON c.rulebook = next.rulebook AND c.seat_count = next.seat_count
      ) n WHERE g.bucket = n.bucket AND g.id = n.id`;
  });
