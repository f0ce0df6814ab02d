import { isId } from '../../kernel/ids.js';
import { BotBusy, type BotLimit } from '../../play/ports/games.js';
import { type KeptPolicy, PACE_STEPS, type Policies, type Terms } from '../../play/ports/people/policies.js';
import { asLivingAccount, inTransaction, lockLivingAccounts } from '../accounts/account-locks.js';
import { Prisma, type PrismaClient } from '../generated/client.js';

const person = { select: { id: true, name: true } } as const;
const operator = { select: { id: true, name: true, policy: { select: { runs: true } } } } as const;

/** With more answers than this, all of them count half: what a bot did long ago counts for less and less. */
const MAX_COUNTED = 10_000;

export const openPolicies = (prisma: PrismaClient): Policies => ({
  ...openWishes(prisma),
  ...openBots(prisma),
  ...openPaces(prisma),
});

type Wishes = Pick<Policies, 'of' | 'set' | 'apartOverBots'>;

function openWishes(prisma: PrismaClient): Wishes {
  return {
    async of(playerId) {
      const row = await prisma.policy.findUnique({ where: { playerId }, include: { operator } });
      if (row === null) return null;
      const runs = await prisma.player.findMany({
        where: { id: { in: row.runs }, deletedAt: null },
        ...person,
        orderBy: { id: 'asc' },
      });
      return { ...policyOf(row), runs };
    },

    set: (playerId, { accepts, operator: operatorId, runs, ...policy }, at) =>
      asLivingAccount(prisma, playerId, async (tx) => {
        if (operatorId !== null && !(await lockLivingAccounts(tx, [operatorId])).has(operatorId))
          return false;
        const data = {
          ...{ ...policy, operatorId, runs: [...runs], at },
          accepts: accepts === null ? Prisma.DbNull : (accepts as unknown as Prisma.InputJsonArray),
        };
        await tx.policy.upsert({ where: { playerId }, create: { playerId, ...data }, update: data });
        return true;
      }),

    async apartOverBots(playerId, others) {
      const rows = await prisma.$queryRaw<{ id: string }[]>`/* apart_over_bots */
        SELECT o.id::text AS id FROM players me JOIN players o ON o.id = ANY (string_to_array(${others.join()}, ',')::uuid[])
        WHERE me.id = ${playerId}::uuid AND o.id <> me.id AND (
          (me.bot AND EXISTS (SELECT FROM policies p WHERE p.player_id = o.id AND NOT p.bots))
          OR (o.bot AND EXISTS (SELECT FROM policies p WHERE p.player_id = me.id AND NOT p.bots))
        )`;
      return new Set(rows.map(({ id }) => id));
    },
  };
}

async function gamesOf(
  client: Pick<Prisma.TransactionClient, '$queryRaw'>,
  playerId: string,
): Promise<number> {
  const [row] = await client.$queryRaw<{ count: number }[]>`/* games_of_bot */
    SELECT count(DISTINCT g.id)::int AS count FROM seats s JOIN games g ON g.bucket = s.bucket AND g.id = s.game_id
    WHERE s.player_id = ${playerId}::uuid AND g.status IN ('open', 'active')`;
  return row?.count ?? 0;
}

/**
 * Called when bots were seated, as the last of a transaction: throws if one of them plays in more games than it wants to. They
 * are locked in the order of their ids, so that transactions of all processes count one after the other.
 */
export async function assertNotBusy(
  tx: Pick<Prisma.TransactionClient, '$queryRaw'>,
  limits: readonly BotLimit[],
): Promise<void> {
  for (const { playerId, most } of limits.toSorted((a, b) => (a.playerId < b.playerId ? -1 : 1))) {
    await tx.$queryRaw`/* lock_bot */ SELECT pg_advisory_xact_lock(hashtextextended(${`games of bot ${playerId}`}, 0))::text`;
    if ((await gamesOf(tx, playerId)) > most) throw new BotBusy(playerId);
  }
}

function openBots(prisma: PrismaClient): Pick<Policies, 'gamesOf' | 'bots'> {
  return {
    gamesOf: (playerId) => gamesOf(prisma, playerId),

    async bots({ rulebook = null, after, limit, now }) {
      const found = await prisma.$queryRaw<{ id: string }[]>`/* list_bots */
        SELECT p.player_id::text AS id FROM policies p JOIN players b ON b.id = p.player_id
        WHERE p.accepts IS NOT NULL AND b.bot AND b.deleted_at IS NULL
          AND p.player_id > ${isId(after ?? '') ? after : FIRST}::uuid
          AND (${rulebook}::text IS NULL OR EXISTS (
            SELECT FROM json_array_elements(p.accepts) AS terms WHERE terms ->> 'rulebook' = ${rulebook}::text
          ))
          AND NOT EXISTS (
            SELECT FROM measures m WHERE m.player_id = p.player_id AND m.kind IN ('suspend', 'ban')
              AND m.lifted_at IS NULL AND (m.ends_at IS NULL OR m.ends_at > ${now}::timestamptz)
          )
        ORDER BY p.player_id LIMIT ${limit}::int`;
      const rows = await prisma.player.findMany({
        where: { id: { in: found.map(({ id }) => id) } },
        include: {
          policy: { include: { operator } },
          botPace: true,
          handles: { where: { releasedAt: null } },
        },
        orderBy: { id: 'asc' },
      });
      return rows.flatMap(({ policy, botPace, handles, id, name, bot, createdAt }) =>
        policy === null
          ? []
          : [
              {
                player: { id, name, bot, createdAt },
                handle: handles[0]?.handle ?? null,
                policy: { ...policyOf(policy), runs: [] },
                pace: botPace?.counts ?? [],
              },
            ],
      );
    },
  };
}

function openPaces(prisma: PrismaClient): Pick<Policies, 'paceOf' | 'addPace'> {
  return {
    paceOf: async (playerId) => (await prisma.botPace.findUnique({ where: { playerId } }))?.counts ?? [],

    addPace: (playerId, pace) =>
      inTransaction(prisma, async (tx) => {
        if (!(await lockLivingAccounts(tx, [playerId])).has(playerId)) return;
        await tx.botPace.createMany({ data: [{ playerId, counts: [] }], skipDuplicates: true });
        const [row] = await tx.$queryRaw<{ counts: number[] }[]>`/* hold_pace */
          SELECT counts FROM bot_paces WHERE player_id = ${playerId}::uuid FOR NO KEY UPDATE`;
        const sums = Array.from({ length: PACE_STEPS }, (_, n) => (row?.counts[n] ?? 0) + (pace[n] ?? 0));
        const isMany = sums.reduce((sum, one) => sum + one, 0) > MAX_COUNTED;
        const counts = isMany ? sums.map((one) => Math.floor(one / 2)) : sums;
        await tx.botPace.update({ where: { playerId }, data: { counts } });
      }),
  };
}

const FIRST = '00000000-0000-0000-0000-000000000000';

type Row = Prisma.PolicyGetPayload<{ include: { operator: typeof operator } }>;

const policyOf = ({ playerId, bots, accepts, games, operator: by }: Row): Omit<KeptPolicy, 'runs'> => ({
  ...{ bots, games },
  accepts: accepts as unknown as readonly Terms[] | null,
  operator: by && { id: by.id, name: by.name },
  confirmed: by?.policy?.runs.includes(playerId) ?? false,
});
