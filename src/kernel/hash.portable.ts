import { hmac as hmacOf } from '@noble/hashes/hmac.js';
import { sha256 as hashOf } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type * as onNode from './hash.js';

/* `hash.ts` in pure JavaScript, for engines that run in browsers, Deno and Bun. */

export const sha256: typeof onNode.sha256 = (text) => bytesToHex(hashOf(utf8ToBytes(text)));

export const hmacBytes: typeof onNode.hmacBytes = (key, text) =>
  hmacOf(hashOf, utf8ToBytes(key), utf8ToBytes(text));

export const hmac: typeof onNode.hmac = (key, text) => bytesToHex(hmacBytes(key, text));
