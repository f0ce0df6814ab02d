import type { Prisma } from '../generated/client.js';

/** Deletes what a deleted account has shown, and how it stood to others. */
export async function forgetPeople(tx: Prisma.TransactionClient, playerId: string): Promise<void> {
  await tx.profile.deleteMany({ where: { playerId } });
  await tx.follow.deleteMany({ where: { OR: [{ playerId }, { followedId: playerId }] } });
  await tx.mute.deleteMany({ where: { OR: [{ playerId }, { mutedId: playerId }] } });
  await tx.block.deleteMany({ where: { OR: [{ playerId }, { blockedId: playerId }] } });
}
