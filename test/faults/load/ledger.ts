/** Something that a player wants to be written into a game. The start of a game has no seat. */
export interface Sent {
  readonly seat: number | null;
  /** The id of the action. */
  readonly action: string;
}

export interface Acknowledged extends Sent {
  readonly version: number;
}

/** What the clients of one game know of it. */
export interface KnownGame {
  readonly id: string;
  readonly acknowledged: Acknowledged[];
  /** What was sent and not yet answered: it may be in the log. */
  sent: Sent | null;
  /** What a stream has delivered. */
  readonly streamed: { readonly version: number; readonly hash: string }[];
}

/** Everything that the service has acknowledged. */
export interface Ledger {
  readonly players: string[];
  readonly games: KnownGame[];
  /** Why requests or streams failed that should not have. */
  readonly refused: string[];
}

export const createLedger = (): Ledger => ({ players: [], games: [], refused: [] });

export const acknowledgedIn = ({ games }: Ledger): number =>
  games.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
