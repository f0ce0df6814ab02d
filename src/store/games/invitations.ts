import type { Seat } from '../../engine/rulebook.js';
import { isId } from '../../kernel/ids.js';
import type { GameRecord } from '../../play/ports/game-record.js';
import type { Games } from '../../play/ports/games.js';
import { QuotaExceeded } from '../../play/ports/limits/quotas.js';
import { type Notice, OUTBOX } from '../../play/ports/notice-types.js';
import type { ReplyTo, SavedReply } from '../../play/ports/retries/saved-replies.js';
import { inTransaction, lockLivingAccounts } from '../accounts/account-locks.js';
import { lockQuotas } from '../accounts/quotas.js';
import type { LocalBus } from '../bus/local-bus.js';
import { noticed } from '../channels/outbox.js';
import { Prisma, type PrismaClient } from '../generated/client.js';
import { areApart } from '../people/apart.js';
import { insertReply } from '../replies/insert-reply.js';
import { withReply } from '../replies/with-reply.js';
import type { Keyring } from '../secrets/keyring.js';
import { bucketIn, isGame, ofGame } from '../sql/bucket.js';
import { selectUndamaged } from './records.js';

type ReplyWith = (
  id: string,
  reply: ReplyTo<GameRecord> | undefined,
) => ((changed: boolean, tx: Prisma.TransactionClient) => Promise<SavedReply>) | undefined;

type Invitations = Pick<Games, 'invite' | 'uninvite' | 'invitationsOf'>;

/*
 * Raw SQL: an invitation changes who may see the game and who may sit where, so the same statement raises its
 * revision. As everywhere, accounts are locked before games, which prevents deadlocks. A player whose account is
 * being deleted is not invited.
 */
export function openInvitations(
  prisma: PrismaClient,
  bus: LocalBus,
  keyring: Keyring,
  replyWith: ReplyWith,
): Invitations {
  return {
    async invite(id, revision, { id: playerId, seat }, at, most, reply) {
      const changed = await inTransaction(prisma, async (tx) => {
        // By itself, so that the next statement finds the block that this one has waited for.
        if ((await lockLivingAccounts(tx, [playerId])).size === 0) return undefined;
        if (most !== undefined) await assertMayInvite(tx, id, playerId, most);
        const [made] = await tx.$queryRaw<{ hasNotice: boolean }[]>`/* invite */
        WITH game AS MATERIALIZED (
          UPDATE games g SET revision = g.revision + 1
          WHERE ${isGame(id)} AND g.revision = ${revision}::int AND g.status IN ('open', 'active')
            AND NOT ${areApart(Prisma.sql`${playerId}::uuid`, Prisma.sql`g.creator_id`)} RETURNING g.bucket, g.id, g.version, g.creator_id
        ), invited AS (
          INSERT INTO invitations (bucket, game_id, player_id, seat, created_at)
          SELECT ${bucketIn(id)}, id, ${playerId}::uuid, ${seat}::int, ${at}::timestamptz FROM game
          ON CONFLICT (bucket, game_id, player_id) DO UPDATE SET seat = excluded.seat
        ), ${noticed(Prisma.sql`game`, id, [received(playerId, seat)], at)}
        SELECT EXISTS (SELECT FROM noticed) AS "hasNotice" FROM game`;
        const saved = made !== undefined ? await replyWith(id, reply)?.(true, tx) : undefined;
        if (saved !== undefined) await insertReply(tx, saved);
        return made;
      });
      if (changed !== undefined) bus.publish([id, playerId]);
      if (changed?.hasNotice) bus.notify(OUTBOX);
      return changed !== undefined;
    },

    uninvite: (id, playerId, at, reason, reply) => uninvite(prisma, bus, { id, playerId, at, reason }, reply),

    invitationsOf: (playerId, limit) =>
      selectUndamaged(
        prisma,
        keyring,
        Prisma.sql`FROM (
          SELECT game_id FROM invitations WHERE player_id = ${playerId}::uuid ORDER BY game_id DESC
        ) mine CROSS JOIN LATERAL (
          SELECT * FROM games g WHERE g.bucket = bucket_of(mine.game_id) AND g.id = mine.game_id AND g.status IN ('open', 'active') OFFSET 0
        ) g
        ORDER BY mine.game_id DESC LIMIT ${limit}::int`,
      ),
  };
}

interface Ending {
  readonly id: string;
  readonly playerId: string;
  readonly at: Date;
  readonly reason: string | undefined;
}

async function uninvite(
  prisma: PrismaClient,
  bus: LocalBus,
  { id, playerId, at, reason }: Ending,
  reply?: () => SavedReply,
): Promise<boolean> {
  if (!isId(id) || !isId(playerId)) return false;
  const write = async (db: Pick<Prisma.TransactionClient, '$queryRaw'>) => {
    const [changed] = await db.$queryRaw<{ hasNotice: boolean }[]>`/* uninvite */
      WITH game AS MATERIALIZED (
        SELECT g.id FROM games g WHERE ${isGame(id)} FOR NO KEY UPDATE
      ), gone AS (
        DELETE FROM invitations i USING game
        WHERE ${ofGame('i', id)} AND i.player_id = ${playerId}::uuid RETURNING i.game_id
      ), changed AS (
        UPDATE games g SET revision = g.revision + 1 FROM gone WHERE ${isGame(id)}
        RETURNING g.bucket, g.id, g.version, g.creator_id
      ), ${noticed(Prisma.sql`changed`, id, [ended(playerId, reason)], at)}
      SELECT EXISTS (SELECT FROM noticed) AS "hasNotice" FROM changed`;
    return changed ?? null;
  };
  const changed = await withReply(prisma, reply && (async () => reply()), write);
  if (changed !== null) bus.publish([id, playerId]);
  if (changed?.hasNotice) bus.notify(OUTBOX);
  return changed !== null;
}

/** Only for the invited player. */
export const received = (player: string, seat: Seat | null): Notice => ({
  type: 'invitation.received',
  to: [],
  seat,
  player,
});

/** Those in the game learn that it was declined, and the invited player that it was withdrawn. */
const ended = (player: string, reason: string | undefined): Notice => ({
  ...{ type: 'invitation.ended', to: null, seat: null, player },
  ...(reason === undefined ? {} : { reason }),
});

/** Counts under a lock, so that no two invitations are the last one. */
async function assertMayInvite(
  tx: Pick<Prisma.TransactionClient, '$queryRaw'>,
  gameId: string,
  playerId: string,
  most: number,
): Promise<void> {
  const [creator] = await tx.$queryRaw<{ id: string }[]>`/* creator_of */
    SELECT g.creator_id::text AS id FROM games g WHERE ${isGame(gameId)}`;
  if (creator === undefined) return;
  await lockQuotas(tx, creator.id);
  const [found] = await tx.$queryRaw<{ used: number; again: boolean }[]>`/* open_invitations */
    SELECT count(*)::int AS used,
      coalesce(bool_or(i.game_id = ${gameId}::uuid AND i.player_id = ${playerId}::uuid), false) AS again
    FROM invitations i JOIN games g ON g.bucket = i.bucket AND g.id = i.game_id
    WHERE g.creator_id = ${creator.id}::uuid AND g.status IN ('open', 'active')`;
  if (found !== undefined && found.used >= most && !found.again)
    throw new QuotaExceeded({ name: 'invitations', limit: most, used: found.used });
}
