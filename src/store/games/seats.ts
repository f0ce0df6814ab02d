import type { Seat } from '../../engine/rulebook.js';
import type { DrawChange } from '../../play/ports/draws/draw.js';
import type { Holder, Order } from '../../play/ports/game-record.js';
import type { Brought } from '../../play/ports/games.js';
import type { Notice } from '../../play/ports/notice-types.js';
import { assertAccountExists } from '../accounts/account-locks.js';
import { noticed } from '../channels/outbox.js';
import type { PrismaClient } from '../generated/client.js';
import { Prisma } from '../generated/client.js';
import type { Keyring } from '../secrets/keyring.js';
import { isGame, ofGame } from '../sql/bucket.js';
import { seatColumns } from '../sql/rows.js';

export interface Change {
  readonly id: string;
  readonly seat: Seat;
  readonly from: Holder;
  readonly to: Holder;
  /** Null if only the holder of the seat matters. */
  readonly revision: number | null;
  /** The seat's new contribution to the game's seed; null for a new holder who brings nothing. */
  readonly brought: Brought | null;
  /** Null where the holder stays. */
  readonly at: Date | null;
}

/**
 * Changes the holder of a seat in an open game, or its entropy, if `from` still holds it.
 *
 * Raw SQL: the guard spans three tables. Neither the start of the game nor the renaming or deletion of the new
 * holder's account may happen in between.
 */
export async function changeSeat(
  prisma: Pick<PrismaClient, '$queryRaw' | 'player'>,
  { id, seat, from, to, revision, brought, at }: Change,
): Promise<{ readonly hasNotice: boolean } | null> {
  const before = seatColumns(from);
  const after = seatColumns(to);
  const [changed] = await prisma.$queryRaw<{ hasNotice: boolean }[]>`/* change_seat */
    WITH account AS MATERIALIZED (
      SELECT id FROM players WHERE id = ${after.playerId}::uuid AND deleted_at IS NULL FOR SHARE
    ), game AS MATERIALIZED (
      SELECT g.id FROM games g WHERE ${isGame(id)} AND g.status = 'open' AND g.version = 0
        AND (${revision}::int IS NULL OR g.revision = ${revision}::int)
        AND (${after.playerId}::uuid IS NULL OR EXISTS (SELECT FROM account)) FOR NO KEY UPDATE
    ), changed AS (
      UPDATE seats s SET player_id = ${after.playerId}::uuid, bot = ${after.bot}::bool, level = ${after.level}::text,
        entropy = ${brought?.entropy ?? null}, commitment = ${brought?.commitment ?? null},
        orders = CASE WHEN s.player_id IS NOT DISTINCT FROM ${after.playerId}::uuid THEN s.orders END
      FROM game WHERE ${ofGame('s', id)} AND s.seat = ${seat}::int
        AND s.player_id IS NOT DISTINCT FROM ${before.playerId}::uuid AND s.bot = ${before.bot}::bool
      RETURNING s.game_id, s.player_id
    ), accepted AS (
      DELETE FROM invitations i USING changed WHERE ${ofGame('i', id)} AND i.player_id = changed.player_id
    ), drawn AS (
      UPDATE unfinished_games u SET draw_at = least(u.draw_at, u.seen_at) FROM changed
      WHERE ${ofGame('u', id)} AND u.draw_at IS NOT NULL
    ), counted AS (
      UPDATE games g SET revision = g.revision + 1 FROM changed WHERE ${isGame(id)}
      RETURNING g.bucket, g.id, g.version, g.creator_id
    ), ${noticed(Prisma.sql`counted`, id, noticesOf(seat, before.playerId, after.playerId), at)}
    SELECT EXISTS (SELECT FROM noticed) AS "hasNotice" FROM counted`;
  if (changed === undefined && after.playerId !== null) await assertAccountExists(prisma, after.playerId);
  return changed ?? null;
}

/** Whoever leaves, perhaps soon after, is no holder any more when the notices are passed on. */
function noticesOf(seat: Seat, from: string | null, to: string | null): Notice[] {
  if (from === to) return [];
  return [
    ...(from === null ? [] : [{ type: 'seat.left', to: null, seat, player: from } as const]),
    ...(to === null ? [] : [{ type: 'seat.taken', to: null, seat, player: to } as const]),
  ];
}

/**
 * Writes where the draw of an open game stands. A new attempt drops what seats had revealed, and empties seats.
 *
 * Raw SQL: the guard spans three tables.
 */
export async function changeDraw(
  prisma: Pick<PrismaClient, '$queryRaw'>,
  keyring: Keyring,
  { id, revision, draw, drawAt, restart }: DrawChange & { readonly id: string; readonly revision: number },
): Promise<boolean> {
  const text = JSON.stringify(draw);
  const rows = await prisma.$queryRaw<unknown[]>`/* change_draw */
    WITH game AS MATERIALIZED (
      UPDATE games g SET draw = ${text}::json, revision = g.revision + 1,
        bytes = least(g.bytes::bigint + octet_length(${text}::text) - coalesce(octet_length(g.draw::text), 0), 2147483647)::int,
        seed = coalesce(${restart === undefined ? null : keyring.seal('seed', id, restart.seed)}::text, g.seed)
      WHERE ${isGame(id)} AND g.revision = ${revision}::int AND g.status = 'open' AND g.version = 0
      RETURNING g.id
    ), later AS (
      UPDATE unfinished_games u SET draw_at = ${drawAt}::timestamptz FROM game WHERE ${ofGame('u', id)}
    ), dropped AS (
      UPDATE seats s SET commitment = NULL,
        entropy = CASE WHEN s.commitment IS NULL AND NOT s.seat = ANY (${[...(restart?.vacated ?? [])]}::int[])
          THEN s.entropy END,
        player_id = CASE WHEN NOT s.seat = ANY (${[...(restart?.vacated ?? [])]}::int[]) THEN s.player_id END,
        orders = CASE WHEN NOT s.seat = ANY (${[...(restart?.vacated ?? [])]}::int[]) THEN s.orders END
      FROM game WHERE ${ofGame('s', id)} AND ${restart !== undefined}::bool
    )
    SELECT id::text FROM game`;
  return rows.length > 0;
}

/**
 * Stores the orders of a seat, if the game has not changed since permission was checked. If the seat is asked now,
 * the game is marked for the search for waiting bots, in case this process dies before it answers.
 *
 * Raw SQL: the guard spans two tables.
 */
export async function setOrders(
  prisma: PrismaClient,
  { id, seat, revision, orders }: OrdersOfSeat,
): Promise<boolean> {
  const changed = await prisma.$executeRaw`/* set_orders */
    WITH game AS MATERIALIZED (
      UPDATE games g SET revision = g.revision + 1
      WHERE ${isGame(id)} AND g.revision = ${revision}::int AND g.status IN ('open', 'active')
      RETURNING g.id, g.asked, g.moved_at
    ), awaited AS (
      UPDATE unfinished_games u SET bot_since = game.moved_at FROM game
      WHERE ${ofGame('u', id)} AND u.bot_since IS NULL
        AND ${orders.length}::int > 0 AND ${seat}::int = ANY (game.asked)
    )
    UPDATE seats s SET orders = ${JSON.stringify(orders)}::json
    FROM game WHERE ${ofGame('s', id)} AND s.seat = ${seat}::int`;
  return changed > 0;
}

interface OrdersOfSeat {
  readonly id: string;
  readonly seat: Seat;
  readonly revision: number;
  readonly orders: readonly Order[];
}
