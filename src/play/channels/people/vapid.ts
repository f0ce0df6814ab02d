import { createECDH, createPrivateKey, sign } from 'node:crypto';
import type { PushKeyPair } from '../../ports/channels/push-keys.js';

/** By which push services know this server: its key pair, and whom they can turn to. */
export interface PushIdentity extends PushKeyPair {
  /** An address as `mailto:` or `https:`. */
  readonly contact: string;
}

const CURVE = 'prime256v1';
/** Push services allow a day at most. */
const VALID_SECONDS = 12 * 3_600;
const POINT_BYTES = 65;

/** A new pair, or that of a private key. */
export function keyPair(privateKey?: string): PushKeyPair {
  const ecdh = createECDH(CURVE);
  if (privateKey === undefined) ecdh.generateKeys();
  else ecdh.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  // A private key that begins with zeros is shorter.
  const padded = Buffer.concat([Buffer.alloc(32), ecdh.getPrivateKey()]).subarray(-32);
  return { publicKey: ecdh.getPublicKey('base64url'), privateKey: padded.toString('base64url') };
}

/** The header by which a push service knows who sends, as RFC 8292 says: a JSON Web Token, signed by ES256. */
export function authorization(
  url: string,
  { publicKey, privateKey, contact }: PushIdentity,
  now: Date,
): string {
  const exp = Math.floor(now.getTime() / 1000) + VALID_SECONDS;
  const parts = [
    { typ: 'JWT', alg: 'ES256' },
    { aud: new URL(url).origin, exp, sub: contact },
  ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  const text = parts.join('.');
  const point = Buffer.from(publicKey, 'base64url').subarray(1, POINT_BYTES);
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      ...{ kty: 'EC', crv: 'P-256', d: privateKey },
      x: point.subarray(0, 32).toString('base64url'),
      y: point.subarray(32).toString('base64url'),
    },
  });
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${text}.${signature.toString('base64url')}, k=${publicKey}`;
}
