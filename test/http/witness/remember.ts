import type { Scene } from './operations.js';
import type { Answer, World } from './worlds.js';

/** Keeps what later requests of the viewer need. */
export function remember(
  { found, worlds }: { readonly found: Scene['found']; readonly worlds: readonly [World, World] },
  name: string,
  { status, body }: Answer,
): void {
  if (status >= 300 || body === '') return;
  if (name === 'postMessage') found.set('message', JSON.parse(body).id);
  if (name === 'createWebhook') found.set('webhook', JSON.parse(body).webhook.id);
  if (name === 'createToken') found.set('token', JSON.parse(body).token.id);
  if (name === 'makeSeatKey') found.set('key', JSON.parse(body).secret);
  const { mails } = worlds[0];
  for (const kind of ['confirm', 'unsubscribe'] as const) {
    const link = new RegExp(`/v1/email/${kind}\\?token=([^&\\s]+)`).exec(mails.at(-1)?.text ?? '');
    if (link?.[1] !== undefined) found.set(kind, link[1]);
  }
}
