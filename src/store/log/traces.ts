import type { Traces } from '../../play/ports/channels/traces.js';
import type { PrismaClient } from '../generated/client.js';
import { gameColumns } from '../sql/bucket.js';
import { inBatches } from '../sql/in-batches.js';

export const openTraces = ({ entryTrace }: Pick<PrismaClient, 'entryTrace'>): Traces => ({
  async find(gameId, version) {
    const key = { ...gameColumns(gameId), version };
    const row = await entryTrace.findUnique({
      where: { bucket_gameId_version: key },
      select: { trace: true },
    });
    return row?.trace ?? null;
  },
  async forget(before) {
    await inBatches((limit) => entryTrace.deleteMany({ where: { at: { lt: before } }, limit }));
  },
});
