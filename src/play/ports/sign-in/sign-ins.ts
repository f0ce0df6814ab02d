import type { Player, Token } from '../players.js';
import type { NewAccountMail } from './account-mails.js';

export const methodKinds = ['address', 'passkey', 'provider'] as const;
export type MethodKind = (typeof methodKinds)[number];

/** What a passkey is verified with. */
export interface PasskeyKey {
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly counter: number;
  readonly transports: readonly string[];
}

/** A way to come back to an account. */
export interface SignInMethod {
  readonly id: string;
  readonly playerId: string;
  readonly kind: MethodKind;
  /** What only one account can have: an address in lower case, the id of a credential, issuer and subject. */
  readonly key: string;
  /** As its owner sees it. */
  readonly label: string;
  readonly passkey: PasskeyKey | null;
  readonly createdAt: Date;
  readonly usedAt: Date | null;
}

/** What was proven: that the browser has the address, the passkey or the account of a provider. */
export type Proven = Pick<SignInMethod, 'key' | 'label'> & { readonly passkey?: PasskeyKey | null };

/** A sign-in under way. */
export interface Attempt {
  readonly id: string;
  readonly kind: MethodKind;
  /** The account that the proof is added to; null to sign in. */
  readonly playerId: string | null;
  readonly provider: string | null;
  readonly address: string | null;
  readonly codeHash: string | null;
  /** Set once the proof was given, while the name of a new account is asked for. */
  readonly proven: Proven | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Hashes of a mail address, and of who asks for a mail to it. For counting only. */
export interface Asker {
  readonly addressHash: string;
  readonly askerHash: string;
}

/** How many codes may be mailed since a time. */
export interface CodeLimits {
  readonly since: Date;
  readonly perAsker: number;
  readonly perAddress: number;
  /** How many of `perAddress` are only for those who ask for the first time. */
  readonly keptForFirst: number;
}

/** Where a token is in use, and how it was got. */
export interface Session {
  readonly tokenId: string;
  readonly playerId: string;
  readonly method: MethodKind | 'guest';
  readonly device: string;
  readonly signedInAt: Date;
  readonly seenAt: Date;
}

/** A new token with its session. Only the hash of the token is stored. */
export interface NewSession {
  readonly token: Token;
  readonly hash: string;
  readonly session: Session;
}

export interface SignIns {
  begin(attempt: Attempt, secretHash: string): Promise<void>;
  /** Also schedules the mail with the code. False if too many were sent. */
  beginByMail(
    attempt: Attempt,
    secretHash: string,
    asker: Asker,
    mail: NewAccountMail,
    limits: CodeLimits,
  ): Promise<boolean>;
  /** Counts a try, so that parallel guesses count too. Null if the sign-in is over, or the secret is another one. */
  take(id: string, secretHash: string, now: Date, maxTries: number): Promise<Attempt | null>;
  prove(id: string, proven: Proven): Promise<void>;
  find(kind: MethodKind, key: string): Promise<SignInMethod | null>;
  methodsOf(playerId: string): Promise<SignInMethod[]>;
  /** Ends the attempt with a session of the account. False if it is over, or the method is gone. */
  signIn(attempt: Attempt, method: SignInMethod, made: NewSession): Promise<boolean>;
  /** Ends the attempt with a new account. */
  signUp(
    attempt: Attempt,
    player: Player,
    method: SignInMethod,
    made: NewSession,
  ): Promise<'done' | 'over' | 'taken'>;
  /**
   * Ends the attempt with another method of the account. The session of the caller counts as signed in now. `stale` if
   * the account has a method already and the caller has not signed in since `freshSince`.
   */
  add(
    attempt: Attempt,
    method: SignInMethod,
    caller: Session,
    mails: readonly NewAccountMail[],
    rules: { readonly limit: number; readonly freshSince: Date },
  ): Promise<'done' | 'over' | 'taken' | 'too_many' | 'stale'>;
  /** Null if the account has no such method. Removes the last one only if `evenLast`. */
  remove(
    playerId: string,
    methodId: string,
    evenLast: boolean,
    mails: (removed: SignInMethod, left: readonly SignInMethod[]) => readonly NewAccountMail[],
  ): Promise<'removed' | 'last' | null>;
  sessionsOf(playerId: string): Promise<Session[]>;
  session(tokenId: string): Promise<Session | null>;
  /** Ends the sessions of the account other than this one, and its other tokens if they are included. */
  endOthers(playerId: string, tokenId: string, alsoTokens: boolean): Promise<void>;
  /** Notes that a token is in use, at most once an hour. Never rejects. */
  seen(tokenId: string): void;
  forget(before: Date): Promise<void>;
}
