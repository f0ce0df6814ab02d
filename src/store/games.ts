import { isId } from '../kernel/ids.js';
import type { GameRecord, Games, Head, Holder } from '../play/ports.js';
import { batched } from './batched.js';
import type { LocalBus } from './bus.js';
import { Prisma, type PrismaClient } from './generated/client.js';
import { gameOf, seatColumns, seatsAsked, withSeats } from './rows.js';
import { replaceHolder } from './seats.js';

const MOST_HEADS = 256;

export function openGames(prisma: PrismaClient, bus: LocalBus, lanes: number): Games {
  const head = batched<Head>({ query: (ids) => findHeads(prisma, ids), mostKeys: MOST_HEADS, lanes });

  const changeHolder = async (id: string, seat: number, from: Holder, to: Holder): Promise<boolean> => {
    const changed = isId(id) && (await replaceHolder(prisma, bus.origin, { id, seat, from, to }));
    if (changed) bus.tell(id);
    return changed;
  };

  return {
    async create(game) {
      const { seats, options, components, outcome, prompts, ...columns } = game;
      await prisma.game.create({
        data: {
          ...columns,
          prompts: prompts as unknown as Prisma.InputJsonArray,
          asked: seatsAsked(prompts),
          options: options as Prisma.InputJsonObject,
          components: components === null ? Prisma.DbNull : (components as unknown as Prisma.InputJsonObject),
          outcome: outcome === null ? Prisma.DbNull : (outcome as unknown as Prisma.InputJsonObject),
          seatCount: seats.length,
          seats: { createMany: { data: seats.map((holder, seat) => ({ seat, ...seatColumns(holder) })) } },
        },
      });
    },

    async find(id) {
      if (!isId(id)) return null;
      const row = await prisma.game.findUnique({ where: { id }, include: withSeats });
      return row === null ? null : gameOf(row);
    },

    head: (id) => (isId(id) ? head(id) : Promise.resolve(null)),

    async list({ status, rulebook, playerId, before, limit }) {
      const rows = await prisma.game.findMany({
        where: {
          ...(status !== undefined && { status }),
          ...(rulebook !== undefined && { rulebook }),
          ...(playerId === undefined ? { visibility: 'public' } : { seats: { some: { playerId } } }),
          ...(before !== undefined && { id: { lt: before } }),
        },
        orderBy: { id: 'desc' },
        take: limit,
        include: withSeats,
      });
      return rows.map(gameOf);
    },

    async waitingFor(playerId) {
      // Raw SQL: Prisma cannot compare a seat with the array of the seats that are asked.
      const ids = await prisma.$queryRaw<{ id: string }[]>`/* waiting_for */
        SELECT g.id FROM games g
        WHERE g.status = 'active' AND EXISTS (
          SELECT FROM seats s WHERE s.game_id = g.id AND s.player_id = ${playerId}::uuid AND s.seat = ANY (g.asked)
        ) ORDER BY g.moved_at, g.id`;
      return findInOrder(prisma, ids);
    },

    takeSeat: (id, seat, holder) => changeHolder(id, seat, { kind: 'open' }, holder),
    leaveSeat: (id, seat, holder) => changeHolder(id, seat, holder, { kind: 'open' }),

    async withBotsWaiting(notMovedSince, limit) {
      const rows = await prisma.game.findMany({
        where: { botAsked: true, status: 'active', movedAt: { lt: notMovedSince } },
        select: { id: true },
        orderBy: { movedAt: 'asc' },
        take: limit,
      });
      return rows.map(({ id }) => id);
    },
  };
}

async function findInOrder(prisma: PrismaClient, ids: readonly { id: string }[]): Promise<GameRecord[]> {
  const rows = await prisma.game.findMany({
    where: { id: { in: ids.map(({ id }) => id) } },
    include: withSeats,
  });
  const games = new Map(rows.map((row) => [row.id, gameOf(row)]));
  return ids.flatMap(({ id }) => games.get(id) ?? []);
}

// Raw SQL: every request asks this, and one text of many heads costs less than Prisma's cells.
async function findHeads(prisma: PrismaClient, ids: readonly string[]): Promise<Map<string, Head>> {
  const rows = await prisma.$queryRaw<{ heads: string | null }[]>`/* heads */
    SELECT string_agg(id || ' ' || version || ' ' || revision, ',') AS heads
    FROM games WHERE id = ANY (string_to_array(${ids.join()}, ',')::uuid[])`;
  const heads = new Map<string, Head>();
  for (const line of rows[0]?.heads?.split(',') ?? []) {
    const [id, version, revision] = line.split(' ');
    if (id !== undefined) heads.set(id, { version: Number(version), revision: Number(revision) });
  }
  return heads;
}
