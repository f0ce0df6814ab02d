import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { canonicalJson } from '../../kernel/json.js';
import { ProblemError } from '../plugins/errors.js';
import { problem } from '../problems.js';

const KEY = /^[\x21-\x7e]{1,200}$/;
/** Without a token, the key alone proves that a retry comes from the same client. */
const MIN_WITHOUT_TOKEN = 32;

export function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !KEY.test(key)) throw invalid('must be 1 to 200 visible ASCII characters');
  if (request.identity === null && key.length < MIN_WITHOUT_TOKEN)
    throw invalid(
      `must be random and have at least ${MIN_WITHOUT_TOKEN} characters in a request without a token`,
    );
  return key;
}

function invalid(detail: string): ProblemError {
  const violations = [{ parameter: 'Idempotency-Key', detail }];
  return new ProblemError(problem('malformed', 'The Idempotency-Key is not valid.', violations));
}

/** Of all that a retry must repeat. With a key that is not stored, nobody can try which text it is the hash of. */
export function bodyHashOf(request: FastifyRequest, unstoredKey = ''): string {
  const sent = { body: request.body ?? null, ifMatch: request.headers['if-match'] ?? null };
  return createHash('sha256').update(unstoredKey).update(canonicalJson(sent)).digest('hex');
}

/** The id of the reply: the same for the same caller, path and key, and for nothing else. */
export function replyIdOf(request: FastifyRequest, path: string, key: string): string {
  const owner = request.identity?.player.id ?? 'anonymous';
  const hex = createHash('sha256')
    .update(JSON.stringify([owner, request.method, path, key]))
    .digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}
