import { isId } from '../../kernel/ids.js';
import type { Oversight, QueueCounts } from '../../play/ports/moderation/oversight.js';
import type { Role } from '../../play/ports/moderation/staff.js';
import { MESSAGE } from '../../play/ports/notice-types.js';
import { inTransaction } from '../accounts/account-locks.js';
import { Prisma, type PrismaClient } from '../generated/client.js';
import { insertReply } from '../replies/insert-reply.js';
import { idOf, writeAudit } from './staff.js';

const person = { select: { id: true, name: true } } as const;

/** Moderators who play must not notice a whisper, so messages are not counted. */
const hasOthers = Prisma.sql`EXISTS (
  SELECT FROM deliveries d WHERE d.webhook_id = q.webhook_id AND d.queue = q.queue AND d.state = 'pending'
    AND d.message IS NULL
)`;

export const openOversight = (prisma: PrismaClient): Oversight => ({
  async accounts({ named, before, limit }) {
    const one = named === undefined ? {} : isId(named) ? { id: named } : { name: named };
    const older = before === undefined ? {} : { id: { lt: before } };
    const rows = await prisma.player.findMany({
      where: { AND: [{ guest: false, deletedAt: null }, one, older] },
      include: { role: true, _count: { select: { seats: true } } },
      orderBy: { id: 'desc' },
      take: limit,
    });
    return rows.map(({ id, name, bot, createdAt, role, _count }) => ({
      ...{ id, name, bot, createdAt, role: (role?.role ?? 'player') as Role, games: _count.seats },
    }));
  },

  async applications(limit) {
    const rows = await prisma.grant.groupBy({
      by: ['clientId'],
      _count: true,
      _max: { clientName: true },
      orderBy: [{ _count: { clientId: 'desc' } }, { clientId: 'asc' }],
      take: limit,
    });
    return rows.map(({ clientId: id, _count: grants, _max }) => ({
      id,
      name: _max.clientName ?? '',
      grants,
    }));
  },

  ...countWaiting(prisma),
  ...openAnnouncements(prisma),
});

const countWaiting = (prisma: PrismaClient): Pick<Oversight, 'queues' | 'brokenWebhooks'> => ({
  async queues() {
    const [counts] = await prisma.$queryRaw<QueueCounts[]>`/* count_queues */
      SELECT (SELECT count(*) FROM outbox o WHERE EXISTS (
          SELECT FROM json_array_elements(o.notices) AS n WHERE n ->> 'type' <> ${MESSAGE}::text
        ))::int AS notices,
        (SELECT count(*) FROM delivery_queues q WHERE ${hasOthers})::int AS deliveries,
        (SELECT count(*) FROM mailboxes b WHERE b.next_at IS NOT NULL AND (b.confirmed_at IS NULL OR EXISTS (
          SELECT FROM notes n WHERE n.player_id = b.player_id AND n.type <> ${MESSAGE}::text
        )))::int AS mailboxes,
        (SELECT count(*) FROM account_mails)::int AS "accountMails"`;
    if (counts === undefined) throw new Error('an aggregate without a row');
    return counts;
  },

  async brokenWebhooks(limit) {
    const rows = await prisma.webhook.findMany({
      where: { OR: [{ failingSince: { not: null } }, { disabled: { not: null } }] },
      include: { player: person },
      orderBy: [{ failingSince: { sort: 'asc', nulls: 'last' } }, { id: 'asc' }],
      take: limit,
    });
    const ids = rows.map(({ id }) => id).join();
    const counts = await prisma.$queryRaw<{ id: string; count: number }[]>`/* count_waiting */
      SELECT q.webhook_id::text AS id, count(*)::int AS count FROM delivery_queues q
      WHERE q.webhook_id = ANY (string_to_array(${ids}, ',')::uuid[]) AND ${hasOthers} GROUP BY q.webhook_id`;
    const waiting = new Map(counts.map(({ id, count }) => [id, count]));
    return rows.map(({ id, player: owner, host, failingSince, disabled }) => ({
      ...{ id, owner, host, failingSince, disabled, waiting: waiting.get(id) ?? 0 },
    }));
  },
});

type Announcing = Pick<Oversight, 'announcements' | 'announce' | 'retract'>;

const openAnnouncements = (prisma: PrismaClient): Announcing => ({
  announcements: (now) =>
    prisma.announcement.findMany({
      where: { endsAt: { gt: now } },
      select: { id: true, at: true, en: true, de: true, endsAt: true },
      orderBy: { id: 'desc' },
    }),

  announce: (announcement, note, reply) =>
    inTransaction(prisma, async (tx) => {
      await tx.announcement.create({ data: { ...announcement, actorId: idOf(note.actor) } });
      await writeAudit(tx, note);
      if (reply !== undefined) await insertReply(tx, reply);
    }),

  retract: (id, note) =>
    inTransaction(prisma, async (tx) => {
      const { count } = await tx.announcement.deleteMany({ where: { id } });
      if (count > 0) await writeAudit(tx, note);
      return count > 0;
    }),
});
