import { isNewDraw } from '../../play/ports/draws/draw.js';
import type { GameRecord } from '../../play/ports/game-record.js';
import { type BotLimit, MAX_PER_CREATOR, type MatchWish } from '../../play/ports/games.js';
import type { Quotas } from '../../play/ports/limits/quotas.js';
import type { SavedReply } from '../../play/ports/retries/saved-replies.js';
import { asLivingAccount, lockLivingAccounts } from '../accounts/account-locks.js';
import { assertRoomFor } from '../accounts/quotas.js';
import { noticed } from '../channels/outbox.js';
import { Prisma, type PrismaClient } from '../generated/client.js';
import { areApart, isBetween } from '../people/apart.js';
import { assertNotBusy } from '../people/policies.js';
import { insertReply } from '../replies/insert-reply.js';
import type { Keyring } from '../secrets/keyring.js';
import { bucketOf, gameColumns, gameKey, isGame } from '../sql/bucket.js';
import { seatColumns, seatsAsked } from '../sql/rows.js';
import { isUniqueViolation } from '../sql/unique-violation.js';
import { received } from './invitations.js';

type Client = Pick<PrismaClient, 'game' | 'fork' | '$queryRaw' | '$executeRaw'>;

/** What the row of a game and of a seat take up, besides what is long. */
const ROW_BYTES = 1_000;
const SEAT_BYTES = 300;

const json = (value: object | null) =>
  value === null ? Prisma.DbNull : (value as unknown as Prisma.InputJsonObject);

export async function createGame(prisma: Client, keyring: Keyring, game: GameRecord): Promise<void> {
  const {
    seats,
    entropy,
    commitments,
    draw,
    options,
    components,
    outcome,
    prompts,
    clock,
    tableStatus,
    orders,
    ...others
  } = game;
  const { invited, forkedFrom, rematch: _, ...columns } = others;
  const texts = [options, components, tableStatus, clock, prompts, draw];
  const invitations = invited.map(({ id, seat }) => ({ playerId: id, seat, createdAt: game.createdAt }));
  await prisma.game.create({
    data: {
      ...columns,
      bucket: bucketOf(game.id),
      seed: keyring.seal('seed', game.id, game.seed),
      invitation: keyring.seal('invitation', game.id, game.invitation),
      bytes: ROW_BYTES + seats.length * SEAT_BYTES + Buffer.byteLength(JSON.stringify(texts)),
      forkedFrom: forkedFrom?.game ?? null,
      forkedVersion: forkedFrom?.version ?? null,
      prompts: prompts as unknown as Prisma.InputJsonArray,
      asked: seatsAsked(prompts),
      // Most games need none, and every move copies the row.
      draw: json(isNewDraw(draw, game.clock) ? null : draw),
      options: options as Prisma.InputJsonObject,
      components: json(components),
      outcome: json(outcome),
      clock: json(clock),
      tableStatus: tableStatus as unknown as Prisma.InputJsonObject,
      seatCount: seats.length,
      unfinished: { create: { seenAt: game.movedAt } },
      seats: { createMany: { data: seatRows(seats, entropy, commitments, orders) } },
      ...(invited.length === 0 ? {} : { invitations: { createMany: { data: invitations } } }),
    },
  });
  if (invited.length > 0)
    await prisma.$executeRaw`/* notice_invitations */
      WITH made AS (SELECT g.bucket, g.id, g.version, g.creator_id FROM games g WHERE ${isGame(game.id)}), ${noticed(
        Prisma.sql`made`,
        game.id,
        invited.map(({ id, seat }) => received(id, seat)),
        game.createdAt,
      )} SELECT FROM noticed`;
  if (forkedFrom !== null)
    await prisma.fork.create({ data: { ...gameColumns(forkedFrom.game), forkId: game.id } });
}

