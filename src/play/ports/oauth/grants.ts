import type { Scope, Token } from '../players.js';

/** What a player has allowed an application of somebody else to do. */
export interface Grant {
  readonly id: string;
  readonly playerId: string;
  /** The address of the document that describes the application. */
  readonly clientId: string;
  /** What the application called itself when it was allowed. */
  readonly clientName: string;
  readonly scopes: readonly Scope[];
  readonly createdAt: Date;
  /** When it last got a token. */
  readonly usedAt: Date;
}

/** Thrown by writes under a grant that was revoked during the request. */
export class GrantGone extends Error {
  constructor() {
    super('this grant was revoked');
  }
}

export interface Grants {
  /** The last used first. */
  of(playerId: string): Promise<Grant[]>;
  find(id: string): Promise<Grant | null>;
  /** Above `most` of them, those that were not used for longest are revoked. `by` is the id of the token that allows it. */
  save(grant: Grant, limits: { readonly most: number; readonly by: string }): Promise<void>;
  /** With its tokens and codes. False if the player has no such grant. */
  revoke(playerId: string, id: string): Promise<boolean>;
  /** The same, for a caller that holds one of its secrets. */
  remove(id: string): Promise<void>;
  /** A new access token. Of each grant the last `most` are kept. */
  addToken(token: Token, hash: string, grantId: string, most: number): Promise<void>;
  findToken(hash: string): Promise<{ readonly token: Token; readonly grant: Grant } | null>;
  removeToken(hash: string): Promise<void>;
  removeTokens(grantId: string): Promise<void>;
  /** Expired tokens, and grants that were not used since and have nothing left to use. */
  forget(now: Date, unusedSince: Date): Promise<void>;
}
