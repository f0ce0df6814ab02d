import type { Actor, AuditNote, Power, Role, Staff } from '../../play/ports/moderation/staff.js';
import { inTransaction, lockLivingAccounts } from '../accounts/account-locks.js';
import type * as rows from '../generated/client.js';
import type { Prisma, PrismaClient } from '../generated/client.js';

type Tx = Prisma.TransactionClient;

export const openStaff = (prisma: PrismaClient): Staff => ({
  async list() {
    const found = await prisma.role.findMany({
      include: { player: { select: { id: true, name: true } } },
      orderBy: [{ at: 'desc' }, { playerId: 'desc' }],
    });
    return found.map(({ player, role, at }) => ({ player, role: role as Power, at }));
  },

  setRole: (playerId, role, note) =>
    inTransaction(prisma, async (tx) => {
      if (!(await lockLivingAccounts(tx, [playerId])).has(playerId)) return false;
      const before = await tx.role.findUnique({ where: { playerId } });
      if ((before?.role ?? null) === role) return false;
      const { at } = note;
      if (role === null) await tx.role.delete({ where: { playerId } });
      else
        await tx.role.upsert({ where: { playerId }, create: { playerId, role, at }, update: { role, at } });
      await noticeAccount(tx, playerId);
      await writeAudit(tx, note);
      return true;
    }),

  roleOf: async (playerId) =>
    ((await prisma.role.findUnique({ where: { playerId } }))?.role ?? 'player') as Role,

  async hasHadRole(playerId) {
    const [row] = await prisma.$queryRaw<{ found: boolean }[]>`/* has_had_role */
      SELECT EXISTS (SELECT FROM roles WHERE player_id = ${playerId}::uuid)
        OR EXISTS (SELECT FROM audit_entries WHERE subject = ${playerId}::text AND action IN ('grant', 'revoke')) AS found`;
    return row?.found === true;
  },

  async audit({ actor, subject, before, limit }) {
    const found = await prisma.auditEntry.findMany({
      where: {
        ...(actor === undefined ? {} : { actorId: actor }),
        ...(subject === undefined ? {} : { subject }),
        ...(before === undefined ? {} : { id: { lt: before } }),
      },
      orderBy: { id: 'desc' },
      take: limit,
    });
    return found.map(noteOf);
  },
});

/** Processes keep identities in memory by this number. */
export const noticeAccount = (tx: Pick<Tx, 'player'>, id: string): Promise<unknown> =>
  tx.player.update({ where: { id }, data: { revision: { increment: 1 } } });

export const writeAudit = (tx: Pick<Tx, 'auditEntry'>, { actor, subject, ...note }: AuditNote) =>
  tx.auditEntry.create({
    data: {
      ...{ id: note.id, at: note.at, action: note.action, detail: note.detail, by: actor.by },
      ...{ actorId: idOf(actor), subjectKind: subject.kind, subject: subject.id },
    },
  });

export const idOf = (actor: Actor): string | null => (actor.by === 'player' ? actor.id : null);

export const actorFrom = (by: string, actorId: string | null): Actor =>
  actorId === null ? { by: by === 'command' ? by : 'service' } : { by: 'player', id: actorId };

const noteOf = ({ by, actorId, subject, subjectKind, detail, ...note }: rows.AuditEntry): AuditNote => ({
  ...{ id: note.id, at: note.at, action: note.action, detail: detail as AuditNote['detail'] },
  actor: actorFrom(by, actorId),
  subject: { kind: subjectKind, id: subject },
});
