import type { Language } from '../../engine/rulebook.js';
import type { AccountMail, AccountMails } from '../../play/ports/sign-in/account-mails.js';
import { bringForward } from '../channels/bring-forward.js';
import type { PrismaClient } from '../generated/client.js';

interface Claimed {
  readonly id: string;
  readonly playerId: string | null;
  readonly attemptId: string | null;
  readonly kind: AccountMail['kind'];
  readonly address: string;
  readonly language: Language;
  readonly about: string;
  readonly createdAt: Date;
  readonly attempts: number;
}

export function openAccountMails(prisma: PrismaClient): AccountMails {
  return {
    // Raw SQL: Prisma's client has no SKIP LOCKED.
    async claim(now, until, lease, limit) {
      const claimed = await prisma.$queryRaw<Claimed[]>`/* claim_account_mails */
        WITH due AS MATERIALIZED (
          SELECT id FROM account_mails WHERE next_at <= ${now.toISOString()}::timestamptz
          ORDER BY next_at LIMIT ${limit}::int FOR NO KEY UPDATE SKIP LOCKED
        )
        UPDATE account_mails m SET next_at = ${until.toISOString()}::timestamptz, lease = ${lease}::uuid
        FROM due d WHERE m.id = d.id
        RETURNING m.id::text, m.player_id::text AS "playerId", m.attempt_id::text AS "attemptId", m.kind, m.address,
          m.language, m.about, m.created_at AS "createdAt", m.attempts`;
      return claimed.map((mail) => ({ ...mail, lease }));
    },

    async expectCode(attemptId, codeHash, now) {
      const { count } = await prisma.signInAttempt.updateMany({
        where: { id: attemptId, doneAt: null, expiresAt: { gt: now } },
        data: { codeHash },
      });
      return count > 0;
    },

    async finish({ id, lease }) {
      await prisma.accountMail.deleteMany({ where: { id, lease } });
    },

    bringForward: (now, lease) => bringForward(prisma, 'account_mails', now, lease),

    async postpone({ id, lease }, nextAt) {
      await prisma.accountMail.updateMany({
        where: { id, lease },
        data: { nextAt, lease: null, attempts: { increment: 1 } },
      });
    },
  };
}
