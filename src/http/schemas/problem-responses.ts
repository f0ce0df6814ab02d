import { Type } from 'typebox';
import { meaningOf, type ProblemCode, statusOf } from '../problems.js';

const content = { 'application/problem+json': { schema: Type.Unsafe<never>({ $ref: 'Problem#' }) } };

/** What a body can be refused for before anybody looks at it, even where none is needed. */
export const bodyProblems = ['malformed', 'payload_too_large', 'unsupported_media_type'] as const;

/** The responses of an operation for the problems that it may answer, by status, for the API document. */
export function problems(
  ...codes: ProblemCode[]
): Record<number, { description: string; content: typeof content }> {
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of [...codes, 'rate_limited' as const, 'unavailable' as const]) {
    byStatus.set(statusOf(code), [...(byStatus.get(statusOf(code)) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, same]) => [
      status,
      { description: same.map((code) => `\`${code}\`: ${meaningOf(code)}`).join(' '), content },
    ]),
  );
}
