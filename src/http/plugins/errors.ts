import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Language } from '../../engine/rulebook.js';
import { saidIn } from '../../engine/words.js';
import { Abandoned, QueueFull } from '../../kernel/bounded-queue.js';
import type { Result } from '../../kernel/result.js';
import { AccountGone } from '../../play/ports/accounts.js';
import { QuotaExceeded } from '../../play/ports/limits/quotas.js';
import { TokenGone } from '../../play/ports/players.js';
import type { Refusal } from '../../play/refusal.js';
import { WorkerLost } from '../../play/work/workers.js';
import { etagOf } from '../etag.js';
import { languageOf } from '../language.js';
import { CURSORS, type Problem, type ProblemCode, problem, problemFrom } from '../problems.js';
import { isUnavailable } from '../unavailable.js';
import { type Violation, violationOf } from './validation.js';

/** Carries a problem out of hooks and handlers to the error handler. */
export class ProblemError extends Error {
  constructor(
    readonly problem: Problem,
    /** In seconds. */
    readonly retryAfter?: number,
  ) {
    super(problem.detail);
  }
}

/** The answer to a request whose time is over. The plugin that sends it logs it, for many in one line. */
export class OverdueError extends ProblemError {}

/** Carries a refusal to the error handler, which knows the language of the request. */
export class RefusedError extends Error {
  constructor(readonly refusal: Refusal) {
    super(saidIn('en', refusal.detail));
  }
}

/** What a handler may have said of an answer before it failed, or was too late. */
const OF_THE_ANSWER = ['accept-ranges', 'content-disposition', 'content-encoding', 'etag', 'last-modified'];

export function sendProblem(reply: FastifyReply, body: Problem): FastifyReply {
  for (const name of OF_THE_ANSWER) reply.removeHeader(name);
  // No cache may keep a problem in the place of what was asked for.
  if (/\bpublic\b/.test(String(reply.getHeader('cache-control'))))
    reply.header('cache-control', 'private, no-cache');
  if (body.language === undefined) reply.removeHeader('content-language');
  else reply.header('content-language', body.language);
  if (body.version !== undefined) reply.header('etag', etagOf(body.version));
  return reply.code(body.status).type('application/problem+json').send(JSON.stringify(body));
}

/** The value; throws the problem of a refusal. */
export function orProblem<Value>(result: Result<Value, Refusal>): Value {
  if (!result.ok) throw new RefusedError(result.error);
  return result.value;
}

const byFastifyCode: Record<string, readonly [ProblemCode, string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['payload_too_large', 'The body is larger than this operation accepts.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_media_type', 'Send the body as application/json.'],
  FST_ERR_CTP_EMPTY_TYPE: ['unsupported_media_type', 'Send the body as application/json.'],
};

/** Retry-After in seconds, by code. Emails are counted per day. */
const waits: Readonly<Record<string, number>> = {
  unavailable: 2,
  overloaded: 2,
  provider_unreachable: 30,
  too_many_mails: 86_400,
  too_many_codes: 3_600,
  daily_quota_exceeded: 3_600,
};

/** What frees itself with time is 429; the rest has to be freed by the caller. */
function quotaProblem({ use, message }: QuotaExceeded): Problem {
  const code = use.name.endsWith('-per-day') ? 'daily_quota_exceeded' : 'quota_exceeded';
  return { ...problem(code, `${message} \`GET /v1/me/limits\` shows all quotas.`), quota: use };
}

type Thrown = FastifyError | ProblemError | RefusedError;

function problemOf(error: Thrown, request: FastifyRequest): Problem {
  const language = languageOf(request);
  if (error instanceof ProblemError) return error.problem;
  if (error instanceof RefusedError) return problemFrom(error.refusal, language);
  const known = byFastifyCode[error.code];
  if (known) return problem(...known);
  if (error.validation) {
    // A path parameter that is not valid cannot name a resource.
    if (error.validationContext === 'params')
      return problem('not_found', 'There is nothing at this address.');
    const violations = error.validation.map((one) => violationOf(one, error.validationContext));
    // On an operation without cursors, such a parameter is just unknown.
    const cursor = error.validation.some(
      ({ keyword }, nth) =>
        keyword !== 'additionalProperties' && CURSORS.has(violations[nth]?.parameter ?? ''),
    );
    return malformed(cursor ? 'bad_cursor' : 'malformed', violations, language);
  }
  // Its code is that of a lost connection to the database, too.
  if (error === request.raw.errored)
    return problem('malformed', 'The connection was closed before the request was complete.');
  if (error instanceof AccountGone) return problem('unauthorized', 'The account was deleted.');
  if (error instanceof TokenGone) return problem('unauthorized', 'The token was revoked meanwhile.');
  if (error instanceof WorkerLost) return problem('unavailable', 'The work failed or took too long.');
  if (error instanceof QueueFull)
    return problem('overloaded', 'Too many others wait for the same kind of work.');
  if (error instanceof Abandoned) return problem('unavailable', error.message);
  if (error instanceof QuotaExceeded) return quotaProblem(error);
  if (isUnavailable(error)) return problem('unavailable', 'The database cannot be reached.');
  if ((error.statusCode ?? 500) < 500) return problem('malformed', error.message);
  return problem('internal', 'The server failed.');
}

function malformed(code: ProblemCode, violations: readonly Violation[], language: Language): Problem {
  const said = violations.map((one) => ({ ...one, detail: saidIn(language, one.detail) }));
  const body = problem(code, 'The request does not match its schema.', said);
  return violations.some(({ detail }) => typeof detail !== 'string') ? { ...body, language } : body;
}

const onError =
  (publicUrl: () => string) =>
  (error: Thrown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const body = problemOf(error, request);
    const isExpected = error instanceof Abandoned || error instanceof OverdueError;
    if (body.status >= 500 && body.code !== 'overloaded' && !isExpected)
      request.log.error({ err: error }, 'request failed');
    const retryAfter = (error instanceof ProblemError ? error.retryAfter : undefined) ?? waits[body.code];
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
    if (body.status === 401) reply.header('www-authenticate', challengeOf(request, publicUrl));
    return sendProblem(reply, body);
  };

/** With where a client finds out how to get a token (RFC 9728). */
function challengeOf({ routeOptions, server }: FastifyRequest, publicUrl: () => string): string {
  // Before it listens, as in some tests, it may have no address.
  if (server.addresses().length === 0) return 'Bearer';
  const resource = routeOptions.url === '/mcp' ? '/mcp' : '';
  return `Bearer resource_metadata="${publicUrl()}/.well-known/oauth-protected-resource${resource}"`;
}

export const errors = fp(async (app, { publicUrl }: { readonly publicUrl: () => string }) => {
  app.setErrorHandler(onError(publicUrl));
  app.setNotFoundHandler((_request, reply) =>
    sendProblem(reply, problem('not_found', 'There is nothing at this address.')),
  );
});
