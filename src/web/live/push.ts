import { effect } from '@preact/signals';
import { codeOf, failureOf } from '../api/failure.js';
import {
  createReceiver,
  deleteReceiver,
  getPushKey,
  getReceiver,
  type Receiver,
  type ReceiverWish,
} from '../api/receivers.js';
import { keepPush, push } from '../state/push.js';
import { session } from '../state/session.js';

export type Wish = Omit<ReceiverWish, 'url' | 'format' | 'keys'>;

/** Browsers offer it only on pages with TLS, and some only once the page is installed. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Asks for permission, subscribes, and has the service tell this browser. False if the person does not want it. */
export async function turnPushOn(wish: Wish): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await tell(wish);
  return true;
}

async function tell(wish: Wish): Promise<void> {
  const who = session.value;
  if (who === null) return;
  const { url, keys } = await subscription(await getPushKey());
  const receiver = await createReceiver({ ...wish, format: 'web-push', url, keys });
  keepPush({ player: who.player.id, receiver: receiver.id, endpoint: url });
}

async function subscription(key: string): Promise<{ url: string; keys: { p256dh: string; auth: string } }> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  // Another server, or one with a new key.
  if (known !== null && keyOf(known) !== key) await known.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const { endpoint = '', keys } = (await pushManager.subscribe(options)).toJSON();
  return { url: endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** With the token of a session that may be over meanwhile. */
export async function turnPushOff(secret = session.value?.secret): Promise<void> {
  const kept = push.value;
  keepPush(null);
  await unsubscribe();
  if (kept !== null) await deleteReceiver(kept.receiver, secret).catch(() => undefined);
}

async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/**
 * Browsers renew subscriptions, and services drop those that failed: looks after it whenever the page opens. After
 * a sign-out the subscription ends here, and at the service with its next message.
 */
export function lookAfterPush(): void {
  if (!canPush()) return;
  effect(() => {
    const who = session.value;
    const kept = push.peek();
    if (kept === null) return;
    const looking = who?.player.id === kept.player ? renew(kept.receiver, kept.endpoint) : forget();
    looking.catch(() => undefined);
  });
}

async function forget(): Promise<void> {
  keepPush(null);
  await unsubscribe();
}

async function renew(receiver: string, endpoint: string): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const now = await pushManager.getSubscription();
  const known = await getReceiver(receiver).catch((error: unknown) => {
    if (codeOf(failureOf(error)) === 'not_found') return null;
    throw error;
  });
  if (known === null || Notification.permission !== 'granted') return forget();
  if (now?.endpoint === endpoint) return;
  await deleteReceiver(receiver);
  await tell(wishOf(known));
}

const wishOf = ({ events, games, name, language, quietHours, timeZone, gatherMinutes }: Receiver): Wish => ({
  ...{ events, games, name, language, quietHours, timeZone, gatherMinutes },
});
