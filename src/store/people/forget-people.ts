import type { Prisma } from '../generated/client.js';
import { forgetTournaments } from '../tournaments/tournaments.js';

/** Deletes what a deleted account has shown, and how it stood to others. */
export async function forgetPeople(tx: Prisma.TransactionClient, playerId: string): Promise<void> {
  await forgetTournaments(tx, playerId);
  await tx.policy.deleteMany({ where: { playerId } });
  await tx.policy.updateMany({ where: { operatorId: playerId }, data: { operatorId: null } });
  await tx.botPace.deleteMany({ where: { playerId } });
  await tx.profile.deleteMany({ where: { playerId } });
  await tx.follow.deleteMany({ where: { OR: [{ playerId }, { followedId: playerId }] } });
  await tx.mute.deleteMany({ where: { OR: [{ playerId }, { mutedId: playerId }] } });
  await tx.block.deleteMany({ where: { OR: [{ playerId }, { blockedId: playerId }] } });
}
