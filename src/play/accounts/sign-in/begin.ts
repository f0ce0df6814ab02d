import type { Language } from '../../../engine/rulebook.js';
import { sha256 } from '../../../kernel/hash.js';
import { err, ok, type Result } from '../../../kernel/result.js';
import type { Context } from '../../context.js';
import type { Identity } from '../../ports/players.js';
import type { Attempt, MethodKind } from '../../ports/sign-in/sign-ins.js';
import { notFound, type Refusal, refusal } from '../../refusal.js';
import { ACCOUNT_MAIL } from './account-postman.js';
import { CODE_LIMITS, CODES_KEPT, inboxOf, MAIL_MINUTES } from './codes.js';
import { assertFresh } from './methods.js';
import { type PasskeyOptions, passkeyOptions } from './passkeys.js';
import { findProvider, providerUnreachable, tieOf } from './providers.js';

/** How a browser wants to sign in. */
export type SignInWish =
  | { readonly kind: 'address'; readonly address: string; readonly language: Language }
  | { readonly kind: 'passkey' }
  | { readonly kind: 'provider'; readonly provider: string };

/** A sign-in that has begun. It takes the secret and a proof to finish it. */
export interface Begun {
  readonly attempt: Attempt;
  readonly secret: string;
  /** For a passkey: what the browser asks the authenticator. */
  readonly passkey: PasskeyOptions | null;
  /** For a provider: where to send the browser. */
  readonly url: string | null;
}

const MINUTE = 60_000;
const MINUTES: Readonly<Record<MethodKind, number>> = { address: MAIL_MINUTES, passkey: 10, provider: 15 };

/** Begins to sign in. Nothing in the answer, nor its time, depends on whether there is such an account. */
export const beginSignIn = (
  context: Context,
  wish: SignInWish,
  asker: string,
): Promise<Result<Begun, Refusal>> => begin(context, wish, asker, null);

/** Begins to add a way to come back to an account. */
export async function beginAdding(
  context: Context,
  identity: Identity,
  wish: SignInWish,
): Promise<Result<Begun, Refusal>> {
  const fresh = await assertFresh(context, identity);
  return fresh.ok ? begin(context, wish, identity.player.id, identity) : fresh;
}

async function begin(
  context: Context,
  wish: SignInWish,
  asker: string,
  identity: Identity | null,
): Promise<Result<Begun, Refusal>> {
  const now = context.clock();
  const secret = context.newSecret();
  const attempt: Attempt = {
    id: context.newId(now),
    kind: wish.kind,
    playerId: identity?.player.id ?? null,
    provider: wish.kind === 'provider' ? wish.provider : null,
    address: wish.kind === 'address' ? wish.address : null,
    codeHash: null,
    proven: null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + MINUTES[wish.kind] * MINUTE),
  };
  const begun: Begun = { attempt, secret, passkey: null, url: null };
  if (wish.kind === 'address') return beginByMail(context, begun, wish, asker);
  const asked =
    wish.kind === 'passkey' ? await askPasskey(context, begun, identity) : await askProvider(context, begun);
  if (asked.ok) await context.signIn.signIns.begin(attempt, sha256(secret));
  return asked;
}

async function askPasskey(
  context: Context,
  begun: Begun,
  identity: Identity | null,
): Promise<Result<Begun, Refusal>> {
  const methods = identity === null ? [] : await context.signIn.signIns.methodsOf(identity.player.id);
  const passkey = await passkeyOptions(context, begun.secret, identity?.player ?? null, methods);
  return ok({ ...begun, passkey });
}

async function askProvider(context: Context, begun: Begun): Promise<Result<Begun, Refusal>> {
  const provider = findProvider(context, begun.attempt.provider);
  if (provider === null) return err(notFound('provider'));
  const url = await provider.begin(tieOf(context, provider, begun.attempt.id, begun.secret));
  return url === null ? err(providerUnreachable) : ok({ ...begun, url });
}

async function beginByMail(
  { channels, signIn, scheduler, newId }: Context,
  begun: Begun,
  { address, language }: Extract<SignInWish, { kind: 'address' }>,
  asker: string,
): Promise<Result<Begun, Refusal>> {
  if (channels.mailer === null) return err(refusal('mail_not_set_up', 'This server sends no mail.'));
  const { attempt, secret } = begun;
  const { id: attemptId, createdAt } = attempt;
  const inbox = inboxOf(address);
  const mail = {
    id: newId(createdAt),
    playerId: attempt.playerId,
    attemptId,
    kind: 'code' as const,
    address,
    language,
    about: '',
    createdAt,
  };
  const hashes = { addressHash: sha256(inbox), askerHash: sha256(`${asker} ${inbox}`) };
  const limits = { ...CODE_LIMITS, since: new Date(createdAt.getTime() - CODES_KEPT) };
  const isBegun = await signIn.signIns.beginByMail(attempt, sha256(secret), hashes, mail, limits);
  if (!isBegun) return err(tooManyCodes);
  scheduler.wake(ACCOUNT_MAIL);
  return ok(begun);
}

const tooManyCodes = refusal('too_many_codes', {
  en: 'Too many codes were sent to this address. The ones that you have still work; otherwise wait an hour, or sign in another way.',
  de: 'An diese Adresse gingen zu viele Codes. Die vorhandenen gelten noch; sonst warte eine Stunde, oder melde dich anders an.',
});
