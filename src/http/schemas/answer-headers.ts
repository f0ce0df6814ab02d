/** What a route may tell in the head of its answers, beside what all of them tell. */
export type AnswerHeader = 'Content-Language' | 'ETag' | 'Idempotent-Replayed' | 'Link' | 'Location';

type Name = AnswerHeader | 'RateLimit-Limit' | 'RateLimit-Remaining' | 'RateLimit-Reset' | Always;
/** Where the document lists one of these, it is there. */
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
  ETag: {
    description:
      'Of what has a version, that: to be sent back as If-None-Match, or as If-Match with actions.',
    schema: text,
  },
  'Idempotent-Replayed': {
    description: '`true` where this is the answer to an earlier request with the same key.',
    schema: text,
  },
  Link: { description: 'Where the next page is, if there is one.', schema: text },
  Location: { description: 'Where that is which was made.', required: true, schema: text },
  'RateLimit-Limit': { description: 'How many requests there may be in a while.', schema: number },
  'RateLimit-Remaining': { description: 'How many of them are left.', schema: number },
  'RateLimit-Reset': { description: 'After so many seconds all of them are there again.', schema: number },
  'Retry-After': {
    description: 'After so many seconds it makes sense to ask again.',
    required: true,
    schema: number,
  },
  'WWW-Authenticate': { description: 'How to say who is asking.', required: true, schema: text },
  'X-Request-Id': {
    description: 'By which the log knows this request: your own, if you have sent one.',
    required: true,
    schema: text,
  },
};

/** Where each is told: with every status, or with these. */
const statuses: Readonly<Partial<Record<Name, readonly number[]>>> = {
  'Content-Language': [200, 304],
  ETag: [200, 304],
  Link: [200],
  Location: [201],
  'Retry-After': [429, 503],
  'WWW-Authenticate': [401],
};

/** What a route tells in the head of an answer with this status. */
export function headersOf(status: number, headers: readonly AnswerHeader[], isLimited: boolean): Name[] {
  const budget: Name[] = isLimited ? ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'] : [];
  // Whoever named another version is told of this one, whatever the route.
  const current: Name[] = status === 412 ? ['ETag'] : [];
  const all: Name[] = ['X-Request-Id', ...budget, 'Retry-After', 'WWW-Authenticate', ...headers];
  return [...all.filter((name) => statuses[name]?.includes(status) ?? true), ...current];
}
