/** The player who makes a request; null without an account. */
export type Caller = { readonly playerId: string } | null;

/** The service itself, which acts for bots and clocks. It may see every game. */
export const SERVICE = 'service';

export type CallerOrService = Caller | typeof SERVICE;
