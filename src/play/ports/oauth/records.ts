/** Something that the OAuth library keeps for a while, such as a code or a refresh token. */
export interface OAuthRecord {
  readonly kind: string;
  /** SHA-256 of its secret, in hexadecimal. */
  readonly hash: string;
  readonly grantId: string | null;
  /** The account that it is deleted with. */
  readonly playerId: string | null;
  /** For a device: SHA-256 of the code that a person types. */
  readonly userCodeHash: string | null;
  /** JSON, without what was hashed. */
  readonly payload: string;
  readonly expiresAt: Date;
}

export interface KeptRecord {
  readonly hash: string;
  readonly payload: string;
  readonly consumedAt: Date | null;
  readonly expiresAt: Date;
}

export interface OAuthRecords {
  /** Throws `GrantGone` if its grant was revoked. */
  save(record: OAuthRecord): Promise<void>;
  find(kind: string, hash: string): Promise<KeptRecord | null>;
  findByUserCode(hash: string): Promise<KeptRecord | null>;
  /** False if it was used before: of several requests with one code, one succeeds. */
  consume(kind: string, hash: string, at: Date): Promise<boolean>;
  remove(kind: string, hash: string): Promise<void>;
  removeOfGrant(kind: string, grantId: string): Promise<void>;
  forget(before: Date): Promise<void>;
}
