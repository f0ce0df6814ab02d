import { eventsTopic } from '../../play/ports/channels/account-events.js';
import { QuotaExceeded } from '../../play/ports/limits/quotas.js';
import type {
  Report,
  ReportKind,
  ReportOutcome,
  ReportReason,
  ReportState,
  Reports,
} from '../../play/ports/moderation/reports.js';
import { OUTBOX } from '../../play/ports/notice-types.js';
import { asLivingAccount, inTransaction } from '../accounts/account-locks.js';
import { lockQuotas } from '../accounts/quotas.js';
import type { LocalBus } from '../bus/local-bus.js';
import type * as rows from '../generated/client.js';
import type { Prisma, PrismaClient } from '../generated/client.js';
import { writeAudit } from './staff.js';
import { tellAccount } from './tell.js';

const DAY = 86_400_000;
const person = { select: { id: true, name: true } } as const;
const WHOLE = {
  ...{ reporter: person, player: person, handler: person },
  messages: { include: { author: person }, orderBy: { messageId: 'asc' } },
} as const;

export const openReports = (prisma: PrismaClient, bus: LocalBus): Reports => ({
  create: async ({ messages, player, game, ...report }, reporterId, limit, reply) => {
    await asLivingAccount(
      prisma,
      reporterId,
      async (tx) => {
        await lockQuotas(tx, reporterId);
        const since = new Date(report.at.getTime() - DAY);
        const used = await tx.report.count({ where: { reporterId, at: { gt: since } } });
        if (used >= limit) throw new QuotaExceeded({ name: 'reports-per-day', limit, used });
        const told = { state: 'open', changedAt: report.at };
        await tx.report.create({
          data: {
            ...{ ...report, ...told, reporterId, gameId: game },
            ...{ playerId: player?.id ?? null, name: player?.name ?? null },
          },
        });
        await tx.reportMessage.createMany({
          data: messages.map(({ id, author, ...message }) => ({
            ...{ ...message, reportId: report.id, messageId: id, authorId: author.id },
          })),
        });
      },
      reply,
    );
  },

  ...findReports(prisma),

  async change(id, change, note) {
    const changed = await inTransaction(prisma, async (tx) => {
      const where = { id, state: { not: 'closed' } };
      const data = { ...change, changedAt: note.at };
      const [row] = await tx.report.updateManyAndReturn({ where, data });
      if (row === undefined) return null;
      await writeAudit(tx, note);
      return { answered: change.state === 'closed' ? await answerReporter(tx, row, note.at) : null };
    });
    const reader = changed?.answered ?? null;
    if (reader !== null) {
      bus.publish([eventsTopic(reader)]);
      bus.notify(OUTBOX);
    }
    return changed !== null;
  },
});

/** Tells the reporter what came of it. Null if the account is gone. */
async function answerReporter(
  tx: Prisma.TransactionClient,
  { reporterId, outcome, answer }: Pick<rows.Report, 'reporterId' | 'outcome' | 'answer'>,
  at: Date,
): Promise<string | null> {
  if (reporterId === null) return null;
  const mail = { kind: 'report', about: `${outcome}\n${answer ?? ''}` };
  await tellAccount(tx, { playerId: reporterId, type: 'report.answered', at, mail });
  return reporterId;
}

const findReports = (prisma: PrismaClient): Pick<Reports, 'find' | 'list' | 'haveWhispers'> => ({
  async find(id) {
    const row = await prisma.report.findUnique({ where: { id }, include: WHOLE });
    return row === null ? null : reportOf(row);
  },

  async list({ state, player, reporter, notAbout, before, limit }) {
    const rows = await prisma.report.findMany({
      where: {
        ...(state === undefined ? {} : { state }),
        ...(player === undefined ? {} : { playerId: player }),
        ...(reporter === undefined ? {} : { reporterId: reporter }),
        ...(notAbout === undefined ? {} : { OR: [{ playerId: null }, { playerId: { not: notAbout } }] }),
        ...(before === undefined ? {} : { id: { lt: before } }),
      },
      include: WHOLE,
      orderBy: { id: 'desc' },
      take: limit,
    });
    return rows.map(reportOf);
  },

  async haveWhispers(gameId, besides) {
    const others = [{ reporterId: null }, { reporterId: { not: besides } }];
    const where = { gameId, OR: others, messages: { some: { whispered: true } } };
    return (await prisma.report.findFirst({ where, select: { id: true } })) !== null;
  },
});

/** Deletes the words of deleted accounts, and what was pinned of them. */
export async function forgetReports(
  tx: Prisma.TransactionClient,
  accounts: readonly string[],
  at: Date,
): Promise<void> {
  const these = { in: [...accounts] };
  await tx.reportMessage.deleteMany({ where: { authorId: these } });
  await tx.report.updateMany({ where: { reporterId: these }, data: { reporterId: null, text: '' } });
  await tx.report.updateMany({ where: { playerId: these }, data: { name: null } });
  await tx.report.updateMany({
    where: { playerId: these, state: { not: 'closed' } },
    data: { state: 'closed', outcome: 'gone', changedAt: at },
  });
  await tx.report.updateMany({
    where: { handlerId: these, state: 'taken' },
    data: { state: 'open', handlerId: null },
  });
  await tx.report.updateMany({ where: { handlerId: these }, data: { answer: null } });
}

type Row = Prisma.ReportGetPayload<{ include: typeof WHOLE }>;

const reportOf = ({ player, name, gameId, messages, ...row }: Row): Report => ({
  ...{ id: row.id, at: row.at, text: row.text, version: row.version, game: gameId },
  ...{ reporter: row.reporter, handler: row.handler, answer: row.answer, changedAt: row.changedAt },
  kind: row.kind as ReportKind,
  reason: row.reason as ReportReason,
  state: row.state as ReportState,
  outcome: row.outcome as ReportOutcome | null,
  // The name as it was when it was reported.
  player: player && { id: player.id, name: name ?? '' },
  messages: messages.map(({ messageId, author, at, seat, whispered, text }) => ({
    ...{ id: messageId, author, at, seat, whispered, text },
  })),
});
