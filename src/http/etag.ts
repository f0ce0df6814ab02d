import { createHash } from 'node:crypto';

/** The version as an entity tag. Responses differ between callers, hence `Vary: Authorization`. */
export const etagOf = (version: number): string => `"${version}"`;

export const etagOfText = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;

/** Whether a client's If-None-Match contains this tag. */
export function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header === '*') return true;
  return header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}

/** The version in an If-Match; null if the header is not one of our tags, undefined if it sets no condition. */
export function versionIn(header: string | undefined): number | null | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  // Proxies that compress make tags weak; the version in them is still valid.
  const digits = /^(?:W\/)?"(\d{1,9})"$/.exec(header.trim())?.[1];
  return digits === undefined ? null : Number(digits);
}
