import { Type } from 'typebox';
import { meaningOf, type ProblemCode, statusOf } from '../problems.js';

const content = { 'application/problem+json': { schema: Type.Unsafe<never>({ $ref: 'Problem#' }) } };

type ProblemResponses = Readonly<Record<number, { description: string; content: typeof content }>>;

/** The responses of an operation that can answer these problems, by status. */
export function problemResponses(codes: Iterable<ProblemCode>): ProblemResponses {
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of new Set(codes)) {
    byStatus.set(statusOf(code), [...(byStatus.get(statusOf(code)) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, same]) => [
      status,
      { description: same.map((code) => `\`${code}\`: ${meaningOf(code)}`).join(' '), content },
    ]),
  );
}
