import type { Prisma } from '../generated/client.js';

/** Deletes how a deleted account was signed in to. Its handle stays reserved for a time, without its text. */
export async function forgetSignIn(
  tx: Prisma.TransactionClient,
  playerId: string,
  releasedAt: Date,
): Promise<void> {
  await forgetAddresses(tx, playerId, releasedAt);
  await tx.signInMethod.deleteMany({ where: { playerId } });
  await tx.accountMail.deleteMany({ where: { playerId } });
  await tx.signInAttempt.deleteMany({ where: { playerId } });
  await tx.handle.updateMany({ where: { playerId, releasedAt: null }, data: { releasedAt } });
  await tx.handle.updateMany({ where: { playerId }, data: { playerId: null, handle: null } });
}

/**
 * Ends the sign-ins that wait for a code of the account's addresses: they belong to no account before they are finished.
 * Their hashes stay for an hour, so that the limit for an address still holds.
 */
const forgetAddresses = (tx: Prisma.TransactionClient, playerId: string, at: Date): Promise<number> =>
  tx.$executeRaw`/* forget_addresses */
    WITH ended AS (
      UPDATE sign_in_attempts SET address = NULL, code_hash = NULL, proven_key = NULL, proven_label = NULL,
        done_at = coalesce(done_at, ${at.toISOString()}::timestamptz)
      WHERE lower(address) IN (
        SELECT key FROM sign_in_methods WHERE player_id = ${playerId}::uuid AND kind = 'address'
      )
      RETURNING id
    )
    DELETE FROM account_mails WHERE attempt_id IN (SELECT id FROM ended)`;
