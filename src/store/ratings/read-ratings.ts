import type {
  Change,
  Division,
  DivisionState,
  ExcludedGame,
  ListedRating,
  OwnRating,
  Ratings,
} from '../../play/ports/ratings/ratings.js';
import { Prisma, type PrismaClient } from '../generated/client.js';
import { bucketAfter, FIRST_ID } from '../sql/bucket.js';

type Reads = Pick<Ratings, 'excluded' | 'divisions' | 'division' | 'leaderboard' | 'of' | 'history'>;

/** What the generation that is shown has of a division. */
const shownOf = ({ rulebook, seats }: Division, table: string): Prisma.Sql => {
  const name = Prisma.raw(table);
  return Prisma.sql`${name}.rulebook = ${rulebook} AND ${name}.seat_count = ${seats}::int AND ${name}.generation = (
    SELECT d.shown FROM rating_divisions d WHERE d.rulebook = ${rulebook} AND d.seat_count = ${seats}::int
  )`;
};

const states = (condition: Prisma.Sql): Prisma.Sql => Prisma.sql`
  SELECT d.rulebook, d.seat_count AS seats, CASE WHEN d.shown = d.generation THEN d.model END AS model,
    CASE WHEN d.shown = d.generation THEN d.applied END AS rated, coalesce((
      SELECT json_agg(json_build_object('pool', p.pool, 'games', p.games, 'pairs', p.pairs, 'loss', p.loss) ORDER BY p.pool)
      FROM rating_predictions p
      WHERE p.rulebook = d.rulebook AND p.seat_count = d.seat_count AND p.generation = d.shown
    ), '[]') AS predictions
  FROM rating_divisions d WHERE d.shown > 0 AND ${condition} ORDER BY d.rulebook, d.seat_count`;

export function readRatings(prisma: PrismaClient): Reads {
  return {
    excluded: (after, limit) => prisma.$queryRaw<ExcludedGame[]>`/* excluded_games */
      SELECT e.game_id::text AS game, e.at FROM rating_exclusions e
      WHERE (e.bucket, e.game_id) > (${bucketAfter(after)}::smallint, ${after ?? FIRST_ID}::uuid)
      ORDER BY e.bucket, e.game_id LIMIT ${limit}::int`,

    divisions: () => prisma.$queryRaw<DivisionState[]>(states(Prisma.sql`true`)),

    async division({ rulebook, seats }) {
      const isWanted = Prisma.sql`d.rulebook = ${rulebook} AND d.seat_count = ${seats}::int`;
      const [found] = await prisma.$queryRaw<DivisionState[]>(states(isWanted));
      return found ?? null;
    },

    async leaderboard(division, pool, after, limit) {
      const later =
        after === null
          ? Prisma.empty
          : Prisma.sql`AND (r.ordinal < ${after.ordinal} OR r.ordinal = ${after.ordinal} AND r.player_id > ${after.player}::uuid)
              AND r.ordinal <= ${after.ordinal}`;
      const rows = await prisma.$queryRaw<(Omit<ListedRating, 'player'> & { id: string; name: string })[]>`
        SELECT p.id::text AS id, p.name, r.mu, r.sigma, r.ordinal, r.games FROM ratings r JOIN players p ON p.id = r.player_id
        WHERE ${shownOf(division, 'r')} AND r.pool = ${pool} AND p.deleted_at IS NULL ${later}
        ORDER BY r.ordinal DESC, r.player_id LIMIT ${limit}::int`;
      return rows.map(({ id, name, ...rating }) => ({ player: { id, name }, ...rating }));
    },

    of: (playerIds) => prisma.$queryRaw<OwnRating[]>`
      SELECT r.rulebook, r.seat_count AS seats, r.pool, r.player_id::text AS player, r.mu, r.sigma, r.games, r.at
      FROM ratings r
      JOIN rating_divisions d ON d.rulebook = r.rulebook AND d.seat_count = r.seat_count AND d.shown = r.generation
      WHERE r.player_id = ANY (string_to_array(${playerIds.join()}, ',')::uuid[]) ORDER BY r.player_id, r.rulebook, r.seat_count, r.pool`,

    history: ({ player, pool, before, limit, ...division }) => prisma.$queryRaw<Change[]>`
      SELECT c.pool, c.player_id::text AS player, c.game_id::text AS game, c.number, c.rank, c.mu, c.sigma, c.games, c.at
      FROM rating_changes c
      WHERE ${shownOf(division, 'c')} AND c.player_id = ${player}::uuid AND c.pool = ${pool}
        ${before === undefined ? Prisma.empty : Prisma.sql`AND c.number < ${before}::int`}
      ORDER BY c.number DESC LIMIT ${limit}::int`,
  };
}
