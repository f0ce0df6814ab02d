import type { SavedReplies } from '../../play/ports/retries/saved-replies.js';
import { assertAccountExists } from '../accounts/account-locks.js';
import type { PrismaClient } from '../generated/client.js';
import type { Keyring } from '../secrets/keyring.js';
import { FIRST_ID, isGame } from '../sql/bucket.js';
import { inBatches } from '../sql/in-batches.js';
import { dropOldest } from './drop-oldest.js';

export function openSavedReplies(prisma: PrismaClient, keyring: Keyring): SavedReplies {
  return {
    seal: (reply) => ({ ...reply, response: keyring.seal('reply', reply.id, reply.response) }),

    async find(id) {
      const row = await prisma.savedReply.findUnique({ where: { id }, select: { response: true } });
      return row === null ? null : keyring.open('reply', id, row.response);
    },

    // Raw SQL: account and head are locked, so that the reply neither outlives an account nor answers for another version.
    async save({ id, playerId, path, response }, judged) {
      const saved = await prisma.$executeRaw`/* save_reply */
        WITH account AS MATERIALIZED (
          SELECT id FROM players WHERE id = ${playerId}::uuid AND deleted_at IS NULL FOR SHARE
        ), held AS MATERIALIZED (
          SELECT g.id FROM games g WHERE ${isGame(judged?.id ?? FIRST_ID)} AND g.version = ${judged?.version ?? null}::int
            AND EXISTS (SELECT FROM account) FOR NO KEY UPDATE
        )
        INSERT INTO saved_replies (id, player_id, path, response)
        SELECT ${id}::uuid, account.id, ${path}::text, ${response}::text FROM account
        WHERE ${judged === undefined}::bool OR EXISTS (SELECT FROM held)
        ON CONFLICT DO NOTHING`;
      if (saved === 0) await assertAccountExists(prisma, playerId);
      return saved > 0;
    },

    async amend({ id, response }) {
      const { count } = await prisma.savedReply.updateMany({ where: { id }, data: { response } });
      return count > 0;
    },

    async forget(before, most) {
      await inBatches((limit) =>
        prisma.savedReply.deleteMany({ where: { createdAt: { lt: before } }, limit }),
      );
      await dropOldest(prisma, most);
    },
  };
}
