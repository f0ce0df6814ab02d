import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Language, languages } from '../engine/rulebook.js';

interface Wish {
  readonly language: string;
  readonly weight: number;
}

function wishIn(part: string): Wish {
  const [range = '', ...parameters] = part.split(';');
  const weight = parameters.map((one) => /^\s*q=(\d(?:\.\d{1,3})?)\s*$/.exec(one)?.[1]).find(Boolean);
  return { language: range.trim().toLowerCase().split('-')[0] ?? '', weight: Number(weight ?? 1) };
}

const isOurs = (language: string): language is Language =>
  (languages as readonly string[]).includes(language);

/** The available language with the highest weight in Accept-Language: the first among equals, or English. */
export function preferredIn(header: string | undefined): Language {
  let best: { language: Language; weight: number } = { language: 'en', weight: 0 };
  for (const { language, weight } of (header ?? '').split(',').map(wishIn)) {
    if (weight > best.weight && isOurs(language)) best = { language, weight };
  }
  return best.language;
}

/** What the caller wants to read: the parameter of the operation, if it has one, or else Accept-Language. */
export function languageOf({ query, headers }: FastifyRequest): Language {
  const { language: wanted } = (query ?? {}) as { readonly language?: unknown };
  return typeof wanted === 'string' && isOurs(wanted) ? wanted : preferredIn(headers['accept-language']);
}

/** The language of the response. Sets Content-Language. */
export function languageFor(request: FastifyRequest, reply: FastifyReply): Language {
  const language = languageOf(request);
  reply.header('content-language', language);
  return language;
}
