import type { DumpedGame, Dumps } from '../../play/ports/dumps/dumps.js';
import { Prisma, type PrismaClient } from '../generated/client.js';
import { participantsOf, type SeatRow, seatRows } from '../ratings/participants.js';

type Row = Omit<DumpedGame, 'seats' | 'startedAt' | 'finishedAt'> & {
  readonly startedAt: Date;
  readonly finishedAt: Date;
  readonly resigned: readonly number[] | null;
  readonly seats: readonly SeatRow[];
};

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';
const isPublic = Prisma.sql`g.visibility = 'public' AND g.status = 'finished'`;

export function openDumps(prisma: PrismaClient): Dumps {
  return {
    async first() {
      const [found] = await prisma.$queryRaw<{ at: Date }[]>`/* first_finished */
        SELECT g.finished_at AS at FROM games g WHERE g.finished_at IS NOT NULL AND ${isPublic}
        ORDER BY g.finished_at, g.id LIMIT 1`;
      return found?.at ?? null;
    },

    async firstUnnumbered() {
      const [found] = await prisma.$queryRaw<{ at: Date }[]>`/* first_unnumbered */
        SELECT g.finished_at AS at FROM games g
        WHERE g.rated AND g.rated_as IS NULL AND g.status = 'finished' AND g.finished_at IS NOT NULL
        ORDER BY g.finished_at, g.id LIMIT 1`;
      return found?.at ?? null;
    },

    async games({ from, to }, after, limit) {
      // One text for all pages: a prepared statement has a name.
      const { finishedAt, id } = after ?? { finishedAt: from, id: BEFORE_ALL };
      const rows = await prisma.$queryRaw<Row[]>`/* dumped_games */
        SELECT g.id::text AS game, g.rulebook, g.rules_version AS "rulesVersion", g.options, g.clock,
          g.started_at AS "startedAt", g.finished_at AS "finishedAt", g.version, g.outcome, g.rated_as AS rated,
          g.table_status->'resigned' AS resigned, ${seatRows} AS seats
        FROM games g WHERE (g.finished_at, g.id) > (${finishedAt}::timestamptz, ${id}::uuid) AND g.finished_at < ${to}::timestamptz AND ${isPublic}
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
