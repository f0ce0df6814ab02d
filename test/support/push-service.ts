import type { webcrypto } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isServicePort } from '../../src/outbound/service-ports.js';
import { until } from './until.js';

/** A message as a browser shows it. */
export interface Pushed {
  readonly headers: IncomingHttpHeaders;
  /** What the token of the sender says. */
  readonly claims: { readonly aud: string; readonly exp: number; readonly sub: string };
  readonly message: {
    readonly subject: string;
    readonly text: string;
    readonly url: string;
    readonly tag: string;
    readonly image: string | null;
    readonly language: string;
    readonly answers: readonly {
      readonly text: string;
      readonly game: string;
      readonly version: number;
      readonly seat: number;
      readonly action: string;
    }[];
  };
}

export interface Browser {
  /** As `PushSubscription.toJSON()` gives it. */
  readonly subscription: {
    readonly url: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
  readonly shown: Pushed[];
  has(count: number): Promise<readonly Pushed[]>;
}

export interface PushService {
  /** The status that it answers with; 201 at first. */
  status: number;
  /** A browser that has subscribed with the public key of a server. */
  browser(publicKey: string): Promise<Browser>;
  close(): Promise<void>;
}

const { subtle } = globalThis.crypto;
const utf8 = new TextEncoder();
const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'base64url'));

/** A push service and its browsers, by WebCrypto: it verifies who sends, and they decrypt what they get. */
export async function startPushService(): Promise<PushService> {
  const inboxes = new Map<string, (headers: IncomingHttpHeaders, body: Buffer) => Promise<void>>();
  const service = { status: 201 };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const deliver = inboxes.get(request.url ?? '');
      if (service.status !== 201 || deliver === undefined) {
        response.writeHead(deliver === undefined ? 404 : service.status).end();
        return;
      }
      await deliver(request.headers, Buffer.concat(chunks)).then(
        () => response.writeHead(201).end(),
        (error: unknown) => response.writeHead(400).end(String(error)),
      );
    });
  });
  const port = await listen(server);
  const origin = `http://127.0.0.1:${port}`;
  return Object.assign(service, {
    async browser(publicKey: string): Promise<Browser> {
      const pair = await subtle.generateKey(CURVE, true, ['deriveBits']);
      const auth = globalThis.crypto.getRandomValues(new Uint8Array(16));
      const p256dh = new Uint8Array(await subtle.exportKey('raw', pair.publicKey));
      const shown: Pushed[] = [];
      const path = `/push/${inboxes.size + 1}`;
      inboxes.set(path, async (headers, body) => {
        const claims = await verified(headers, publicKey, origin);
        const plain = await decrypted(new Uint8Array(body), pair, p256dh, auth);
        shown.push({ headers, claims, message: JSON.parse(Buffer.from(plain).toString()) });
      });
      const encoded = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
      return {
        subscription: { url: `${origin}${path}`, keys: { p256dh: encoded(p256dh), auth: encoded(auth) } },
        shown,
        async has(count) {
          await until(() => shown.length >= count);
          return shown;
        },
      };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}

async function listen(server: ReturnType<typeof createServer>): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  if (!isServicePort(port)) return port;
  server.close();
  await once(server, 'close');
  return listen(server);
}

/** RFC 8292: the token is signed by the key that the browser has subscribed with, and is for this push service. */
async function verified(headers: IncomingHttpHeaders, publicKey: string, origin: string) {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  if (key !== publicKey) throw new Error('another key');
  const [head = '', body = '', signature = ''] = token.split('.');
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const imported = await subtle.importKey('raw', bytesOf(key), algorithm, false, ['verify']);
  const text = utf8.encode(`${head}.${body}`);
  const by = { name: 'ECDSA', hash: 'SHA-256' };
  if (!(await subtle.verify(by, imported, bytesOf(signature), text))) throw new Error('a wrong signature');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Pushed['claims'];
  if (claims.aud !== origin || !/^(mailto|https):/.test(claims.sub)) throw new Error('wrong claims');
  if (headers.ttl === undefined || headers['content-encoding'] !== 'aes128gcm')
    throw new Error('wrong headers');
  return claims;
}

/** RFC 8291 and RFC 8188, from the side of the browser. */
async function decrypted(
  body: Uint8Array<ArrayBuffer>,
  pair: Pick<webcrypto.CryptoKeyPair, 'privateKey'>,
  p256dh: Uint8Array<ArrayBuffer>,
  auth: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  if (body.length > 4096) throw new Error('more than push services take');
  const salt = body.slice(0, 16);
  const length = body[20] ?? 0;
  const sender = body.slice(21, 21 + length);
  const imported = await subtle.importKey('raw', sender, CURVE, false, []);
  const shared = await subtle.deriveBits({ name: 'ECDH', public: imported }, pair.privateKey, 256);
  const info = new Uint8Array([...utf8.encode('WebPush: info\0'), ...p256dh, ...sender]);
  const secret = await derived(shared, auth, info, 32);
  const key = await derived(secret, salt, utf8.encode('Content-Encoding: aes128gcm\0'), 16);
  const iv = await derived(secret, salt, utf8.encode('Content-Encoding: nonce\0'), 12);
  const aes = await subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt']);
  const padded = new Uint8Array(await subtle.decrypt({ name: 'AES-GCM', iv }, aes, body.slice(21 + length)));
  const end = padded.lastIndexOf(2);
  return padded.slice(0, end);
}

async function derived(
  from: ArrayBuffer,
  salt: Uint8Array<ArrayBuffer>,
  info: Uint8Array<ArrayBuffer>,
  bytes: number,
): Promise<ArrayBuffer> {
  const key = await subtle.importKey('raw', from, 'HKDF', false, ['deriveBits']);
  return subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, bytes * 8);
}
