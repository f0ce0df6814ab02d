import type { Language } from '../../../engine/rulebook.js';
import { sha256 } from '../../../kernel/hash.js';
import { err, ok, type Result } from '../../../kernel/result.js';
import type { Context } from '../../context.js';
import { type Identity, type Player, scopes } from '../../ports/players.js';
import type { Attempt, NewSession, Proven, Session, SignInMethod } from '../../ports/sign-in/sign-ins.js';
import { type Refusal, refusal } from '../../refusal.js';
import { type Issued, issue } from '../players.js';
import { ACCOUNT_MAIL } from './account-postman.js';
import { FRESH, mailsAbout, signInAgain } from './methods.js';
import { type Evidence, prove } from './prove.js';

/** Tries of one sign-in. Eight letters cannot be guessed in so many. */
const MAX_TRIES = 5;
const MAX_METHODS = 20;

export interface Finish {
  readonly attemptId: string;
  readonly secret: string;
  readonly evidence: Evidence;
  /** For a new account. */
  readonly name?: string | undefined;
  /** What the browser calls itself. */
  readonly device: string;
}

export interface SignedIn {
  readonly player: Player;
  readonly issued: Issued;
  readonly isNew: boolean;
}

export const signInOver = refusal('sign_in_over', {
  en: 'This sign-in is over: it was used, took too long, had too many wrong answers, or belongs to another browser. Begin again.',
  de: 'Diese Anmeldung ist vorbei: Sie wurde benutzt, dauerte zu lange, hatte zu viele falsche Antworten oder gehört zu einem anderen Browser. Fang neu an.',
});

const noAccount = refusal('no_account', {
  en: 'No account can be reached this way yet. Send `name` to create one.',
  de: 'Auf diesem Weg ist noch kein Konto zu erreichen. Sende `name`, um eines anzulegen.',
});

const methodTaken = refusal('method_taken', {
  en: 'Another account has this way to sign in. Sign in there, or remove it there first.',
  de: 'Ein anderes Konto hat diesen Weg zur Anmeldung. Melde dich dort an, oder entferne ihn dort zuerst.',
});

const tooManyMethods = refusal(
  'too_many_methods',
  `You have ${MAX_METHODS} ways to sign in, the maximum. Remove one first.`,
);

/** Signs in to the account that the proof leads to, or creates one with it. */
export async function finishSignIn(context: Context, finish: Finish): Promise<Result<SignedIn, Refusal>> {
  const taken = await take(context, finish, null);
  if (!taken.ok) return taken;
  const { attempt, proven } = taken.value;
  const { signIns } = context.signIn;
  const method = await signIns.find(attempt.kind, proven.key);
  if (method === null) return signUp(context, finish, attempt, proven);
  const made = newSession(context, method.playerId, attempt, finish.device);
  const used = { ...method, passkey: proven.passkey ?? null };
  if (!(await signIns.signIn(attempt, used, made.row))) return err(signInOver);
  const { identity } = await context.players.authenticate(made.row.hash, null);
  return identity === null
    ? err(signInOver)
    : ok({ player: identity.player, issued: made.issued, isNew: false });
}

async function signUp(
  context: Context,
  { name, device }: Finish,
  attempt: Attempt,
  proven: Proven,
): Promise<Result<SignedIn, Refusal>> {
  if (name === undefined) {
    await context.signIn.signIns.prove(attempt.id, proven);
    return err(noAccount);
  }
  const now = context.clock();
  const player: Player = { id: context.newId(now), name, bot: false, createdAt: now };
  const { issued, row } = newSession(context, player.id, attempt, device);
  const method = methodFrom(context, player.id, attempt, proven);
  const done = await context.signIn.signIns.signUp(attempt, player, method, row);
  if (done !== 'done') return err(done === 'taken' ? methodTaken : signInOver);
  return ok({ player, issued, isNew: true });
}

/** Adds what was proven to the caller's account. The other addresses of the account hear of it. */
export async function finishAdding(
  context: Context,
  { player, token }: Identity,
  finish: Finish,
  language: Language,
): Promise<Result<null, Refusal>> {
  const taken = await take(context, finish, player.id);
  if (!taken.ok) return taken;
  const { attempt, proven } = taken.value;
  const { signIns } = context.signIn;
  const method = methodFrom(context, player.id, attempt, proven);
  const others = await signIns.methodsOf(player.id);
  const caller = sessionOf(context, player.id, token.id, 'guest', finish.device);
  const mails = mailsAbout(context, 'added', method, others, language);
  // It was asked when the sign-in began, and the account may have got its first way since.
  const freshSince = new Date(attempt.createdAt.getTime() - FRESH);
  const done = await signIns.add(attempt, method, caller, mails, { limit: MAX_METHODS, freshSince });
  if (done === 'over') return err(signInOver);
  if (done === 'stale') return err(signInAgain);
  if (done !== 'done') return err(done === 'taken' ? methodTaken : tooManyMethods);
  context.scheduler.wake(ACCOUNT_MAIL);
  return ok(null);
}

/** The sign-in, if it is still under way and this is its browser, and what is proven. */
async function take(
  context: Context,
  { attemptId, secret, evidence }: Finish,
  playerId: string | null,
): Promise<Result<{ readonly attempt: Attempt; readonly proven: Proven }, Refusal>> {
  const attempt = await context.signIn.signIns.take(attemptId, sha256(secret), context.clock(), MAX_TRIES);
  if (attempt === null || attempt.playerId !== playerId) return err(signInOver);
  if (attempt.proven !== null) return ok({ attempt, proven: attempt.proven });
  const proven = await prove(context, attempt, secret, evidence);
  return proven.ok ? ok({ attempt, proven: proven.value }) : proven;
}

const methodFrom = (
  { newId, clock }: Context,
  playerId: string,
  { kind }: Attempt,
  { key, label, passkey = null }: Proven,
): SignInMethod => {
  const createdAt = clock();
  return { id: newId(createdAt), playerId, kind, key, label, passkey, createdAt, usedAt: null };
};

const sessionOf = (
  { clock }: Context,
  playerId: string,
  tokenId: string,
  method: Session['method'],
  device: string,
): Session => {
  const now = clock();
  return { tokenId, playerId, method, device, signedInAt: now, seenAt: now };
};

function newSession(
  context: Context,
  playerId: string,
  { kind }: Attempt,
  device: string,
): { readonly issued: Issued; readonly row: NewSession } {
  const issued = issue(context, playerId, { name: device, scopes, expiresAt: null });
  const session = sessionOf(context, playerId, issued.token.id, kind, device);
  return { issued, row: { token: issued.token, hash: sha256(issued.secret), session } };
}
