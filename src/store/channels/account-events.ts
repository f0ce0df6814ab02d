import type { AccountEvent, AccountEvents, Begun } from '../../play/ports/channels/account-events.js';
import { asLivingAccount } from '../accounts/account-locks.js';
import type { Prisma, PrismaClient } from '../generated/client.js';

type PackedEvent = Omit<AccountEvent, 'at'> & { readonly at: number };

/** The ids of Postgres' bigint, so that a cursor from elsewhere is none. */
const ID = /^\d{1,18}$/;

const FORGOTTEN_AT_ONCE = 5_000;

/** Events are written by `fanOut`. A reader's row is their lock. */
export function openAccountEvents(prisma: PrismaClient): AccountEvents {
  return {
    follow: (playerId, now) => asLivingAccount(prisma, playerId, (tx) => follow(tx, playerId, now)),

    // Raw SQL: one statement, which writes once an hour at most.
    async read(playerId, after, limit, now) {
      if (!ID.test(after)) return null;
      const [row] = await prisma.$queryRaw<{ isWhole: boolean; events: string }[]>`/* read_account_events */
        WITH seen AS (
          UPDATE event_readers SET read_at = ${now}::timestamptz
          WHERE player_id = ${playerId}::uuid AND read_at < ${now}::timestamptz - interval '1 hour'
        )
        SELECT ${after}::bigint BETWEEN r.first AND r.last AS "isWhole", coalesce((
          SELECT json_agg(json_build_object(
            'cursor', e.id::text, 'type', e.type, 'game', e.game_id, 'version', e.version, 'seat', e.seat,
            'message', e.message, 'reason', e.reason, 'tournament', e.tournament_id, 'at', (date_part('epoch', e.at) * 1000)::bigint
          ) ORDER BY e.id) FROM (
            SELECT * FROM account_events e WHERE e.player_id = ${playerId}::uuid AND e.id > ${after}::bigint
            ORDER BY e.id LIMIT ${limit}::int
          ) e
        ), '[]')::text AS events
        FROM event_readers r WHERE r.player_id = ${playerId}::uuid`;
      if (!row?.isWhole) return null;
      const events = JSON.parse(row.events) as PackedEvent[];
      return events.map(({ at, ...event }) => ({ ...event, at: new Date(at) }));
    },

    async issueTicket(ticket) {
      await prisma.eventTicket.create({ data: ticket });
    },

    async redeemTicket(hash, now) {
      const [redeemed] = await prisma.$queryRaw<{ hash: string }[]>`/* redeem_ticket */
        DELETE FROM event_tickets t USING tokens k
        WHERE t.hash = ${hash} AND t.expires_at > ${now}::timestamptz AND k.id = t.token_id
        RETURNING encode(k.hash, 'hex') AS hash`;
      return redeemed?.hash ?? null;
    },

    async forget(before) {
      await prisma.eventTicket.deleteMany({ where: { expiresAt: { lt: before } } });
      await prisma.eventReader.deleteMany({ where: { readAt: { lt: before } } });
      while ((await forgetSome(prisma, before)) === FORGOTTEN_AT_ONCE);
    },
  };
}

/** A new reader begins at the milliseconds of now, which earlier ones have not reached: no cursor of theirs is valid. */
async function follow(tx: Prisma.TransactionClient, playerId: string, now: Date): Promise<Begun> {
  const from = now.getTime();
  const [reader] = await tx.$queryRaw<{ cursor: string; since: Date }[]>`/* follow_account */
    INSERT INTO event_readers AS r (player_id, first, last, since, read_at)
    VALUES (${playerId}::uuid, ${from}::bigint, ${from}::bigint, ${now}::timestamptz, ${now}::timestamptz)
    ON CONFLICT (player_id) DO UPDATE SET read_at = greatest(r.read_at, excluded.read_at)
    RETURNING r.last::text AS cursor, r.since`;
  if (reader === undefined) throw new Error('an upsert without a row');
  return reader;
}

/** Locks readers in the order of their ids, as `fanOut` does. */
async function forgetSome(prisma: PrismaClient, before: Date): Promise<number> {
  const [row] = await prisma.$queryRaw<{ count: number }[]>`/* forget_account_events */
    WITH old AS MATERIALIZED (
      SELECT player_id, id FROM account_events WHERE at < ${before}::timestamptz LIMIT ${FORGOTTEN_AT_ONCE}::int
    ), held AS MATERIALIZED (
      SELECT player_id FROM event_readers WHERE player_id IN (SELECT player_id FROM old)
      ORDER BY player_id FOR NO KEY UPDATE
    ), gone AS (
      DELETE FROM account_events e USING held h, old o
      WHERE o.player_id = h.player_id AND e.player_id = o.player_id AND e.id = o.id
      RETURNING e.player_id, e.id
    ), raised AS (
      UPDATE event_readers r SET first = greatest(r.first, g.last)
      FROM (SELECT player_id, max(id) AS last FROM gone GROUP BY player_id) g WHERE r.player_id = g.player_id
    )
    SELECT count(*)::int AS count FROM old`;
  return row?.count ?? 0;
}
