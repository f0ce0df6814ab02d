/** An action that a client has sent. The start of a game has no seat. */
export interface Sent {
  readonly seat: number | null;
  /** The id of the action. */
  readonly action: string;
}

export interface Acknowledged extends Sent {
  readonly version: number;
}

/** A game as its clients know it. */
export interface KnownGame {
  readonly id: string;
  readonly acknowledged: Acknowledged[];
  /** Sent and not answered yet, so it may be in the log. */
  sent: Sent | null;
  /** The entries that the stream has delivered. */
  readonly streamed: { readonly version: number; readonly hash: string }[];
}

/** Everything that the service has acknowledged. */
export interface Ledger {
  readonly players: string[];
  readonly games: KnownGame[];
  /** The reasons of unexpected failures of requests and streams. */
  readonly refused: string[];
}

export const createLedger = (): Ledger => ({ players: [], games: [], refused: [] });

export const acknowledgedIn = ({ games }: Ledger): number =>
  games.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
