import type { Calendar, Players, Token } from '../play/ports.js';
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

    async calendars(ids) {
      const rows = await prisma.player.findMany({
        where: { id: { in: [...ids] } },
        select: { id: true, calendar: true },
      });
      return new Map(
        rows.flatMap(({ id, calendar }) =>
          calendar === null ? [] : [[id, calendar as unknown as Calendar] as const],
        ),
      );
    },

    // Raw SQL: `json` has no equality, but what this store wrote is kept to the byte.
    async setCalendar(id, before, after) {
      const changed = await prisma.$executeRaw`/* set_calendar */
        UPDATE players SET calendar = ${JSON.stringify(after)}::json
        WHERE id = ${id}::uuid AND calendar::text IS NOT DISTINCT FROM ${before && JSON.stringify(before)}::text`;
      return changed > 0;
    },

    findByToken: (hash) => lookups.identity(hash),
  };
}

const tokenColumns = (token: Token, hash: string): Prisma.TokenUncheckedCreateInput => ({
  ...token,
  scopes: [...token.scopes],
  hash: new Uint8Array(Buffer.from(hash, 'hex')),
});
