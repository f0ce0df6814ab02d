export interface SealedColumn {
  readonly table: string;
  /** The column that identifies a row. */
  readonly key: string;
  readonly column: string;
  /** Whether a bucket comes before it in the key. */
  readonly hasBucket?: true;
}

/** The columns that are encrypted. */
export const sealedColumns = {
  seed: { table: 'games', key: 'id', column: 'seed', hasBucket: true },
  draw: { table: 'tournaments', key: 'id', column: 'seed' },
  invitation: { table: 'games', key: 'id', column: 'invitation', hasBucket: true },
  webhook: { table: 'webhooks', key: 'id', column: 'secret' },
  previousOfWebhook: { table: 'webhooks', key: 'id', column: 'previous_secret' },
  pushSubscription: { table: 'webhooks', key: 'id', column: 'push_keys' },
  pushKey: { table: 'push_keys', key: 'id', column: 'private_key' },
  reply: { table: 'saved_replies', key: 'id', column: 'response' },
  unsubscription: { table: 'mailboxes', key: 'player_id', column: 'unsubscribe_token' },
} as const satisfies Record<string, SealedColumn>;

export type SecretKind = keyof typeof sealedColumns;

/** Where a secret stands. A ciphertext that is moved to another column or row cannot be decrypted there. */
export function placeOf(kind: SecretKind, row: string): string {
  const { table, column } = sealedColumns[kind];
  return `${table}.${column} ${row}`;
}
