import type { AnyOptions } from '../../engine/any-rulebook.js';
import { isId } from '../../kernel/ids.js';
import { eventsTopic } from '../../play/ports/channels/account-events.js';
import { QuotaExceeded } from '../../play/ports/limits/quotas.js';
import { OUTBOX } from '../../play/ports/notice-types.js';
import type { ClockSettings } from '../../play/ports/table-status.js';
import {
  type Entry,
  type Progress,
  type Tournament,
  type TournamentStatus,
  type Tournaments,
  tournamentTopic,
  type WholeTournament,
} from '../../play/ports/tournaments/tournaments.js';
import type { Format } from '../../tournaments/types.js';
import { asLivingAccount, inTransaction } from '../accounts/account-locks.js';
import { cancelledSince, lockQuotas } from '../accounts/quotas.js';
import type { LocalBus } from '../bus/local-bus.js';
import { tellAccounts } from '../channels/tell-accounts.js';
import type * as rows from '../generated/client.js';
import type { Prisma, PrismaClient } from '../generated/client.js';
import { insertReply } from '../replies/insert-reply.js';
import { type Keyring, noKeys, orIfDamaged } from '../secrets/keyring.js';
import { FIRST_ID } from '../sql/bucket.js';

type Tx = Prisma.TransactionClient;

const person = { select: { id: true, name: true } } as const;
const RUNNING = ['open', 'running'];

export const openTournaments = (
  prisma: PrismaClient,
  bus: LocalBus,
  keyring: Keyring = noKeys,
): Tournaments => ({
  ...findTournaments(prisma, keyring),
  ...listTournaments(prisma, keyring),
  ...enterTournaments(prisma, bus),
  ...carryOn(prisma, bus, keyring),

  create: ({ clock, options, ...tournament }, most, reply) =>
    asLivingAccount(prisma, tournament.creatorId, async (tx) => {
      await lockQuotas(tx, tournament.creatorId);
      const { creatorId, createdAt } = tournament;
      const ofLate = { status: 'cancelled', finishedAt: { gt: cancelledSince(createdAt) } };
      const used = await tx.tournament.count({
        where: { creatorId, OR: [{ status: { in: RUNNING } }, ofLate] },
      });
      if (used >= most) throw new QuotaExceeded({ name: 'tournaments', limit: most, used });
      await tx.tournament.create({
        data: {
          ...{ ...tournament, seed: keyring.seal('draw', tournament.id, tournament.seed) },
          options: options as Prisma.InputJsonObject,
          clock: clock as unknown as Prisma.InputJsonObject,
        },
      });
      if (reply !== undefined) await insertReply(tx, reply);
    }),
});

function findTournaments(
  prisma: PrismaClient,
  keyring: Keyring,
): Pick<Tournaments, 'find' | 'of' | 'hasTable'> {
  return {
    find: (id) => wholeOf(prisma, keyring, id),

    async hasTable(gameId, playerId) {
      const [row] = await prisma.$queryRaw<{ found: boolean }[]>`/* has_table */
        SELECT EXISTS (
          SELECT FROM tournaments t JOIN tournament_tables b ON b.tournament_id = t.id
          WHERE b.game_id = ${gameId}::uuid AND t.status = 'running' AND t.id IN (
            SELECT id FROM tournaments WHERE creator_id = ${playerId}::uuid
            UNION ALL SELECT tournament_id FROM tournament_entries WHERE player_id = ${playerId}::uuid
          )
        ) AS found`;
      return row?.found === true;
    },

    async of(playerId) {
      const select = { id: true } as const;
      const created = await prisma.tournament.findMany({
        where: { creatorId: playerId },
        select,
        orderBy: { id: 'asc' },
      });
      const entered = await prisma.tournamentEntry.findMany({
        where: { playerId },
        orderBy: { tournamentId: 'asc' },
      });
      return {
        created: created.map(({ id }) => id),
        entered: entered.map(({ tournamentId: id, at, paused }) => ({ id, at, paused })),
      };
    },
  };
}

