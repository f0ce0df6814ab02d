import { AccountGone } from '../../play/ports/accounts.js';
import type { Prisma, PrismaClient } from '../generated/client.js';
import { sqlState } from '../sql/sql-state.js';

const DEADLOCK = '40P01';
/** What waits for a connection or a lock gives up like any other statement. */
const PATIENCE = { maxWait: 10_000, timeout: 30_000 };

const MAX_ATTEMPTS = 5;

/**
 * All that is done in `work`, or nothing. Who holds what another waits for, and waits for what the other holds, is
 * sent back by Postgres, and begins again.
 */
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
 * Writes something in the name of a player. A deletion or a new name of the account waits until it is there to be
 * seen, or has been before: then nothing is written for who is gone.
 */
export const asLivingAccount = <Value>(
  prisma: PrismaClient,
  playerId: string,
  write: (tx: Prisma.TransactionClient) => Promise<Value>,
): Promise<Value> =>
  inTransaction(prisma, async (tx) => {
    const alive = await lockLivingAccounts(tx, [playerId]);
    if (!alive.has(playerId)) throw new AccountGone();
    return write(tx);
  });

/** Which of these have not deleted their accounts, nor can until the transaction ends. */
export async function lockLivingAccounts(
  tx: Prisma.TransactionClient,
  playerIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const alive = await tx.$queryRaw<{ id: string }[]>`/* hold_accounts */
    SELECT id::text FROM players WHERE id = ANY (string_to_array(${playerIds.join()}, ',')::uuid[])
      AND deleted_at IS NULL ORDER BY id FOR SHARE`;
  return new Set(alive.map(({ id }) => id));
}

/** As `inNameOf`, and one after another: who counts what a player has already would else count too few. */
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

/** For who has written nothing, to find out whether that was why. */
export async function assertAccountExists(prisma: PrismaClient, playerId: string): Promise<void> {
  const alive = await prisma.player.count({ where: { id: playerId, deletedAt: null } });
  if (alive === 0) throw new AccountGone();
}
