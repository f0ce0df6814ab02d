export interface FetchedDocument {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The documents by which applications describe themselves, on servers of others. */
export interface ClientDocuments {
  /** Whether applications on this machine or in private networks are allowed, also over http. */
  readonly allowsPrivate: boolean;
  /** Throws if the address is not one that this server calls, or does not answer in time. */
  get(url: string, signal: AbortSignal): Promise<FetchedDocument>;
}
