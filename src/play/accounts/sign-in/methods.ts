import type { Language } from '../../../engine/rulebook.js';
import { err, ok, type Result } from '../../../kernel/result.js';
import type { Context } from '../../context.js';
import type { Identity } from '../../ports/players.js';
import type { NewAccountMail } from '../../ports/sign-in/account-mails.js';
import type { SignInMethod } from '../../ports/sign-in/sign-ins.js';
import { notFound, type Refusal, refusal } from '../../refusal.js';
import { ACCOUNT_MAIL } from './account-postman.js';

/** How long after a sign-in the ways to sign in can be changed. */
export const FRESH = 15 * 60_000;

export const signInAgain = refusal('sign_in_again', {
  en: 'Sign in again first: how you sign in can be changed for 15 minutes after that.',
  de: 'Melde dich zuerst noch einmal an: Danach kannst du 15 Minuten lang ändern, wie du dich anmeldest.',
});

/** A stolen token must not be enough to lock its owner out. A guest has nothing to sign in with yet. */
export async function assertFresh(
  { signIn, clock }: Context,
  { player, token }: Identity,
): Promise<Result<null, Refusal>> {
  const session = await signIn.signIns.session(token.id);
  if (session !== null && clock().getTime() - session.signedInAt.getTime() < FRESH) return ok(null);
  const methods = await signIn.signIns.methodsOf(player.id);
  return methods.length === 0 ? ok(null) : err(signInAgain);
}

/** Mails about a change, to addresses of the account. */
export const mailsAbout = (
  { newId, clock }: Context,
  kind: 'added' | 'removed',
  { playerId, label }: SignInMethod,
  told: readonly SignInMethod[],
  language: Language,
): NewAccountMail[] => {
  const createdAt = clock();
  return told
    .filter((method) => method.kind === 'address')
    .map(({ label: address }) => ({
      ...{
        id: newId(createdAt),
        playerId,
        attemptId: null,
        kind,
        address,
        language,
        about: label,
        createdAt,
      },
    }));
};

export interface Removal {
  readonly methodId: string;
  readonly evenLast: boolean;
  /** Of the mails that say so. */
  readonly language: Language;
}

/** Removes a way to sign in. The address that is removed hears of it, and so do the others. */
export async function removeMethod(
  context: Context,
  identity: Identity,
  { methodId, evenLast, language }: Removal,
): Promise<Result<null, Refusal>> {
  const fresh = await assertFresh(context, identity);
  if (!fresh.ok) return fresh;
  const { signIns } = context.signIn;
  const removed = await signIns.remove(identity.player.id, methodId, evenLast, (method, left) =>
    mailsAbout(context, 'removed', method, [method, ...left], language),
  );
  if (removed === null) return err(notFound('way to sign in'));
  if (removed === 'last') return err(lastMethod);
  context.scheduler.wake(ACCOUNT_MAIL);
  return ok(null);
}

const lastMethod = refusal('last_method', {
  en: 'This is your last way to come back. Add another one first, or send `confirm=last-method` to be a guest again.',
  de: 'Das ist dein letzter Weg zurück. Füge zuerst einen anderen hinzu, oder sende `confirm=last-method`, um wieder Gast zu sein.',
});
