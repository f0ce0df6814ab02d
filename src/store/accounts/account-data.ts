import type {
  KeptGame,
  KeptGuest,
  KeptInvitation,
  KeptMessage,
  KeptReply,
} from '../../play/ports/accounts.js';
import type { PrismaClient } from '../generated/client.js';
import { bucketOf } from '../sql/bucket.js';

const PAGE = 500;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Reads page by page. Each page starts after the last row of the previous one. */
async function* paged<Row>(ask: (last: Row | undefined) => Promise<Row[]>): AsyncGenerator<Row[]> {
  for (let last: Row | undefined; ; ) {
    const page = await ask(last);
    if (page.length > 0) yield page;
    if (page.length < PAGE) return;
    last = page.at(-1);
  }
}

// Raw SQL: Prisma's client cannot count the entries of some seats.
export const keptGames = (prisma: PrismaClient, playerId: string): AsyncGenerator<KeptGame[]> =>
  paged<KeptGame>(async (last) => {
    const rows = await prisma.$queryRaw<{ game: string }[]>`/* kept_games */
      SELECT json_build_object(
        'id', g.id, 'rulebook', g.rulebook, 'status', g.status,
        'createdAt', (date_part('epoch', g.created_at) * 1000)::bigint,
        'creator', g.creator_id = ${playerId}::uuid, 'seats', s.seats, 'seatsLeft', (
          SELECT coalesce(json_agg(f.seat ORDER BY f.seat), '[]') FROM former_holders f
          WHERE f.bucket = g.bucket AND f.game_id = g.id AND f.player_id = ${playerId}::uuid
        )
      )::text AS game
      FROM (
        SELECT bucket, game_id AS id FROM seats WHERE player_id = ${playerId}::uuid
        UNION SELECT bucket, id FROM games WHERE creator_id = ${playerId}::uuid
        UNION SELECT bucket, game_id FROM former_holders WHERE player_id = ${playerId}::uuid
      ) mine JOIN games g ON g.bucket = mine.bucket AND g.id = mine.id CROSS JOIN LATERAL (
        SELECT coalesce(json_agg(json_build_object('seat', seat, 'entropy', entropy, 'commitment', commitment, 'orders', coalesce(orders, '[]')) ORDER BY seat), '[]') AS seats
        FROM seats WHERE bucket = g.bucket AND game_id = g.id AND player_id = ${playerId}::uuid
      ) s
      WHERE g.id > ${last?.id ?? FIRST}::uuid ORDER BY g.id LIMIT ${PAGE}::int`;
    const games = rows.map(({ game }) => {
      const packed = JSON.parse(game) as Omit<KeptGame, 'createdAt' | 'entries'> & { createdAt: number };
      return { ...packed, createdAt: new Date(packed.createdAt) };
    });
    const counts = await countEntries(
      prisma,
      games.map(({ id }) => id),
    );
    return games.map((game) => {
      const bySeat = counts.get(game.id);
      const entries = game.seats.reduce((sum, { seat }) => sum + (bySeat?.get(seat) ?? 0), 0);
      return { ...game, entries };
    });
  });

/** By game and seat. Logs may be on other servers than games, so they are not joined. */
async function countEntries(
  prisma: PrismaClient,
  games: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<number, number>>> {
  const where = { bucket: { in: [...new Set(games.map(bucketOf))] }, gameId: { in: [...games] } };
  const live = await prisma.entry.groupBy({ by: ['gameId', 'seat'], where, _count: true });
  const archived = await prisma.archivedLog.findMany({
    where,
    select: { gameId: true, entriesBySeat: true },
  });
  const counts = new Map<string, Map<number, number>>();
  for (const { gameId, entriesBySeat } of archived) counts.set(gameId, new Map(entriesBySeat.entries()));
  for (const { gameId, seat, _count } of live)
    if (seat !== null) counts.set(gameId, (counts.get(gameId) ?? new Map()).set(seat, _count));
  return counts;
}

export const keptMessages = (prisma: PrismaClient, playerId: string): AsyncGenerator<KeptMessage[]> =>
  paged<KeptMessage>(async (last) => {
    const rows = await prisma.$queryRaw<{ message: string }[]>`/* kept_messages */
      SELECT json_build_object(
        'game', game_id, 'id', id, 'at', (date_part('epoch', at) * 1000)::bigint,
        'seat', seat, 'to', to_seats, 'text', text
      )::text AS message
      FROM messages WHERE author_id = ${playerId}::uuid
        AND (game_id, id) > (${last?.game ?? FIRST}::uuid, ${last?.id ?? FIRST}::uuid)
      ORDER BY game_id, id LIMIT ${PAGE}::int`;
    return rows.map(({ message }) => {
      const packed = JSON.parse(message) as Omit<KeptMessage, 'at'> & { at: number };
      return { ...packed, at: new Date(packed.at) };
    });
  });

export const keptReplies = (prisma: PrismaClient, playerId: string): AsyncGenerator<KeptReply[]> =>
  paged<KeptReply>(async (last) => {
    const rows = await prisma.savedReply.findMany({
      where: { playerId, id: { gt: last?.id ?? FIRST } },
      orderBy: { id: 'asc' },
      take: PAGE,
    });
    return rows.map(({ id, path, createdAt }) => ({ id, path, at: createdAt }));
  });

export const keptInvitations = (prisma: PrismaClient, playerId: string): AsyncGenerator<KeptInvitation[]> =>
  paged<KeptInvitation>(async (last) => {
    const rows = await prisma.invitation.findMany({
      where: { playerId, gameId: { gt: last?.game ?? FIRST } },
      orderBy: { gameId: 'asc' },
      take: PAGE,
    });
    return rows.map(({ gameId, seat, createdAt }) => ({ game: gameId, seat, at: createdAt }));
  });

export const keptGuests = (prisma: PrismaClient, makerId: string): AsyncGenerator<KeptGuest[]> =>
  paged<KeptGuest>((last) =>
    prisma.player.findMany({
      where: { makerId, id: { gt: last?.id ?? FIRST } },
      select: { id: true, name: true, createdAt: true },
      orderBy: { id: 'asc' },
      take: PAGE,
    }),
  );
