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

/** The language of the response. Sets Content-Language. */
export function languageFor(request: FastifyRequest, reply: FastifyReply): Language {
  const { language: wanted } = request.query as { readonly language?: Language };
  const language = wanted ?? preferredIn(request.headers['accept-language']);
  reply.header('content-language', language);
  return language;
}
