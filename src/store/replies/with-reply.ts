import type { SavedReply } from '../../play/ports/retries/saved-replies.js';
import { inTransaction } from '../accounts/account-locks.js';
import type { Prisma, PrismaClient } from '../generated/client.js';
import { insertReply } from './insert-reply.js';

/** Writes, and saves the reply to what was written, if one is wanted. `null` and `false` mean that nothing was written. */
export async function withReply<Written>(
  prisma: PrismaClient,
  reply: ((written: NonNullable<Written>, tx: Prisma.TransactionClient) => Promise<SavedReply>) | undefined,
  write: (tx: Prisma.TransactionClient) => Promise<Written>,
): Promise<Written> {
  if (reply === undefined) return write(prisma);
  return inTransaction(prisma, async (tx) => {
    const written = await write(tx);
    if (written != null && written !== false) await insertReply(tx, await reply(written, tx));
    return written;
  });
}
