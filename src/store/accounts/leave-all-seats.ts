import type { Prisma } from '../generated/client.js';
import { gameColumns } from '../sql/bucket.js';

export interface Left {
  /** Games that have changed. */
  readonly games: readonly string[];
  /** Active games in which the built-in bot has taken a seat. */
  readonly toBots: readonly string[];
}

/**
 * Removes a player from all seats: before the start the seats become open, during play the built-in bot takes them. A
 * finished game keeps its holder, with the name that remains.
 *
 * Every game that shows the player gets a new revision, so that no process uses a cached state and no decision based
 * on the old seats is written.
 */
export async function leaveAllSeats(tx: Prisma.TransactionClient, playerId: string): Promise<Left> {
  const games = await lockGamesOf(tx, playerId);
  await tx.$executeRaw`/* show_that_gone */
    UPDATE games SET revision = revision + 1
    WHERE (bucket, id) IN (
      SELECT bucket, game_id FROM invitations WHERE player_id = ${playerId}::uuid
      UNION SELECT s.bucket, s.game_id FROM seats s JOIN players p ON p.id = s.player_id WHERE p.maker_id = ${playerId}::uuid
    )`;
  await handOverOpenGames(tx, playerId);
  const rows = await tx.$queryRaw<{ id: string; active: boolean }[]>`/* leave_all_seats */
    WITH held AS MATERIALIZED (
      SELECT s.bucket, s.game_id, s.seat, g.status
      FROM seats s JOIN games g ON g.bucket = s.bucket AND g.id = s.game_id
      WHERE s.player_id = ${playerId}::uuid
    ), given AS (
      UPDATE seats s SET player_id = NULL, bot = h.status = 'active',
        entropy = CASE WHEN h.status = 'active' THEN s.entropy END,
        commitment = CASE WHEN h.status = 'active' THEN s.commitment END, orders = NULL
      FROM held h WHERE s.bucket = h.bucket AND s.game_id = h.game_id AND s.seat = h.seat AND h.status IN ('open', 'active')
    ), changed AS (
      UPDATE games g SET revision = g.revision + 1
      FROM (SELECT bucket, game_id, array_agg(seat) AS seats FROM held GROUP BY bucket, game_id) h
      WHERE g.bucket = h.bucket AND g.id = h.game_id
      RETURNING g.bucket, g.id, g.status = 'active' AS active, g.asked && h.seats AS asked, g.moved_at
    ), awaited AS (
      UPDATE unfinished_games u SET bot_since = c.moved_at FROM changed c
      WHERE u.bucket = c.bucket AND u.game_id = c.id AND c.active AND c.asked AND u.bot_since IS NULL
    ), drawn AS (
      UPDATE unfinished_games u SET draw_at = u.seen_at FROM changed c
      WHERE u.bucket = c.bucket AND u.game_id = c.id AND u.draw_at IS NOT NULL
    )
    SELECT id, active FROM changed`;
  return { games, toBots: rows.flatMap(({ id, active }) => (active ? [id] : [])) };
}

/** Locks in the order of keys, like every statement that locks several games. */
async function lockGamesOf(tx: Prisma.TransactionClient, playerId: string): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`/* lock_games_of */
    SELECT id FROM games WHERE (bucket, id) IN (
      SELECT bucket, game_id FROM seats WHERE player_id = ${playerId}::uuid
      UNION SELECT bucket, game_id FROM invitations WHERE player_id = ${playerId}::uuid
      UNION SELECT s.bucket, s.game_id FROM seats s JOIN players p ON p.id = s.player_id WHERE p.maker_id = ${playerId}::uuid
      UNION SELECT bucket, id FROM games WHERE creator_id = ${playerId}::uuid AND status = 'open'
    ) ORDER BY bucket, id FOR NO KEY UPDATE`;
  return rows.map(({ id }) => id);
}

/**
 * Only the creator can start a game. An open game goes to the first other player with an account; without one it is
 * deleted, together with its guests.
 */
async function handOverOpenGames(tx: Prisma.TransactionClient, playerId: string): Promise<void> {
  await tx.$executeRaw`/* hand_over */
    WITH heirs AS (
      SELECT DISTINCT ON (g.id) g.bucket, g.id, s.player_id
      FROM games g JOIN seats s ON s.bucket = g.bucket AND s.game_id = g.id AND s.player_id <> g.creator_id
      JOIN players p ON p.id = s.player_id AND NOT p.guest
      WHERE g.creator_id = ${playerId}::uuid AND g.status = 'open' ORDER BY g.id, s.seat
    )
    UPDATE games g SET creator_id = h.player_id, revision = g.revision + 1 FROM heirs h WHERE g.bucket = h.bucket AND g.id = h.id`;
  const abandoned = { creatorId: playerId, status: 'open' };
  const guests = await tx.player.findMany({
    where: { guest: true, seats: { some: { game: abandoned } } },
    select: { id: true },
  });
  const games = await tx.game.findMany({
    where: abandoned,
    select: { id: true, rematchOf: true, forkedFrom: true },
  });
  for (const { id, rematchOf, forkedFrom } of games) {
    if (rematchOf !== null) await tx.rematch.deleteMany({ where: { ...gameColumns(rematchOf), next: id } });
    if (forkedFrom !== null) await tx.fork.deleteMany({ where: { ...gameColumns(forkedFrom), forkId: id } });
  }
  await tx.token.deleteMany({ where: { gameId: { in: games.map(({ id }) => id) } } });
  await tx.game.deleteMany({ where: abandoned });
  await tx.player.deleteMany({ where: { id: { in: guests.map(({ id }) => id) } } });
}
