import { err, ok, type Result } from '../../../kernel/result.js';
import type { Context } from '../../context.js';
import type { Attempt, Proven } from '../../ports/sign-in/sign-ins.js';
import { type Refusal, refusal } from '../../refusal.js';
import { addressKey, hashOfCode } from './codes.js';
import { newPasskey, provenPasskey } from './passkeys.js';
import { findProvider, providerUnreachable, tieOf } from './providers.js';

/** What a browser sends as proof: one of these, as its sign-in asks. */
export interface Evidence {
  /** From the mail. */
  readonly code?: string | undefined;
  /** The answer of an authenticator. */
  readonly passkey?: object | undefined;
  /** The query that a provider sent the browser back with. */
  readonly callback?: string | undefined;
  /** What to call a new passkey. */
  readonly label?: string | undefined;
}

const proofRefused = refusal('proof_refused', {
  en: 'This is not the right proof. After five tries the sign-in is over.',
  de: 'Das ist nicht der richtige Nachweis. Nach fünf Versuchen ist die Anmeldung vorbei.',
});

/** What the evidence proves. It says nothing of whether there is an account with it. */
export async function prove(
  context: Context,
  attempt: Attempt,
  secret: string,
  evidence: Evidence,
): Promise<Result<Proven, Refusal>> {
  if (attempt.kind === 'provider') return proveByProvider(context, attempt, secret, evidence.callback);
  const proven =
    attempt.kind === 'address'
      ? proveByCode(attempt, evidence.code)
      : await proveByPasskey(context, attempt, secret, evidence);
  return proven === null ? err(proofRefused) : ok(proven);
}

function proveByCode({ id, address, codeHash }: Attempt, code = ''): Proven | null {
  if (address === null || codeHash === null || hashOfCode(id, code) !== codeHash) return null;
  return { key: addressKey(address), label: address };
}

async function proveByPasskey(
  context: Context,
  { playerId }: Attempt,
  secret: string,
  { passkey, label = 'Passkey' }: Evidence,
): Promise<Proven | null> {
  if (passkey === undefined) return null;
  return playerId === null
    ? provenPasskey(context, secret, passkey)
    : newPasskey(context, secret, passkey, label);
}

async function proveByProvider(
  context: Context,
  attempt: Attempt,
  secret: string,
  callback = '',
): Promise<Result<Proven, Refusal>> {
  const provider = findProvider(context, attempt.provider);
  if (provider === null) return err(providerUnreachable);
  const answer = await provider.finish(tieOf(context, provider, attempt.id, secret), callback);
  if (answer.kind === 'proven') {
    const { issuer, subject, label } = answer.account;
    const shown = label === '' ? provider.title : `${provider.title}: ${label}`;
    return ok({ key: JSON.stringify([issuer, subject]), label: shown });
  }
  if (answer.kind === 'refused') return err(proofRefused);
  context.observe.failed(answer.error, `the provider ${provider.id}`);
  return err(providerUnreachable);
}
