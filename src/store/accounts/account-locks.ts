import { AccountGone } from '../../play/ports/accounts.js';
import { TokenGone } from '../../play/ports/players.js';
import type { SavedReply } from '../../play/ports/retries/saved-replies.js';
import type { Prisma, PrismaClient } from '../generated/client.js';
import { insertReply } from '../replies/insert-reply.js';
import { sqlState } from '../sql/sql-state.js';

const DEADLOCK = '40P01';
/** In milliseconds. Waits for a connection or a lock time out like any other statement. */
const PATIENCE = { maxWait: 10_000, timeout: 30_000 };

const MAX_ATTEMPTS = 5;

/** Runs `work` in a transaction. On a deadlock Postgres aborts one transaction; it is retried. */
export async function inTransaction<Value>(
  prisma: PrismaClient,
  work: (tx: Prisma.TransactionClient) => Promise<Value>,
): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await prisma.$transaction(work, PATIENCE);
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || sqlState(error) !== DEADLOCK) throw error;
    }
  }
}

/**
 * Writes in the name of a player. A deletion or renaming of the account waits until the write is visible. If the
 * account was deleted before, nothing is written. A reply is saved with what is written.
 */
export const asLivingAccount = <Value>(
  prisma: PrismaClient,
  playerId: string,
  write: (tx: Prisma.TransactionClient) => Promise<Value>,
  reply?: SavedReply,
): Promise<Value> =>
  inTransaction(prisma, async (tx) => {
    const alive = await lockLivingAccounts(tx, [playerId]);
    if (!alive.has(playerId)) throw new AccountGone();
    const written = await write(tx);
    if (reply !== undefined) await insertReply(tx, reply);
    return written;
  });

/** The players among these whose accounts exist. They cannot be deleted until the transaction ends. */
export async function lockLivingAccounts(
  tx: Prisma.TransactionClient,
  playerIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const alive = await tx.$queryRaw<{ id: string }[]>`/* hold_accounts */
    SELECT id::text FROM players WHERE id = ANY (string_to_array(${playerIds.join()}, ',')::uuid[])
      AND deleted_at IS NULL ORDER BY id FOR SHARE`;
  return new Set(alive.map(({ id }) => id));
}

/** The same, but alone: what is written in the name of one of these meanwhile waits, and then finds what this writes. */
export async function lockAccountsAlone(
  tx: Prisma.TransactionClient,
  playerIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const alive = await tx.$queryRaw<{ id: string }[]>`/* hold_accounts_alone */
    SELECT id::text FROM players WHERE id = ANY (string_to_array(${playerIds.join()}, ',')::uuid[])
      AND deleted_at IS NULL ORDER BY id FOR NO KEY UPDATE`;
  return new Set(alive.map(({ id }) => id));
}

/** Like `asLivingAccount`, but one at a time for each player, so that counting against a limit is exact. */
export const asLockedAccount = <Value>(
  prisma: PrismaClient,
  playerId: string,
  write: (tx: Prisma.TransactionClient) => Promise<Value>,
): Promise<Value> =>
  inTransaction(prisma, async (tx) => {
    const alive = await tx.$queryRaw<unknown[]>`/* hold_account_alone */
      SELECT FROM players WHERE id = ${playerId}::uuid AND deleted_at IS NULL FOR NO KEY UPDATE`;
    if (alive.length === 0) throw new AccountGone();
    return write(tx);
  });

/** Under the lock of an account, whose tokens are revoked under it too: what a revoked token asks for is not written. */
export async function assertTokenExists(tx: Prisma.TransactionClient, id: string): Promise<void> {
  if ((await tx.token.count({ where: { id } })) === 0) throw new TokenGone();
}

/** Call after a write that had no effect: throws if a deleted account is the reason. */
export async function assertAccountExists(
  prisma: Pick<PrismaClient, 'player'>,
  playerId: string,
): Promise<void> {
  const alive = await prisma.player.count({ where: { id: playerId, deletedAt: null } });
  if (alive === 0) throw new AccountGone();
}
