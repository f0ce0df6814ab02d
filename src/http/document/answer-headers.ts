/** Response headers that a route may declare, besides those that every response has. */
export type AnswerHeader =
  | 'Content-Language'
  | 'Deprecation'
  | 'ETag'
  | 'Idempotent-Replayed'
  | 'Link'
  | 'Location'
  | 'Sunset';

type Name = AnswerHeader | 'RateLimit' | 'RateLimit-Policy' | Always;
/** Present in every response that the document lists them for. */
type Always = 'Retry-After' | 'WWW-Authenticate' | 'X-Request-Id';

interface Header {
  readonly description: string;
  readonly required?: boolean;
  readonly schema: { readonly type: 'string' | 'integer' };
}

const text = { type: 'string' } as const;
const number = { type: 'integer' } as const;

export const answerHeaders: Readonly<Record<Name, Header>> = {
  'Content-Language': { description: 'The language of the texts.', schema: text },
  Deprecation: {
    description: 'Since when what the request used is deprecated, as `@` and seconds since 1970 (RFC 9745).',
    schema: text,
  },
  ETag: {
    description: "The resource's version; send it back as `If-None-Match`, or as `If-Match` with actions.",
    schema: text,
  },
  'Idempotent-Replayed': {
    description: '`true` if this is the saved response to an earlier request with the same key.',
    schema: text,
  },
  Link: {
    description: 'URL of the next page, if there is one, and of the description of what is deprecated.',
    schema: text,
  },
  Location: {
    description: 'URL of the created resource, or of the page to go on to.',
    required: true,
    schema: text,
  },
  RateLimit: {
    description:
      'What is left of each budget that the request was charged to: `r` is the rest, `t` the seconds until it is full. Budgets refill continuously.',
    required: true,
    schema: text,
  },
  'RateLimit-Policy': {
    description:
      'The same budgets: `q` is the size, in microseconds of work or in requests, and `w` the seconds in which it refills.',
    required: true,
    schema: text,
  },
  'Retry-After': { description: 'Seconds to wait before you try again.', required: true, schema: number },
  Sunset: { description: 'From when on what the request used may be gone (RFC 8594).', schema: text },
  'WWW-Authenticate': {
    description:
      'The authentication scheme, `Bearer`, and where a client finds out how to get a token (RFC 9728).',
    required: true,
    schema: text,
  },
  'X-Request-Id': {
    description: 'Identifies the request in the server log. Your own value, if you sent one.',
    required: true,
    schema: text,
  },
};

/** The statuses with which a header is sent; every status for a header that is not listed. */
const statuses: Readonly<Partial<Record<Name, readonly number[]>>> = {
  'Content-Language': [200, 304],
  ETag: [200, 304],
  Link: [200],
  Location: [201, 303],
  'Retry-After': [429, 503],
  'WWW-Authenticate': [401],
};

/** The headers of a route's response with this status. */
export function headersOf(status: number, headers: readonly AnswerHeader[], isLimited: boolean): Name[] {
  const budget: Name[] = isLimited ? ['RateLimit', 'RateLimit-Policy'] : [];
  // A stale version is answered with the current one, on every route.
  const current: Name[] = status === 412 ? ['ETag'] : [];
  const all: Name[] = ['X-Request-Id', ...budget, 'Retry-After', 'WWW-Authenticate', ...headers];
  return [...all.filter((name) => statuses[name]?.includes(status) ?? true), ...current];
}
