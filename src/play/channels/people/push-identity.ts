import type { Clock } from '../../../kernel/clock.js';
import type { PushKeyPair, PushKeys } from '../../ports/channels/push-keys.js';
import { keyPair, type PushIdentity } from './vapid.js';

interface Known {
  readonly keys: PushKeys;
  readonly privateKey: string | undefined;
  readonly contact: string | undefined;
  readonly publicUrl: () => string;
  readonly clock: Clock;
}

/** The identity that the settings give, or one that is made once and kept. */
export function pushIdentityOf(known: Known): () => Promise<PushIdentity> {
  const { keys, privateKey, contact, publicUrl, clock } = known;
  let pair: PushKeyPair | null = privateKey === undefined ? null : keyPair(privateKey);
  return async () => {
    pair ??= await keys.pair(keyPair, clock());
    return { ...pair, contact: contact ?? publicUrl() };
  };
}
