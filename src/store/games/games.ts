import { isId } from '../../kernel/ids.js';
import { SharedReads } from '../../kernel/shared-reads.js';
import type { GameRecord } from '../../play/ports/game-record.js';
import type { Games, WaitingGame } from '../../play/ports/games.js';
import { OUTBOX } from '../../play/ports/notice-types.js';
import type { ReplyTo } from '../../play/ports/retries/saved-replies.js';
import { asLivingAccount, inTransaction } from '../accounts/account-locks.js';
import type { Lookups } from '../accounts/lookups.js';
import { assertRoomFor, assertRoomForBots } from '../accounts/quotas.js';
import type { LocalBus } from '../bus/local-bus.js';
import type { Prisma, PrismaClient } from '../generated/client.js';
import { assertNotBusy } from '../people/policies.js';
import { insertReply } from '../replies/insert-reply.js';
import { withReply } from '../replies/with-reply.js';
import { type Keyring, noKeys } from '../secrets/keyring.js';
import { gameColumns, isGame, ofGame } from '../sql/bucket.js';
import { openFinishedGames } from './finished-games.js';
import { openInvitations } from './invitations.js';
import { createChallenge, createGame, createRematch, findMatchOrCreate } from './new-games.js';
import { olderGames } from './older-games.js';
import { selectGame, selectGameWithEntries, selectList, selectPage } from './records.js';
import { searchFinished } from './search-finished.js';
import { type Change, changeDraw, changeSeat, setOrders } from './seats.js';
import { openUnfinishedGames } from './unfinished-games.js';

