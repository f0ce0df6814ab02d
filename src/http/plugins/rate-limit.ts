import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { problem } from '../problems.js';
import { ProblemError } from './errors.js';

export interface Limits {
  /** Requests per token in ten seconds: more than a client that waits for each response will send. */
  readonly perToken: number;
  /** Requests per address in ten seconds without a token; separately, as many with invalid tokens. */
  readonly perAddress: number;
  /** New accounts per address in an hour. */
  readonly accounts: number;
  /** Messages per player in a minute. */
  readonly messages: number;
  /** Expensive operations on an account (renaming, export), each, per player in an hour. */
  readonly costly: number;
  /** PNG pictures and replays, each, per token or address in a minute. */
  readonly drawings: number;
}

const TEN_SECONDS = 10_000;
const MINUTE = 60_000;
const HOUR = 3_600_000;

const addressOf = (request: FastifyRequest): string => normalizeIP(request.ip, 64);

const exceeded = (after: string, seconds?: number) =>
  new ProblemError(problem('rate_limited', `Too many requests. Try again in ${after}.`), seconds);

declare module 'fastify' {
  interface FastifyInstance {
    /** Throws if this address has sent too many invalid tokens. */
    countBadToken(request: FastifyRequest): Promise<void>;
  }
}

/** Limits are hooks of the routes, so they run after the app's hook that looks up the token. */
export const rateLimits = fp(async (app, { limits }: { limits: Limits }) => {
  await app.register(rateLimit, {
    max: (request) => (request.identity === null ? limits.perAddress : limits.perToken),
    timeWindow: TEN_SECONDS,
    keyGenerator: (request) => request.identity?.token.id ?? addressOf(request),
    enableDraftSpec: true,
    errorResponseBuilder: (_request, { after }) => exceeded(after),
  });
  const badTokens = app.createRateLimit({
    max: limits.perAddress,
    timeWindow: TEN_SECONDS,
    keyGenerator: addressOf,
  });
  app.decorate('countBadToken', async (request: FastifyRequest) => {
    const count = await badTokens(request);
    if (!count.isAllowed && count.isExceeded) {
      throw exceeded(`${count.ttlInSeconds} seconds`, count.ttlInSeconds);
    }
  });
});

/** For the route that creates accounts. */
export const accountLimit = ({ accounts }: Limits) => ({
  max: accounts,
  timeWindow: HOUR,
  keyGenerator: addressOf,
});

/** For PNG pictures and replays. */
export const drawingLimit = ({ drawings }: Limits) => ({ max: drawings, timeWindow: MINUTE });

/** Counts all tokens of a player together. */
const playerOf = (request: FastifyRequest): string => request.identity?.player.id ?? addressOf(request);

/** For posting messages. */
export const messageLimit = ({ messages }: Limits) => ({
  max: messages,
  timeWindow: MINUTE,
  keyGenerator: playerOf,
});

/** For routes that touch everything an account has. Each route counts separately. */
export const costlyLimit = ({ costly }: Limits) => ({
  max: costly,
  timeWindow: HOUR,
  keyGenerator: playerOf,
});
