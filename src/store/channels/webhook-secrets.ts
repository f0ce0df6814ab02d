import type { SubscriptionKeys, Webhook, WebhookChange } from '../../play/ports/webhooks.js';
import type * as rows from '../generated/client.js';
import type { Keyring } from '../secrets/keyring.js';

/** The columns of what is given. */
export const secretColumns = (
  keyring: Keyring,
  id: string,
  {
    secret,
    previous,
  }: { readonly secret?: string | undefined; readonly previous?: WebhookChange['previous'] | undefined },
) => ({
  ...(secret === undefined ? {} : { secret: keyring.seal('webhook', id, secret) }),
  ...(previous === undefined
    ? {}
    : {
        previousSecret: previous && keyring.seal('previousOfWebhook', id, previous.secret),
        previousUntil: previous?.until ?? null,
      }),
});

/** Both secrets of a row, decrypted. */
export const secretsOf = (
  keyring: Keyring,
  { id, secret, previousSecret, previousUntil }: Secrets,
): Pick<Webhook, 'secret' | 'previous'> => ({
  secret: keyring.open('webhook', id, secret),
  previous:
    previousSecret === null || previousUntil === null
      ? null
      : { secret: keyring.open('previousOfWebhook', id, previousSecret), until: previousUntil },
});

type Secrets = Pick<rows.Webhook, 'id' | 'secret' | 'previousSecret' | 'previousUntil'>;

export const subscriptionColumn = (keyring: Keyring, id: string, keys: SubscriptionKeys | null) => ({
  pushKeys: keys && keyring.seal('pushSubscription', id, `${keys.p256dh} ${keys.auth}`),
});

export function subscriptionKeysOf(
  keyring: Keyring,
  { id, pushKeys }: Pick<rows.Webhook, 'id' | 'pushKeys'>,
): SubscriptionKeys | null {
  if (pushKeys === null) return null;
  const [p256dh = '', auth = ''] = keyring.open('pushSubscription', id, pushKeys).split(' ');
  return { p256dh, auth };
}
