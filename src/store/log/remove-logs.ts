import type { Prisma } from '../generated/client.js';
import { bucketOf } from '../sql/bucket.js';

/** Where logs are on other servers than games, no foreign key removes them. */
export async function removeLogs(tx: Prisma.TransactionClient, games: readonly string[]): Promise<void> {
  if (games.length === 0) return;
  const where = { bucket: { in: [...new Set(games.map(bucketOf))] }, gameId: { in: [...games] } };
  await tx.entry.deleteMany({ where });
  await tx.archivedLog.deleteMany({ where });
}
