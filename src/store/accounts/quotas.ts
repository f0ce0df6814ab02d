import { LRUCache } from 'lru-cache';
import type { GameRecord } from '../../play/ports/game-record.js';
import type { BotQuota } from '../../play/ports/games.js';
import { type KeptUse, QuotaExceeded, type Quotas, useOf } from '../../play/ports/limits/quotas.js';
import type { Prisma, PrismaClient } from '../generated/client.js';
import { bytesOfReplies } from '../replies/drop-oldest.js';
import { isGame } from '../sql/bucket.js';

type Client = Pick<Prisma.TransactionClient, '$queryRaw'>;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** What the rows of a delivery, a note, an event and a message take up, besides their text. */
const DELIVERY_BYTES = 400;
const NOTE_BYTES = 200;
const EVENT_BYTES = 200;
const MESSAGE_BYTES = 300;
/** While a game is played, each entry counts as much: its creator must not see by its size what is hidden in it. */
const ENTRY_BYTES = 1_000;
const GAME_ROW_BYTES = 2_000;

/** A cancelled tournament counts for an hour: in no time, one account could fill the list with them. */
export const cancelledSince = (now: Date): Date => new Date(now.getTime() - HOUR);

/**
 * Raw SQL: one statement for all of it. Bots play a game alone also when its people have resigned or are absent.
 */
export async function usedBy(client: Client, playerId: string, now: Date): Promise<KeptUse> {
  const since = new Date(now.getTime() - DAY).toISOString();
  const [used] = await client.$queryRaw<KeptUse[]>`/* quotas */
    SELECT
      count(*) FILTER (WHERE g.status = 'open')::int AS "openGames",
      count(*) FILTER (WHERE g.status IN ('open', 'active') AND NOT EXISTS (
        SELECT FROM seats s WHERE s.bucket = g.bucket AND s.game_id = g.id AND (
          (s.player_id IS NOT NULL AND g.table_status->'seats'->s.seat::int->>'played' = 'holder')
          OR (g.status = 'open' AND NOT s.bot)
        )
      ))::int AS "botGames",
      count(*) FILTER (WHERE g.forked_from IS NOT NULL AND g.created_at > ${since}::timestamptz)::int AS "forksPerDay",
      count(*) FILTER (WHERE g.components IS NOT NULL AND g.created_at > ${since}::timestamptz)::int AS "packsPerDay",
      (SELECT count(*) FROM reports r
        WHERE r.reporter_id = ${playerId}::uuid AND r.at > ${since}::timestamptz)::int AS "reportsPerDay",
      (coalesce(sum(CASE WHEN g.status = 'active'
        THEN ${GAME_ROW_BYTES}::int + g.version * ${ENTRY_BYTES}::int + 2 * coalesce(pg_column_size(g.components), 0) ELSE g.bytes END), 0) + (
        SELECT coalesce(sum(octet_length(m.text) + ${MESSAGE_BYTES}::int), 0) FROM messages m
        WHERE m.author_id = ${playerId}::uuid
      ) + (
        SELECT count(*) * ${DELIVERY_BYTES}::int FROM deliveries d JOIN webhooks w ON w.id = d.webhook_id
        WHERE w.player_id = ${playerId}::uuid
      ) + (
        SELECT count(*) * ${NOTE_BYTES}::int FROM notes n WHERE n.player_id = ${playerId}::uuid
      ) + (
        SELECT count(*) * ${EVENT_BYTES}::int FROM account_events e WHERE e.player_id = ${playerId}::uuid
      ) + ${bytesOfReplies(playerId)})::float8 AS "keptBytes",
      (SELECT count(*) FROM webhooks w WHERE w.player_id = ${playerId}::uuid)::int AS webhooks,
      (SELECT count(*) FROM invitations i JOIN games o ON o.bucket = i.bucket AND o.id = i.game_id
        WHERE o.creator_id = ${playerId}::uuid AND o.status IN ('open', 'active'))::int AS invitations,
      (SELECT count(*) FROM tournaments t
        WHERE t.creator_id = ${playerId}::uuid AND (
          t.status IN ('open', 'running') OR (t.status = 'cancelled' AND t.finished_at > ${cancelledSince(now)}::timestamptz)
        ))::int AS tournaments
    FROM games g WHERE g.creator_id = ${playerId}::uuid`;
  if (used === undefined) throw new Error('an aggregate without a row');
  return used;
}

