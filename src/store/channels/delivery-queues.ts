import { eventsTopic } from '../../play/ports/channels/account-events.js';
import type {
  DeliveryQueue,
  DeliveryQueues,
  MessageNote,
  Outgoing,
  QueueHead,
} from '../../play/ports/delivery-queues.js';
import { DISABLED, TEST } from '../../play/ports/webhooks.js';
import type { LocalBus } from '../bus/local-bus.js';
import type { Prisma, PrismaClient } from '../generated/client.js';
import { type Keyring, noKeys } from '../secrets/keyring.js';
import { inBatches } from '../sql/in-batches.js';
import { timeOf } from '../sql/rows.js';
import { bringForward } from './bring-forward.js';
import { fanOut } from './fan-out.js';
import { mannerOf, type StoredManner } from './webhook-manner.js';
import { secretsOf, subscriptionKeysOf } from './webhook-secrets.js';

/** The format of `next`: times in milliseconds. */
interface PackedQueueHead {
  readonly last: string;
  readonly delivery:
    | (Omit<Outgoing, 'at' | 'triedSince' | 'webhook'> &
        Omit<StoredManner, 'name'> & {
          readonly at: number;
          readonly triedSince: number;
          readonly url: string;
          readonly active: boolean;
          readonly secret: string;
          readonly previousSecret: string | null;
          readonly previousUntil: number | null;
          readonly failingSince: number | null;
          readonly pushKeys: string | null;
        })
    | null;
}

/** One message tells of no more deliveries; the next one goes on. */
const MAX_PER_MESSAGE = 200;
/** How many due queues are considered one by one. */
const MAX_CONSIDERED = 1_000;

/**
 * Raw SQL throughout: several processes work here at once, and each statement states its guard. `last` is only
 * compared with a value that was read in one statement together with the deliveries. A process that finds nothing to
 * do therefore leaves the queue only if nothing was added since.
 */
