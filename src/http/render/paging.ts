import type { FastifyReply, FastifyRequest } from 'fastify';

/** A page of what was read with one row more than it has. */
export function pageOf<Row extends { readonly id: string }>(found: readonly Row[], limit: number) {
  const items = found.slice(0, limit);
  return { items, next: found.length > limit ? (items.at(-1)?.id ?? null) : null };
}

interface Paging<Row> {
  readonly limit: number;
  readonly cursor: (last: Row) => string;
  /** Where a search has ended that found fewer rows, if more may follow. */
  readonly scanned?: string | null;
}

/** The same with a cursor, and a link to the next page. */
export function paged<Row>(
  request: FastifyRequest,
  reply: FastifyReply,
  rows: readonly Row[],
  { limit, cursor, scanned = null }: Paging<Row>,
): { readonly page: Row[]; readonly next: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const next = rows.length > limit && last !== undefined ? cursor(last) : scanned;
  if (next === null) return { page, next };
  const url = new URL(request.url, 'http://localhost');
  url.searchParams.set('cursor', next);
  reply.header('link', `<${url.pathname}${url.search}>; rel="next"`);
  return { page, next };
}
