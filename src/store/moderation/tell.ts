import type { AccountNotice } from '../../play/ports/notice-types.js';
import { tellAccounts } from '../channels/tell-accounts.js';
import type { Prisma } from '../generated/client.js';

interface News {
  readonly playerId: string;
  readonly type: AccountNotice;
  readonly at: Date;
  /** What its mail is about. */
  readonly mail: { readonly kind: string; readonly about: string };
}

/**
 * Tells a person of what moderators decided, and sends a mail to each address that is theirs. The dispatcher must be woken
 * afterwards.
 */
export async function tellAccount(
  tx: Pick<Prisma.TransactionClient, '$executeRaw' | '$queryRaw'>,
  { playerId, type, at, mail: { kind, about } }: News,
): Promise<void> {
  await tellAccounts(tx, { players: [playerId], type, tournament: null, at });
  await tx.$executeRaw`/* mail_to_account */
    INSERT INTO account_mails (id, player_id, kind, address, language, about, created_at, next_at)
    SELECT gen_random_uuid(), ${playerId}::uuid, ${kind}, address, 'en', ${about}, ${at}::timestamptz, ${at}::timestamptz
    FROM (
      SELECT label AS address FROM sign_in_methods WHERE player_id = ${playerId}::uuid AND kind = 'address'
      UNION SELECT address FROM mailboxes WHERE player_id = ${playerId}::uuid AND confirmed_at IS NOT NULL
    ) theirs`;
}