export function openDeliveryQueues(
  prisma: PrismaClient,
  bus: Pick<LocalBus, 'publish'>,
  keyring: Keyring = noKeys,
): DeliveryQueues {
  const release: DeliveryQueues['release'] = async ({ webhookId, queue, lease }, nextAt) => {
    await prisma.$executeRaw`/* release_queue */
      UPDATE delivery_queues SET next_at = ${nextAt.toISOString()}::timestamptz, lease = NULL
      WHERE webhook_id = ${webhookId}::uuid AND queue = ${queue}::uuid AND lease = ${lease}::uuid`;
  };

  return {
    async fanOut(now, maxGames, without) {
      const { followed, ...fannedOut } = await fanOut(prisma, now, maxGames, without);
      bus.publish(followed.map(eventsTopic));
      return fannedOut;
    },

    // Ordered so that each player's first queue comes before any player's second. Usually few queues are due, and all
    // are considered. If one webhook has thousands of due queues, the others are found by stepping from webhook to
    // webhook, so that the cost does not grow with the backlog.
    async claim({ now, until, lease, limit, maxPerHost, maxPerPlayer, maxFailing, busy }) {
      const hosts = JSON.stringify(Object.fromEntries(busy.hosts));
      const players = JSON.stringify(Object.fromEntries(busy.players));
      const at = now.toISOString();
      const rows = await prisma.$queryRaw<Omit<DeliveryQueue, 'lease'>[]>`/* claim_queues */
        WITH RECURSIVE first AS MATERIALIZED (
          SELECT webhook_id, queue, next_at FROM delivery_queues WHERE next_at <= ${at}::timestamptz
          ORDER BY next_at LIMIT ${MAX_CONSIDERED}::int
        ), waiting (webhook_id) AS (
          (SELECT l.webhook_id FROM delivery_queues l WHERE (SELECT count(*) FROM first) = ${MAX_CONSIDERED}::int
          ORDER BY l.webhook_id LIMIT 1)
          UNION ALL
          SELECT (SELECT l.webhook_id FROM delivery_queues l WHERE l.webhook_id > w.webhook_id ORDER BY l.webhook_id LIMIT 1)
          FROM waiting w WHERE w.webhook_id IS NOT NULL
        ), found AS (
          SELECT * FROM first
          UNION
          SELECT l.* FROM waiting w CROSS JOIN LATERAL (
            SELECT webhook_id, queue, next_at FROM delivery_queues
            WHERE webhook_id = w.webhook_id AND next_at <= ${at}::timestamptz
            ORDER BY next_at LIMIT ${maxPerPlayer}::int
          ) l
        ), due AS MATERIALIZED (
          SELECT f.webhook_id, f.queue, w.host, w.player_id, w.failing_since IS NOT NULL AS failing,
            row_number() OVER (PARTITION BY w.host ORDER BY f.next_at)
              + coalesce((${hosts}::json ->> w.host)::int, 0) AS of_host,
            row_number() OVER (PARTITION BY w.player_id ORDER BY f.next_at)
              + coalesce((${players}::json ->> w.player_id::text)::int, 0) AS of_player
          FROM found f JOIN webhooks w ON w.id = f.webhook_id
        ), fitting AS (
          SELECT webhook_id, queue, host, player_id, failing, of_player FROM (
            SELECT d.*, row_number() OVER (PARTITION BY d.failing ORDER BY d.of_player, d.of_host) AS of_failing
            FROM due d WHERE d.of_host <= ${maxPerHost}::int AND d.of_player <= ${maxPerPlayer}::int
          ) d WHERE NOT d.failing OR d.of_failing + ${busy.failing}::int <= ${maxFailing}::int
        ), chosen AS MATERIALIZED (
          SELECT d.* FROM delivery_queues l JOIN fitting d ON d.webhook_id = l.webhook_id AND d.queue = l.queue
          WHERE l.next_at <= ${at}::timestamptz
          ORDER BY d.of_player, l.next_at LIMIT ${limit}::int FOR UPDATE OF l SKIP LOCKED
        )
        UPDATE delivery_queues l SET next_at = ${until.toISOString()}::timestamptz, lease = ${lease}::uuid
        FROM chosen c WHERE l.webhook_id = c.webhook_id AND l.queue = c.queue
        RETURNING l.webhook_id::text AS "webhookId", l.queue::text AS queue, c.player_id::text AS "playerId", c.host,
          c.failing`;
      return rows.map((row) => ({ ...row, lease }));
    },

    async next({ webhookId, queue, lease }, until) {
      const [row] = await prisma.$queryRaw<{ next: string }[]>`/* next_delivery */
        WITH held AS (
          UPDATE delivery_queues SET next_at = ${until.toISOString()}::timestamptz
          WHERE webhook_id = ${webhookId}::uuid AND queue = ${queue}::uuid AND lease = ${lease}::uuid
        )
        SELECT json_build_object('last', l.last::text, 'delivery', (
          SELECT json_build_object(
            'id', d.id, 'type', d.type, 'at', (date_part('epoch', d.at) * 1000)::bigint, 'game', d.game_id,
            'after', d.after, 'version', d.version, 'seat', d.seat, 'message', d.message, 'reason', d.reason,
            'tournament', d.tournament_id, 'attempts', d.attempts, 'triedSince', (date_part('epoch', d.tried_since) * 1000)::bigint,
            'rulebook', g.rulebook, 'url', w.url, 'active', w.active, 'secret', w.secret, 'previousSecret', w.previous_secret,
            'previousUntil', (date_part('epoch', w.previous_until) * 1000)::bigint,
            'failingSince', (date_part('epoch', w.failing_since) * 1000)::bigint,
            'format', w.format, 'language', w.language, 'timeZone', w.time_zone, 'quietFrom', w.quiet_from,
            'quietUntil', w.quiet_until, 'gatherMinutes', w.gather_minutes, 'pushKeys', w.push_keys
          )
          FROM deliveries d JOIN webhooks w ON w.id = d.webhook_id LEFT JOIN games g ON g.bucket = bucket_of(d.game_id) AND g.id = d.game_id
          WHERE d.webhook_id = l.webhook_id AND d.queue = l.queue AND d.state = 'pending'
          ORDER BY d.sequence LIMIT 1
        ))::text AS next
        FROM delivery_queues l
        WHERE l.webhook_id = ${webhookId}::uuid AND l.queue = ${queue}::uuid AND l.lease = ${lease}::uuid`;
      return row === undefined
        ? null
        : queueHeadOf(JSON.parse(row.next) as PackedQueueHead, webhookId, keyring);
    },

    // One consistent view of what waits and of the state of each game, as for a mailbox.
    async waiting({ webhookId, queue }, last) {
      const [row] = await prisma.$queryRaw<{ notes: string }[]>`/* waiting_for_people */
        SELECT coalesce(json_agg(json_build_object(
          'id', n.id, 'type', n.type, 'game', g.id, 'rulebook', g.rulebook, 'seat', n.seat,
          'after', coalesce(n.after, 0), 'version', coalesce(n.version, 0),
          'at', (date_part('epoch', n.at) * 1000)::bigint, 'isPublic', coalesce(g.visibility = 'public', false),
          'asked', coalesce(g.status = 'active' AND n.seat = ANY (g.asked) AND EXISTS (
            SELECT FROM seats s WHERE s.bucket = g.bucket AND s.game_id = g.id AND s.seat = n.seat AND s.player_id = n.player_id
          ), false),
          'others', (
            SELECT coalesce(json_agg(p.name ORDER BY s.seat), '[]') FROM seats s
            LEFT JOIN players p ON p.id = s.player_id
            WHERE s.bucket = g.bucket AND s.game_id = g.id AND s.player_id IS DISTINCT FROM n.player_id
          )
        ) ORDER BY n.sequence), '[]')::text AS notes
        FROM (
          SELECT d.*, w.player_id FROM deliveries d JOIN webhooks w ON w.id = d.webhook_id
          WHERE d.webhook_id = ${webhookId}::uuid AND d.queue = ${queue}::uuid AND d.state = 'pending'
            AND d.sequence <= ${last}::bigint
          ORDER BY d.sequence LIMIT ${MAX_PER_MESSAGE}::int
        ) n LEFT JOIN games g ON g.bucket = bucket_of(n.game_id) AND g.id = n.game_id`;
      const told = JSON.parse(row?.notes ?? '[]') as (Omit<MessageNote, 'at'> & { at: number })[];
      return told.map((one) => ({ ...one, at: new Date(one.at) }));
    },

    async record(ids, { state, now, status, error, nextAt }) {
      const settledAt = state === 'pending' ? null : now.toISOString();
      await prisma.$executeRaw`/* record_attempt */
        UPDATE deliveries SET state = ${state}::text, attempts = attempts + 1, status = ${status}::int,
          error = ${error}::text, next_at = ${nextAt?.toISOString() ?? null}::timestamptz,
          settled_at = ${settledAt}::timestamptz
        WHERE id = ANY (string_to_array(${ids.join()}, ',')::uuid[]) AND state = 'pending'`;
    },

    async mark(webhookId, failingSince) {
      await prisma.webhook.updateMany({ where: { id: webhookId }, data: { failingSince } });
    },

    async leave(queue, last, now) {
      const { webhookId, lease } = queue;
      const left = await prisma.$executeRaw`/* leave_queue */
        DELETE FROM delivery_queues WHERE webhook_id = ${webhookId}::uuid AND queue = ${queue.queue}::uuid
          AND lease = ${lease}::uuid AND last <= ${last}::bigint`;
      if (left === 0) await release(queue, now);
    },

    release,

    async unsubscribe(id) {
      await prisma.webhook.deleteMany({ where: { id } });
    },

    async disable(webhookId, why, now) {
      await prisma.$transaction([
        prisma.webhook.updateMany({ where: { id: webhookId }, data: { active: false, disabled: why } }),
        stopWaiting(prisma, webhookId, now),
      ]);
    },

    bringForward: (now, lease) => bringForward(prisma, 'delivery_queues', now, lease),

    async forget(deliveredBefore, deadBefore) {
      const where: Prisma.DeliveryWhereInput = {
        OR: [
          { at: { lt: deliveredBefore }, state: 'delivered', settledAt: { lt: deliveredBefore } },
          { at: { lt: deadBefore }, state: 'dead', settledAt: { lt: deadBefore } },
        ],
      };
      await inBatches((limit) => prisma.delivery.deleteMany({ where, limit }));
    },
  };
}

