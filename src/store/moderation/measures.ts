import { isId } from '../../kernel/ids.js';
import { eventsTopic } from '../../play/ports/channels/account-events.js';
import type { Measure, MeasureKind, Measures, NewMeasure } from '../../play/ports/moderation/measures.js';
import { inTransaction } from '../accounts/account-locks.js';
import type { LocalBus } from '../bus/local-bus.js';
import type * as rows from '../generated/client.js';
import type { Prisma, PrismaClient } from '../generated/client.js';
import { insertReply } from '../replies/insert-reply.js';
import { gameColumns } from '../sql/bucket.js';
import { actorFrom, idOf, noticeAccount, writeAudit } from './staff.js';

type Tx = Prisma.TransactionClient;

export const openMeasures = (prisma: PrismaClient, bus: LocalBus): Measures => ({
  ...readMeasures(prisma),
  ...findTargets(prisma),
  ...writeMeasures(prisma, bus),

  async done(id, doneAt) {
    await prisma.measure.updateMany({ where: { id, doneAt: null }, data: { doneAt } });
  },

  async appeal(id, text, appealedAt) {
    const where = { id, appealedAt: null, liftedAt: null };
    const { count } = await prisma.measure.updateMany({ where, data: { appeal: text, appealedAt } });
    return count > 0;
  },
});

const readMeasures = (prisma: PrismaClient): Pick<Measures, 'find' | 'list' | 'waiting' | 'inForce'> => ({
  async find(id) {
    const row = isId(id) ? await prisma.measure.findUnique({ where: { id } }) : null;
    return row === null ? null : measureOf(row);
  },

  async list({ player, kind, appealed, before, limit }) {
    const rows = await prisma.measure.findMany({
      where: {
        ...(player === undefined ? {} : { playerId: player }),
        ...(kind === undefined ? {} : { kind }),
        ...(appealed === undefined ? {} : { appealedAt: { not: null }, answeredAt: null }),
        ...(before === undefined ? {} : { id: { lt: before } }),
      },
      orderBy: { id: 'desc' },
      take: limit,
    });
    return rows.map(measureOf);
  },

  async waiting(limit) {
    const rows = await prisma.measure.findMany({
      ...{ where: { doneAt: null }, orderBy: { id: 'asc' }, take: limit },
    });
    return rows.map(measureOf);
  },

  async inForce(kind, subject, now) {
    const row = await prisma.measure.findFirst({
      where: { kind, subject, liftedAt: null, OR: [{ endsAt: null }, { endsAt: { gt: now } }] },
      orderBy: { id: 'desc' },
    });
    return row === null ? null : measureOf(row);
  },
});

const findTargets = (prisma: PrismaClient): Pick<Measures, 'authorOf' | 'ownerOfWebhook'> => ({
  async authorOf(game, message) {
    const row = await prisma.message.findFirst({
      where: { ...gameColumns(game), id: message },
      select: { authorId: true },
    });
    return row?.authorId ?? null;
  },

  async ownerOfWebhook(id) {
    return (await prisma.webhook.findUnique({ where: { id }, select: { playerId: true } }))?.playerId ?? null;
  },
});

function writeMeasures(
  prisma: PrismaClient,
  bus: LocalBus,
): Pick<Measures, 'add' | 'decide' | 'revokeApplication'> {
  const publish = (playerId: string | null) => {
    if (playerId !== null) bus.publish([playerId, eventsTopic(playerId)]);
  };
  return {
    async add(measure, note, reply) {
      const { game, actor, ...row } = measure;
      await inTransaction(prisma, async (tx) => {
        await tx.measure.create({ data: { ...row, gameId: game, by: actor.by, actorId: idOf(actor) } });
        await writeAudit(tx, note);
        if (row.playerId !== null) await tell(tx, row.playerId, measure.at, mailAbout(measure));
        if (reply !== undefined) await insertReply(tx, reply);
      });
      publish(row.playerId);
    },

    async decide(id, { lift, answer }, note) {
      const decided = await inTransaction(prisma, async (tx) => {
        const [row] = await tx.measure.updateManyAndReturn({
          where: { id, liftedAt: null },
          data: { answer, answeredAt: note.at, ...(lift ? { liftedAt: note.at } : {}) },
        });
        if (row === undefined) return null;
        await writeAudit(tx, note);
        const mail = { kind: lift ? 'lifted' : 'upheld', about: `${row.kind}\n\n${answer}` };
        if (row.playerId !== null) await tell(tx, row.playerId, note.at, mail);
        return row;
      });
      publish(decided?.playerId ?? null);
      return decided !== null;
    },

    async revokeApplication(clientId) {
      const gone = await prisma.grant.findMany({ where: { clientId }, select: { playerId: true } });
      await prisma.grant.deleteMany({ where: { clientId } });
      bus.publish([...new Set(gone.map(({ playerId }) => playerId))]);
    },
  };
}

interface AboutMeasure {
  readonly kind: string;
  readonly about: string;
}

const mailAbout = ({ kind, endsAt, reason }: NewMeasure): AboutMeasure => ({
  ...{ kind: 'measure', about: `${kind}\n${endsAt?.toISOString().slice(0, 10) ?? ''}\n${reason}` },
});

/** Processes see it at once, readers of events find one, and a mail goes to each address that is theirs. */
async function tell(tx: Tx, playerId: string, at: Date, { kind, about }: AboutMeasure): Promise<void> {
  await noticeAccount(tx, playerId);
  await tx.$executeRaw`/* tell_of_measure */
    WITH reading AS MATERIALIZED (
      SELECT player_id, last FROM event_readers WHERE player_id = ${playerId}::uuid FOR NO KEY UPDATE
    ), happened AS (
      INSERT INTO account_events (player_id, id, type, at)
      SELECT player_id, last + 1, 'account.measure', ${at}::timestamptz FROM reading RETURNING player_id, id
    )
    UPDATE event_readers r SET last = h.id FROM happened h WHERE r.player_id = h.player_id`;
  await tx.$executeRaw`/* mail_of_measure */
    INSERT INTO account_mails (id, player_id, kind, address, language, about, created_at, next_at)
    SELECT gen_random_uuid(), ${playerId}::uuid, ${kind}, address, 'en', ${about}, ${at}::timestamptz, ${at}::timestamptz
    FROM (
      SELECT label AS address FROM sign_in_methods WHERE player_id = ${playerId}::uuid AND kind = 'address'
      UNION SELECT address FROM mailboxes WHERE player_id = ${playerId}::uuid AND confirmed_at IS NOT NULL
    ) theirs`;
}

/** Of deleted accounts no words stay, and nothing that they were called. */
export async function forgetMeasures(tx: Tx, accounts: readonly string[]): Promise<void> {
  const these = { in: [...accounts] };
  await tx.measure.updateMany({ where: { playerId: these }, data: { appeal: null, nameKey: null } });
  await tx.announcement.deleteMany({ where: { actorId: these } });
  await tx.measure.updateMany({ where: { actorId: these }, data: { reason: '', answer: null } });
}

const measureOf = ({ gameId, by, actorId, kind, ...row }: rows.Measure): Measure => ({
  ...row,
  ...{ kind: kind as MeasureKind, game: gameId, actor: actorFrom(by, actorId) },
});
