import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { Abandoned, QueueFull } from '../../kernel/bounded-queue.js';
import { ProblemError, RefusedError } from '../plugins/errors.js';

/** In milliseconds. */
const LOGGED_EVERY = 10_000;

/** Requests whose time was over. Anybody can send many that wait for each other, so one line tells of all. */
export class LateRequests {
  readonly #byOperation = new Map<string, number>();
  #loggedAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly log: FastifyBaseLogger) {}

  add({ routeOptions: { schema, url } }: FastifyRequest, reply: FastifyReply): void {
    const { operationId = url ?? 'unknown' } = Object(schema) as { readonly operationId?: string };
    this.#byOperation.set(operationId, (this.#byOperation.get(operationId) ?? 0) + 1);
    reply.log = logAfterwards(reply.log);
  }

  tell(now: number): void {
    if (this.#byOperation.size === 0 || now - this.#loggedAt < LOGGED_EVERY) return;
    this.log.error(
      { operations: Object.fromEntries(this.#byOperation) },
      'requests took longer than five seconds',
    );
    this.#byOperation.clear();
    this.#loggedAt = now;
  }
}

const isExpected = (about: unknown): boolean => {
  const { err } = Object(about) as { readonly err?: unknown };
  const { code } = Object(err) as { readonly code?: unknown };
  return (
    code === 'FST_ERR_REP_ALREADY_SENT' ||
    [Abandoned, QueueFull, ProblemError, RefusedError].some((kind) => err instanceof kind)
  );
};

/** The request was answered before its handler has: what that says afterwards is logged only if it is a failure. */
function logAfterwards(log: FastifyBaseLogger): FastifyBaseLogger {
  const unless = (level: 'warn' | 'error') => (about: unknown, text?: string) => {
    if (!isExpected(about)) log[level](about, text);
  };
  return Object.assign(Object.create(log) as FastifyBaseLogger, {
    warn: unless('warn'),
    error: unless('error'),
  });
}