/** Deliveries that wait for an inactive webhook become dead; they can be retried by hand. */
export const stopWaiting = (prisma: Pick<PrismaClient, 'delivery'>, webhookId: string, now: Date) =>
  prisma.delivery.updateMany({
    where: { webhookId, state: 'pending', type: { not: TEST } },
    data: { state: 'dead', error: DISABLED, nextAt: null, settledAt: now },
  });

function queueHeadOf(
  { last, delivery: packed }: PackedQueueHead,
  webhookId: string,
  keyring: Keyring,
): QueueHead {
  if (packed === null) return { last, delivery: null };
  const { at, triedSince, url, active, secret, previousSecret, previousUntil, failingSince, ...others } =
    packed;
  const { format, language, timeZone, quietFrom, quietUntil, gatherMinutes, pushKeys, ...rest } = others;
  const stored = { id: webhookId, secret, previousSecret, previousUntil: timeOf(previousUntil), pushKeys };
  const manner = { format, language, timeZone, quietFrom, quietUntil, gatherMinutes, name: '' };
  const webhook = {
    ...{ url, active, failingSince: timeOf(failingSince) },
    ...secretsOf(keyring, stored),
    ...mannerOf(manner),
    keys: subscriptionKeysOf(keyring, stored),
  };
  return {
    last,
    delivery: {
      ...rest,
      at: new Date(at),
      triedSince: new Date(triedSince),
      webhook,
    },
  };
}
