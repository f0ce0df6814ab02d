import type { Games } from '../../play/ports/games.js';
import { inTransaction } from '../accounts/account-locks.js';
import type { PrismaClient } from '../generated/client.js';
import { removeLogs } from '../log/remove-logs.js';

const EARLIEST = '-infinity';
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Raw SQL: what is looked at has to be in the order of the index. A seat that its player has left is no bot's, so the
 * game of a person who gave up stays.
 */
export function openFinishedGames(prisma: PrismaClient): Pick<Games, 'removeBotGames'> {
  return {
    async removeBotGames(finishedBefore, after, limit) {
      return inTransaction(prisma, async (tx) => {
        const rows = await tx.$queryRaw<
          { id: string; finishedAt: Date; isRemoved: boolean }[]
        >`/* remove_bot_games */
        WITH looked AS MATERIALIZED (
          SELECT bucket, id, finished_at FROM games
          WHERE finished_at IS NOT NULL AND finished_at < ${finishedBefore}::timestamptz
            AND (finished_at, id) > (
              ${after?.finishedAt.toISOString() ?? EARLIEST}::timestamptz, ${after?.id ?? FIRST}::uuid
            )
          ORDER BY finished_at, id LIMIT ${limit}::int
        ), removed AS (
          DELETE FROM games g USING looked l
          WHERE g.bucket = l.bucket AND g.id = l.id AND g.version > 0 AND NOT g.rated
            AND NOT EXISTS (
              SELECT FROM seats s LEFT JOIN players p ON p.id = s.player_id
              WHERE s.bucket = g.bucket AND s.game_id = g.id AND NOT (s.bot OR coalesce(p.bot, false))
            )
            AND NOT EXISTS (SELECT FROM messages m WHERE m.bucket = g.bucket AND m.game_id = g.id)
            AND NOT EXISTS (SELECT FROM forks f WHERE f.bucket = g.bucket AND f.game_id = g.id)
          RETURNING g.bucket, g.id, g.rematch_of, g.forked_from
        ), unforked AS (
          DELETE FROM forks f USING removed r
          WHERE f.bucket = bucket_of(r.forked_from) AND f.game_id = r.forked_from AND f.fork_id = r.id
        ), freed AS (
          DELETE FROM rematches m USING removed r
          WHERE m.bucket = bucket_of(r.rematch_of) AND m.game_id = r.rematch_of AND m.next = r.id
        ), unlinked AS (
          UPDATE games n SET rematch_of = NULL
          FROM removed r JOIN rematches m ON m.bucket = r.bucket AND m.game_id = r.id
          WHERE n.bucket = bucket_of(m.next) AND n.id = m.next
        )
        SELECT l.id::text AS id, l.finished_at AS "finishedAt", r.id IS NOT NULL AS "isRemoved"
        FROM looked l LEFT JOIN removed r ON r.id = l.id ORDER BY l.finished_at, l.id`;
        await removeLogs(
          tx,
          rows.flatMap(({ id, isRemoved }) => (isRemoved ? [id] : [])),
        );
        const last = rows.at(-1);
        return last === undefined ? null : { id: last.id, finishedAt: last.finishedAt };
      });
    },
  };
}
