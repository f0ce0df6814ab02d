import type { Prisma } from '../generated/client.js';

/**
 * Withdraws what two players have invited each other to. Returns the games.
 *
 * Raw SQL: an invitation changes who may see a game, so the same statement raises its revision.
 */
export async function dropInvitations(
  tx: Pick<Prisma.TransactionClient, '$queryRaw'>,
  one: string,
  other: string,
): Promise<string[]> {
  const changed = await tx.$queryRaw<{ id: string }[]>`/* drop_invitations */
    WITH game AS MATERIALIZED (
      SELECT g.bucket, g.id, i.player_id FROM invitations i JOIN games g ON g.bucket = i.bucket AND g.id = i.game_id
      WHERE (i.player_id = ${one}::uuid AND g.creator_id = ${other}::uuid)
        OR (i.player_id = ${other}::uuid AND g.creator_id = ${one}::uuid)
      ORDER BY g.bucket, g.id FOR NO KEY UPDATE OF g
    ), gone AS (
      DELETE FROM invitations i USING game
      WHERE i.bucket = game.bucket AND i.game_id = game.id AND i.player_id = game.player_id
    )
    UPDATE games g SET revision = g.revision + 1 FROM game
    WHERE g.bucket = game.bucket AND g.id = game.id RETURNING g.id::text AS id`;
  return changed.map(({ id }) => id);
}
