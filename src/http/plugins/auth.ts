import type { Socket } from 'node:net';
import type { FastifyRequest, onRequestHookHandler } from 'fastify';
import fp from 'fastify-plugin';
import { sha256 } from '../../kernel/hash.js';
import { authenticate } from '../../play/accounts/players.js';
import type { Context } from '../../play/context.js';
import type { Head } from '../../play/ports/game-record.js';
import type { Identity, Scope, SeatKey } from '../../play/ports/players.js';
import { problem } from '../problems.js';
import { ProblemError } from './errors.js';

/** Who may call an operation: whoever has a token with the scope, and with `anonymous` those without a token too. */
export interface Access {
  readonly scope: Scope;
  readonly anonymous?: boolean;
  /** The head of the game in the address is read in the same statement as the token. */
  readonly withHead?: boolean;
  /** Open to the key of a seat; what is about a game, only to a key of that game, and of the seat in the address. */
  readonly seatKey?: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    identity: Identity | null;
    /** What the token was known by, to ask again whether it still is. */
    tokenHash: string | null;
    /** Of the game in the address, as read since the request came; undefined where it was not. */
    head: Head | null | undefined;
  }
  interface FastifyContextConfig {
    access?: Access;
  }
}

const BEARER = /^Bearer +([\w\-.~+/]+=*)$/i;

/** What a connection says who its client is by, and the hash of the token in it; null for what is no token. */
interface Said {
  readonly authorization: string;
  readonly hash: string | null;
}

/** A client that keeps its connection says the same each time, and hashing costs more than finding the route. */
const saidOn = new WeakMap<Socket, Said>();
/** No token of ours is as long: strangers shall not have us keep what they like. */
const LONGEST_KEPT = 200;

function hashOfToken({ raw }: FastifyRequest, authorization: string): string | null {
  const said = saidOn.get(raw.socket);
  if (said?.authorization === authorization) return said.hash;
  const secret = BEARER.exec(authorization)?.[1];
  const hash = secret === undefined ? null : sha256(secret);
  if (authorization.length <= LONGEST_KEPT) saidOn.set(raw.socket, { authorization, hash });
  return hash;
}

const unknownToken = () =>
  new ProblemError(problem('unauthorized', 'The token is unknown, revoked or expired.'));

interface GameAddress {
  readonly id?: string;
  readonly seat?: string;
}

/** A key of a seat opens what says so, and there its own game and seat alone. */
const fits = (
  key: SeatKey,
  { seatKey = false }: Access,
  { routeOptions, params }: FastifyRequest,
): boolean => {
  const { id, seat } = params as GameAddress;
  const isOfGame = routeOptions.url?.startsWith('/v1/games/:id') ?? false;
  return seatKey && (!isOfGame || id === key.gameId) && (seat === undefined || seat === String(key.seat));
};

export const auth = fp(async (app, { context }: { context: Context }) => {
  app.decorateRequest('identity', null);
  app.decorateRequest('tokenHash', null);
  app.decorateRequest('head', undefined);

  const knowCaller = async (request: FastifyRequest, access: Access): Promise<void> => {
    const { authorization } = request.headers;
    if (authorization === undefined) {
      if (access.anonymous) return;
      throw new ProblemError(problem('unauthorized', 'Send a token: Authorization: Bearer …'));
    }
    const hash = hashOfToken(request, authorization);
    if (hash !== null) {
      const { id = '' } = request.params as GameAddress;
      request.tokenHash = hash;
      const { identity, head } = await authenticate(context, hash, access.withHead ? id : null);
      request.identity = identity;
      if (access.withHead) request.head = head;
    }
    if (request.identity === null) {
      await app.countBadToken(request);
      throw unknownToken();
    }
    if (!request.identity.token.scopes.includes(access.scope)) {
      throw new ProblemError(problem('insufficient_scope', `This needs the scope ${access.scope}.`));
    }
    const { key } = request.identity.token;
    if (key !== null && !fits(key, access, request)) {
      throw new ProblemError(
        problem('insufficient_scope', `This key is good for seat ${key.seat} of one game, and nothing else.`),
      );
    }
  };

  // Before the route's own hooks: limits are counted by token.
  app.addHook('onRoute', (route) => {
    const access = route.config?.access;
    if (access === undefined) return;
    const others = [route.onRequest ?? []].flat();
    const isRead = route.method === 'GET' || route.method === 'HEAD';
    const beginAnswer: onRequestHookHandler = (_request, reply, done) => {
      reply.header('vary', 'Authorization, Origin');
      // What is for one's eyes is in no cache but one's own, and good for as long as the server says so.
      if (isRead) reply.header('cache-control', 'private, no-cache');
      done();
    };
    route.onRequest = [beginAnswer, (request) => knowCaller(request, access), ...others];
  });
});

/** Whether a caller is still known who was when the request came; who came without a token always is. */
export const isStillKnown = async (context: Context, { tokenHash }: FastifyRequest): Promise<boolean> =>
  tokenHash === null || (await authenticate(context, tokenHash, null)).identity !== null;

/** After a long wait: a token may have been revoked meanwhile. */
export async function identifyAgain(context: Context, request: FastifyRequest): Promise<void> {
  if (!(await isStillKnown(context, request))) throw unknownToken();
}

/** For operations that are closed to the anonymous: the hook has made sure of it. */
export function callerOf(request: FastifyRequest): Identity {
  if (request.identity === null) throw new Error('an operation without access control asked who is calling');
  return request.identity;
}

export const maybeCaller = (request: FastifyRequest): { readonly playerId: string } | null =>
  request.identity && { playerId: request.identity.player.id };
