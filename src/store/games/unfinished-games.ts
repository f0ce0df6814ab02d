import type { EngineRules } from '../../play/ports/game-record.js';
import { type CarryOver, type Games, SLOW_FROM } from '../../play/ports/games.js';
import { Prisma, type PrismaClient } from '../generated/client.js';
import { bucketAfter, bucketOf, FIRST_ID, isGame, LAST_ID, ofGame } from '../sql/bucket.js';

type Searches = Pick<
  Games,
  | 'withTimeOver'
  | 'withDrawDue'
  | 'idleSince'
  | 'withClockOf'
  | 'reschedule'
  | 'settle'
  | 'withBotsWaiting'
  | 'claimToCarryOver'
  | 'pinTo'
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
    AND (NOT g.engine_frozen OR g.engine_hash = had.engine_hash)
)`;

const idsOf = (rows: readonly Found[]): string[] => rows.map(({ id }) => id);

/** Finds games by time, in a narrow table with a row for every unfinished game. */
export function openUnfinishedGames(prisma: PrismaClient): Searches {
  return {
    async withTimeOver(rules, now, limit) {
      return idsOf(
        await prisma.$queryRaw<Found[]>`/* with_time_over */
          SELECT u.game_id AS id FROM unfinished_games u JOIN games g ON g.bucket = u.bucket AND g.id = u.game_id
          WHERE u.due_at <= ${now}::timestamptz AND ${playedBy(rules)}
          ORDER BY u.due_at LIMIT ${limit}::int`,
      );
    },

    async withDrawDue(rules, now, limit) {
      return idsOf(
        await prisma.$queryRaw<Found[]>`/* with_draw_due */
          WITH due AS MATERIALIZED (
            SELECT u.bucket, u.game_id AS id, u.draw_at, g.status = 'open' AS open
            FROM unfinished_games u JOIN games g ON g.bucket = u.bucket AND g.id = u.game_id
            WHERE u.draw_at <= ${now}::timestamptz AND (g.status <> 'open' OR ${playedBy(rules)})
            ORDER BY u.draw_at LIMIT ${limit}::int
          ), started AS (
            UPDATE unfinished_games u SET draw_at = NULL FROM due
            WHERE u.bucket = due.bucket AND u.game_id = due.id AND NOT due.open
          )
          SELECT id FROM due WHERE open ORDER BY draw_at`,
      );
    },

    async withBotsWaiting(rules, notMovedSince, limit) {
      return idsOf(
        await prisma.$queryRaw<Found[]>`/* with_bots_waiting */
          SELECT u.game_id AS id FROM unfinished_games u JOIN games g ON g.bucket = u.bucket AND g.id = u.game_id
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
        await prisma.$queryRaw<Found[]>`/* with_clock_of */
          SELECT u.game_id AS id FROM unfinished_games u JOIN games g ON g.bucket = u.bucket AND g.id = u.game_id
          WHERE u.due_at IS NOT NULL AND (g.clock ->> 'seconds')::float8 >= ${SLOW_FROM}::int
            AND (u.bucket, u.game_id) IN (SELECT bucket, game_id FROM seats WHERE player_id = ${playerId}::uuid)`,
      );
    },

    async reschedule({ id, version, revision }, tableStatus, dueAt) {
      const changed = await prisma.$executeRaw`
        WITH game AS (
          UPDATE games g SET table_status = ${JSON.stringify(tableStatus)}::json, revision = g.revision + 1
          WHERE ${isGame(id)} AND g.version = ${version}::int AND g.revision = ${revision}::int AND g.status = 'active'
          RETURNING g.id
        )
        UPDATE unfinished_games u SET due_at = ${dueAt}::timestamptz FROM game WHERE ${ofGame('u', id)}`;
      return changed > 0;
    },

    async claimToCarryOver(wanted, after) {
      for (let last = after; ; ) {
        const [page = null] = idsOf(await prisma.$queryRaw<Found[]>(lastOfPage(last)));
        const found = idsOf(await prisma.$queryRaw<Found[]>(gamesToCarryOver(wanted, last, page)));
        for (const id of found) if (await claim(prisma, id)) return id;
        last = found.length === CANDIDATES ? (found.at(-1) ?? null) : page;
        if (last === null) return null;
      }
    },

    async pinTo(id, notCarriedTo) {
      await prisma.$executeRaw`
        UPDATE unfinished_games u SET not_carried_to = ${notCarriedTo}, carry_claimed_until = NULL
        WHERE ${ofGame('u', id)}`;
    },

    async settle(id, { version, revision }) {
      await prisma.$executeRaw`
        WITH game AS MATERIALIZED (
          SELECT g.id FROM games g
          WHERE ${isGame(id)} AND g.version = ${version}::int AND g.revision = ${revision}::int FOR NO KEY UPDATE
        )
        UPDATE unfinished_games u SET bot_since = NULL FROM game WHERE ${ofGame('u', id)}`;
    },
  };
}

