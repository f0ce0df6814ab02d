/** An account of another provider. Only issuer and subject identify it; what it says about addresses is not used. */
export interface ProviderAccount {
  readonly issuer: string;
  readonly subject: string;
  /** A name for its owner to recognise it by. */
  readonly label: string;
}

/** What ties the answer of a provider to one sign-in. */
export interface ProviderTie {
  readonly state: string;
  readonly nonce: string;
  /** The verifier of PKCE. */
  readonly verifier: string;
  /** Where the provider sends the browser afterwards. */
  readonly redirectUri: string;
}

export type ProviderAnswer =
  | { readonly kind: 'proven'; readonly account: ProviderAccount }
  /** The answer does not belong to this sign-in, or the provider takes it back. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'unreachable'; readonly error: unknown };

/** A server that signs people in for others, as the operator has set it up. */
export interface Provider {
  readonly id: string;
  readonly title: string;
  /** The address to send the browser to; null if the provider cannot be reached. */
  begin(tie: ProviderTie): Promise<string | null>;
  /** Checks the query that the browser came back with. */
  finish(tie: ProviderTie, query: string): Promise<ProviderAnswer>;
}
