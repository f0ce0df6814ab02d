import { isId } from '../../kernel/ids.js';
import { type Grant, GrantGone, type Grants } from '../../play/ports/oauth/grants.js';
import { asLockedAccount, assertTokenExists } from '../accounts/account-locks.js';
import { tokenColumns } from '../accounts/players.js';
import { Prisma, type PrismaClient } from '../generated/client.js';
import { grantOf, tokenOf } from '../sql/rows.js';
import { sqlState } from '../sql/sql-state.js';

const LAST_USED = [{ usedAt: 'desc' }, { id: 'desc' }] as const;
const FOREIGN_KEY = '23503';

export function openGrants(prisma: PrismaClient): Grants {
  return {
    async of(playerId) {
      return (await prisma.grant.findMany({ where: { playerId }, orderBy: [...LAST_USED] })).map(grantOf);
    },

    async find(id) {
      const row = isId(id) ? await prisma.grant.findUnique({ where: { id } }) : null;
      return row === null ? null : grantOf(row);
    },

    save: (grant, { most, by }) =>
      asLockedAccount(prisma, grant.playerId, async (tx) => {
        await assertTokenExists(tx, by);
        await tx.grant.create({ data: columnsOf(grant) });
        const { playerId } = grant;
        const spare = await tx.grant.findMany({ where: { playerId }, orderBy: [...LAST_USED], skip: most });
        await tx.grant.deleteMany({ where: { id: { in: spare.map(({ id }) => id) } } });
      }),

    async revoke(playerId, id) {
      return isId(id) && (await prisma.grant.deleteMany({ where: { id, playerId } })).count > 0;
    },

    async remove(id) {
      await prisma.grant.deleteMany({ where: { id } });
    },

    addToken: (token, hash, grantId, most) =>
      unlessRevoked(() =>
        asLockedAccount(prisma, token.playerId, async (tx) => {
          await tx.token.create({ data: { ...tokenColumns(token, hash), grantId } });
          await tx.grant.updateMany({ where: { id: grantId }, data: { usedAt: token.createdAt } });
          await dropOldest(tx, grantId, most);
        }),
      ),

    async findToken(hash) {
      const row = await prisma.token.findUnique({ where: { hash: bytesOf(hash) }, include: { grant: true } });
      return row?.grant == null ? null : { token: tokenOf(row), grant: grantOf(row.grant) };
    },

    async removeToken(hash) {
      await prisma.token.deleteMany({ where: { hash: bytesOf(hash), grantId: { not: null } } });
    },

    async removeTokens(grantId) {
      await prisma.token.deleteMany({ where: { grantId } });
    },

    async forget(now, unusedSince) {
      await prisma.token.deleteMany({ where: { grantId: { not: null }, expiresAt: { lt: now } } });
      await prisma.grant.deleteMany({
        where: { usedAt: { lt: unusedSince }, tokens: { none: {} }, records: { none: {} } },
      });
    },
  };
}

export const bytesOf = (hash: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(hash, 'hex'));

/** A row that refers to a deleted grant is refused by its foreign key. */
export async function unlessRevoked<Value>(write: () => Promise<Value>): Promise<Value> {
  try {
    return await write();
  } catch (error) {
    throw isMissingReference(error) ? new GrantGone() : error;
  }
}

const isMissingReference = (error: unknown): boolean =>
  sqlState(error) === FOREIGN_KEY ||
  (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2003');

async function dropOldest(tx: Prisma.TransactionClient, grantId: string, most: number): Promise<void> {
  const spare = await tx.token.findMany({
    ...{ where: { grantId }, orderBy: { id: 'desc' }, skip: most, select: { id: true } },
  });
  if (spare.length > 0) await tx.token.deleteMany({ where: { id: { in: spare.map(({ id }) => id) } } });
}

const columnsOf = (grant: Grant): Prisma.GrantUncheckedCreateInput => ({
  ...grant,
  scopes: [...grant.scopes],
});