function listTournaments(prisma: PrismaClient, keyring: Keyring): Pick<Tournaments, 'list' | 'due'> {
  return {
    async list({ status, rulebook, playerId, before, limit }) {
      const found = await prisma.tournament.findMany({
        where: {
          ...(status === undefined ? {} : { status }),
          ...(rulebook === undefined ? {} : { rulebook }),
          ...(playerId === undefined ? {} : { entries: { some: { playerId } } }),
          ...(before === undefined ? {} : { id: { lt: before } }),
        },
        include: { creator: person, _count: { select: { entries: true } } },
        orderBy: { id: 'desc' },
        take: limit,
      });
      return found.map(({ creator, _count, ...row }) => {
        // One that was changed shall not hide the others.
        const seed = orIfDamaged(() => keyring.open('draw', row.id, row.seed), '');
        return { tournament: tournamentOf(row, seed), creator, players: _count.entries };
      });
    },

    due: async (now, after, limit) => {
      const found = await prisma.$queryRaw<{ id: string }[]>`/* due_tournaments */
        SELECT t.id::text AS id FROM tournaments t WHERE t.id > ${after ?? FIRST_ID}::uuid AND (
          (t.status = 'open' AND t.starts_at <= ${now}::timestamptz) OR (t.status = 'running' AND (
            t.round_due <= ${now}::timestamptz
            OR NOT EXISTS (SELECT FROM tournament_tables b WHERE b.tournament_id = t.id AND cardinality(b.ranks) = 0)
            OR EXISTS (
              SELECT FROM tournament_tables b
              LEFT JOIN games g ON g.bucket = bucket_of(b.game_id) AND g.id = b.game_id AND g.status = 'active'
              WHERE b.tournament_id = t.id AND b.round = t.round AND cardinality(b.ranks) = 0 AND g.id IS NULL
            )
          ))
        ) ORDER BY t.id LIMIT ${limit}::int`;
      return found.map(({ id }) => id);
    },
  };
}

function enterTournaments(prisma: PrismaClient, bus: LocalBus): Pick<Tournaments, 'enter' | 'leave'> {
  const publish = (id: string) => bus.publish([tournamentTopic(id)]);
  return {
    async enter(tournamentId, playerId, paused, at) {
      const entered = await asLivingAccount(prisma, playerId, async (tx) => {
        const found = await held(tx, tournamentId);
        if (found === null) return 'closed';
        const { status, maxPlayers } = found;
        const where = { tournamentId_playerId: { tournamentId, playerId } };
        const before = await tx.tournamentEntry.findUnique({ where });
        if (!RUNNING.includes(status) || before?.out || (before === null && status !== 'open'))
          return 'closed';
        const others = await tx.tournamentEntry.count({ where: { tournamentId } });
        if (before === null && others >= maxPlayers) return 'full';
        await tx.tournamentEntry.upsert({
          ...{ where, create: { tournamentId, playerId, paused, at }, update: { paused } },
        });
        await changed(tx, tournamentId);
        return 'done';
      });
      if (entered === 'done') publish(tournamentId);
      return entered;
    },

    async leave(tournamentId, playerId) {
      const left = await inTransaction(prisma, async (tx) => {
        const found = await held(tx, tournamentId);
        if (found === null || !RUNNING.includes(found.status)) return false;
        const where = { tournamentId, playerId, out: false };
        const { count } =
          found.status === 'open'
            ? await tx.tournamentEntry.deleteMany({ where })
            : await tx.tournamentEntry.updateMany({ where, data: { out: true } });
        if (count > 0) await changed(tx, tournamentId);
        return count > 0;
      });
      if (left) publish(tournamentId);
      return left;
    },
  };
}

function carryOn(
  prisma: PrismaClient,
  bus: LocalBus,
  keyring: Keyring,
): Pick<Tournaments, 'goOn' | 'settle'> {
  return {
    async goOn(id, decide) {
      const told = await inTransaction(prisma, async (tx) => {
        const whole = (await held(tx, id)) && (await wholeOf(tx, keyring, id));
        const progress = whole && decide(whole);
        return progress && write(tx, whole, progress);
      });
      if (told !== null) bus.publish([tournamentTopic(id), ...told.followed.map(eventsTopic)]);
      if (told?.hasDeliveries) bus.notify(OUTBOX);
      return told !== null;
    },

    async settle(tournamentId, { round, number }, ranks) {
      const { count } = await prisma.tournamentTable.updateMany({
        where: { tournamentId, round, number, ranks: { isEmpty: true } },
        data: { ranks: [...ranks] },
      });
      if (count > 0) bus.publish([tournamentTopic(tournamentId)]);
    },
  };
}

