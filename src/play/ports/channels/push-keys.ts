/** A key pair of P-256 in base64url: a point, and a number of 32 bytes. */
export interface PushKeyPair {
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface PushKeys {
  /** The pair of this service, which all processes share. The first that asks keeps what it has made. */
  pair(make: () => PushKeyPair, now: Date): Promise<PushKeyPair>;
}
