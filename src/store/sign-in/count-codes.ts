import type { Asker, CodeLimits } from '../../play/ports/sign-in/sign-ins.js';
import type { PrismaClient } from '../generated/client.js';

/** Whether another code may be mailed to the address. The last ones are for those who ask for the first time. */
export async function mayBeSent(
  { signInAttempt }: Pick<PrismaClient, 'signInAttempt'>,
  { addressHash, askerHash }: Asker,
  { since, perAsker, perAddress, keptForFirst }: CodeLimits,
): Promise<boolean> {
  const createdAt = { gt: since };
  const ofAsker = await signInAttempt.count({ where: { addressHash, askerHash, createdAt } });
  const ofAddress = await signInAttempt.count({ where: { addressHash, createdAt } });
  const kept = ofAsker === 0 ? 0 : keptForFirst;
  return ofAsker < perAsker && ofAddress < perAddress - kept;
}
