import type { LocalBus } from '../bus/local-bus.js';
import type { Prisma, PrismaClient } from '../generated/client.js';
import { forgetMeasures, openMeasures } from './measures.js';
import { openOversight } from './oversight.js';
import { openRehearsals } from './rehearsals.js';
import { forgetReports, openReports } from './reports.js';
import { openStaff } from './staff.js';

export const openModeration = (prisma: PrismaClient, bus: LocalBus) => ({
  staff: openStaff(prisma),
  reports: openReports(prisma, bus),
  measures: openMeasures(prisma, bus),
  oversight: openOversight(prisma),
  rehearsals: openRehearsals(prisma),
});

/** Deletes what a deleted account, and its guests, have written here. */
export async function forgetModeration(
  tx: Prisma.TransactionClient,
  accounts: readonly string[],
  at: Date,
): Promise<void> {
  await tx.role.deleteMany({ where: { playerId: { in: [...accounts] } } });
  await forgetReports(tx, accounts, at);
  await forgetMeasures(tx, accounts);
}
