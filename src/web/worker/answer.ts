import { type Answer, notify, type Pushed } from './notify.js';
import { textsOf } from './texts.js';

/** Where the page keeps the session for this worker while notifications are on: `src/web/live/worker-session.ts`. */
const CACHE = 'permafrost.session';
const KEY = './session';

/** Sends an answer that was chosen in a notification. If it cannot be given any more, says so. */
export async function answer(
  registration: ServiceWorkerRegistration,
  pushed: Pushed,
  { game, version, seat, action }: Answer,
): Promise<void> {
  const secret = await secretOf();
  const done =
    secret !== null &&
    (await fetch(new URL(`v1/games/${game}/actions`, registration.scope), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${secret}`,
        'content-type': 'application/json',
        'if-match': `"${version}"`,
        // A click that is sent twice counts once.
        'idempotency-key': `notification-${game}-${version}-${seat}`,
      },
      body: JSON.stringify({ action, seat }),
    }).then(
      ({ ok }) => ok,
      () => false,
    ));
  if (done) return;
  const { notTaken, look } = textsOf(pushed.language);
  await notify(registration, { ...pushed, subject: notTaken, text: look, image: null, answers: [] });
}

async function secretOf(): Promise<string | null> {
  const kept = await (await caches.open(CACHE)).match(KEY);
  return kept === undefined ? null : kept.text();
}
