import type { DumpedGame, Dumps } from '../../play/ports/dumps/dumps.js';
import { Prisma, type PrismaClient } from '../generated/client.js';
import { participantsOf, type SeatRow, seatRows } from '../ratings/participants.js';

type Row = Omit<DumpedGame, 'seats' | 'startedAt' | 'finishedAt'> & {
  readonly startedAt: Date;
  readonly finishedAt: Date;
  readonly resigned: readonly number[] | null;
  readonly seats: readonly SeatRow[];
};

const isPublic = Prisma.sql`g.visibility = 'public' AND g.status = 'finished'`;

export function openDumps(prisma: PrismaClient): Dumps {
  return {
    async first() {
      const [found] = await prisma.$queryRaw<{ at: Date }[]>`/* first_finished */
        SELECT g.finished_at AS at FROM games g WHERE g.finished_at IS NOT NULL AND ${isPublic}
        ORDER BY g.finished_at, g.id LIMIT 1`;
      return found?.at ?? null;
    },

    async hasUnnumbered(before) {
      const [found] = await prisma.$queryRaw<{ waiting: boolean }[]>`/* unnumbered_games */
        SELECT EXISTS (
          SELECT FROM games g
          WHERE g.rated AND g.rated_as IS NULL AND g.status = 'finished' AND g.finished_at < ${before}::timestamptz
        ) AS waiting`;
      return found?.waiting === true;
    },

    async games({ from, to }, after, limit) {
      const start =
        after === null
          ? Prisma.sql`g.finished_at >= ${from}::timestamptz`
          : Prisma.sql`(g.finished_at, g.id) > (${after.finishedAt}::timestamptz, ${after.id}::uuid)`;
      const rows = await prisma.$queryRaw<Row[]>`/* dumped_games */
        SELECT g.id::text AS game, g.rulebook, g.rules_version AS "rulesVersion", g.options, g.clock,
          g.started_at AS "startedAt", g.finished_at AS "finishedAt", g.version, g.outcome, g.rated_as AS rated,
          g.table_status->'resigned' AS resigned, ${seatRows} AS seats
        FROM games g WHERE ${start} AND g.finished_at < ${to}::timestamptz AND ${isPublic}
        ORDER BY g.finished_at, g.id LIMIT ${limit}::int`;
      return rows.map(({ resigned, seats, startedAt, finishedAt, ...row }) => ({
        ...row,
        seats: participantsOf(seats, resigned),
        startedAt: startedAt.toISOString(),
        finishedAt: finishedAt.toISOString(),
      }));
    },
  };
}
