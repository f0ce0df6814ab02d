import type { Socket } from 'node:net';
import type { FastifyRequest, onRequestHookHandler } from 'fastify';
import fp from 'fastify-plugin';
import { sha256 } from '../../kernel/hash.js';
import { redeemTicket } from '../../play/account-events/tickets.js';
import { authenticate, remembered } from '../../play/accounts/players.js';
import type { Context } from '../../play/context.js';
import type { Head } from '../../play/ports/game-record.js';
import { mayAs, type Power } from '../../play/ports/moderation/staff.js';
import type { Identity, Scope, SeatKey } from '../../play/ports/players.js';
import { problem } from '../problems.js';
import { ProblemError } from './errors.js';

/** Who may call an operation. With `anonymous`, a token is optional. */
export interface Access {
  readonly scope: Scope;
  /** What the account must have beside a token. */
  readonly role?: Power;
  readonly anonymous?: boolean;
  /** Also for accounts that are suspended or banned. What only reads always is. */
  readonly whileBarred?: boolean;
  /** Read the head of the game in the path in the same statement as the token. */
  readonly withHead?: boolean;
  /** Open to seat keys, for their own game and seat. */
  readonly seatKey?: boolean;
  /** A ticket in the query may stand for the token. */
  readonly ticket?: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    identity: Identity | null;
    /** Hash of the token, to check later whether it is still valid. */
    tokenHash: string | null;
    /** Whether the body was still on its way when the token was looked up. */
    isBodyLate: boolean;
    /** Head of the game in the path, if it was read with the token. */
    head: Head | null | undefined;
  }
  interface FastifyContextConfig {
    access?: Access;
  }
}

const BEARER = /^Bearer +([\w\-.~+/]+=*)$/i;

/** The Authorization header of a connection, and the hash of its token; null if it has none. */
interface Credentials {
  readonly authorization: string;
  readonly hash: string | null;
}

/** Cached by connection, because hashing costs more than routing. */
const credentialsOf = new WeakMap<Socket, Credentials>();
/** Our tokens are shorter. Longer headers are not cached, so that strangers cannot fill the memory. */
const MAX_CACHED = 200;

function hashOfToken({ raw }: FastifyRequest, authorization: string): string | null {
  const known = credentialsOf.get(raw.socket);
  if (known?.authorization === authorization) return known.hash;
  const secret = BEARER.exec(authorization)?.[1];
  const hash = secret === undefined ? null : sha256(secret);
  if (authorization.length <= MAX_CACHED) credentialsOf.set(raw.socket, { authorization, hash });
  return hash;
}

const unknownToken = () =>
  new ProblemError(problem('unauthorized', 'The token is unknown, revoked or expired.'));

export const missingToken = () =>
  new ProblemError(problem('unauthorized', 'Send a token as `Authorization: Bearer …`.'));

const outOfScope = (detail: string) => new ProblemError(problem('insufficient_scope', detail));

const isRead = ({ method }: Pick<FastifyRequest, 'method'>): boolean => method === 'GET' || method === 'HEAD';

const isBarred = ({ clock }: Context, { barredUntil }: Identity): boolean =>
  barredUntil !== null && barredUntil > clock().getTime();

const barred = () =>
  new ProblemError(
    problem('suspended', 'The account is suspended. `GET /v1/me/measures` says why and how long.'),
  );

const outOfRole = (role: Power) =>
  new ProblemError(problem('insufficient_role', `This operation needs the role ${role}.`));

function ticketIn({ query }: FastifyRequest): string | null {
  const { ticket } = query as { readonly ticket?: unknown };
  return typeof ticket === 'string' && ticket !== '' ? ticket : null;
}

interface GameAddress {
  readonly id?: string;
  readonly seat?: string;
}

/** Whether a seat key may call this operation, for this game and seat. */
const fits = (
  key: SeatKey,
  { seatKey = false }: Access,
  { routeOptions, params }: FastifyRequest,
): boolean => {
  const { id, seat } = params as GameAddress;
  const isOfGame = routeOptions.url?.startsWith('/v1/games/:id') ?? false;
  return seatKey && (!isOfGame || id === key.gameId) && (seat === undefined || seat === String(key.seat));
};

/** Why the caller may not call this operation, by its token, its role, and what moderators have decided. */
function whyNot(
  context: Context,
  request: FastifyRequest,
  identity: Identity,
  access: Access,
): ProblemError | null {
  const { scopes, key } = identity.token;
  if (!scopes.includes(access.scope))
    return outOfScope(`This operation needs a token with the scope ${access.scope}.`);
  const mayWait = isRead(request) || access.whileBarred === true;
  if (!mayWait && isBarred(context, identity)) return barred();
  if (access.role !== undefined && !mayAs(identity.role, access.role)) return outOfRole(access.role);
  return key !== null && !fits(key, access, request)
    ? outOfScope(`This seat key works only for seat ${key.seat} of its game.`)
    : null;
}

