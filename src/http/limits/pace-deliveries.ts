import type { Usage } from '../../play/ports/limits/usage.js';
import { Buckets } from './buckets.js';
import type { LastAddresses } from './last-addresses.js';

/**
 * The attempts of a process to deliver to an account, and to all accounts of an address. Each costs a millisecond, and one
 * message can cause a hundred of them. An account cannot have more for long by its bytes.
 */
const OF_ACCOUNT = { size: 3_000, seconds: 60 };
const OF_ADDRESS = { size: 12_000, seconds: 60 };

/** Which deliveries have to wait, since their account or its address has had so many. */
export function paceDeliveries(
  addresses: Pick<LastAddresses, 'of'>,
): Pick<Usage, 'delivered' | 'isSated' | 'sated'> {
  const ofAccount = new Buckets(OF_ACCOUNT, () => performance.now());
  const ofAddress = new Buckets(OF_ADDRESS, () => performance.now());
  const sated = new Set<string>();

  const isSated = (playerId: string): boolean => {
    const address = addresses.of(playerId);
    return ofAccount.left(playerId) < 1 || (address !== undefined && ofAddress.left(address) < 1);
  };

  return {
    delivered(playerId) {
      const address = addresses.of(playerId);
      ofAccount.take(playerId, 1);
      if (address !== undefined) ofAddress.take(address, 1);
      if (isSated(playerId)) sated.add(playerId);
    },
    isSated,
    sated() {
      for (const playerId of sated) if (!isSated(playerId)) sated.delete(playerId);
      return [...sated];
    },
  };
}