/** Returns whom it has told. */
async function write(
  tx: Tx,
  { tournament: { id }, entries }: WholeTournament,
  { status, round, roundDue, tables, event, at }: Progress,
): ReturnType<typeof tellAccounts> {
  const isOver = status === 'finished' || status === 'cancelled';
  await tx.tournament.update({
    where: { id },
    data: {
      ...{ status, round, roundDue, revision: { increment: 1 } },
      ...(round === 1 && status === 'running' ? { startedAt: at } : {}),
      ...(isOver ? { finishedAt: at } : {}),
    },
  });
  await tx.tournamentTable.createMany({
    data: tables.map(({ game, players, ranks, ...table }) => ({
      ...{ ...table, tournamentId: id, gameId: game, players: [...players], ranks: [...(ranks ?? [])] },
    })),
  });
  const players = entries.map(({ player }) => player.id);
  return tellAccounts(tx, { players, type: event, tournament: id, at });
}

/** Those who enter and leave wait for each other, and for a round that begins. */
async function held(tx: Tx, id: string): Promise<{ status: TournamentStatus; maxPlayers: number } | null> {
  if (!isId(id)) return null;
  const [row] = await tx.$queryRaw<{ status: TournamentStatus; maxPlayers: number }[]>`/* hold_tournament */
    SELECT status, max_players AS "maxPlayers" FROM tournaments WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  return row ?? null;
}

/** Processes of the version before plan again what was planned without it. */
const changed = (tx: Tx, id: string) =>
  tx.tournament.update({ where: { id }, data: { revision: { increment: 1 } } });

/** In one snapshot, so that a round and its tables belong together. */
async function wholeOf(db: Tx, keyring: Keyring, id: string): Promise<WholeTournament | null> {
  if (!isId(id)) return null;
  const row = await db.tournament.findUnique({
    where: { id },
    include: {
      creator: person,
      entries: { include: { player: person }, orderBy: { playerId: 'asc' } },
      tables: { orderBy: [{ round: 'asc' }, { number: 'asc' }] },
    },
  });
  if (row === null) return null;
  const { creator, entries, tables } = row;
  const barred = await barredOf(db, [creator.id, ...entries.map(({ playerId }) => playerId)]);
  return {
    tournament: tournamentOf(row, keyring.open('draw', row.id, row.seed)),
    creator,
    isCreatorBarred: barred.has(creator.id),
    entries: entries.map(
      ({ player, paused, out }): Entry => ({ player, paused, out, barred: barred.has(player.id) }),
    ),
    tables: tables.map(({ round, number, gameId: game, players, ranks }) => ({
      ...{ round, number, game, players, ranks: ranks.length === 0 ? null : ranks },
    })),
  };
}

/** Accounts that are gone, suspended or banned. */
async function barredOf(db: Tx, players: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await db.$queryRaw<{ id: string }[]>`/* barred_of */
    SELECT p.id::text AS id FROM players p WHERE p.id = ANY (string_to_array(${players.join()}, ',')::uuid[]) AND (
      p.deleted_at IS NOT NULL OR EXISTS (
        SELECT FROM measures m WHERE m.player_id = p.id AND m.kind IN ('suspend', 'ban')
          AND m.lifted_at IS NULL AND (m.ends_at IS NULL OR m.ends_at > now())
      )
    )`;
  return new Set(found.map(({ id }) => id));
}

/** A deleted account is out of what runs, and was never in what has not begun. */
export async function forgetTournaments(tx: Tx, playerId: string): Promise<void> {
  const open = { status: 'open', entries: { some: { playerId } } };
  await tx.tournament.updateMany({ where: open, data: { revision: { increment: 1 } } });
  await tx.tournamentEntry.deleteMany({ where: { playerId, tournament: { status: 'open' } } });
  await tx.tournamentEntry.updateMany({ where: { playerId }, data: { out: true } });
}

const tournamentOf = (row: rows.Tournament, seed: string): Tournament => ({
  id: row.id,
  creatorId: row.creatorId,
  rulebook: row.rulebook,
  format: row.format as Format,
  seats: row.seats,
  rounds: row.rounds,
  options: row.options as AnyOptions,
  clock: row.clock as unknown as ClockSettings,
  rated: row.rated,
  bots: row.bots,
  maxPlayers: row.maxPlayers,
  roundSeconds: row.roundSeconds,
  status: row.status as TournamentStatus,
  seed,
  round: row.round,
  roundDue: row.roundDue,
  revision: row.revision,
  createdAt: row.createdAt,
  startsAt: row.startsAt,
  startedAt: row.startedAt,
  finishedAt: row.finishedAt,
});
