import type pg from 'pg';
import type { PrismaClient } from '../generated/client.js';
import { type Keyring, UnknownKey } from './keyring.js';

/** One connection or transaction. */
export interface Asks {
  ask<Row extends object>(sql: string, values: readonly unknown[]): Promise<Row[]>;
}

export const throughPrisma = (prisma: PrismaClient): Asks => ({
  ask: (sql, values) => prisma.$queryRawUnsafe(sql, ...values),
});

export const throughClient = (client: pg.Client): Asks => ({
  ask: async <Row extends object>(sql: string, values: readonly unknown[]) =>
    (await client.query<Row>(sql, [...values])).rows,
});

export const UNSETTLED =
  'Some secrets are not encrypted the way that SECRETS_KEY asks for yet. Run permafrost rotate-secrets.';

/**
 * The table `secret_keys` names every key that secrets may be encrypted under, so that a missing key is noticed at the
 * start and not in the middle of a game. A key is named there before the first secret is written under it. Returns
 * whether all secrets are stored the way that the settings ask for.
 */
export async function registerKeys({ ask }: Asks, { current, ids }: Keyring): Promise<boolean> {
  const used = await ask<{ id: string; covers: string }>(
    `SELECT id, covers FROM secret_keys WHERE covers <> 'none' ORDER BY id`,
    [],
  );
  const missing = used.find(({ id }) => !ids.includes(id));
  if (missing !== undefined) throw new UnknownKey(missing.id);
  if (current === null && used.length === 0) return true;
  if (used.some(({ id, covers }) => id === current && covers === 'all')) return true;
  // From now on, new secrets are stored otherwise than the ones under these keys.
  await ask(`UPDATE secret_keys SET covers = 'some' WHERE covers = 'all' AND id IS DISTINCT FROM $1`, [
    current,
  ]);
  if (current === null) return false;
  const [own] = await ask<{ covers: string }>(
    `INSERT INTO secret_keys AS k (id, covers)
     SELECT $1, CASE WHEN EXISTS (SELECT FROM players) OR EXISTS (SELECT FROM secret_keys) THEN 'some' ELSE 'all' END
     ON CONFLICT (id) DO UPDATE SET covers = CASE k.covers WHEN 'none' THEN 'some' ELSE k.covers END
     RETURNING covers`,
    [current],
  );
  return own?.covers === 'all';
}

/** Every secret is stored under the current key now. */
export async function settleKeys({ ask }: Asks, { current }: Keyring): Promise<void> {
  await ask(`UPDATE secret_keys SET covers = CASE WHEN id = $1 THEN 'all' ELSE 'none' END`, [current]);
}
