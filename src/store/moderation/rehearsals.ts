import type { RehearsedVersion } from '../../play/ports/games.js';
import type { Rehearsals } from '../../play/ports/moderation/rehearsals.js';
import { inTransaction } from '../accounts/account-locks.js';
import type { Prisma, PrismaClient } from '../generated/client.js';
import { insertReply } from '../replies/insert-reply.js';
import { writeAudit } from './staff.js';

const KEPT = 20;

export const openRehearsals = (prisma: PrismaClient): Rehearsals => ({
  add: ({ id, at }, note, reply) =>
    inTransaction(prisma, async (tx) => {
      await tx.rehearsal.create({ data: { id, at } });
      const gone = await tx.rehearsal.findMany({
        ...{ where: { doneAt: { not: null } }, orderBy: { id: 'desc' }, skip: KEPT, select: { id: true } },
      });
      await tx.rehearsal.deleteMany({ where: { id: { in: gone.map((one) => one.id) } } });
      await writeAudit(tx, note);
      if (reply !== undefined) await insertReply(tx, reply);
    }),

  async list() {
    const rows = await prisma.rehearsal.findMany({ orderBy: { id: 'desc' }, take: KEPT });
    return rows.map(({ id, at, doneAt, versions }) => ({
      ...{ id, at, doneAt, versions: versions as readonly RehearsedVersion[] | null },
    }));
  },

  async claim() {
    const [row] = await prisma.$queryRaw<{ id: string }[]>`/* claim_rehearsal */
      UPDATE rehearsals SET claimed_until = clock_timestamp() + interval '1 minute'
      WHERE id = (
        SELECT id FROM rehearsals
        WHERE done_at IS NULL AND (claimed_until IS NULL OR claimed_until NOT BETWEEN clock_timestamp() AND clock_timestamp() + interval '2 minutes')
        ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED
      ) RETURNING id`;
    return row?.id ?? null;
  },

  async renew(id) {
    await prisma.$executeRaw`/* renew_rehearsal */
      UPDATE rehearsals SET claimed_until = clock_timestamp() + interval '1 minute' WHERE id = ${id}::uuid`;
  },

  async done(id, versions, doneAt) {
    const found = versions as unknown as Prisma.InputJsonValue;
    await prisma.rehearsal.updateMany({ where: { id, doneAt: null }, data: { versions: found, doneAt } });
  },
});
