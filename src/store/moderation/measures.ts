import { isId } from '../../kernel/ids.js';
import { eventsTopic } from '../../play/ports/channels/account-events.js';
import type { Measure, MeasureKind, Measures, NewMeasure } from '../../play/ports/moderation/measures.js';
import { OUTBOX } from '../../play/ports/notice-types.js';
import { inTransaction } from '../accounts/account-locks.js';
import type { LocalBus } from '../bus/local-bus.js';
import type * as rows from '../generated/client.js';
import type { Prisma, PrismaClient } from '../generated/client.js';
import { insertReply } from '../replies/insert-reply.js';
import { gameColumns } from '../sql/bucket.js';
import { actorFrom, idOf, noticeAccount, writeAudit } from './staff.js';
import { tellAccount } from './tell.js';

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

const findTargets = (
  prisma: PrismaClient,
): Pick<Measures, 'playTogether' | 'authorOf' | 'ownerOfWebhook'> => ({
  async playTogether(one, other) {
    const [row] = await prisma.$queryRaw<{ found: boolean }[]>`/* play_together */
      SELECT EXISTS (
        SELECT FROM seats o JOIN games g ON g.bucket = o.bucket AND g.id = o.game_id
        WHERE o.player_id = ${other}::uuid AND g.status IN ('open', 'active') AND (
          g.creator_id = ${one}::uuid
          OR EXISTS (SELECT FROM seats s WHERE s.bucket = g.bucket AND s.game_id = g.id AND s.player_id = ${one}::uuid)
          OR EXISTS (
            SELECT FROM former_holders f WHERE f.bucket = g.bucket AND f.game_id = g.id AND f.player_id = ${one}::uuid
          )
        )
      ) AS found`;
    return row?.found === true;
  },

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
    if (playerId === null) return;
    bus.publish([playerId, eventsTopic(playerId)]);
    bus.notify(OUTBOX);
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

/** Processes see it at once. */
async function tell(tx: Tx, playerId: string, at: Date, mail: AboutMeasure): Promise<void> {
  await noticeAccount(tx, playerId);
  await tx.$executeRaw`/* notice_guests */
    UPDATE players SET revision = revision + 1 WHERE id IN (
      SELECT t.player_id FROM games g JOIN tokens t ON t.game_id = g.id
      WHERE g.creator_id = ${playerId}::uuid AND g.status IN ('open', 'active')
    )`;
  await tellAccount(tx, { playerId, type: 'account.measure', at, mail });
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
