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
import { type Refusal, refusal } from '../refusal.js';

/** A token with its secret, which is shown only once, because only its hash is stored. */
export interface Issued {
  readonly token: Token;
  readonly secret: string;
}

const MAX_TOKENS = 100;
const PREFIX = 'pf_';

/** Creates an account, and a token with all scopes. */
export async function createPlayer(
  context: Context,
  { name, bot }: { readonly name: string; readonly bot: boolean },
): Promise<{ readonly player: Player; readonly issued: Issued }> {
  const now = context.clock();
  const player: Player = { id: context.newId(now), name, bot, createdAt: now };
  const issued = issue(context, player.id, { name: 'first', scopes, expiresAt: null });
  await context.players.create(player, issued.token, sha256(issued.secret));
  return { player, issued };
}

export interface TokenWish {
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly expiresAt: Date | null;
}

/** Creates another token, with no more scopes than the one used for the request. */
export async function createToken(
  context: Context,
  { player, token }: Identity,
  wish: TokenWish,
): Promise<Result<Issued, Refusal>> {
  const beyond = wish.scopes.filter((scope) => !token.scopes.includes(scope));
  if (beyond.length > 0) {
    return err(refusal('insufficient_scope', `Your own token does not have the scope ${beyond.join(', ')}.`));
  }
  if (wish.expiresAt !== null && wish.expiresAt <= context.clock()) {
    const errors = [{ pointer: '/expiresAt', detail: 'must lie in the future' }];
    return err({ ...refusal('malformed', 'This token would have expired already.'), errors });
  }
  if ((await context.players.tokensOf(player.id)).length >= MAX_TOKENS) {
    return err(refusal('too_many_tokens', `You have ${MAX_TOKENS} tokens: revoke one first.`));
  }
  const issued = issue(context, player.id, wish);
  await context.players.addToken(issued.token, sha256(issued.secret));
  return ok(issued);
}

/** An expired token authenticates nobody. */
export async function authenticate(
  context: Context,
  hash: string,
  gameId: string | null,
): Promise<Authenticated> {
  const authenticated = await context.players.authenticate(hash, gameId);
  const expiresAt = authenticated.identity?.token.expiresAt ?? null;
  return expiresAt !== null && expiresAt <= context.clock()
    ? { ...authenticated, identity: null }
    : authenticated;
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
