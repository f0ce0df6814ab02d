import { createHmac, hash } from 'node:crypto';

/* `hash.portable.ts` is the same without Node.js, and takes the place of this file where an engine is bundled. */

export const sha256 = (text: string): string => hash('sha256', text, 'hex');

export const hmac = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('hex');

export const hmacBytes = (key: string, text: string): Uint8Array =>
  createHmac('sha256', key).update(text).digest();
