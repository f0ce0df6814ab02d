import type { Player, Players, Token } from '../play/ports.js';
import { batched } from './batched.js';
import type { Prisma, PrismaClient } from './generated/client.js';
import { timeOf, tokenOf } from './rows.js';

const MOST_TOKENS = 256;

interface Identity {
  readonly player: Player;
  readonly token: Token;
}

export function openPlayers(prisma: PrismaClient, lanes: number): Players {
  const identity = batched<Identity>({
    query: (hashes) => findIdentities(prisma, hashes),
    mostKeys: MOST_TOKENS,
    lanes,
  });

  return {
    async create(player, token, hash) {
      const { playerId: _, ...columns } = tokenColumns(token, hash);
      await prisma.player.create({ data: { ...player, tokens: { create: columns } } });
    },

    async addToken(token, hash) {
      await prisma.token.create({ data: tokenColumns(token, hash) });
    },

    async tokensOf(playerId) {
      const rows = await prisma.token.findMany({ where: { playerId }, orderBy: { id: 'asc' } });
      return rows.map(tokenOf);
    },

    async removeToken(playerId, tokenId) {
      const { count } = await prisma.token.deleteMany({ where: { id: tokenId, playerId } });
      return count > 0;
    },

    findByToken: (hash) => identity(hash.toString('hex')),
  };
}

const tokenColumns = (token: Token, hash: Buffer): Prisma.TokenUncheckedCreateInput => ({
  ...token,
  scopes: [...token.scopes],
  hash: new Uint8Array(hash),
});

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

// Raw SQL: every request asks this, and one text of many rows costs less than Prisma's cells.
async function findIdentities(
  prisma: PrismaClient,
  hashes: readonly string[],
): Promise<Map<string, Identity>> {
  const rows = await prisma.$queryRaw<{ found: string | null }[]>`/* identities */
    SELECT json_agg(json_build_object(
      'hash', encode(t.hash, 'hex'), 'id', t.id, 'playerId', t.player_id, 'name', t.name, 'scopes', t.scopes,
      'createdAt', (date_part('epoch', t.created_at) * 1000)::bigint,
      'expiresAt', (date_part('epoch', t.expires_at) * 1000)::bigint,
      'playerName', p.name, 'bot', p.bot, 'playerCreatedAt', (date_part('epoch', p.created_at) * 1000)::bigint
    ))::text AS found
    FROM tokens t JOIN players p ON p.id = t.player_id
    WHERE t.hash = ANY (SELECT decode(hash, 'hex') FROM unnest(string_to_array(${hashes.join()}, ',')) AS hash)`;
  const found = JSON.parse(rows[0]?.found ?? '[]') as IdentityRow[];
  return new Map(found.map((row) => [row.hash, identityOf(row)]));
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
