import { isId } from '../../kernel/ids.js';
import type { WebhookType } from '../../play/ports/notice-types.js';
import {
  type Delivery,
  type DeliveryState,
  type DeliveryType,
  WEB_PUSH,
  type Webhook,
  type Webhooks,
} from '../../play/ports/webhooks.js';
import { asLockedAccount, inTransaction } from '../accounts/account-locks.js';
import type * as rows from '../generated/client.js';
import type { PrismaClient } from '../generated/client.js';
import { insertReply } from '../replies/insert-reply.js';
import { type Keyring, noKeys } from '../secrets/keyring.js';
import { stopWaiting } from './delivery-queues.js';
import { mannerOf, quietColumns } from './webhook-manner.js';
import { secretColumns, secretsOf, subscriptionColumn, subscriptionKeysOf } from './webhook-secrets.js';

export function openWebhooks(prisma: PrismaClient, keyring: Keyring = noKeys): Webhooks {
  const webhookOf = (row: rows.Webhook): Webhook => webhookFrom(keyring, row);

  const find: Webhooks['find'] = async (playerId, id) => {
    if (!isId(id)) return null;
    const row = await prisma.webhook.findFirst({ where: { id, playerId } });
    return row === null ? null : webhookOf(row);
  };
  const delivery: Webhooks['delivery'] = async (webhookId, id) => {
    if (!isId(id)) return null;
    const row = await prisma.delivery.findFirst({ where: { id, webhookId } });
    return row === null ? null : deliveryOf(row);
  };

  return {
    find,
    delivery,

    create: ({ previous, events, games, keys, quietHours, ...webhook }, most, reply) =>
      asLockedAccount(prisma, webhook.playerId, async (tx) => {
        // A browser tells one account, that which has asked last.
        if (webhook.format === WEB_PUSH)
          await tx.$executeRaw`/* replace_subscription */
            DELETE FROM webhooks WHERE format = 'web-push' AND md5(url) = md5(${webhook.url}) AND url = ${webhook.url}`;
        if ((await tx.webhook.count({ where: { playerId: webhook.playerId } })) >= most) return false;
        await tx.webhook.create({
          data: {
            ...webhook,
            ...secretColumns(keyring, webhook.id, { secret: webhook.secret, previous }),
            ...subscriptionColumn(keyring, webhook.id, keys),
            ...quietColumns(quietHours),
            host: hostOf(webhook.url),
            events: [...events],
            games: [...games],
          },
        });
        if (reply !== undefined) await insertReply(tx, reply);
        return true;
      }),

    async of(playerId) {
      const found = await prisma.webhook.findMany({ where: { playerId }, orderBy: { id: 'asc' } });
      return found.map(webhookOf);
    },

    async change(playerId, id, { secret, previous, events, games, quietHours, ...change }, now, reply) {
      if ((await find(playerId, id)) === null) return null;
      const host = change.url === undefined ? {} : { host: hostOf(change.url) };
      return prisma.$transaction(async (tx) => {
        const [row] = await tx.webhook.updateManyAndReturn({
          where: { id, playerId },
          data: {
            ...change,
            ...host,
            ...quietColumns(quietHours),
            ...secretColumns(keyring, id, { secret, previous }),
            ...(events === undefined ? {} : { events: [...events] }),
            ...(games === undefined ? {} : { games: [...games] }),
          },
        });
        if (change.active === false) await stopWaiting(tx, id, now);
        if (row === undefined) return null;
        const changed = webhookOf(row);
        if (reply !== undefined) await insertReply(tx, reply(changed));
        return changed;
      });
    },

    async remove(playerId, id) {
      if (!isId(id)) return false;
      return (await prisma.webhook.deleteMany({ where: { id, playerId } })).count > 0;
    },

    async deliveries({ webhookId, state, before, limit }) {
      const from = before === undefined ? null : await sequenceOf(before, webhookId);
      if (from === undefined) return null;
      const found = await prisma.delivery.findMany({
        where: {
          webhookId,
          ...(state === undefined ? {} : { state }),
          ...(from === null ? {} : { sequence: { lt: from } }),
        },
        orderBy: { sequence: 'desc' },
        take: limit,
      });
      return found.map(deliveryOf);
    },

    test: (webhookId, { id, type, at, nextAt }, reply) =>
      prisma.$transaction(async (tx) => {
        const held = await tx.$queryRaw<unknown[]>`/* hold_webhook */
          SELECT FROM webhooks WHERE id = ${webhookId}::uuid FOR KEY SHARE`;
        if (held.length === 0) return false;
        const { sequence } = await tx.delivery.create({
          data: { id, webhookId, queue: id, type, at, triedSince: at, nextAt },
        });
        await tx.deliveryQueue.create({ data: { webhookId, queue: id, last: sequence, nextAt: at } });
        if (reply !== undefined) await insertReply(tx, reply);
        return true;
      }),

    // Raw SQL: a queue in progress stays with its process. The number drawn under the lock of the queue tells that
    // process that there is more: the sequence of the delivery itself may be lower than what it has already read.
    retry: (webhookId, id, now, reply) =>
      // In one transaction: otherwise it may be delivered before it is read.
      inTransaction(prisma, async (tx) => {
        const at = now.toISOString();
        await tx.$executeRaw`/* retry_delivery */
        WITH renewed AS (
          UPDATE deliveries SET state = 'pending', attempts = 0, settled_at = NULL,
            sequence = CASE state WHEN 'pending' THEN sequence ELSE nextval('deliveries_sequence_seq') END,
            tried_since = ${at}::timestamptz, next_at = ${at}::timestamptz
          WHERE id = ${id}::uuid AND webhook_id = ${webhookId}::uuid RETURNING webhook_id, queue, sequence
        )
        INSERT INTO delivery_queues (webhook_id, queue, last, next_at)
        SELECT webhook_id, queue, sequence, ${at}::timestamptz FROM renewed
        ON CONFLICT (webhook_id, queue) DO UPDATE SET
          last = nextval('deliveries_sequence_seq'),
          next_at = CASE WHEN delivery_queues.lease IS NULL THEN excluded.next_at ELSE delivery_queues.next_at END`;
        const row = await tx.delivery.findFirst({ where: { id, webhookId } });
        if (row === null) return null;
        const retried = deliveryOf(row);
        if (reply !== undefined) await insertReply(tx, reply(retried));
        return retried;
      }),
  };

  async function sequenceOf(id: string, webhookId: string): Promise<bigint | undefined> {
    const row = await prisma.delivery.findFirst({ where: { id, webhookId }, select: { sequence: true } });
    return row?.sequence;
  }
}

const hostOf = (url: string): string => new URL(url).host;

function webhookFrom(keyring: Keyring, row: rows.Webhook): Webhook {
  const { id, playerId, url, events, games, active, failingSince, disabled, createdAt } = row;
  return {
    ...{ id, playerId, url, games, active, failingSince, disabled, createdAt },
    events: events as WebhookType[],
    ...secretsOf(keyring, row),
    ...mannerOf(row),
    keys: subscriptionKeysOf(keyring, row),
  };
}

const deliveryOf = (row: rows.Delivery): Delivery => ({
  id: row.id,
  type: row.type as DeliveryType,
  at: row.at,
  game: row.gameId,
  after: row.after,
  version: row.version,
  seat: row.seat,
  message: row.message,
  reason: row.reason,
  tournament: row.tournamentId,
  state: row.state as DeliveryState,
  attempts: row.attempts,
  status: row.status,
  error: row.error,
  nextAt: row.nextAt,
  settledAt: row.settledAt,
});
