import { AccountGone, type Accounts } from '../../play/ports/accounts.js';
import { GUEST } from '../../play/ports/players.js';
import { talkTopic } from '../../play/ports/talk.js';
import type { LocalBus } from '../bus/local-bus.js';
import { Prisma, type PrismaClient } from '../generated/client.js';
import { forgetModeration } from '../moderation/moderation.js';
import { forgetPeople } from '../people/forget-people.js';
import { forgetSignIn } from '../sign-in/forget-account.js';
import { everyMessageOf, retractMessages } from '../talk/retract-messages.js';
import { keptGames, keptGuests, keptInvitations, keptMessages, keptReplies } from './account-data.js';
import { inTransaction } from './account-locks.js';
import { leaveAllSeats } from './leave-all-seats.js';

export function openAccounts(prisma: PrismaClient, bus: LocalBus): Accounts {
  return {
    // Two statements, because the second must see every seat that was taken under the old name.
    rename: (playerId, name) =>
      inTransaction(prisma, async (tx) => {
        const { count } = await tx.player.updateMany({
          where: { id: playerId, deletedAt: null },
          data: { name, revision: { increment: 1 } },
        });
        if (count === 0) throw new AccountGone();
        await tx.$executeRaw`/* show_new_name */
          UPDATE games SET revision = revision + 1 WHERE (bucket, id) IN (
            SELECT bucket, id FROM games WHERE (bucket, id) IN (
              SELECT bucket, game_id FROM seats WHERE player_id = ${playerId}::uuid
              UNION SELECT bucket, game_id FROM invitations WHERE player_id = ${playerId}::uuid
            )
            ORDER BY bucket, id FOR NO KEY UPDATE
          )`;
      }),

    async erase(playerId, name, at) {
      const erasure = await inTransaction(prisma, async (tx) => {
        const account = await lockAccount(tx, playerId);
        if (account === null) return { kind: 'gone' } as const;
        if (account.name !== name) return { kind: 'misnamed' } as const;
        const authors = [playerId, ...(await forgetGuests(tx, playerId))];
        const { games, toBots } = await leaveAllSeats(tx, playerId);
        await dropFinishedOrders(tx, authors);
        await tx.savedReply.deleteMany({ where: { playerId: { in: authors } } });
        await tx.invitation.deleteMany({ where: { playerId } });
        await tx.formerHolder.deleteMany({ where: { playerId } });
        const talks = await retractMessages(tx, everyMessageOf(authors), at);
        await forgetPeople(tx, playerId);
        await forgetModeration(tx, authors, at);
        await tx.webhook.deleteMany({ where: { playerId } });
        await tx.mailbox.deleteMany({ where: { playerId } });
        await tx.eventReader.deleteMany({ where: { playerId } });
        // Anonymised but kept, so that the limit for the address still holds.
        await tx.confirmation.updateMany({ where: { playerId }, data: { playerId: null } });
        await forgetSignIn(tx, playerId, at);
        await tx.oAuthRecord.deleteMany({ where: { playerId } });
        await tx.grant.deleteMany({ where: { playerId } });
        await tx.token.deleteMany({ where: { playerId } });
        await tx.player.update({
          where: { id: playerId },
          data: { name: '', deletedAt: at, calendar: Prisma.DbNull, revision: { increment: 1 } },
        });
        return { kind: 'erased', toBots, topics: [playerId, ...games, ...talks.map(talkTopic)] } as const;
      });
      if (erasure.kind === 'erased') bus.publish(erasure.topics);
      return erasure;
    },

    games: (playerId) => keptGames(prisma, playerId),
    invitations: (playerId) => keptInvitations(prisma, playerId),
    guests: (playerId) => keptGuests(prisma, playerId),
    messages: (playerId) => keptMessages(prisma, playerId),
    savedReplies: (playerId) => keptReplies(prisma, playerId),
  };
}

/**
 * The guests play on, without the name that the maker of their keys has given them. Returns their ids. Like every
 * statement that locks accounts, this one comes before those that lock games, and locks in the order of ids.
 */
async function forgetGuests(tx: Prisma.TransactionClient, makerId: string): Promise<string[]> {
  const guests = await tx.$queryRaw<{ id: string }[]>`
    WITH held AS MATERIALIZED (
      SELECT id FROM players WHERE maker_id = ${makerId}::uuid ORDER BY id FOR NO KEY UPDATE
    )
    UPDATE players p SET name = ${GUEST}, revision = p.revision + 1
    FROM held h WHERE p.id = h.id RETURNING p.id::text AS id`;
  return guests.map(({ id }) => id);
}

/** In games that are over, seats keep their holders, and orders that were never carried out. */
async function dropFinishedOrders(tx: Prisma.TransactionClient, holders: readonly string[]): Promise<void> {
  await tx.seat.updateMany({
    where: { playerId: { in: [...holders] }, game: { status: { in: ['finished', 'closed'] } } },
    data: { orders: Prisma.DbNull },
  });
}

/** Writes in the name of the player either come before this lock or find the account gone. */
async function lockAccount(tx: Prisma.TransactionClient, playerId: string): Promise<{ name: string } | null> {
  const [account] = await tx.$queryRaw<{ name: string }[]>`
    SELECT name FROM players WHERE id = ${playerId}::uuid AND deleted_at IS NULL FOR NO KEY UPDATE`;
  return account ?? null;
}
