import type { Progress } from '../snapshot/progress.js';
import { FIRST_ID } from '../sql/bucket.js';
import { placeOf, type SealedColumn, type SecretKind, sealedColumns } from './columns.js';
import { DamagedSecret, type Keyring, keyOf } from './keyring.js';
import { type Asks, registerKeys, settleKeys } from './known-keys.js';

/** Few enough that the games of a batch are locked for some milliseconds only. */
const ROWS_AT_ONCE = 200;
/** A secret that was changed meanwhile is left to the next round. */
const MAX_ROUNDS = 10;

const kinds = Object.keys(sealedColumns) as SecretKind[];

export interface Rotated {
  readonly changed: number;
  /** What cannot be decrypted, and was left as it is. */
  readonly damaged: readonly string[];
}

/**
 * Stores every secret under the current key of the keyring, batch by batch, each committed by itself: it can be stopped
 * at any time and started again. Others may read and write meanwhile.
 */
export async function rotateSecrets(
  asks: Asks,
  keyring: Keyring,
  progress: Progress,
  signal: AbortSignal,
): Promise<Rotated> {
  const [ready] = await asks.ask(`SELECT FROM pg_class WHERE oid = to_regclass('secret_keys')`, []);
  if (ready === undefined)
    throw new Error(
      'This is not a database of this version of Permafrost. Start the service once, which migrates it.',
    );
  await registerKeys(asks, keyring);
  const damaged = new Set<string>();
  let changed = 0;
  for (let round = 1; round <= MAX_ROUNDS; round += 1) {
    let left = 0;
    for (const kind of kinds) {
      const { table, column } = sealedColumns[kind];
      progress.begin(`${table}.${column}`, 'entries');
      for await (const rows of rowsOfOtherKeys(asks, kind, keyring)) {
        signal.throwIfAborted();
        const done = await rewrite(asks, kind, resealed(rows, kind, keyring, damaged));
        changed += done;
        left += rows.length;
        progress.move(done);
      }
      progress.end(0);
    }
    if (left > damaged.size) continue;
    if (damaged.size === 0) await settleKeys(asks, keyring);
    return { changed, damaged: [...damaged] };
  }
  throw new Error(
    'Secrets are still written under another key: give all processes the new SECRETS_KEY first.',
  );
}

/** The columns of the primary key, by which rows are read and locked in order. */
function placeIn(kind: SecretKind, table = ''): string {
  const { key, hasBucket }: SealedColumn = sealedColumns[kind];
  return hasBucket ? `${table}bucket, ${table}${key}` : `${table}${key}`;
}

/** Their values for an id. */
function placeOfId(kind: SecretKind, id: string): string {
  const { hasBucket }: SealedColumn = sealedColumns[kind];
  return hasBucket ? `bucket_of(${id}), ${id}` : id;
}

interface Row {
  readonly id: string;
  readonly stored: string;
}

async function* rowsOfOtherKeys({ ask }: Asks, kind: SecretKind, { current }: Keyring) {
  const { table, key, column } = sealedColumns[kind];
  const place = placeIn(kind);
  // A page is read by its key alone, so that it costs the same whatever has been done already.
  for (let after = FIRST_ID; ; ) {
    const page: Row[] = await ask<Row>(
      `SELECT ${key}::text AS id, ${column} AS stored FROM ${table}
       WHERE ${column} IS NOT NULL AND (${place}) > (${placeOfId(kind, '$1::uuid')}) ORDER BY ${place} LIMIT ${ROWS_AT_ONCE}`,
      [after],
    );
    const rows = page.filter(({ stored }) => keyOf(stored) !== current);
    if (rows.length > 0) yield rows;
    if (page.length < ROWS_AT_ONCE) return;
    after = page.at(-1)?.id ?? after;
  }
}

interface Rewrite extends Row {
  readonly sealed: string;
}

function resealed(rows: readonly Row[], kind: SecretKind, keyring: Keyring, damaged: Set<string>): Rewrite[] {
  return rows.flatMap((row) => {
    try {
      const sealed = keyring.seal(kind, row.id, keyring.open(kind, row.id, row.stored));
      return [{ ...row, sealed }];
    } catch (error) {
      if (!(error instanceof DamagedSecret)) throw error;
      damaged.add(placeOf(kind, row.id));
      return [];
    }
  });
}

/** Leaves out what was changed meanwhile. Locks in the order of the keys, like every statement that locks several games. */
async function rewrite({ ask }: Asks, kind: SecretKind, rows: readonly Rewrite[]): Promise<number> {
  if (rows.length === 0) return 0;
  const { table, key, column } = sealedColumns[kind];
  const place = placeIn(kind, 't.');
  const done = await ask<object>(
    `WITH wanted AS MATERIALIZED (
       SELECT * FROM unnest($1::uuid[], $2::text[], $3::text[]) AS w (id, stored, sealed)
     ), held AS MATERIALIZED (
       SELECT t.${key} AS id, w.sealed FROM ${table} t JOIN wanted w ON (${place}) = (${placeOfId(kind, 'w.id')})
       WHERE t.${column} = w.stored ORDER BY ${place} FOR NO KEY UPDATE OF t
     )
     UPDATE ${table} t SET ${column} = h.sealed FROM held h WHERE (${place}) = (${placeOfId(kind, 'h.id')}) RETURNING 1`,
    [rows.map(({ id }) => id), rows.map(({ stored }) => stored), rows.map(({ sealed }) => sealed)],
  );
  return done.length;
}
