import type { AccountNotice, TournamentEvent } from '../../play/ports/notice-types.js';
import type { Prisma } from '../generated/client.js';

interface News {
  readonly players: readonly string[];
  readonly type: AccountNotice | TournamentEvent;
  readonly tournament: string | null;
  readonly at: Date;
}

interface Told {
  /** Whose events have one more. */
  readonly followed: readonly string[];
  /** Whether there is something to deliver, so that the dispatcher must be woken afterwards. */
  readonly hasDeliveries: boolean;
}

/**
 * Tells accounts of what is about no game: readers of events find it, and webhooks of all games that want it get a message.
 * Readers and queues are locked in the order of their ids, as in `fanOut`. The queue is that of the tournament or of the
 * account, or of a webhook that speaks to people; its number is drawn under its lock, as there.
 */
export async function tellAccounts(
  tx: Pick<Prisma.TransactionClient, '$executeRaw' | '$queryRaw'>,
  { players, type, tournament, at }: News,
): Promise<Told> {
  const ids = players.join();
  const followed = await tx.$queryRaw<{ id: string }[]>`/* tell_accounts */
    WITH reading AS MATERIALIZED (
      SELECT r.player_id, r.last FROM event_readers r WHERE r.player_id = ANY (string_to_array(${ids}, ',')::uuid[])
      ORDER BY r.player_id FOR NO KEY UPDATE
    ), happened AS (
      INSERT INTO account_events (player_id, id, type, tournament_id, at)
      SELECT player_id, last + 1, ${type}::text, ${tournament}::uuid, ${at}::timestamptz FROM reading
      RETURNING player_id, id
    )
    UPDATE event_readers r SET last = h.id FROM happened h WHERE r.player_id = h.player_id
    RETURNING r.player_id::text AS id`;
  const queues = await tx.$executeRaw`/* deliver_to_accounts */
    WITH wanted AS MATERIALIZED (
      SELECT id, CASE format WHEN 'standard' THEN coalesce(${tournament}::uuid, player_id) ELSE id END AS queue
      FROM webhooks
      WHERE player_id = ANY (string_to_array(${ids}, ',')::uuid[])
        AND active AND games = '{}' AND ${type}::text = ANY (events) FOR KEY SHARE
    ), delivered AS (
      INSERT INTO deliveries (id, webhook_id, queue, type, tournament_id, at, tried_since, next_at)
      SELECT gen_random_uuid(), id, queue, ${type}::text, ${tournament}::uuid,
        ${at}::timestamptz, ${at}::timestamptz, ${at}::timestamptz
      FROM wanted RETURNING webhook_id, queue, sequence
    )
    INSERT INTO delivery_queues (webhook_id, queue, last, next_at)
    SELECT webhook_id, queue, sequence, ${at}::timestamptz FROM delivered ORDER BY webhook_id, queue
    ON CONFLICT (webhook_id, queue) DO UPDATE SET last = nextval('deliveries_sequence_seq')`;
  return { followed: followed.map(({ id }) => id), hasDeliveries: queues > 0 };
}
