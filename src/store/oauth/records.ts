import type { KeptRecord, OAuthRecords } from '../../play/ports/oauth/records.js';
import type * as rows from '../generated/client.js';
import type { PrismaClient } from '../generated/client.js';
import { inBatches } from '../sql/in-batches.js';
import { bytesOf, unlessRevoked } from './grants.js';

export function openOAuthRecords(prisma: PrismaClient): OAuthRecords {
  const records = prisma.oAuthRecord;
  return {
    async save({ hash, userCodeHash, ...record }) {
      const data = {
        ...record,
        hash: bytesOf(hash),
        userCodeHash: userCodeHash === null ? null : bytesOf(userCodeHash),
      };
      const key = { kind_hash: { kind: data.kind, hash: data.hash } };
      await unlessRevoked(() => records.upsert({ where: key, create: data, update: data }));
    },

    async find(kind, hash) {
      return keptOf(await records.findUnique({ where: { kind_hash: { kind, hash: bytesOf(hash) } } }));
    },

    async findByUserCode(hash) {
      return keptOf(await records.findUnique({ where: { userCodeHash: bytesOf(hash) } }));
    },

    async consume(kind, hash, consumedAt) {
      const where = { kind, hash: bytesOf(hash), consumedAt: null };
      return (await records.updateMany({ where, data: { consumedAt } })).count > 0;
    },

    async remove(kind, hash) {
      await records.deleteMany({ where: { kind, hash: bytesOf(hash) } });
    },

    async removeOfGrant(kind, grantId) {
      await records.deleteMany({ where: { kind, grantId } });
    },

    async forget(before) {
      await inBatches((limit) => records.deleteMany({ where: { expiresAt: { lt: before } }, limit }));
    },
  };
}

const keptOf = (row: rows.OAuthRecord | null): KeptRecord | null =>
  row === null
    ? null
    : {
        hash: Buffer.from(row.hash).toString('hex'),
        payload: row.payload,
        consumedAt: row.consumedAt,
        expiresAt: row.expiresAt,
      };
