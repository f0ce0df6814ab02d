import { readSettings } from '../env.js';
import { type Keyring, openKeyring } from '../store/secrets/keyring.js';

/** The keys that the service would have with these settings. */
export function keyringFrom({ SECRETS_KEY, SECRETS_KEY_OLD }: NodeJS.ProcessEnv): Keyring {
  const settings = readSettings({ SECRETS_KEY, SECRETS_KEY_OLD });
  return openKeyring({ key: settings.SECRETS_KEY, old: settings.SECRETS_KEY_OLD });
}
