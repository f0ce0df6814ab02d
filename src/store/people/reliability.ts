import type { PrismaClient } from '../generated/client.js';

/** The games that count: the last ones with a clock that are finished. With fewer, nothing is said. */
const LAST = 20;
const LEAST = 5;

/**
 * By player, in percent: the games at whose end the bot was not playing for them after lapses. Games during which the
 * moderators suspended them do not count: the bot played because they were not let in.
 */
export async function reliabilityOf(
  prisma: PrismaClient,
  players: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await prisma.$queryRaw<{ id: string; percent: number }[]>`/* reliability */
    SELECT asked.id::text AS id, round(100.0 * count(*) FILTER (WHERE last.played <> 'autopilot') / count(*))::int AS percent
    FROM unnest(string_to_array(${players.join()}, ',')::uuid[]) AS asked (id)
    CROSS JOIN LATERAL (
      SELECT coalesce(g.table_status->'seats'->s.seat::int->>'played', 'holder') AS played
      FROM seats s JOIN games g ON g.bucket = s.bucket AND g.id = s.game_id
      WHERE s.player_id = asked.id AND g.status = 'finished' AND g.clock IS NOT NULL
        AND NOT EXISTS (
          SELECT FROM measures m WHERE m.player_id = asked.id AND m.kind = 'suspend'
            AND m.at BETWEEN g.started_at AND g.finished_at
        )
      ORDER BY g.id DESC LIMIT ${LAST}::int
    ) last
    GROUP BY asked.id HAVING count(*) >= ${LEAST}::int`;
  return new Map(rows.map(({ id, percent }) => [id, percent]));
}
