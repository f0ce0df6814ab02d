import { isId } from '../../kernel/ids.js';
import { AccountGone } from '../../play/ports/accounts.js';
import type { Audience, KeptProfile, Linked, NewLink, People } from '../../play/ports/people/people.js';
import {
  asLivingAccount,
  inTransaction,
  lockAccountsAlone,
  lockLivingAccounts,
} from '../accounts/account-locks.js';
import { lockQuotas } from '../accounts/quotas.js';
import type { LocalBus } from '../bus/local-bus.js';
import type * as rows from '../generated/client.js';
import type { Prisma, PrismaClient } from '../generated/client.js';
import { isBetween } from './apart.js';
import { dropInvitations } from './drop-invitations.js';
import { judgeAgain } from './judge-again.js';
import { reliabilityOf } from './reliability.js';

type Tx = Prisma.TransactionClient;

const LATEST = { at: 'desc' } as const;
const person = { select: { id: true, name: true } } as const;

export const openPeople = (prisma: PrismaClient, bus: LocalBus): People => ({
  reliabilityOf: (players) => reliabilityOf(prisma, players),
  ...openProfiles(prisma),
  ...openFollows(prisma),
  ...openBlocks(prisma, bus),
});

function openProfiles(prisma: PrismaClient): Pick<People, 'find' | 'profileOf' | 'setProfile' | 'relation'> {
  return {
    async find(id) {
      if (!isId(id)) return null;
      return prisma.player.findFirst({
        where: { id, guest: false, deletedAt: null },
        select: { id: true, name: true, bot: true, createdAt: true },
      });
    },

    async profileOf(playerId) {
      const row = await prisma.profile.findUnique({ where: { playerId } });
      return row === null ? null : profileOf(row);
    },

    async setProfile(playerId, { links, ...profile }) {
      const data = { ...profile, links: [...links] };
      await asLivingAccount(prisma, playerId, (tx) =>
        tx.profile.upsert({ where: { playerId }, create: { playerId, ...data }, update: data }),
      );
    },

    async relation(playerId, otherId) {
      const there = { playerId, followedId: otherId };
      const back = { playerId: otherId, followedId: playerId };
      const [follows, blocks] = await Promise.all([
        prisma.follow.findMany({ where: { OR: [there, back] }, select: { playerId: true } }),
        prisma.block.findMany({ where: isBetween(playerId, [otherId]), select: { playerId: true } }),
      ]);
      const by = (links: readonly { playerId: string }[], id: string) =>
        links.some((one) => one.playerId === id);
      return {
        ...{ follows: by(follows, playerId), isFollowed: by(follows, otherId) },
        ...{ blocks: by(blocks, playerId), isBlocked: by(blocks, otherId) },
      };
    },
  };
}

function openFollows(prisma: PrismaClient): Pick<People, 'followsOf' | 'follow' | 'unfollow'> {
  return {
    async followsOf(playerId) {
      const found = await prisma.follow.findMany({
        where: { playerId },
        select: { at: true, followed: { select: { ...person.select, following: backTo(playerId) } } },
        orderBy: [LATEST, { followedId: 'desc' }],
      });
      return found.map(({ at, followed: { following, ...player } }) => ({
        ...{ player, at, mutual: following.length > 0 },
      }));
    },

    follow: (link, most) =>
      inTransaction(prisma, (tx) =>
        linked(tx, link, lockLivingAccounts, async () => {
          const { playerId, otherId: followedId, at } = link;
          if ((await tx.block.count({ where: isBetween(playerId, [followedId]) })) > 0) return 'unknown';
          if ((await tx.follow.count({ where: { playerId, followedId } })) > 0) return 'done';
          if ((await tx.follow.count({ where: { playerId } })) >= most) return 'full';
          await tx.follow.create({ data: { playerId, followedId, at } });
          return 'done';
        }),
      ),

    async unfollow(playerId, followedId) {
      return (await prisma.follow.deleteMany({ where: { playerId, followedId } })).count > 0;
    },
  };
}

type Blocks = Pick<People, 'blocksOf' | 'block' | 'unblock' | 'apartFrom'>;

function openBlocks(prisma: PrismaClient, bus: LocalBus): Blocks {
  return {
    async blocksOf(playerId) {
      const found = await prisma.block.findMany({
        ...{ where: { playerId }, select: { at: true, blocked: person } },
        orderBy: [LATEST, { blockedId: 'desc' }],
      });
      return found.map(({ at, blocked: player }) => ({ player, at }));
    },

    async block(link, most) {
      let games: readonly string[] = [];
      const outcome = await inTransaction(prisma, (tx) =>
        linked(tx, link, lockAccountsAlone, async () => {
          const { playerId, otherId: blockedId, at } = link;
          if ((await tx.block.count({ where: { playerId, blockedId } })) > 0) return 'done';
          if ((await tx.block.count({ where: { playerId } })) >= most) return 'full';
          await tx.block.create({ data: { playerId, blockedId, at } });
          const [there, back] = [
            { playerId, followedId: blockedId },
            { playerId: blockedId, followedId: playerId },
          ];
          await tx.follow.deleteMany({ where: { OR: [there, back] } });
          const apart = await dropInvitations(tx, playerId, blockedId);
          games = [...apart, ...(await judgeAgain(tx, playerId, blockedId))];
          return 'done';
        }),
      );
      bus.publish([...games, link.playerId, link.otherId]);
      return outcome;
    },

    async unblock(playerId, blockedId) {
      return (await prisma.block.deleteMany({ where: { playerId, blockedId } })).count > 0;
    },

    async apartFrom(playerId, others) {
      const found = await prisma.block.findMany({ where: isBetween(playerId, others) });
      return new Set(found.flatMap((one) => [one.playerId, one.blockedId]).filter((id) => id !== playerId));
    },
  };
}

/** Two who follow each other wait for nothing, but for a block: what one of them does meanwhile comes before it or is refused. */
async function linked(
  tx: Tx,
  { playerId, otherId }: NewLink,
  lock: typeof lockLivingAccounts,
  write: () => Promise<Linked>,
): Promise<Linked> {
  if (!isId(otherId)) return 'unknown';
  await lockQuotas(tx, playerId);
  const alive = await lock(tx, [playerId, otherId]);
  if (!alive.has(playerId)) throw new AccountGone();
  return alive.has(otherId) ? write() : 'unknown';
}

const backTo = (followedId: string) => ({ where: { followedId }, select: { playerId: true } });

const profileOf = (row: rows.Profile): KeptProfile => ({
  text: row.text,
  country: row.country,
  links: row.links,
  showsPresence: row.showsPresence as Audience,
  showsGames: row.showsGames as Audience,
  seenAt: row.seenAt,
});
