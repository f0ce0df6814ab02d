import { sha256 } from '../../kernel/hash.js';
import type { Context } from '../context.js';

/** In milliseconds: enough to open a stream with it at once. */
const VALID_FOR = 60_000;

export interface IssuedTicket {
  readonly ticket: string;
  readonly expiresAt: Date;
}

/** For browsers: an `EventSource` sends no token, and an address with one would be in logs. A ticket works once. */
export async function issueTicket(context: Context, tokenId: string): Promise<IssuedTicket> {
  const ticket = context.newSecret();
  const expiresAt = new Date(context.clock().getTime() + VALID_FOR);
  await context.channels.accountEvents.issueTicket({ hash: sha256(ticket), tokenId, expiresAt });
  return { ticket, expiresAt };
}

/** The hash of the token that the ticket was issued for; null if it is used up or too old. */
export const redeemTicket = (context: Context, ticket: string): Promise<string | null> =>
  context.channels.accountEvents.redeemTicket(sha256(ticket), context.clock());