export function openGames(
  prisma: PrismaClient,
  bus: LocalBus,
  lookups: Lookups,
  keyring: Keyring = noKeys,
): Games {
  const find = (db: Pick<PrismaClient, '$queryRaw'>, id: string) => selectGame(db, keyring, id);

  /** The reply to what has become of a game, read in the same transaction. */
  const replyWith = (id: string, reply: ReplyTo<GameRecord> | undefined) =>
    reply &&
    (async (_changed: boolean, tx: Pick<PrismaClient, '$queryRaw'>) => {
      const game = await find(tx, id);
      if (game === null) throw new Error(`game ${id} is gone in the transaction that changed it`);
      return reply(game);
    });

  const changeHolder = async (change: Change, reply?: ReplyTo<GameRecord>): Promise<boolean> => {
    const write = (db: Parameters<typeof changeSeat>[0]) => changeSeat(db, change);
    let hasNotice = false;
    const writeAll = async (db: Parameters<typeof changeSeat>[0]) => {
      const changed = await write(db);
      hasNotice = changed?.hasNotice ?? false;
      return changed !== null;
    };
    const changed = isId(change.id) && (await withReply(prisma, replyWith(change.id, reply), writeAll));
    if (changed) bus.publish([change.id]);
    if (changed && hasNotice) bus.notify(OUTBOX);
    return changed;
  };

  /** Undone if `assertRoom` throws. */
  const seatWithin = async (
    change: Change,
    assertRoom: (tx: Prisma.TransactionClient) => Promise<void>,
    reply?: ReplyTo<GameRecord>,
  ): Promise<boolean> => {
    const seated = await inTransaction(prisma, async (tx) => {
      const changed = await changeSeat(tx, change);
      if (changed === null) return null;
      const saved = await replyWith(change.id, reply)?.(true, tx);
      if (saved !== undefined) await insertReply(tx, saved);
      await assertRoom(tx);
      return changed;
    });
    if (seated !== null) bus.publish([change.id]);
    if (seated?.hasNotice) bus.notify(OUTBOX);
    return seated !== null;
  };

  // Every change of a game wakes all long polls of its players at the same time.
  const inboxes = new SharedReads<WaitingGame[]>();

  return {
    create(game, quotas, reply) {
      const write = async (tx: Prisma.TransactionClient) => {
        await createGame(tx, keyring, game);
        if (quotas !== undefined) await assertRoomFor(tx, quotas, game);
      };
      return asLivingAccount(prisma, game.creatorId, write, reply);
    },

    async createChallenge(game, quotas, reply, limits) {
      const created = await createChallenge(prisma, keyring, game, quotas, reply, limits);
      if (created) bus.publish(game.invited.map(({ id }) => id));
      if (created && game.invited.length > 0) bus.notify(OUTBOX);
      return created;
    },

    async createRematch(game, quotas, reply) {
      const created = await createRematch(prisma, keyring, game, quotas, reply);
      if (created && game.rematchOf !== null) bus.publish([game.rematchOf]);
      return created;
    },

    findMatchOrCreate: (wish, game, quotas, reply) =>
      findMatchOrCreate(prisma, keyring, wish, game, quotas, reply),

    ...openInvitations(prisma, bus, keyring, replyWith),

    find: async (id) => (isId(id) ? find(prisma, id) : null),

    findWithEntries: async (id, after) =>
      isId(id) ? selectGameWithEntries(prisma, keyring, id, after) : null,

    head: (id, known) => lookups.head(id, known),

    list: (filter) => selectList(prisma, keyring, filter),

    lobby: (filter) => selectPage(prisma, keyring, filter),
    finished: (filter) => searchFinished(prisma, keyring, filter),

    waitingFor: (playerId) => inboxes.read(playerId, () => selectWaiting(prisma, playerId)),

    takeSeat(id, seat, to, at, revision, brought, reply, limit) {
      const from = { kind: 'open' } as const;
      const change = { id, seat, to, from, at, revision: revision ?? null, brought: brought ?? null };
      return limit === undefined
        ? changeHolder(change, reply)
        : seatWithin(change, (tx) => assertNotBusy(tx, [limit]), reply);
    },
    seatLastBot(id, seat, to, revision, quota, reply) {
      const from = { kind: 'open' } as const;
      const change = { ...{ id, seat, from, to, revision }, at: quota.now, brought: null };
      return seatWithin(change, (tx) => assertRoomForBots(tx, quota), reply);
    },
    replaceGuest: (id, seat, from, to, at, revision, reply) =>
      changeHolder({ id, seat, from, to, at, revision, brought: null }, reply),
    async formerHolders(id) {
      const rows = await prisma.formerHolder.findMany({
        where: gameColumns(id),
        select: { seat: true, playerId: true, player: { select: { guest: true } } },
      });
      return rows.map(({ seat, playerId, player }) => ({ seat, playerId, guest: player.guest }));
    },
    leaveSeat: (id, seat, from, at) =>
      changeHolder({ id, seat, from, to: { kind: 'open' }, at, revision: null, brought: null }),

    bringEntropy: (id, seat, holder, brought, revision, reply) =>
      changeHolder({ id, seat, from: holder, to: holder, at: null, revision, brought }, reply),

    async changeDraw(id, revision, change, reply) {
      const write = (db: Pick<PrismaClient, '$queryRaw'>) =>
        changeDraw(db, keyring, { id, revision, ...change });
      const changed = isId(id) && (await withReply(prisma, replyWith(id, reply), write));
      if (changed) bus.publish([id]);
      return changed;
    },

    ...openUnfinishedGames(prisma),
    older: (newest) =>
      olderGames((sql, ...values) => prisma.$queryRawUnsafe(sql, ...values), newest, keyring),
    ...openFinishedGames(prisma),

    async close(id, revision, at) {
      const count = await prisma.$executeRaw`/* close */
        WITH closed AS (
          UPDATE games g SET status = 'closed', revision = g.revision + 1, finished_at = ${at}::timestamptz
          WHERE ${isGame(id)} AND g.revision = ${revision}::int AND g.status = 'open' RETURNING g.id, g.rematch_of
        ), freed AS (
          DELETE FROM rematches r USING closed c
          WHERE r.bucket = bucket_of(c.rematch_of) AND r.game_id = c.rematch_of AND r.next = c.id
        )
        DELETE FROM unfinished_games u USING closed WHERE ${ofGame('u', id)}`;
      if (count > 0) bus.publish([id]);
      return count > 0;
    },

    setOrders: (id, seat, revision, orders) => setOrders(prisma, { id, seat, revision, orders }),
  };
}

type PackedWaiting = Omit<WaitingGame, 'movedAt'> & { readonly movedAt: number };

/** Raw SQL: an inbox may contain hundreds of games, and shows little of each. */
async function selectWaiting(prisma: PrismaClient, playerId: string): Promise<WaitingGame[]> {
  const [row] = await prisma.$queryRaw<{ waiting: string | null }[]>`/* waiting_for */
    SELECT json_agg(json_build_object(
      'id', g.id, 'rulebook', g.rulebook, 'rulesVersion', g.rules_version,
      'engineHash', g.engine_hash, 'engineFrozen', g.engine_frozen, 'version', g.version,
      'movedAt', (date_part('epoch', g.moved_at) * 1000)::bigint, 'prompts', g.prompts, 'tableStatus', g.table_status,
      'own', mine.own
    ) ORDER BY g.moved_at, g.id)::text AS waiting
    FROM (
      SELECT bucket, game_id, array_agg(seat) AS own FROM seats WHERE player_id = ${playerId}::uuid
      GROUP BY bucket, game_id
    ) mine JOIN games g ON g.bucket = mine.bucket AND g.id = mine.game_id
    WHERE g.status = 'active' AND g.asked && mine.own`;
  return (JSON.parse(row?.waiting ?? '[]') as PackedWaiting[]).map((packed) => ({
    ...packed,
    movedAt: new Date(packed.movedAt),
  }));
}
