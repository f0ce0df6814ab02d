import { SharedReads } from '../../kernel/shared-reads.js';
import { OUTBOX } from '../../play/ports/notice-types.js';
import { type Message, type Talk, talkTopic } from '../../play/ports/talk.js';
import { assertAccountExists, inTransaction } from '../accounts/account-locks.js';
import type { LocalBus } from '../bus/local-bus.js';
import type { PrismaClient } from '../generated/client.js';
import { withReply } from '../replies/with-reply.js';
import { gameColumns } from '../sql/bucket.js';
import { addMute } from './add-mute.js';
import { type Posted, writeMessage } from './post-message.js';
import { selectMessages } from './read-messages.js';
import { oneMessage, retractMessages } from './retract-messages.js';

export function openTalk(prisma: PrismaClient, bus: LocalBus): Talk {
  // A message wakes every stream of its game at the same time.
  const reads = new SharedReads<Message[]>();
  return {
    async post(draft, reply) {
      const posted = await withReply<Posted | null>(
        prisma,
        reply && (async ({ message }) => reply(message)),
        (tx) => writeMessage(tx, draft),
      );
      if (posted === null) await assertAccountExists(prisma, draft.authorId);
      else bus.publish([talkTopic(draft.gameId)]);
      if (posted?.hasNotice) bus.notify(OUTBOX);
      return posted?.message ?? null;
    },

    async retract(gameId, authorId, id, at) {
      const games = await retractMessages(prisma, oneMessage(gameId, authorId, id), at);
      bus.publish(games.map(talkTopic));
      return (
        games.length > 0 ||
        (await prisma.message.count({ where: { ...gameColumns(gameId), authorId, id } })) > 0
      );
    },

    read: (reading) => reads.read(JSON.stringify(reading), () => selectMessages(prisma, reading)),

    mute: (mute, most) => inTransaction(prisma, (tx) => addMute(tx, mute, most)),

    async unmute(playerId, mutedId) {
      const { count } = await prisma.mute.deleteMany({ where: { playerId, mutedId } });
      return count > 0;
    },

    async mutesOf(playerId) {
      const rows = await prisma.mute.findMany({
        where: { playerId },
        select: { at: true, muted: { select: { id: true, name: true } } },
        orderBy: [{ at: 'desc' }, { mutedId: 'desc' }],
      });
      return rows.map(({ at, muted }) => ({ at, player: muted }));
    },
  };
}
