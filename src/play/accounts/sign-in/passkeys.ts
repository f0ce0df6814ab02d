import { createHash } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Context } from '../../context.js';
import type { Player } from '../../ports/players.js';
import type { Proven, SignInMethod } from '../../ports/sign-in/sign-ins.js';

export type PasskeyOptions = PublicKeyCredentialCreationOptionsJSON | PublicKeyCredentialRequestOptionsJSON;

/** The library reads certificates of many kinds, so it is loaded when it is first needed. */
const library = () => import('@simplewebauthn/server');

/** The ways to reach an authenticator that WebAuthn names. Browsers pass on what the authenticator says. */
const TRANSPORTS: ReadonlySet<unknown> = new Set([
  'ble',
  'cable',
  'hybrid',
  'internal',
  'nfc',
  'smart-card',
  'usb',
]);
/** In bytes. No authenticator has longer ones: WebAuthn allows ids of 1,023, and keys of RSA have some hundred. */
const [MAX_ID, MAX_KEY] = [1_023, 2_048];

/** EdDSA, ES256 and RS256. Others are still experiments in Node.js. */
const ALGORITHMS = [-8, -7, -257];

/** Follows from the secret of the browser, so that it need not be stored. */
const challengeOf = (secret: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(createHash('sha256').update(`permafrost challenge ${secret}`).digest());

/** The host that passkeys belong to, and the only origin that may use them. Browsers refuse addresses of numbers. */
export function relyingParty({ channels }: Context): { readonly id: string; readonly origin: string } {
  const url = new URL(channels.publicUrl());
  if (url.hostname === '127.0.0.1' || url.hostname === '[::1]') url.hostname = 'localhost';
  return { id: url.hostname, origin: url.origin };
}

/** For a player, what asks an authenticator for a new passkey; otherwise, what asks for any that it has for this server. */
export async function passkeyOptions(
  context: Context,
  secret: string,
  player: Player | null,
  methods: readonly SignInMethod[],
): Promise<PasskeyOptions> {
  const { generateAuthenticationOptions, generateRegistrationOptions } = await library();
  const challenge = challengeOf(secret);
  const { id: rpID } = relyingParty(context);
  if (player === null)
    return generateAuthenticationOptions({ rpID, challenge, userVerification: 'required' });
  return generateRegistrationOptions({
    ...{ rpName: 'Permafrost', rpID, challenge },
    userName: player.name,
    userDisplayName: player.name,
    userID: Uint8Array.from(Buffer.from(player.id.replaceAll('-', ''), 'hex')),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: methods.flatMap(({ kind, key, passkey }) =>
      kind === 'passkey' ? [{ id: key, transports: [...(passkey?.transports ?? [])] as never }] : [],
    ),
  });
}

const expectedOf = (context: Context, secret: string) => {
  const { id, origin } = relyingParty(context);
  return {
    expectedChallenge: Buffer.from(challengeOf(secret)).toString('base64url'),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  };
};

/** A new passkey; null if the answer of the authenticator is for another origin, or another sign-in, or false. */
export async function newPasskey(
  context: Context,
  secret: string,
  answer: object,
  label: string,
): Promise<Proven | null> {
  const { verifyRegistrationResponse } = await library();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: answer as RegistrationResponseJSON,
      supportedAlgorithmIDs: ALGORITHMS,
      ...expectedOf(context, secret),
    });
    if (registrationInfo === undefined) return null;
    const { id: key, publicKey, counter, transports: told } = registrationInfo.credential;
    if (Buffer.byteLength(key, 'base64url') > MAX_ID || publicKey.length > MAX_KEY) return null;
    const transports = Array.isArray(told) ? [...new Set(told)].filter((one) => TRANSPORTS.has(one)) : [];
    return { key, label, passkey: { publicKey, counter, transports } };
  } catch {
    // The library throws for every answer that does not fit.
    return null;
  }
}

/** The passkey that has signed, with its new counter; null for the same reasons, and if it is unknown. */
export async function provenPasskey(
  context: Context,
  secret: string,
  answer: object,
): Promise<Proven | null> {
  const { verifyAuthenticationResponse } = await library();
  const { id } = answer as { readonly id?: unknown };
  const method = typeof id === 'string' ? await context.signIn.signIns.find('passkey', id) : null;
  if (method?.passkey == null) return null;
  const { key, label, passkey } = method;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer as AuthenticationResponseJSON,
      credential: { ...passkey, id: key, transports: [...passkey.transports] as never },
      ...expectedOf(context, secret),
    });
    return verified ? { key, label, passkey: { ...passkey, counter: authenticationInfo.newCounter } } : null;
  } catch {
    return null;
  }
}
