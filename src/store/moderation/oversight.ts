import { isId } from '../../kernel/ids.js';
import type { Oversight, QueueCounts } from '../../play/ports/moderation/oversight.js';
import type { Role } from '../../play/ports/moderation/staff.js';
import { inTransaction } from '../accounts/account-locks.js';
import type { PrismaClient } from '../generated/client.js';
import { insertReply } from '../replies/insert-reply.js';
import { idOf, writeAudit } from './staff.js';

const person = { select: { id: true, name: true } } as const;

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

  async queues() {
    const [counts] = await prisma.$queryRaw<QueueCounts[]>`/* count_queues */
      SELECT (SELECT count(*) FROM outbox)::int AS notices,
        (SELECT count(*) FROM delivery_queues)::int AS deliveries,
        (SELECT count(*) FROM mailboxes WHERE next_at IS NOT NULL)::int AS mailboxes,
        (SELECT count(*) FROM account_mails)::int AS "accountMails"`;
    if (counts === undefined) throw new Error('an aggregate without a row');
    return counts;
  },

  async brokenWebhooks(limit) {
    const rows = await prisma.webhook.findMany({
      where: { OR: [{ failingSince: { not: null } }, { disabled: { not: null } }] },
      include: { player: person, _count: { select: { queues: true } } },
      orderBy: [{ failingSince: { sort: 'asc', nulls: 'last' } }, { id: 'asc' }],
      take: limit,
    });
    return rows.map(({ id, player: owner, host, failingSince, disabled, _count }) => ({
      ...{ id, owner, host, failingSince, disabled, waiting: _count.queues },
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

  ...openAnnouncements(prisma),
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
