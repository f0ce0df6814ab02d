import { isId } from '../kernel/ids.js';
import type { Head, Player, Token } from '../play/ports.js';
import { batched } from './batched.js';
import type { PrismaClient } from './generated/client.js';
import { timeOf, tokenOf } from './rows.js';

const MOST_KEYS = 512;

export interface Identity {
  readonly player: Player;
  readonly token: Token;
}

/** What every request asks before anything else: whose token this is, and where the game stands. */
export interface Lookups {
  /** By the hash of a token, in hexadecimal. */
  identity(hash: string): Promise<Identity | null>;
  head(id: string): Promise<Head | null>;
}

interface Found {
  readonly identity?: Identity;
  readonly head?: Head;
}

/** Both questions go out in one statement: a statement costs more than what is asked in it. */
export function openLookups(prisma: PrismaClient, lanes: number): Lookups {
  const ask = batched<Found>({ query: (keys) => lookUp(prisma, keys), mostKeys: MOST_KEYS, lanes });
  return {
    identity: async (hash) => (await ask(hash))?.identity ?? null,
    head: async (id) => (await ask(id))?.head ?? null,
  };
}

// Raw SQL: every request asks this, and one text of many rows costs less than Prisma's cells.
async function lookUp(prisma: PrismaClient, keys: readonly string[]): Promise<Map<string, Found>> {
  const ids = keys.filter(isId);
  const hashes = keys.filter((key) => !isId(key));
  const [row] = await prisma.$queryRaw<{ heads: string | null; identities: string | null }[]>`/* lookups */
    SELECT (
      SELECT string_agg(id || ' ' || version || ' ' || revision, ',')
      FROM games WHERE id = ANY (string_to_array(${ids.join()}, ',')::uuid[])
    ) AS heads, (
      SELECT json_agg(json_build_object(
        'hash', encode(t.hash, 'hex'), 'id', t.id, 'playerId', t.player_id, 'name', t.name, 'scopes', t.scopes,
        'createdAt', (date_part('epoch', t.created_at) * 1000)::bigint,
        'expiresAt', (date_part('epoch', t.expires_at) * 1000)::bigint,
        'playerName', p.name, 'bot', p.bot, 'playerCreatedAt', (date_part('epoch', p.created_at) * 1000)::bigint
      ))::text
      FROM tokens t JOIN players p ON p.id = t.player_id
      WHERE t.hash = ANY (SELECT decode(hash, 'hex') FROM unnest(string_to_array(${hashes.join()}, ',')) AS hash)
    ) AS identities`;
  const found = new Map<string, Found>();
  for (const line of row?.heads?.split(',') ?? []) {
    const [id = '', version, revision] = line.split(' ');
    found.set(id, { head: { version: Number(version), revision: Number(revision) } });
  }
  for (const identity of JSON.parse(row?.identities ?? '[]') as IdentityRow[])
    found.set(identity.hash, { identity: identityOf(identity) });
  return found;
}

interface IdentityRow {
  readonly hash: string;
  readonly id: string;
  readonly playerId: string;
  readonly name: string;
  readonly scopes: string[];
  readonly createdAt: number;
  readonly expiresAt: number | null;
  readonly playerName: string;
  readonly bot: boolean;
  readonly playerCreatedAt: number;
}

const identityOf = (row: IdentityRow): Identity => ({
  player: {
    id: row.playerId,
    name: row.playerName,
    bot: row.bot,
    createdAt: new Date(row.playerCreatedAt),
  },
  token: tokenOf({
    ...row,
    createdAt: new Date(row.createdAt),
    expiresAt: timeOf(row.expiresAt),
  }),
});
