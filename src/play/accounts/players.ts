import { sha256 } from '../../kernel/hash.js';
import { err, ok, type Result } from '../../kernel/result.js';
import type { Context } from '../context.js';
import {
  type Authenticated,
  type Identity,
  type Player,
  type Scope,
  type SeatKey,
  scopes,
  type Token,
} from '../ports/players.js';
import type { Once } from '../ports/retries/saved-replies.js';
import { type Refusal, refusal } from '../refusal.js';

/** A new token. Only its hash is stored, so its secret can be shown only now. */
export interface Issued {
  readonly token: Token;
  readonly secret: string;
}

const MAX_TOKENS = 100;
const PREFIX = 'pf_';

export interface NewAccount {
  readonly player: Player;
  readonly issued: Issued;
}

/** An account and its first token, which has every scope that exists now. */
export async function createPlayer(
  context: Context,
  { name, bot }: { readonly name: string; readonly bot: boolean },
  once?: Once<NewAccount>,
): Promise<NewAccount> {
  const now = context.clock();
  const player: Player = { id: context.newId(now), name, bot, createdAt: now };
  const issued = issue(context, player.id, { name: 'first', scopes, expiresAt: null });
  const account = { player, issued };
  await context.players.create(player, issued.token, sha256(issued.secret), once?.reply(ok(account)));
  return account;
}

export interface TokenWish {
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly expiresAt: Date | null;
}

/**
 * Another token of an account, with any scopes. The caller has `manage`, the scope of the account's owner: so an
 * account can also get scopes that were added after its first token.
 */
export async function createToken(
  context: Context,
  { player, token: by }: Pick<Identity, 'player' | 'token'>,
  wish: TokenWish,
  once?: Once<Issued>,
): Promise<Result<Issued, Refusal>> {
  if (wish.expiresAt !== null && wish.expiresAt <= context.clock()) {
    const errors = [{ pointer: '/expiresAt', detail: 'must be in the future' }];
    return err({ ...refusal('malformed', '`expiresAt` must be in the future.'), errors });
  }
  const issued = issue(context, player.id, wish);
  const { token, secret } = issued;
  const limits = { most: MAX_TOKENS, by: by.id };
  if (await context.players.addToken(token, sha256(secret), limits, once?.reply(ok(issued))))
    return ok(issued);
  return err(refusal('too_many_tokens', `You have ${MAX_TOKENS} tokens, the maximum. Revoke one first.`));
}

/** An expired token authenticates nobody. */
export async function authenticate(
  context: Context,
  hash: string,
  gameId: string | null,
): Promise<Authenticated> {
  const known = gameId === null ? undefined : context.live.headOf(gameId);
  const authenticated = await context.players.authenticate(hash, gameId, known);
  return isExpired(context, authenticated.identity) ? { ...authenticated, identity: null } : authenticated;
}

/** Whose token it was at its last lookup; null if nobody's, undefined if that is forgotten. */
export function remembered(context: Context, hash: string): Identity | null | undefined {
  const identity = context.players.remembered(hash);
  return isExpired(context, identity) ? null : identity;
}

function isExpired(context: Context, identity: Identity | null | undefined): boolean {
  const expiresAt = identity?.token.expiresAt ?? null;
  return expiresAt !== null && expiresAt <= context.clock();
}

export function issue(
  context: Context,
  playerId: string,
  { name, scopes, expiresAt, key }: TokenWish & { readonly key?: SeatKey },
): Issued {
  const now = context.clock();
  const token: Token = {
    id: context.newId(now),
    playerId,
    name,
    scopes,
    createdAt: now,
    expiresAt,
    key: key ?? null,
  };
  return { token, secret: PREFIX + context.newSecret() };
}
