import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../../plugins/errors.js';
import { problem } from '../../problems.js';

/** A cursor names the last row of a page. */
export const cursorOf = (...key: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(key)).toString('base64url');

/** The key in a cursor, which must have parts of these types. */
export function readKey(cursor: string, types: readonly ('string' | 'number')[]): unknown[] {
  const key = parsed(Buffer.from(cursor, 'base64url').toString());
  if (
    Array.isArray(key) &&
    key.length === types.length &&
    types.every((type, nth) => typeof key[nth] === type)
  )
    return key;
  throw new ProblemError(
    problem('bad_cursor', 'This cursor is not from this server. Use the `next` of the previous page.'),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** One row more than a page has was asked for. */
export function paged<Row>(
  request: FastifyRequest,
  reply: FastifyReply,
  rows: readonly Row[],
  { limit, cursor }: { readonly limit: number; readonly cursor: (last: Row) => string },
): { readonly page: Row[]; readonly next: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  if (rows.length <= limit || last === undefined) return { page, next: null };
  const next = cursor(last);
  const url = new URL(request.url, 'http://localhost');
  url.searchParams.set('cursor', next);
  reply.header('link', `<${url.pathname}${url.search}>; rel="next"`);
  return { page, next };
}