const setHeaders: onRequestHookHandler = (_request, reply, done) => {
  reply.header('vary', 'Authorization, Origin');
  done();
};

/** Responses differ between callers, so only private caches may keep them, and they must revalidate. */
const setHeadersOfRead: onRequestHookHandler = (_request, reply, done) => {
  reply.header('vary', 'Authorization, Origin').header('cache-control', 'private, no-cache');
  done();
};

/**
 * A client may send its body long after the headers: meanwhile the token may have been revoked, the account suspended, or
 * its role taken away.
 */
async function mayStill(context: Context, request: FastifyRequest, access: Access): Promise<void> {
  if (!request.isBodyLate || request.tokenHash === null) return;
  const { identity } = await authenticate(context, request.tokenHash, null);
  if (identity === null) throw unknownToken();
  const refused = whyNot(context, request, identity, access);
  if (refused !== null) throw refused;
  request.identity = identity;
}

export const auth = fp(async (app, { context }: { context: Context }) => {
  app.decorateRequest('identity', null);
  app.decorateRequest('tokenHash', null);
  app.decorateRequest('isBodyLate', false);
  app.decorateRequest('head', undefined);

  /** Throws the problem, or that of a budget: without a charge, refusals could be had without end. */
  const refuse = (request: FastifyRequest, problemOfToken: ProblemError): never => {
    app.chargeRefused(request);
    throw problemOfToken;
  };

  const knowCaller = async (request: FastifyRequest, access: Access): Promise<void> => {
    const { authorization } = request.headers;
    const ticket = access.ticket && authorization === undefined ? ticketIn(request) : null;
    if (authorization === undefined && ticket === null) {
      if (access.anonymous) return;
      return refuse(request, missingToken());
    }
    // A ticket is redeemed by the store, as an unknown token is looked up there.
    if (ticket !== null) app.assertWorthLookup(request, undefined);
    const hash =
      ticket === null ? hashOfToken(request, authorization ?? '') : await redeemTicket(context, ticket);
    if (hash !== null) {
      const { id = '' } = request.params as GameAddress;
      request.tokenHash = hash;
      const before = remembered(context, hash);
      if (before === null) return refuse(request, unknownToken());
      // The lookup of a ticket has been counted, and it was worth it.
      if (ticket === null || before !== undefined) app.assertWorthLookup(request, before);
      const { identity, head } = await authenticate(context, hash, access.withHead ? id : null);
      request.identity = identity;
      request.isBodyLate = request.raw.complete === false;
      if (identity !== null) context.signIn.signIns.seen(identity.token.id);
      if (access.withHead) request.head = head;
    }
    if (request.identity === null) return refuse(request, unknownToken());
    const refused = whyNot(context, request, request.identity, access);
    if (refused !== null) return refuse(request, refused);
  };

  // Runs before the route's own hooks, because they charge the account.
  app.addHook('onRoute', (route) => {
    const access = route.config?.access;
    if (access === undefined) return;
    const others = [route.onRequest ?? []].flat();
    const reads = route.method === 'GET' || route.method === 'HEAD';
    route.onRequest = [
      reads ? setHeadersOfRead : setHeaders,
      (request) => knowCaller(request, access),
      ...others,
    ];
    // Runs when the body is there.
    if (!reads)
      route.preValidation = [
        (request) => mayStill(context, request, access),
        ...[route.preValidation ?? []].flat(),
      ];
  });
});

/** Whether the token of a request is still valid. True for a request without a token. */
export const isStillKnown = async (context: Context, { tokenHash }: FastifyRequest): Promise<boolean> =>
  tokenHash === null || (await authenticate(context, tokenHash, null)).identity !== null;

/**
 * For use after a long wait, during which the token may have been revoked. A wait that was aborted has read nothing since,
 * and the store may be closed.
 */
export async function identifyAgain(
  context: Context,
  request: FastifyRequest,
  wait: AbortSignal,
): Promise<void> {
  if (!wait.aborted && !(await isStillKnown(context, request))) throw unknownToken();
}

/** For operations that require a token; the hook has checked it. */
export function callerOf(request: FastifyRequest): Identity {
  if (request.identity === null) throw new Error('an operation without access control asked for its caller');
  return request.identity;
}

export const maybeCaller = (request: FastifyRequest): { readonly playerId: string } | null =>
  request.identity && { playerId: request.identity.player.id };