/** What a new game adds to. Forks copy the components of their game, so these count as packs, too. */
function* addedBy({ seats, components, forkedFrom, invited }: GameRecord): Generator<keyof KeptUse> {
  yield 'openGames';
  yield 'keptBytes';
  // Its people can leave it to the bots later.
  if (seats.some(({ kind }) => kind === 'bot')) yield 'botGames';
  if (forkedFrom !== null) yield 'forksPerDay';
  if (components !== null) yield 'packsPerDay';
  if (invited.length > 0) yield 'invitations';
}

/**
 * Called when the game has been inserted: throws if the creator now has more than a quota allows, and the transaction
 * is undone. So the lock is held for a moment only, and games of one account are written side by side.
 */
export async function assertRoomFor(client: Client, quotas: Quotas, game: GameRecord): Promise<void> {
  const { creatorId, createdAt } = game;
  if (isFarFromFull(creatorId)) return;
  await lockQuotas(client, creatorId);
  const used = await usedBy(client, creatorId, createdAt);
  for (const key of addedBy(game)) {
    if (used[key] <= quotas[key]) continue;
    // As the caller finds it afterwards.
    const before = await usedWithout(client, used, game);
    throw new QuotaExceeded(useOf(key, quotas, before));
  }
  farFromFull.set(creatorId, { games: spareGames(used, quotas), until: performance.now() + UNCOUNTED_FOR });
}

/** Called when a bot was seated, like `assertRoomFor`. */
export async function assertRoomForBots(client: Client, { playerId, most, now }: BotQuota): Promise<void> {
  await lockQuotas(client, playerId);
  const { botGames } = await usedBy(client, playerId, now);
  if (botGames > most) throw new QuotaExceeded({ name: 'bot-games', limit: most, used: botGames - 1 });
}

/** In milliseconds. */
const UNCOUNTED_FOR = 10_000;
/** The most that a game can take up when it is created: a pack of components. */
const GAME_BYTES = 1_100_000;

/** How many games an account may create without another count, which reads all of its games. */
const farFromFull = new LRUCache<string, { games: number; readonly until: number }>({ max: 10_000 });

/** A sixteenth of each quota, while half of it is free: up to eight processes keep the quota by themselves. */
function spareGames(used: KeptUse, quotas: Quotas): number {
  const spare = (key: keyof KeptUse, perGame: number): number =>
    used[key] > quotas[key] / 2 ? 0 : Math.floor(quotas[key] / 16 / perGame);
  return Math.min(
    spare('openGames', 1),
    spare('botGames', 1),
    spare('forksPerDay', 1),
    spare('packsPerDay', 1),
    spare('invitations', 32),
    spare('keptBytes', GAME_BYTES),
  );
}

function isFarFromFull(playerId: string): boolean {
  const found = farFromFull.get(playerId);
  if (found === undefined || found.games <= 0 || found.until < performance.now()) return false;
  found.games -= 1;
  return true;
}

/** Counting against a quota is exact while this is held, until the end of the transaction. */
export async function lockQuotas(client: Client, playerId: string): Promise<void> {
  await client.$queryRaw`/* lock_quotas */ SELECT pg_advisory_xact_lock(hashtextextended(${`quotas ${playerId}`}, 0))::text`;
}

async function usedWithout(client: Client, used: KeptUse, { id, ...game }: GameRecord): Promise<KeptUse> {
  const [row] = await client.$queryRaw<{ bytes: number }[]>`SELECT g.bytes FROM games g WHERE ${isGame(id)}`;
  const isBotGame = game.seats.every(({ kind }) => kind === 'bot');
  return {
    ...used,
    openGames: used.openGames - 1,
    botGames: used.botGames - Number(isBotGame),
    forksPerDay: used.forksPerDay - Number(game.forkedFrom !== null),
    packsPerDay: used.packsPerDay - Number(game.components !== null),
    keptBytes: used.keptBytes - (row?.bytes ?? 0),
    invitations: used.invitations - game.invited.length,
  };
}

export const openQuotaCounts = (prisma: PrismaClient) => ({
  usedBy: (playerId: string, now: Date): Promise<KeptUse> => usedBy(prisma, playerId, now),
});
