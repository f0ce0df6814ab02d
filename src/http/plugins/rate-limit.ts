import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { problem } from '../problems.js';
import { ProblemError } from './errors.js';

export interface Limits {
  /** Requests per token in ten seconds: more than one client that works serially will send. */
  readonly perToken: number;
  /** Requests per address in ten seconds without a token; as many again with tokens that are not valid. */
  readonly perAddress: number;
  /** New accounts per address in an hour. */
  readonly accounts: number;
  /** Messages per player in a minute. */
  readonly messages: number;
  /** Renamings of an account, and exports of all that is kept of it, per player in an hour: each costs a lot. */
  readonly costly: number;
  /** Pictures that cost more than a view, per token or address in a minute. */
  readonly drawings: number;
}

const TEN_SECONDS = 10_000;
const MINUTE = 60_000;
const HOUR = 3_600_000;

const addressOf = (request: FastifyRequest): string => normalizeIP(request.ip, 64);

const exceeded = (after: string, seconds?: number) =>
  new ProblemError(problem('rate_limited', `Too many requests: come back in ${after}.`), seconds);

declare module 'fastify' {
  interface FastifyInstance {
    /** Throws when this address has sent too many tokens that are not valid. */
    countBadToken(request: FastifyRequest): Promise<void>;
  }
}

/** The limits hang on the routes, so they run after the token was looked up in the hooks of the whole app. */
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

/** For the route that makes accounts. */
export const accountLimit = ({ accounts }: Limits) => ({
  max: accounts,
  timeWindow: HOUR,
  keyGenerator: addressOf,
});

/** For pictures in pixels, and for those that move. */
export const drawingLimit = ({ drawings }: Limits) => ({ max: drawings, timeWindow: MINUTE });

/** By player, however many tokens they use. */
const playerOf = (request: FastifyRequest): string => request.identity?.player.id ?? addressOf(request);

/** For the route on which people talk. */
export const messageLimit = ({ messages }: Limits) => ({
  max: messages,
  timeWindow: MINUTE,
  keyGenerator: playerOf,
});

/** For routes that touch everything an account has: each has a budget of its own. */
export const costlyLimit = ({ costly }: Limits) => ({
  max: costly,
  timeWindow: HOUR,
  keyGenerator: playerOf,
});
