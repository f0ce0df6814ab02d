import type { Prisma } from '../generated/client.js';

/**
 * What is being decided about the games of two players that have a free seat is decided again: one of them may be about to
 * sit down where the other one is, and was judged before the block. Other games are left alone, so that nobody can
 * disturb them by blocking somebody there. Returns the games.
 *
 * Raw SQL: games by two indexes, locked in the order of their keys.
 */
export async function judgeAgain(
  tx: Pick<Prisma.TransactionClient, '$queryRaw'>,
  one: string,
  other: string,
): Promise<string[]> {
  const changed = await tx.$queryRaw<{ id: string }[]>`/* judge_again */
    WITH theirs AS (
      SELECT bucket, id FROM games WHERE creator_id IN (${one}::uuid, ${other}::uuid) AND status IN ('open', 'active')
      UNION SELECT bucket, game_id FROM seats WHERE player_id IN (${one}::uuid, ${other}::uuid)
    ), game AS MATERIALIZED (
      SELECT g.bucket, g.id FROM games g JOIN theirs t ON t.bucket = g.bucket AND t.id = g.id
      WHERE g.status IN ('open', 'active')
        AND EXISTS (SELECT FROM seats s WHERE s.bucket = g.bucket AND s.game_id = g.id AND s.player_id IS NULL)
      ORDER BY g.bucket, g.id FOR NO KEY UPDATE OF g
    )
    UPDATE games g SET revision = g.revision + 1 FROM game
    WHERE g.bucket = game.bucket AND g.id = game.id RETURNING g.id::text AS id`;
  return changed.map(({ id }) => id);
}
