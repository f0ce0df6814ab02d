import type { Lane, Lanes, Next, Outgoing } from '../play/ports/lanes.js';
import { DISABLED, TEST } from '../play/ports/webhooks.js';
import { fanOut } from './fan-out.js';
import type { PrismaClient } from './generated/client.js';
import { timeOf } from './rows.js';

/** As `next` packs it: times in milliseconds. */
interface PackedNext {
  readonly last: string;
  readonly delivery:
    | (Omit<Outgoing, 'at' | 'triedSince' | 'webhook'> & {
        readonly at: number;
        readonly triedSince: number;
        readonly url: string;
        readonly active: boolean;
        readonly secret: string;
        readonly previousSecret: string | null;
        readonly previousUntil: number | null;
        readonly failingSince: number | null;
      })
    | null;
}

/**
 * Raw SQL throughout: many processes work here at once, and each statement says under which condition it holds. A
 * lane's `last` is only ever compared with what one statement saw together with the deliveries: whoever finds
 * nothing to do leaves the lane to exactly what was put there since.
 */
export function openLanes(prisma: PrismaClient): Lanes {
  const release: Lanes['release'] = async ({ webhookId, lane, lease }, nextAt) => {
    await prisma.$executeRaw`/* release_lane */
      UPDATE lanes SET next_at = ${nextAt.toISOString()}::timestamptz, lease = NULL
      WHERE webhook_id = ${webhookId}::uuid AND lane = ${lane}::uuid AND lease = ${lease}::uuid`;
  };

  return {
    fanOut: (now, mostGames) => fanOut(prisma, now, mostGames),

    async claim({ now, until, lease, limit, mostPerHost, mostPerPlayer, busy }) {
      const hosts = JSON.stringify(Object.fromEntries(busy.hosts));
      const players = JSON.stringify(Object.fromEntries(busy.players));
      const rows = await prisma.$queryRaw<Omit<Lane, 'lease'>[]>`/* claim_lanes */
        WITH due AS MATERIALIZED (
          SELECT l.webhook_id, l.lane, w.host, w.player_id,
            row_number() OVER (PARTITION BY w.host ORDER BY l.next_at)
              + coalesce((${hosts}::json ->> w.host)::int, 0) AS of_host,
            row_number() OVER (PARTITION BY w.player_id ORDER BY l.next_at)
              + coalesce((${players}::json ->> w.player_id::text)::int, 0) AS of_player
          FROM lanes l JOIN webhooks w ON w.id = l.webhook_id WHERE l.next_at <= ${now.toISOString()}::timestamptz
        ), chosen AS MATERIALIZED (
          SELECT d.* FROM lanes l JOIN due d ON d.webhook_id = l.webhook_id AND d.lane = l.lane
          WHERE d.of_host <= ${mostPerHost}::int AND d.of_player <= ${mostPerPlayer}::int
            AND l.next_at <= ${now.toISOString()}::timestamptz
          ORDER BY l.next_at LIMIT ${limit}::int FOR UPDATE OF l SKIP LOCKED
        )
        UPDATE lanes l SET next_at = ${until.toISOString()}::timestamptz, lease = ${lease}::uuid
        FROM chosen c WHERE l.webhook_id = c.webhook_id AND l.lane = c.lane
        RETURNING l.webhook_id::text AS "webhookId", l.lane::text AS lane, c.player_id::text AS "playerId", c.host`;
      return rows.map((row) => ({ ...row, lease }));
    },

    async next({ webhookId, lane, lease }, until) {
      const [row] = await prisma.$queryRaw<{ next: string }[]>`/* next_delivery */
        WITH held AS (
          UPDATE lanes SET next_at = ${until.toISOString()}::timestamptz
          WHERE webhook_id = ${webhookId}::uuid AND lane = ${lane}::uuid AND lease = ${lease}::uuid
        )
        SELECT json_build_object('last', l.last::text, 'delivery', (
          SELECT json_build_object(
            'id', d.id, 'type', d.type, 'at', (date_part('epoch', d.at) * 1000)::bigint, 'game', d.game_id,
            'after', d.after, 'version', d.version, 'seat', d.seat, 'message', d.message,
            'attempts', d.attempts, 'triedSince', (date_part('epoch', d.tried_since) * 1000)::bigint,
            'rulebook', g.rulebook, 'url', w.url, 'active', w.active, 'secret', w.secret, 'previousSecret', w.previous_secret,
            'previousUntil', (date_part('epoch', w.previous_until) * 1000)::bigint,
            'failingSince', (date_part('epoch', w.failing_since) * 1000)::bigint
          )
          FROM deliveries d JOIN webhooks w ON w.id = d.webhook_id LEFT JOIN games g ON g.id = d.game_id
          WHERE d.webhook_id = l.webhook_id AND d.lane = l.lane AND d.state = 'pending'
          ORDER BY d.sequence LIMIT 1
        ))::text AS next
        FROM lanes l
        WHERE l.webhook_id = ${webhookId}::uuid AND l.lane = ${lane}::uuid AND l.lease = ${lease}::uuid`;
      return row === undefined ? null : nextOf(JSON.parse(row.next) as PackedNext);
    },

    async record(id, { state, now, status, error, nextAt }) {
      const settledAt = state === 'pending' ? null : now.toISOString();
      await prisma.$executeRaw`/* record_attempt */
        UPDATE deliveries SET state = ${state}::text, attempts = attempts + 1, status = ${status}::int,
          error = ${error}::text, next_at = ${nextAt?.toISOString() ?? null}::timestamptz,
          settled_at = ${settledAt}::timestamptz
        WHERE id = ${id}::uuid AND state = 'pending'`;
    },

    async mark(webhookId, failingSince) {
      await prisma.webhook.updateMany({ where: { id: webhookId }, data: { failingSince } });
    },

    async leave(lane, last, now) {
      const { webhookId, lease } = lane;
      const left = await prisma.$executeRaw`/* leave_lane */
        DELETE FROM lanes WHERE webhook_id = ${webhookId}::uuid AND lane = ${lane.lane}::uuid
          AND lease = ${lease}::uuid AND last <= ${last}::bigint`;
      if (left === 0) await release(lane, now);
    },

    release,

    async disable(webhookId, why, now) {
      await prisma.$transaction([
        prisma.webhook.updateMany({ where: { id: webhookId }, data: { active: false, disabled: why } }),
        stopWaiting(prisma, webhookId, now),
      ]);
    },

    async forget(deliveredBefore, deadBefore) {
      await prisma.delivery.deleteMany({
        where: {
          OR: [
            { at: { lt: deliveredBefore }, state: 'delivered', settledAt: { lt: deliveredBefore } },
            { at: { lt: deadBefore }, state: 'dead', settledAt: { lt: deadBefore } },
          ],
        },
      });
    },
  };
}

/** What waits for a webhook that is not active any more is dead; it may be sent again by hand. */
export const stopWaiting = (prisma: PrismaClient, webhookId: string, now: Date) =>
  prisma.delivery.updateMany({
    where: { webhookId, state: 'pending', type: { not: TEST } },
    data: { state: 'dead', error: DISABLED, nextAt: null, settledAt: now },
  });

function nextOf({ last, delivery: packed }: PackedNext): Next {
  if (packed === null) return { last, delivery: null };
  const { at, triedSince, url, active, secret, previousSecret, previousUntil, failingSince, ...rest } =
    packed;
  const until = timeOf(previousUntil);
  const previous = previousSecret === null || until === null ? null : { secret: previousSecret, until };
  const webhook = { url, active, secret, previous, failingSince: timeOf(failingSince) };
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
