import type { Players, Token } from '../play/ports.js';
import { inNameOf } from './alive.js';
import type { Prisma, PrismaClient } from './generated/client.js';
import type { Lookups } from './lookups.js';
import { tokenOf } from './rows.js';

export function openPlayers(prisma: PrismaClient, lookups: Lookups): Players {
  return {
    async create(player, token, hash) {
      const { playerId: _, ...columns } = tokenColumns(token, hash);
      await prisma.player.create({ data: { ...player, tokens: { create: columns } } });
    },

    async addToken(token, hash) {
      await inNameOf(prisma, token.playerId, (tx) => tx.token.create({ data: tokenColumns(token, hash) }));
    },

    async tokensOf(playerId) {
      const rows = await prisma.token.findMany({ where: { playerId }, orderBy: { id: 'asc' } });
      return rows.map(tokenOf);
    },

    async removeToken(playerId, tokenId) {
      const { count } = await prisma.token.deleteMany({ where: { id: tokenId, playerId } });
      return count > 0;
    },

    findByToken: (hash) => lookups.identity(hash),
  };
}

const tokenColumns = (token: Token, hash: string): Prisma.TokenUncheckedCreateInput => ({
  ...token,
  scopes: [...token.scopes],
  hash: new Uint8Array(Buffer.from(hash, 'hex')),
});
