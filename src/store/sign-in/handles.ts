import type { HandleRow, Handles } from '../../play/ports/sign-in/handles.js';
import { asLockedAccount } from '../accounts/account-locks.js';
import type { Prisma, PrismaClient } from '../generated/client.js';
import { inBatches } from '../sql/in-batches.js';
import { isUniqueViolation } from '../sql/unique-violation.js';

export function openHandles(prisma: PrismaClient): Handles {
  return {
    of: (playerId) => prisma.handle.findFirst({ where: { playerId, releasedAt: null } }),

    async take(wish) {
      try {
        return await asLockedAccount(prisma, wish.playerId, async (tx) => {
          const { playerId, key, handle, at: since } = wish;
          const own = await tx.handle.findMany({ where: { playerId }, orderBy: { since: 'desc' } });
          const present = own.find(({ releasedAt }) => releasedAt === null);
          if (present?.key === key) return done(await tx.handle.update({ where: { key }, data: { handle } }));
          const [latest] = own;
          if (latest !== undefined && latest.since > wish.fixedSince)
            return { kind: 'too_soon', since: latest.since };
          await freeUp(tx, key, playerId, wish.freeBefore);
          if (present !== undefined)
            await tx.handle.update({ where: { key: present.key }, data: { releasedAt: since } });
          // Fails if it is another account's.
          return done(await tx.handle.create({ data: { key, playerId, handle, since } }));
        });
      } catch (error) {
        if (isUniqueViolation(error)) return { kind: 'taken' };
        throw error;
      }
    },

    async release(playerId, releasedAt) {
      const { count } = await prisma.handle.updateMany({
        where: { playerId, releasedAt: null },
        data: { releasedAt },
      });
      return count > 0;
    },

    async find(key) {
      const row = await prisma.handle.findFirst({
        where: { key, releasedAt: null },
        select: { handle: true, player: { select: { id: true, name: true } } },
      });
      return row?.player == null || row.handle === null ? null : { ...row.player, handle: row.handle };
    },

    async forget(before) {
      await inBatches((limit) => prisma.handle.deleteMany({ where: { releasedAt: { lt: before } }, limit }));
    },
  };
}

const done = (row: HandleRow) => ({ kind: 'done', row }) as const;

/** Deletes the row of a handle that was given up: by the same account, or long enough ago. */
async function freeUp(
  tx: Prisma.TransactionClient,
  key: string,
  playerId: string,
  before: Date,
): Promise<void> {
  await tx.handle.deleteMany({
    where: { key, OR: [{ playerId, releasedAt: { not: null } }, { releasedAt: { lt: before } }] },
  });
}
