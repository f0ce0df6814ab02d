import { createECDH, randomBytes } from 'node:crypto';
import type { Webhook } from '../../ports/webhooks.js';
import { encryptFor, MAX_PLAIN_BYTES } from './encryption.js';
import type { Message, Post } from './message.js';
import { authorization, type PushIdentity } from './vapid.js';

/** How long push services keep a message for a browser that is off: a prompt can wait for days. */
const TTL_SECONDS = 3 * 24 * 3_600;
/** What the notification of several games is called, so that a newer one replaces it. */
const MANY = 'games';

/** Read by the service worker of the page (`src/web/worker`). */
interface Notification extends Pick<Message, 'subject' | 'url' | 'answers'> {
  readonly text: string;
  /** Replaces an earlier notification of the same tag. */
  readonly tag: string;
  readonly image: string | null;
  readonly language: string;
}

export function toBrowser(
  { url, keys, language }: Pick<Webhook, 'url' | 'keys' | 'language'>,
  message: Message,
  identity: PushIdentity,
  now: Date,
): Post {
  if (keys === null) throw new Error('a subscription of a browser without keys');
  const tag = message.pieces.length === 1 ? (message.pieces[0]?.game ?? MANY) : MANY;
  const fresh = { salt: randomBytes(16), privateKey: newPrivateKey() };
  return {
    url,
    headers: {
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      authorization: authorization(url, identity, now),
      ttl: String(TTL_SECONDS),
      urgency: message.urgent ? 'high' : 'normal',
      // At most 32 characters of base64url.
      topic: tag === MANY ? MANY : Buffer.from(tag.replaceAll('-', ''), 'hex').toString('base64url'),
    },
    body: encryptFor(keys, fitting(message, tag, language), fresh),
  };
}

function newPrivateKey(): Buffer {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  return Buffer.concat([Buffer.alloc(32), ecdh.getPrivateKey()]).subarray(-32);
}

/** The newest lines that fit. */
function fitting({ subject, url, answers, pieces }: Message, tag: string, language: string): Buffer {
  const [only] = pieces;
  const lines = pieces.flatMap(({ title, news, lines: happened }) =>
    pieces.length === 1 ? [`${title}: ${news}`, ...happened] : [`${title}: ${news}`],
  );
  const image = pieces.length === 1 ? (only?.picture ?? null) : null;
  const made = (kept: readonly string[], offered: Message['answers']): Buffer =>
    Buffer.from(
      JSON.stringify({
        ...{ subject, url, tag, image, language },
        answers: offered,
        text: kept.join('\n'),
      } satisfies Notification),
    );
  for (let kept = lines; kept.length > 0; kept = kept.slice(0, -1)) {
    const bytes = made(kept, answers);
    if (bytes.length <= MAX_PLAIN_BYTES) return bytes;
  }
  return made([], []);
}
