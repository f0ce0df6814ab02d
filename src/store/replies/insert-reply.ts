import { AnsweredMeanwhile, type SavedReply } from '../../play/ports/retries/saved-replies.js';
import type { Prisma } from '../generated/client.js';

/** Throws if a request with the same key was faster, so that the transaction writes nothing. */
export async function insertReply(
  tx: Prisma.TransactionClient,
  { id, playerId, path, response }: SavedReply,
): Promise<void> {
  const saved = await tx.$executeRaw`/* insert_reply */
    INSERT INTO saved_replies (id, player_id, path, response)
    VALUES (${id}::uuid, ${playerId}::uuid, ${path}::text, ${response}::text) ON CONFLICT DO NOTHING`;
  if (saved === 0) throw new AnsweredMeanwhile();
}
