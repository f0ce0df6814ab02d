import { isId } from '../kernel/ids.js';
import type { GameFilter, Games, WaitingGame } from '../play/ports.js';
import type { LocalBus } from './bus.js';
import { Prisma, type PrismaClient } from './generated/client.js';
import type { Lookups } from './lookups.js';
import { selectGames } from './records.js';
import { seatColumns, seatsAsked } from './rows.js';
import { type Change, changeSeat, setOrders } from './seats.js';

export function openGames(prisma: PrismaClient, bus: LocalBus, lookups: Lookups): Games {
  const changeHolder = async (change: Change): Promise<boolean> => {
    const changed = isId(change.id) && (await changeSeat(prisma, bus.origin, change));
    if (changed) bus.tell(change.id);
    return changed;
  };

  return {
    async create(game) {
      const { seats, entropy, options, components, outcome, prompts, clock, house, orders, ...columns } =
        game;
      await prisma.game.create({
        data: {
          ...columns,
          prompts: prompts as unknown as Prisma.InputJsonArray,
          asked: seatsAsked(prompts),
          options: options as Prisma.InputJsonObject,
          components: components === null ? Prisma.DbNull : (components as unknown as Prisma.InputJsonObject),
          outcome: outcome === null ? Prisma.DbNull : (outcome as unknown as Prisma.InputJsonObject),
          clock: clock === null ? Prisma.DbNull : (clock as unknown as Prisma.InputJsonObject),
          house: house as unknown as Prisma.InputJsonObject,
          seatCount: seats.length,
          seats: {
            createMany: {
              data: seats.map((holder, seat) => ({
                seat,
                ...seatColumns(holder),
                entropy: entropy[seat] ?? null,
                orders: (orders[seat] ?? []) as unknown as Prisma.InputJsonArray,
              })),
            },
          },
        },
      });
    },

    async find(id) {
      if (!isId(id)) return null;
      const games = await selectGames(prisma, Prisma.sql`FROM games g WHERE g.id = ${id}::uuid`);
      return games[0] ?? null;
    },

    head: (id) => lookups.head(id),

    list: (filter) => selectGames(prisma, listed(filter)),

    // Raw SQL: an inbox may hold hundreds of games, and shows little of each.
    async waitingFor(playerId) {
      const [row] = await prisma.$queryRaw<{ waiting: string | null }[]>`/* waiting_for */
        SELECT json_agg(json_build_object(
          'id', g.id, 'rulebook', g.rulebook, 'rulesVersion', g.rules_version, 'version', g.version,
          'movedAt', (date_part('epoch', g.moved_at) * 1000)::bigint, 'prompts', g.prompts, 'house', g.house,
          'own', mine.own
        ) ORDER BY g.moved_at, g.id)::text AS waiting
        FROM (
          SELECT game_id, array_agg(seat) AS own FROM seats WHERE player_id = ${playerId}::uuid GROUP BY game_id
        ) mine JOIN games g ON g.id = mine.game_id
        WHERE g.status = 'active' AND g.asked && mine.own`;
      return (JSON.parse(row?.waiting ?? '[]') as PackedWaiting[]).map((packed) => ({
        ...packed,
        movedAt: new Date(packed.movedAt),
      }));
    },

    takeSeat: (id, seat, to, revision) =>
      changeHolder({ id, seat, from: { kind: 'open' }, to, revision: revision ?? null, entropy: null }),
    leaveSeat: (id, seat, from) =>
      changeHolder({ id, seat, from, to: { kind: 'open' }, revision: null, entropy: null }),

    setEntropy: (id, seat, holder, entropy) =>
      changeHolder({ id, seat, from: holder, to: holder, revision: null, entropy }),

    async withTimeOver(rules, now, limit) {
      const rows = await prisma.game.findMany({
        where: { dueAt: { lte: now }, OR: [...rules] },
        select: { id: true },
        orderBy: { dueAt: 'asc' },
        take: limit,
      });
      return rows.map(({ id }) => id);
    },

    async unattended(rules, since, limit) {
      const rows = await prisma.game.findMany({
        where: { status: { in: ['open', 'active'] }, dueAt: null, movedAt: { lt: since }, OR: [...rules] },
        select: { id: true },
        orderBy: { movedAt: 'asc' },
        take: limit,
      });
      return rows.map(({ id }) => id);
    },

    async withClockOf(playerId) {
      const rows = await prisma.game.findMany({
        where: { status: 'active', dueAt: { not: null }, seats: { some: { playerId } } },
        select: { id: true },
      });
      return rows.map(({ id }) => id);
    },

    async close(id, revision, at) {
      const { count } = await prisma.game.updateMany({
        where: { id, revision, status: 'open' },
        data: { status: 'closed', revision: revision + 1, finishedAt: at },
      });
      if (count > 0) bus.publish([id]);
      return count > 0;
    },

    async reschedule({ id, version, revision }, house, dueAt) {
      const { count } = await prisma.game.updateMany({
        where: { id, version, revision, status: 'active' },
        data: {
          house: house as unknown as Prisma.InputJsonObject,
          dueAt,
          revision: revision + 1,
        },
      });
      return count > 0;
    },

    setOrders: (id, seat, revision, orders) => setOrders(prisma, { id, seat, revision, orders }),

    async settle(id, { version, revision }) {
      await prisma.game.updateMany({
        where: { id, version, revision, botAsked: true },
        data: { botAsked: false },
      });
    },

    async withBotsWaiting(rules, notMovedSince, limit) {
      const rows = await prisma.game.findMany({
        where: { botAsked: true, status: 'active', movedAt: { lt: notMovedSince }, OR: [...rules] },
        select: { id: true },
        orderBy: { movedAt: 'asc' },
        take: limit,
      });
      return rows.map(({ id }) => id);
    },
  };
}

type PackedWaiting = Omit<WaitingGame, 'movedAt'> & { readonly movedAt: number };

/** What stands behind the select of a list. Each of its shapes has an index that gives its order. */
export function listed({ status, rulebook, playerId, before, limit }: GameFilter): Prisma.Sql {
  const wanted = [
    status === undefined ? Prisma.empty : Prisma.sql`AND g.status = ${status}`,
    rulebook === undefined ? Prisma.empty : Prisma.sql`AND g.rulebook = ${rulebook}`,
  ];
  const filter = Prisma.join(wanted, ' ');
  const older = (id: Prisma.Sql) =>
    before === undefined ? Prisma.empty : Prisma.sql`AND ${id} < ${before}::uuid`;
  if (playerId === undefined) {
    return Prisma.sql`FROM games g WHERE g.visibility = 'public' ${filter} ${older(Prisma.sql`g.id`)}
      ORDER BY g.id DESC LIMIT ${limit}::int`;
  }
  // OFFSET 0 keeps the planner from reading all games of everybody in the order of their ids.
  return Prisma.sql`FROM (
      SELECT DISTINCT game_id FROM seats WHERE player_id = ${playerId}::uuid ${older(Prisma.sql`game_id`)}
      ORDER BY game_id DESC
    ) mine CROSS JOIN LATERAL (SELECT * FROM games g WHERE g.id = mine.game_id ${filter} OFFSET 0) g
    ORDER BY mine.game_id DESC LIMIT ${limit}::int`;
}
