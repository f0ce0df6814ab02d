import type { Prisma } from '../generated/client.js';

/** Deletes how a deleted account was signed in to. Its handle stays reserved for a time, without its text. */
export async function forgetSignIn(
  tx: Prisma.TransactionClient,
  playerId: string,
  releasedAt: Date,
): Promise<void> {
  await tx.signInMethod.deleteMany({ where: { playerId } });
  await tx.accountMail.deleteMany({ where: { playerId } });
  await tx.signInAttempt.deleteMany({ where: { playerId } });
  await tx.handle.updateMany({ where: { playerId, releasedAt: null }, data: { releasedAt } });
  await tx.handle.updateMany({ where: { playerId }, data: { playerId: null, handle: null } });
}
