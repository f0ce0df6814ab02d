import { AccountGone } from '../../play/ports/accounts.js';
import type { NewMute } from '../../play/ports/talk.js';
import { lockLivingAccounts } from '../accounts/account-locks.js';
import { lockQuotas } from '../accounts/quotas.js';
import type { Prisma } from '../generated/client.js';

/** Two players who mute each other wait for nothing: the locks of accounts are shared. */
export async function addMute(
  tx: Prisma.TransactionClient,
  { playerId, mutedId, at }: NewMute,
  most: number,
): Promise<'muted' | 'unknown' | 'full'> {
  await lockQuotas(tx, playerId);
  const alive = await lockLivingAccounts(tx, [playerId, mutedId]);
  if (!alive.has(playerId)) throw new AccountGone();
  if (!alive.has(mutedId)) return 'unknown';
  if ((await tx.mute.count({ where: { playerId, mutedId } })) > 0) return 'muted';
  if ((await tx.mute.count({ where: { playerId } })) >= most) return 'full';
  await tx.mute.create({ data: { playerId, mutedId, at } });
  return 'muted';
}