const seatRows = (
  seats: GameRecord['seats'],
  entropy: GameRecord['entropy'],
  commitments: GameRecord['commitments'],
  orders: GameRecord['orders'],
) =>
  seats.map((holder, seat) => ({
    seat,
    ...seatColumns(holder),
    entropy: entropy[seat] ?? null,
    commitment: commitments[seat] ?? null,
    orders: (orders[seat] ?? []) as unknown as Prisma.InputJsonArray,
  }));

/** Also raises the revision of the game that the rematch follows, since its view now links to the rematch. */
export async function createRematch(
  prisma: PrismaClient,
  keyring: Keyring,
  game: GameRecord,
  quotas?: Quotas,
  reply?: SavedReply,
): Promise<boolean> {
  const before = game.rematchOf;
  if (before === null) throw new Error('a rematch must name its game');
  try {
    await asLivingAccount(prisma, game.creatorId, async (tx) => {
      const there = await lockLivingAccounts(
        tx,
        game.invited.map(({ id }) => id),
      );
      // The locks of accounts wait for a block that was being written when the players were chosen.
      const apart = await tx.block.findMany({ where: isBetween(game.creatorId, [...there]) });
      const isApart = (id: string) => apart.some((one) => one.playerId === id || one.blockedId === id);
      const living = { ...game, invited: game.invited.filter(({ id }) => there.has(id) && !isApart(id)) };
      await createGame(tx, keyring, living);
      if (quotas !== undefined) await assertRoomFor(tx, quotas, living);
      await tx.rematch.create({ data: { ...gameColumns(before), next: game.id } });
      await tx.game.updateMany({ where: gameKey(before), data: { revision: { increment: 1 } } });
      if (reply !== undefined) await insertReply(tx, reply);
    });
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

export const createChallenge = (
  prisma: PrismaClient,
  keyring: Keyring,
  game: GameRecord,
  quotas?: Quotas,
  reply?: SavedReply,
  limits: readonly BotLimit[] = [],
): Promise<boolean> =>
  asLivingAccount(prisma, game.creatorId, async (tx) => {
    const seated = game.seats.flatMap((holder) => (holder.kind === 'player' ? [holder.id] : []));
    const all = [...new Set([...seated, ...game.invited.map(({ id }) => id)])];
    if ((await lockLivingAccounts(tx, all)).size < all.length) return false;
    const where = { playerId: { in: all }, blockedId: { in: all } };
    if ((await tx.block.count({ where })) > 0) return false;
    await createGame(tx, keyring, game);
    if (quotas !== undefined) await assertRoomFor(tx, quotas, game);
    if (reply !== undefined) await insertReply(tx, reply);
    await assertNotBusy(tx, limits);
    return true;
  });

/**
 * Raw SQL: an advisory lock for each rulebook serialises the search and creation, since two concurrent searches would
 * both find nothing.
 */
export function findMatchOrCreate(
  prisma: PrismaClient,
  keyring: Keyring,
  wish: MatchWish,
  game: GameRecord,
  quotas?: Quotas,
  reply?: SavedReply,
): Promise<string | null> {
  return asLivingAccount(prisma, wish.playerId, async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`match ${wish.rulebook}`}))`;
    // A player who was refused so often would be refused again, while everybody else waits.
    const isEnough = (wish.except?.length ?? 0) >= MAX_EXCEPT;
    const [found] = isEnough ? [] : await tx.$queryRaw<{ id: string }[]>(matching(wish));
    if (found !== undefined) return found.id;
    await createGame(tx, keyring, game);
    if (quotas !== undefined) await assertRoomFor(tx, quotas, game);
    if (reply !== undefined) await insertReply(tx, reply);
    return null;
  });
}

/** Games that were found and could not be joined, before a new one is opened. */
export const MAX_EXCEPT = 40;
/** How many creators of open games are searched, those with the oldest accounts first. */
export const MAX_CREATORS = 2_000;

/** At other tables the player would only be refused, at one after the other. */
function isApartFromNobody(playerId: string): Prisma.Sql {
  const me = Prisma.sql`${playerId}::uuid`;
  return Prisma.sql`NOT ${areApart(me, Prisma.sql`g.creator_id`)} AND NOT EXISTS (
    SELECT FROM seats s WHERE s.bucket = g.bucket AND s.game_id = g.id AND s.player_id IS NOT NULL
      AND ${areApart(me, Prisma.sql`s.player_id`)} OFFSET 0
  )`;
}

/**
 * Selects the oldest matching game among the newest ones of each creator. The walk goes from creator to creator in an
 * index, so the many games of one cost no more than a few.
 */
export function matching(wish: MatchWish): Prisma.Sql {
  const {
    rulebook,
    rulesVersion,
    playerId,
    options,
    rated,
    seats,
    clock,
    language,
    without,
    except = [],
  } = wish;
  const asked = JSON.stringify(options);
  const openGames = Prisma.sql`FROM games WHERE visibility = 'public' AND status = 'open' AND components IS NULL
    AND forked_from IS NULL AND rulebook = ${rulebook} AND rules_version = ${rulesVersion}
    AND md5(options::jsonb::text) = md5(${asked}::jsonb::text)`;
  const wanted = [
    Prisma.sql`g.rated = ${rated} AND g.options::jsonb = ${asked}::jsonb AND g.id <> ALL (${[...except]}::uuid[])`,
    ...(seats === undefined ? [] : [Prisma.sql`g.seat_count = ${seats}::int`]),
    ...(clock === undefined
      ? []
      : [Prisma.sql`g.clock::jsonb IS NOT DISTINCT FROM ${clock && JSON.stringify(clock)}::jsonb`]),
    ...(language === undefined ? [] : [Prisma.sql`g.language IS NOT DISTINCT FROM ${language}`]),
    ...(without === undefined
      ? []
      : [
          Prisma.sql`NOT EXISTS (
            SELECT FROM seats s ${
              without === 'bots'
                ? Prisma.sql`JOIN players p ON p.id = s.player_id AND p.bot`
                : Prisma.sql`JOIN policies p ON p.player_id = s.player_id AND NOT p.bots`
            } WHERE s.bucket = g.bucket AND s.game_id = g.id OFFSET 0
          )`,
        ]),
    isApartFromNobody(playerId),
    Prisma.sql`NOT coalesce(g.draw::jsonb -> 'barred' @> to_jsonb(${playerId}::text), false)`,
  ];
  // OFFSET 0 keeps the planner from joining all seats with all games: the first game with a seat is enough.
  return Prisma.sql`WITH RECURSIVE creators (id, nth) AS (
      (SELECT creator_id, 1 ${openGames} ORDER BY creator_id LIMIT 1)
      UNION ALL
      SELECT further.id, c.nth + 1 FROM creators c CROSS JOIN LATERAL (
        SELECT creator_id AS id ${openGames} AND creator_id > c.id ORDER BY creator_id LIMIT 1
      ) further WHERE c.nth < ${MAX_CREATORS}::int
    )
    SELECT g.id::text AS id FROM (
      SELECT g.bucket, g.id FROM creators c CROSS JOIN LATERAL (
        SELECT * ${openGames} AND creator_id = c.id ORDER BY games.id DESC LIMIT ${MAX_PER_CREATOR}::int
      ) g WHERE ${Prisma.join(wanted, ' AND ')} ORDER BY g.id OFFSET 0
    ) g
    WHERE NOT EXISTS (SELECT FROM seats s WHERE s.bucket = g.bucket AND s.game_id = g.id AND s.player_id = ${playerId}::uuid OFFSET 0)
    AND EXISTS (
      SELECT FROM seats s WHERE s.bucket = g.bucket AND s.game_id = g.id AND s.player_id IS NULL AND NOT s.bot AND NOT EXISTS (
        SELECT FROM invitations i
        WHERE i.bucket = s.bucket AND i.game_id = s.game_id AND i.seat = s.seat AND i.player_id <> ${playerId}::uuid
      ) OFFSET 0
    )
    ORDER BY g.id LIMIT 1`;
}
