import type { Language } from '../../engine/rulebook.js';
import { sha256 } from '../../kernel/hash.js';
import type {
  ConfirmationLimits,
  Held,
  Mailbox,
  Mailboxes,
  MailWishes,
  Note,
} from '../../play/ports/mail.js';
import type { NoticeType } from '../../play/ports/notice-types.js';
import { asLockedAccount } from '../accounts/account-locks.js';
import type * as rows from '../generated/client.js';
import type { PrismaClient } from '../generated/client.js';
import { insertReply } from '../replies/insert-reply.js';
import { type Keyring, noKeys } from '../secrets/keyring.js';
import { inBatches } from '../sql/in-batches.js';
import { bringForward } from './bring-forward.js';

type PackedNote = Omit<Note, 'at'> & { readonly at: number };

/** A longer list is of no use in a mail. Older notes are dropped. */
const MAX_NOTES = 500;

/**
 * As with queues, a process leaves a mailbox only if nothing was added since it was read: see `openDeliveryQueues`.
 */
export function openMailboxes(prisma: PrismaClient, keyring: Keyring = noKeys): Mailboxes {
  const mailboxOf = (row: rows.Mailbox): Mailbox => mailboxFrom(keyring, row);

  return {
    async find(playerId) {
      const row = await prisma.mailbox.findUnique({ where: { playerId } });
      return row === null ? null : mailboxOf(row);
    },

    async change(playerId, wishes, now) {
      const [row] = await prisma.mailbox.updateManyAndReturn({
        where: { playerId, address: wishes.address },
        data: wishColumns(wishes),
      });
      // The new digest setting may mean another time.
      await prisma.mailbox.updateMany({
        where: { playerId, nextAt: { not: null }, lease: null },
        data: { nextAt: now },
      });
      return row === undefined ? null : mailboxOf(row);
    },

    ask: (mailbox, id, limits, reply) =>
      asLockedAccount(prisma, mailbox.playerId, async (tx) => {
        const { playerId, confirmedAt, createdAt: at } = mailbox;
        const addressHash = sha256(inboxOf(mailbox.address));
        if (confirmedAt === null) {
          // Serialised for each address too, so that the count is exact.
          await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${addressHash}, 0))`;
          if (!(await mayAsk(tx, playerId, addressHash, limits))) return false;
          await tx.confirmation.create({ data: { id, playerId, addressHash, at } });
        }
        await tx.mailbox.deleteMany({ where: { playerId } });
        const token = mailbox.unsubscribeToken;
        const unsubscribeToken = keyring.seal('unsubscription', playerId, token);
        const tokens = { unsubscribeToken, unsubscribeHash: sha256(token) };
        const nextAt = confirmedAt === null ? at : null;
        const data = { playerId, ...wishColumns(mailbox), ...tokens, confirmedAt, createdAt: at, nextAt };
        await tx.mailbox.create({ data });
        if (reply !== undefined) await insertReply(tx, reply);
        return true;
      }),

    async remove(playerId) {
      return (await prisma.mailbox.deleteMany({ where: { playerId } })).count > 0;
    },

    async confirm(hash, now, sentSince) {
      // A reader may be faster than the mail server's answer, after which the time of the mail is written.
      const isSent = [{ mailedAt: null, createdAt: { gt: sentSince } }, { mailedAt: { gt: sentSince } }];
      const { count } = await prisma.mailbox.updateMany({
        where: { confirmationHash: hash, confirmedAt: null, OR: isSent },
        data: { confirmedAt: now, confirmationHash: null },
      });
      return count > 0;
    },

    async unsubscribe(token, now) {
      const unsubscribeHash = sha256(token);
      const [, changed] = await prisma.$transaction([
        prisma.note.deleteMany({ where: { mailbox: { unsubscribeHash } } }),
        prisma.mailbox.updateMany({
          where: { unsubscribeHash },
          data: { confirmedAt: null, confirmationHash: null, unsubscribedAt: now, nextAt: null, lease: null },
        }),
      ]);
      return changed.count > 0;
    },

    // Raw SQL: Prisma's client has no SKIP LOCKED.
    async claim(now, until, lease, limit) {
      const claimed = await prisma.$queryRaw<{ id: string }[]>`/* claim_mailboxes */
        WITH due AS MATERIALIZED (
          SELECT player_id FROM mailboxes WHERE next_at <= ${now.toISOString()}::timestamptz
          ORDER BY next_at LIMIT ${limit}::int FOR NO KEY UPDATE SKIP LOCKED
        )
        UPDATE mailboxes b SET next_at = ${until.toISOString()}::timestamptz, lease = ${lease}::uuid
        FROM due d WHERE b.player_id = d.player_id RETURNING b.player_id::text AS id`;
      return claimed.map(({ id }) => id);
    },

    // Raw SQL: one consistent view of the mailbox, its notes and the state of each game.
    async read(playerId, lease) {
      const [row] = await prisma.$queryRaw<{ last: string; notes: string }[]>`/* read_mailbox */
        SELECT b.last::text AS last, coalesce((
          SELECT json_agg(json_build_object(
            'type', n.type, 'game', n.game_id, 'rulebook', g.rulebook, 'seat', n.seat, 'version', n.version,
            'at', (date_part('epoch', n.at) * 1000)::bigint,
            'asked', g.status = 'active' AND n.seat = ANY (g.asked) AND EXISTS (
              SELECT FROM seats s WHERE s.bucket = g.bucket AND s.game_id = g.id AND s.seat = n.seat AND s.player_id = b.player_id
            ),
            'others', (
              SELECT coalesce(json_agg(p.name ORDER BY s.seat), '[]') FROM seats s
              LEFT JOIN players p ON p.id = s.player_id
              WHERE s.bucket = g.bucket AND s.game_id = g.id AND s.player_id IS DISTINCT FROM b.player_id
            )
          ) ORDER BY n.id)
          FROM (
            SELECT * FROM notes WHERE player_id = b.player_id AND id <= b.last ORDER BY id DESC
            LIMIT ${MAX_NOTES}::int
          ) n JOIN games g ON g.bucket = bucket_of(n.game_id) AND g.id = n.game_id
        ), '[]')::text AS notes
        FROM mailboxes b WHERE b.player_id = ${playerId}::uuid AND b.lease = ${lease}::uuid`;
      const mailbox = await prisma.mailbox.findFirst({
        where: { playerId, lease },
        include: { player: { select: { name: true } } },
      });
      if (row === undefined || mailbox === null) return null;
      const notes = (JSON.parse(row.notes) as PackedNote[]).map((note) => ({
        ...note,
        at: new Date(note.at),
      }));
      const { attempts, player } = mailbox;
      return { mailbox: mailboxOf(mailbox), name: player.name, lease, attempts, notes, last: row.last };
    },

    async expect({ mailbox: { playerId }, lease }, confirmationHash) {
      const { count } = await prisma.mailbox.updateMany({
        where: { playerId, lease },
        data: { confirmationHash },
      });
      return count > 0;
    },

    // Raw SQL: compares with the current value of `last`, which notes added meanwhile have raised.
    async finish({ mailbox: { playerId }, lease, last }, now, sent, error) {
      const at = now.toISOString();
      await prisma.note.deleteMany({ where: { playerId, id: { lte: BigInt(last) } } });
      await prisma.$executeRaw`/* finish_mailbox */
        UPDATE mailboxes SET attempts = 0, error = ${error}::text, lease = NULL,
          mailed_at = CASE WHEN ${sent}::bool THEN ${at}::timestamptz ELSE mailed_at END,
          next_at = CASE WHEN last > ${last}::bigint THEN ${at}::timestamptz END
        WHERE player_id = ${playerId}::uuid AND lease = ${lease}::uuid`;
    },

    async postpone({ mailbox: { playerId }, lease }, nextAt, error) {
      const failed = error === null ? {} : { error, attempts: { increment: 1 } };
      await prisma.mailbox.updateMany({
        where: { playerId, lease },
        data: { ...failed, nextAt, lease: null },
      });
    },

    async giveUp({ mailbox: { playerId }, lease }, error) {
      await prisma.$transaction([
        prisma.note.deleteMany({ where: { playerId } }),
        prisma.mailbox.updateMany({
          where: { playerId, lease },
          data: { confirmedAt: null, confirmationHash: null, error, attempts: 0, nextAt: null, lease: null },
        }),
      ]);
    },

    bringForward: (now, lease) => bringForward(prisma, 'mailboxes', now, lease),

    async forgetConfirmations(before) {
      await inBatches((limit) => prisma.confirmation.deleteMany({ where: { at: { lt: before } }, limit }));
    },
  };
}

async function mayAsk(
  { confirmation }: Pick<PrismaClient, 'confirmation'>,
  playerId: string,
  addressHash: string,
  { since, perPlayer, perBoth, perAddress, keptForFirst }: ConfirmationLimits,
): Promise<boolean> {
  const at = { gt: since };
  const ofPlayer = await confirmation.count({ where: { playerId, at } });
  const ofBoth = await confirmation.count({ where: { playerId, addressHash, at } });
  const ofAddress = await confirmation.count({ where: { addressHash, at } });
  const kept = ofBoth === 0 ? 0 : keptForFirst;
  return ofPlayer < perPlayer && ofBoth < perBoth && ofAddress < perAddress - kept;
}

/** The likely inbox of an address: most mail servers deliver `ayla+games@…` to `ayla@…`. */
const inboxOf = (address: string): string => address.toLowerCase().replace(/\+[^@]*@/, '@');

const wishColumns = ({ quietHours, events, ...wishes }: MailWishes) => ({
  address: wishes.address,
  language: wishes.language,
  digest: wishes.digest,
  dailyAt: wishes.dailyAt,
  timeZone: wishes.timeZone,
  events: [...events],
  quietFrom: quietHours?.from ?? null,
  quietUntil: quietHours?.until ?? null,
});

const mailboxFrom = (keyring: Keyring, row: rows.Mailbox): Mailbox => ({
  playerId: row.playerId,
  address: row.address,
  language: row.language as Language,
  events: row.events as NoticeType[],
  digest: row.digest as Held['mailbox']['digest'],
  dailyAt: row.dailyAt,
  quietHours:
    row.quietFrom === null || row.quietUntil === null ? null : { from: row.quietFrom, until: row.quietUntil },
  timeZone: row.timeZone,
  confirmedAt: row.confirmedAt,
  unsubscribedAt: row.unsubscribedAt,
  unsubscribeToken: keyring.open('unsubscription', row.playerId, row.unsubscribeToken),
  mailedAt: row.mailedAt,
  error: row.error,
  createdAt: row.createdAt,
});
