import { type Happening, OUTBOX } from '../play/ports/news.js';
import type { LocalBus } from './bus.js';
import { Prisma, type PrismaClient } from './generated/client.js';

export const typesOf = (happenings: readonly Happening[]): string[] => [
  ...new Set(happenings.map(({ type }) => type)),
];

/**
 * Whether anybody who sits in a game, or has created it, wants to be told of happenings of these types. Asked by
 * the statement that writes, so that nothing is put into the outbox for nobody.
 *
 * Subqueries with a limit, not EXISTS: the planner would rather read all webhooks of everybody, for every game.
 */
export const isHeard = (
  game: Prisma.Sql,
  creator: Prisma.Sql,
  types: Prisma.Sql,
): Prisma.Sql => Prisma.sql`EXISTS (
  SELECT FROM (SELECT player_id FROM seats WHERE game_id = ${game} UNION ALL SELECT ${creator}) there
  WHERE (
    SELECT true FROM webhooks h WHERE h.player_id = there.player_id AND h.active AND h.events && ${types} LIMIT 1
  ) OR (
    SELECT true FROM mailboxes b
    WHERE b.player_id = there.player_id AND b.confirmed_at IS NOT NULL AND b.events && ${types} LIMIT 1
  )
)`;

/** For what is written elsewhere than in the log of a game, such as messages. */
export interface ToTell {
  readonly gameId: string;
  /** Where the game stands meanwhile. */
  readonly version: number;
  readonly at: Date;
  readonly happenings: readonly Happening[];
}

/** An INSERT for the WITH of the statement that writes what is told; call `bus.tell(OUTBOX)` once it is committed. */
export const insertToTell = ({ gameId, version, at, happenings }: ToTell): Prisma.Sql => Prisma.sql`
  INSERT INTO outbox (game_id, after, version, happenings, at)
  SELECT g.id, ${version}::int, ${version}::int, ${JSON.stringify(happenings)}::json, ${at.toISOString()}::timestamptz
  FROM games g WHERE g.id = ${gameId}::uuid AND ${isHeard(
    Prisma.sql`g.id`,
    Prisma.sql`g.creator_id`,
    Prisma.sql`string_to_array(${typesOf(happenings).join()}, ',')`,
  )}`;

/** The same, as a statement of its own. */
export async function putInOutbox(prisma: PrismaClient, bus: LocalBus, toTell: ToTell): Promise<void> {
  const rows = await prisma.$executeRaw(insertToTell(toTell));
  if (rows > 0) bus.tell(OUTBOX);
}
