import type { EngineRules } from '../../play/ports/game-record.js';
import type { Games } from '../../play/ports/games.js';
import { Prisma, type PrismaClient } from '../generated/client.js';

type Searches = Pick<
  Games,
  'withTimeOver' | 'idleSince' | 'withClockOf' | 'reschedule' | 'settle' | 'withBotsWaiting'
>;

interface Found {
  readonly id: string;
}

const playedBy = (rules: readonly EngineRules[]): Prisma.Sql => Prisma.sql`EXISTS (
  SELECT FROM unnest(
    ${rules.map(({ rulebook }) => rulebook)}::text[], ${rules.map(({ rulesVersion }) => rulesVersion)}::text[],
    ${rules.map(({ engineHash }) => engineHash ?? null)}::text[]
  ) had (rulebook, rules_version, engine_hash)
  WHERE had.rulebook = g.rulebook AND had.rules_version = g.rules_version
    AND (had.engine_hash IS NULL OR g.engine_hash IS NULL OR had.engine_hash = g.engine_hash)
)`;

const idsOf = (rows: readonly Found[]): string[] => rows.map(({ id }) => id);

/** Finds games by time, in a narrow table with a row for every unfinished game. */
export function openUnfinishedGames(prisma: PrismaClient): Searches {
  return {
    async withTimeOver(rules, now, limit) {
      return idsOf(
        await prisma.$queryRaw<Found[]>`
          SELECT u.game_id AS id FROM unfinished_games u JOIN games g ON g.id = u.game_id
          WHERE u.due_at <= ${now}::timestamptz AND ${playedBy(rules)}
          ORDER BY u.due_at LIMIT ${limit}::int`,
      );
    },

    async withBotsWaiting(rules, notMovedSince, limit) {
      return idsOf(
        await prisma.$queryRaw<Found[]>`
          SELECT u.game_id AS id FROM unfinished_games u JOIN games g ON g.id = u.game_id
          WHERE u.bot_since < ${notMovedSince}::timestamptz AND g.moved_at < ${notMovedSince}::timestamptz
            AND g.status = 'active' AND ${playedBy(rules)}
          ORDER BY u.bot_since, g.moved_at LIMIT ${limit}::int`,
      );
    },

    async idleSince(rules, since, limit) {
      for (;;) {
        const looked = await checkIdle(prisma, rules, since, limit);
        const idle = looked.filter((one) => one.idle);
        // If all of them had moved since they were last checked, others may follow.
        if (idle.length > 0 || looked.length < limit) return idsOf(idle);
      }
    },

    async withClockOf(playerId) {
      return idsOf(
        await prisma.$queryRaw<Found[]>`
          SELECT u.game_id AS id FROM unfinished_games u
          WHERE u.due_at IS NOT NULL
            AND u.game_id IN (SELECT game_id FROM seats WHERE player_id = ${playerId}::uuid)`,
      );
    },

    async reschedule({ id, version, revision }, tableStatus, dueAt) {
      const changed = await prisma.$executeRaw`
        WITH game AS (
          UPDATE games SET table_status = ${JSON.stringify(tableStatus)}::json, revision = revision + 1
          WHERE id = ${id}::uuid AND version = ${version}::int AND revision = ${revision}::int AND status = 'active'
          RETURNING id
        )
        UPDATE unfinished_games u SET due_at = ${dueAt}::timestamptz FROM game WHERE u.game_id = game.id`;
      return changed > 0;
    },

    async settle(id, { version, revision }) {
      await prisma.$executeRaw`
        WITH game AS MATERIALIZED (
          SELECT id FROM games
          WHERE id = ${id}::uuid AND version = ${version}::int AND revision = ${revision}::int FOR NO KEY UPDATE
        )
        UPDATE unfinished_games u SET bot_since = NULL FROM game WHERE u.game_id = game.id`;
    },
  };
}

/**
 * The games last seen moving before a time, and whether they are idle. Others get a new `seen_at`: the time of their
 * last move, or that of their deadline.
 */
const checkIdle = (
  prisma: PrismaClient,
  rules: readonly EngineRules[],
  since: Date,
  limit: number,
): Promise<(Found & { readonly idle: boolean })[]> => prisma.$queryRaw`
  WITH looked AS MATERIALIZED (
    SELECT u.game_id, greatest(g.moved_at, u.due_at, ${since}::timestamptz) AS seen_at,
      g.moved_at < ${since}::timestamptz AND u.due_at IS NULL AS idle
    FROM unfinished_games u JOIN games g ON g.id = u.game_id
    WHERE u.seen_at < ${since}::timestamptz AND ${playedBy(rules)}
    ORDER BY u.seen_at LIMIT ${limit}::int
  ), seen AS (
    UPDATE unfinished_games u SET seen_at = looked.seen_at FROM looked
    WHERE u.game_id = looked.game_id AND NOT looked.idle
  )
  SELECT game_id AS id, idle FROM looked`;
