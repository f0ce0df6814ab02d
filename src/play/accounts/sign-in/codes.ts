import { createHash } from 'node:crypto';
import { sha256 } from '../../../kernel/hash.js';

/** How long a code works, in minutes. */
export const MAIL_MINUTES = 15;
/** How long it is counted, in milliseconds. */
export const CODES_KEPT = 3_600_000;
/**
 * Codes in that time. Nobody can use them to flood a mailbox, nor to keep its owner out: strangers who repeat
 * themselves are stopped first, and the last codes of an address are for those who ask for the first time.
 */
export const CODE_LIMITS = { perAsker: 5, perAddress: 40, keptForFirst: 20 };

/** Easy to tell apart and to type: neither I and 1, nor O and 0. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

/** Forty bits, with five tries for each: `ABCD-EFGH`. */
export function codeFrom(secret: string): string {
  const bytes = createHash('sha256').update(`permafrost code ${secret}`).digest();
  const letters = [...bytes.subarray(0, LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** A code works for one sign-in only, however it is typed. */
export const hashOfCode = (attemptId: string, code: string): string =>
  sha256(`${attemptId} ${code.toUpperCase().replace(/[^A-Z0-9]/g, '')}`);

/** Mail servers that tell capitals apart are not known to exist. */
export const addressKey = (address: string): string => address.toLowerCase();

/**
 * The likely inbox of an address, for counting: most mail servers deliver `ayla+games@…` to `ayla@…`, and one of the largest
 * has two names and sees no dots before the `@`. Elsewhere two inboxes are counted as one, seldom enough.
 */
export function inboxOf(address: string): string {
  const key = addressKey(address);
  const at = key.lastIndexOf('@');
  const local = key.slice(0, at).replace(/\+.*$/s, '').replaceAll('.', '');
  return `${local}${key.slice(at).replace(/^@googlemail\.com$/, '@gmail.com')}`;
}
