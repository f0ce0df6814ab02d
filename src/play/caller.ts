/** The player who asks; null without an account. */
export type Caller = { readonly playerId: string } | null;

/** The service asks on its own account: for its bots, for clocks, for what is old. It may see every game. */
export const SERVICE = 'service';

export type CallerOrService = Caller | typeof SERVICE;
