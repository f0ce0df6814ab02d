import { createCipheriv, createECDH, ECDH, hkdfSync } from 'node:crypto';
import type { SubscriptionKeys } from '../../ports/webhooks.js';

/*
 * Messages to browsers are encrypted as RFC 8291 says: by ECDH on P-256, HKDF, and the content encoding aes128gcm of
 * RFC 8188 with a single record.
 */

const CURVE = 'prime256v1';
const POINT_BYTES = 65;
const AUTH_BYTES = 16;
const RECORD_BYTES = 4_096;
const TAG_BYTES = 16;
/** Ends the last record. */
const END = 2;
const HEADER_BYTES = 16 + 4 + 1 + POINT_BYTES;
/** Push services accept a body of one record, header included. */
export const MAX_PLAIN_BYTES = RECORD_BYTES - HEADER_BYTES - TAG_BYTES - 1;

/** What must be new for every message. */
export interface Fresh {
  readonly salt: Uint8Array;
  /** A private key of P-256. */
  readonly privateKey: Uint8Array;
}

export function encryptFor(keys: SubscriptionKeys, plain: Uint8Array, { salt, privateKey }: Fresh): Buffer {
  const theirs = Buffer.from(keys.p256dh, 'base64url');
  const ecdh = createECDH(CURVE);
  ecdh.setPrivateKey(privateKey);
  const ours = ecdh.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = derive(ecdh.computeSecret(theirs), Buffer.from(keys.auth, 'base64url'), info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const size = Buffer.alloc(5);
  size.writeUInt32BE(RECORD_BYTES);
  size.writeUInt8(ours.length, 4);
  return Buffer.concat([
    ...[salt, size, ours],
    ...[cipher.update(plain), cipher.update(Buffer.of(END)), cipher.final(), cipher.getAuthTag()],
  ]);
}

const derive = (from: Uint8Array, salt: Uint8Array, info: Uint8Array, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', from, salt, info, bytes));

/** Whether a browser could have made these keys: a point of the curve, and a secret of the right length. */
export function areUsable({ p256dh, auth }: SubscriptionKeys): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== POINT_BYTES || Buffer.from(auth, 'base64url').length !== AUTH_BYTES) return false;
  try {
    return ECDH.convertKey(point, CURVE).length > 0;
  } catch {
    return false;
  }
}
