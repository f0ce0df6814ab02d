import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { getTokenOwner, revokeToken } from '../api/account.js';
import { begin, finishAdding, finishSignIn, listSessions, type Proof } from '../api/sign-in.js';
import { keepPending, type PendingSignIn } from '../state/pending-sign-in.js';
import { push } from '../state/push.js';
import { session, signIn, signOut } from '../state/session.js';
import { turnPushOff } from './push.js';

/** Sends the proof. Afterwards the browser is signed in, or the account has another way in. */
export async function finish(
  { id, secret, isAdding }: PendingSignIn,
  proof: Proof & { readonly label?: string },
): Promise<void> {
  if (isAdding) {
    const { name, ...rest } = proof;
    await finishAdding(id, { secret, ...rest });
  } else {
    const before = session.value;
    const { label, ...rest } = proof;
    const { secret: token, player } = await finishSignIn(id, secret, rest);
    signIn({ secret: token, player: { id: player.id, name: player.name }, game: null });
    if (before?.player.id === player.id) await endSession(before.secret);
  }
  keepPending(null);
}

/** The same account has signed in again: its former session in this browser is over. */
async function endSession(secret: string): Promise<void> {
  const { token } = await getTokenOwner(secret);
  await revokeToken(token.id);
}

/** Begins, and keeps the secret for when the browser comes back. */
export async function beginKept(wish: Parameters<typeof begin>[0], isAdding: boolean) {
  const begun = await begin(wish, isAdding);
  const pending: PendingSignIn = { id: begun.id, secret: begun.secret, isAdding, from: location.hash };
  keepPending(pending);
  return { begun, pending };
}

/** Asks the browser for a passkey, or for a new one with this label. False if the person or the browser does not want to. */
export async function usePasskey(isAdding: boolean, label: string): Promise<boolean> {
  const begun = await begin({ kind: 'passkey' }, isAdding);
  const optionsJSON = begun.passkey as never;
  const passkey = await (isAdding
    ? startRegistration({ optionsJSON })
    : startAuthentication({ optionsJSON })
  ).catch(() => null);
  if (passkey === null) return false;
  const proof = { passkey: passkey as object as Record<string, never> };
  await finish({ ...begun, isAdding }, isAdding ? { ...proof, label } : proof);
  return true;
}

/**
 * Forgets the account here, at once: somebody may close the page now. Then the session ends; a guest's token may have been
 * saved elsewhere.
 */
export async function leave(): Promise<void> {
  const secret = session.value?.secret;
  if (push.value !== null) void turnPushOff(secret);
  signOut();
  if (secret === undefined) return;
  try {
    const current = (await listSessions(new AbortController().signal, secret)).find((one) => one.current);
    if (current !== undefined) await revokeToken(current.token, secret);
  } catch {
    // Leaving must work without the server, too.
  }
}
