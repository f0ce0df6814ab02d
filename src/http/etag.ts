import { createHash } from 'node:crypto';

/** The version as an entity tag. Answers differ between callers, which `Vary: Authorization` says. */
export const etagOf = (version: number): string => `"${version}"`;

export const etagOfText = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;

/** Whether a client's If-None-Match names this tag: then it has the answer already. */
export function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header === '*') return true;
  return header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}

/** The version that an If-Match names; null for a header that cannot be one of ours, undefined where it asks nothing. */
export function versionIn(header: string | undefined): number | null | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  // A proxy that compresses makes tags weak; the version in them is as good as before.
  const digits = /^(?:W\/)?"(\d{1,9})"$/.exec(header.trim())?.[1];
  return digits === undefined ? null : Number(digits);
}
