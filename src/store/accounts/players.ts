import { isId } from '../../kernel/ids.js';
import type { Calendar, Players, Token } from '../../play/ports/players.js';
import { AnsweredMeanwhile } from '../../play/ports/retries/saved-replies.js';
import type { Database, HotStatement } from '../database.js';
import type { Prisma } from '../generated/client.js';
import { insertReply } from '../replies/insert-reply.js';
import { withReply } from '../replies/with-reply.js';
import { tokenOf } from '../sql/rows.js';
import { arrayOf } from '../sql/text-table.js';
import { asLivingAccount, asLockedAccount, assertTokenExists } from './account-locks.js';
import type { Lookups } from './lookups.js';

/** A single statement, which waits for nothing but accounts. */
const CREATE: HotStatement = {
  name: 'create_player',
  text: `WITH player AS (
      INSERT INTO players (id, name, bot, created_at) VALUES ($1::uuid, $2, $3::bool, $4::timestamptz)
    ) INSERT INTO tokens (id, player_id, name, hash, scopes, created_at, expires_at)
    VALUES ($5::uuid, $1::uuid, $6, decode($7, 'hex'), $8::text[], $9::timestamptz, nullif($10, '')::timestamptz)`,
};

/** The same, unless there is a reply under its key. */
const CREATE_ONCE: HotStatement = {
  name: 'create_player_once',
  text: `WITH reply AS (
      INSERT INTO saved_replies (id, player_id, path, response) VALUES ($11::uuid, $1::uuid, $12, $13)
      ON CONFLICT DO NOTHING RETURNING id
    ), player AS (
      INSERT INTO players (id, name, bot, created_at) SELECT $1::uuid, $2, $3::bool, $4::timestamptz FROM reply
    ) INSERT INTO tokens (id, player_id, name, hash, scopes, created_at, expires_at)
    SELECT $5::uuid, $1::uuid, $6, decode($7, 'hex'), $8::text[], $9::timestamptz, nullif($10, '')::timestamptz FROM reply
    RETURNING 'created'`,
};

export function openPlayers({ prisma, askAccount }: Database, lookups: Lookups): Players {
  return {
    async create(player, token, hash, reply) {
      const values = [
        ...[player.id, player.name, String(player.bot), player.createdAt.toISOString()],
        ...[token.id, token.name, hash, arrayOf(token.scopes)],
        ...[token.createdAt.toISOString(), token.expiresAt?.toISOString() ?? ''],
      ];
      if (reply === undefined) await askAccount(CREATE, values);
      else {
        const created = await askAccount(CREATE_ONCE, [...values, reply.id, reply.path, reply.response]);
        if (created === undefined) throw new AnsweredMeanwhile();
      }
    },

    addToken: (token, hash, { most, by }, reply) =>
      asLockedAccount(prisma, token.playerId, async (tx) => {
        await assertTokenExists(tx, by);
        if ((await tx.token.count({ where: { playerId: token.playerId, grantId: null } })) >= most)
          return false;
        await tx.token.create({ data: tokenColumns(token, hash) });
        if (reply !== undefined) await insertReply(tx, reply);
        return true;
      }),

    async tokensOf(playerId) {
      const rows = await prisma.token.findMany({
        where: { playerId, grantId: null },
        orderBy: { id: 'asc' },
      });
      return rows.map(tokenOf);
    },

    // One at a time, so that two requests do not remove the last two.
    removeToken: (playerId, tokenId, evenLast) =>
      asLockedAccount(prisma, playerId, async (tx) => {
        const personal = { playerId, grantId: null };
        const ids = await tx.token.findMany({ where: personal, select: { id: true }, take: 2 });
        const own = await tx.token.findFirst({ where: { id: tokenId, ...personal }, select: { id: true } });
        if (own === null) return null;
        if (ids.length === 1 && !evenLast) return 'last';
        await tx.token.delete({ where: { id: tokenId } });
        return 'removed';
      }),

    async calendars(ids) {
      const rows = await prisma.player.findMany({
        where: { id: { in: [...ids] } },
        select: { id: true, calendar: true },
      });
      return new Map(
        rows.flatMap(({ id, calendar }) =>
          calendar === null ? [] : [[id, calendar as unknown as Calendar] as const],
        ),
      );
    },

    // Raw SQL: `json` has no equality operator, but its text is stored unchanged.
    setCalendar: (id, before, after, reply) =>
      withReply(prisma, reply && (async () => reply), async (tx) => {
        const changed = await tx.$executeRaw`/* set_calendar */
          UPDATE players SET calendar = ${JSON.stringify(after)}::json
          WHERE id = ${id}::uuid AND calendar::text IS NOT DISTINCT FROM ${before && JSON.stringify(before)}::text`;
        return changed > 0;
      }),

    authenticate: (hash, gameId, known) => lookups.authenticate(hash, gameId, known),
    remembered: (hash) => lookups.remembered(hash),

    findByIdOrName: (idOrName, limit) =>
      prisma.player.findMany({
        where: { guest: false, deletedAt: null, ...(isId(idOrName) ? { id: idOrName } : { name: idOrName }) },
        select: { id: true, name: true },
        orderBy: { id: 'asc' },
        take: limit,
      }),

    async namesOf(ids) {
      const rows = await prisma.player.findMany({
        where: { id: { in: [...ids] } },
        select: { id: true, name: true },
      });
      return new Map(rows.map(({ id, name }) => [id, name]));
    },

    async createGuest(player, makerId, token, hash) {
      await asLivingAccount(prisma, makerId, async (tx) => {
        // Keys of an earlier guest on this seat.
        await tx.token.deleteMany({ where: sameSeat(token) });
        await tx.player.create({ data: { ...player, guest: true, makerId } });
        await tx.token.create({ data: tokenColumns(token, hash) });
      });
    },

    async forgetGuest(id) {
      await prisma.player.deleteMany({ where: { id, guest: true } });
    },

    async removeKey({ gameId, seat }) {
      if (!isId(gameId)) return false;
      const { count } = await prisma.token.deleteMany({ where: { gameId, seat } });
      return count > 0;
    },
  };
}

/** All keys for the seat of this one. A condition without a seat would match every token. */
function sameSeat({ key }: Token): { gameId: string; seat: number } {
  if (key === null) throw new Error('a seat key must name a seat');
  return { gameId: key.gameId, seat: key.seat };
}

export const tokenColumns = ({ key, ...token }: Token, hash: string): Prisma.TokenUncheckedCreateInput => ({
  ...token,
  gameId: key?.gameId ?? null,
  seat: key?.seat ?? null,
  scopes: [...token.scopes],
  hash: new Uint8Array(Buffer.from(hash, 'hex')),
});
