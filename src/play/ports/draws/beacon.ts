/** The answer of a beacon that is asked for a round. */
export type Fetched =
  | { readonly kind: 'signed'; readonly signature: string }
  /** `error` is for the operator. */
  | { readonly kind: 'failed'; readonly error: string };

/** A public randomness beacon: it signs the number of each round, and nobody knows a signature before its time. */
export interface Beacon {
  /** The hash that names its chain. */
  readonly chain: string;
  /** How long to ask for a round after its time, in milliseconds. */
  readonly patienceMs: number;
  /** The first round that is not before this time. */
  roundAt(milliseconds: number): number;
  /** When a round is signed, in milliseconds. */
  timeOf(round: number): number;
  /** Never rejects, and ends within a few seconds. The signature is verified. */
  fetch(round: number): Promise<Fetched>;
}