/** As many as processes that look for one at the same moment, so that each finds one that is free. */
const CANDIDATES = 16;
/** No statement looks at more unfinished games: of a million it would not end in time where none is to be carried over. */
const LOOKED_AT = 2_000;

/**
 * The database's clock may have been set back since a process claimed it for a minute. It may go back by a moment at any time, so
 * what lies a little further ahead is claimed still.
 */
const isFree = Prisma.sql`(u.carry_claimed_until IS NULL
  OR u.carry_claimed_until NOT BETWEEN clock_timestamp() AND clock_timestamp() + interval '2 minutes')`;

/** The last of so many unfinished games after one; none if there are fewer. */
export const lastOfPage = (after: string | null): Prisma.Sql => Prisma.sql`/* last_to_carry_over */
  SELECT u.game_id AS id FROM unfinished_games u WHERE ${follows(after)}
  ORDER BY u.bucket, u.game_id OFFSET ${LOOKED_AT - 1}::int LIMIT 1`;

const follows = (id: string | null): Prisma.Sql =>
  Prisma.sql`(u.bucket, u.game_id) > (${bucketAfter(id)}::smallint, ${id ?? FIRST_ID}::uuid)`;

const isAtMost = (id: string): Prisma.Sql =>
  Prisma.sql`(u.bucket, u.game_id) <= (${bucketOf(id)}::smallint, ${id}::uuid)`;

/** The games of a page, up to its last or to the end. */
export const gamesToCarryOver = (
  wanted: readonly CarryOver[],
  after: string | null,
  last: string | null,
): Prisma.Sql => Prisma.sql`/* games_to_carry_over */
  SELECT u.game_id AS id FROM unfinished_games u JOIN games g ON g.bucket = u.bucket AND g.id = u.game_id
  JOIN unnest(
    ${wanted.map(({ from }) => from.rulebook)}::text[], ${wanted.map(({ from }) => from.rulesVersion)}::text[],
    ${wanted.map(({ from }) => from.engineHash ?? null)}::text[], ${wanted.map(({ to }) => to)}::text[]
  ) want (rulebook, rules_version, engine_hash, carried_to)
    ON want.rulebook = g.rulebook AND want.rules_version = g.rules_version
      AND (NOT g.engine_frozen OR g.engine_hash = want.engine_hash)
  WHERE g.status = 'active' AND g.carry_over AND u.not_carried_to IS DISTINCT FROM want.carried_to
    AND ${isFree}
    AND ${follows(after)} AND ${isAtMost(last ?? LAST_ID)}
  ORDER BY u.bucket, u.game_id LIMIT ${CANDIDATES}::int`;

/** False if another process was faster. */
async function claim(prisma: PrismaClient, id: string): Promise<boolean> {
  const claimed = await prisma.$executeRaw`/* claim_to_carry_over */
    UPDATE unfinished_games u SET carry_claimed_until = clock_timestamp() + interval '1 minute'
    WHERE ${ofGame('u', id)} AND ${isFree}`;
  return claimed > 0;
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
): Promise<(Found & { readonly idle: boolean })[]> => prisma.$queryRaw`/* check_idle */
  WITH looked AS MATERIALIZED (
    SELECT u.bucket, u.game_id, greatest(g.moved_at, u.due_at, ${since}::timestamptz) AS seen_at,
      g.moved_at < ${since}::timestamptz AND u.due_at IS NULL AS idle
    FROM unfinished_games u JOIN games g ON g.bucket = u.bucket AND g.id = u.game_id
    WHERE u.seen_at < ${since}::timestamptz AND ${playedBy(rules)}
    ORDER BY u.seen_at LIMIT ${limit}::int
  ), seen AS (
    UPDATE unfinished_games u SET seen_at = looked.seen_at FROM looked
    WHERE u.bucket = looked.bucket AND u.game_id = looked.game_id AND NOT looked.idle
  )
  SELECT game_id AS id, idle FROM looked`;
