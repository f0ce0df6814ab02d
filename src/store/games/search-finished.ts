import type { FinishedFilter, GamePage } from '../../play/ports/games.js';
import { Prisma, type PrismaClient } from '../generated/client.js';
import type { Keyring } from '../secrets/keyring.js';
import { MAX_SCANNED } from './lobby.js';
import { selectUndamaged } from './records.js';

/** Later than the id of any game: a statement with a name has one text. */
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** The seats of the player in `g`, and those of the opponent, are found by the key of the game. */
const holds = (playerId: string): Prisma.Sql => Prisma.sql`EXISTS (
  SELECT FROM seats s WHERE s.bucket = g.bucket AND s.game_id = g.id AND s.player_id = ${playerId}::uuid
)`;

/** The best rank of the player's seats; null if the game was closed. */
const rankOf = (playerId: string): Prisma.Sql => Prisma.sql`(
  SELECT min((standing->>'rank')::int) FROM json_array_elements(g.outcome->'standings') standing
  JOIN seats s ON s.bucket = g.bucket AND s.game_id = g.id AND s.seat = (standing->>'seat')::int
  WHERE s.player_id = ${playerId}::uuid
)`;

const conditions = ({ playerId, rulebook, opponent, result }: FinishedFilter): Prisma.Sql =>
  Prisma.join(
    [
      Prisma.sql`g.status = 'finished' AND g.visibility = 'public'`,
      ...(rulebook === undefined ? [] : [Prisma.sql`g.rulebook = ${rulebook}`]),
      ...(opponent === undefined ? [] : [holds(opponent)]),
      ...(result === undefined ? [] : [Prisma.sql`${rankOf(playerId)} ${byResult[result]}`]),
    ],
    ' AND ',
  );

const byResult = { won: Prisma.sql`= 1`, lost: Prisma.sql`> 1` } as const;

/**
 * Looks at the newest `MAX_SCANNED` games of the player, so that a search that finds nothing is as cheap in any account.
 * Games that begin between the two statements are newer than all of these.
 */
export async function searchFinished(
  prisma: PrismaClient,
  keyring: Keyring,
  filter: FinishedFilter,
): Promise<GamePage> {
  const { playerId, before = LAST_ID, limit } = filter;
  const own = Prisma.sql`SELECT DISTINCT game_id FROM seats
    WHERE player_id = ${playerId}::uuid AND game_id < ${before}::uuid ORDER BY game_id DESC LIMIT ${MAX_SCANNED}::int`;
  const [end] = await prisma.$queryRaw<{ id: string }[]>`/* last_scanned */
    SELECT game_id::text AS id FROM (${own}) mine ORDER BY game_id DESC OFFSET ${MAX_SCANNED - 1}::int`;
  // OFFSET 0 keeps the planner from reading all games in the order of their ids.
  const games = await selectUndamaged(
    prisma,
    keyring,
    Prisma.sql`FROM (${own}) mine CROSS JOIN LATERAL (
      SELECT * FROM games g
      WHERE g.bucket = bucket_of(mine.game_id) AND g.id = mine.game_id AND ${conditions(filter)} OFFSET 0
    ) g ORDER BY mine.game_id DESC LIMIT ${limit}::int`,
  );
  return { games, lastScanned: end?.id ?? null };
}
